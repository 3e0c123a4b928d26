import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/rules";

export default {
  "rules.title": "Regeln",
  "rules.search": "Regeln durchsuchen",
  "rules.search.placeholder": "Wort oder Nummer, etwa Merlin oder K5.1",
  "rules.found": { one: "{n} Absatz", other: "{n} Absätze" },
  "rules.none.title": "Nichts gefunden",
  "rules.none.text": "Kein Absatz enthält alle diese Wörter.",
  "rules.clear": "Alle zeigen",
  "rules.books": "Spiele",
  "rules.contents": "Inhalt",
  "rules.reason": "Warum",
  "rules.option": "Hausregel: lässt sich beim Einrichten des Tisches ändern",
  "rules.link": "Link zu {rule}",
  "rules.unknown": "Einen Absatz {rule} gibt es nicht. Hier sind alle.",
} satisfies Translation<typeof en>;
