import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/people";

export default {
  "gather.kicker": "Der Tisch ist offen",
  "gather.text": "Die Partie beginnt, wenn alle Plätze besetzt sind.",
  "gather.linkFor": "Link für Platz {n}",
  "gather.empty": "noch niemand",
  "gather.watchLink": "Link zum Zusehen",
  "gather.sit": "Platz nehmen",
  "gather.leave": "Meinen Platz zurückgeben",
  "gather.close": "Tisch schließen",
  "gather.close.ask": "Der Tisch verschwindet, und Links zu ihm führen ins Leere.",
  "gather.came": "{name} hat Platz genommen.",
  "gather.closed.title": "Dieser Tisch wurde geschlossen",
  "gather.closed.text": "Wer ihn eröffnet hat, hat ihn wieder abgeräumt.",
  "pass.done": "{name} ist fertig",
  "pass.next": "An diesem Gerät",
  "pass.title": "Gib das Gerät an {name}",
  "pass.text": "Die Karten von {name} sind verdeckt. Deine öffnen sich, wenn du es sagst.",
  "pass.textFirst": "Alle Hände sind verdeckt. Deine öffnet sich, wenn du es sagst.",
  "pass.missed": "Inzwischen",
  "pass.missed.earlier": {
    one: "Ein früheres Ereignis steht im Verlauf.",
    other: "{n} frühere Ereignisse stehen im Verlauf.",
  },
  "pass.take": "Ich bin {name}",
  "pass.back": "Zurück zu {name}",
  "pass.pause": "Anhalten",
} satisfies Translation<typeof en>;
