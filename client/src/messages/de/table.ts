import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/table";

export default {
  "table.title": "Tisch",
  "table.replay": "Nachspielen",
  "table.gathering.kicker": "Der Tisch ist offen",
  "table.gathering.text": "Die Partie beginnt, wenn alle Plätze besetzt sind.",
  "table.gathering.link": "Gib diesen Link einem Freund",
  "table.gathering.linkFor": "Link für Platz {n}",
  "table.gathering.empty": "noch niemand",
  "table.gathering.online": "da",
  "table.gathering.away": "nicht da",
  "table.gathering.you": "du",
  "table.gathering.device": "an diesem Gerät",
  "table.gathering.watchLink": "Link zum Zusehen",
  "table.gathering.sit": "Platz nehmen",
  "table.gathering.leave": "Meinen Platz zurückgeben",
  "table.gathering.close": "Tisch schließen",
  "table.gathering.close.ask": "Der Tisch verschwindet, und Links zu ihm führen ins Leere.",
  "table.gathering.came": "{name} hat Platz genommen.",
  "table.closed.title": "Dieser Tisch wurde geschlossen",
  "table.closed.text": "Wer ihn eröffnet hat, hat ihn wieder abgeräumt.",
  "table.private.title": "Diese Partie ist privat",
  "table.private.text":
    "Nur wer einen Platz hat, darf zusehen. Hat dich jemand hergeschickt, bitte um den Einladungslink.",
  "table.bot.random": "Bot, sanft",
  "table.bot.greedy": "Bot, geübt",
  "table.bot.other": "Bot",

  "pass.done": "{name} ist fertig",
  "pass.next": "An diesem Gerät",
  "pass.title": "Gib das Gerät an {name}",
  "pass.text": "Die Karten von {name} sind verdeckt. Deine öffnen sich, wenn du es sagst.",
  "pass.textFirst": "Alle Hände sind verdeckt. Deine öffnet sich, wenn du es sagst.",
  "pass.take": "Ich bin {name}",
  "pass.back": "Zurück zu {name}",
  "pass.pause": "Anhalten",
} satisfies Translation<typeof en>;
