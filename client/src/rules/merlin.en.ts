import type { Book } from "./book";
import { base } from "./merlin/base.en";
import { modules } from "./merlin/modules.en";
import { cases } from "./merlin/cases.en";
import { rulings } from "./merlin/rulings.en";

const book: Book = {
  title: "Merlin",
  lead: "The game of the round table for two to four, in our own words. Every paragraph has a number; the questions at the table link to it.",
  chapters: [...base, ...modules, ...cases, ...rulings],
};

export default book;
