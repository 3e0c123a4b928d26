import type { Book } from "./book";
import { base } from "./merlin/base.de";
import { modules } from "./merlin/modules.de";
import { cases } from "./merlin/cases.de";
import { rulings } from "./merlin/rulings.de";

const book: Book = {
  title: "Merlin",
  lead: "Das Spiel um die Tafelrunde für zwei bis vier, in unseren eigenen Worten. Jeder Absatz hat eine Nummer; die Fragen am Tisch verweisen darauf.",
  chapters: [...base, ...modules, ...cases, ...rulings],
};

export default book;
