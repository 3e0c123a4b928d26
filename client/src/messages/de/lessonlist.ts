import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/lessonlist";

export default {
  "ls.above": "Beim Spielen lernen",
  "ls.lead":
    "Kurze Partien, die eins nach dem anderen erklären, gegen einen sanften Bot. Hör auf, wann du willst: Es geht weiter, wo du warst.",
  "ls.begin": "Beginnen",
  "ls.again": "Noch einmal",
  "ls.goOn": "Weiterspielen",
  "ls.done": "geschafft",
  "ls.half": "erstes Kapitel geschafft",
  "ls.running": "begonnen",
  "ls.named": "{act}: {title}",
  "ls.count": "{done} von {n} geschafft",
  "ls.merlin":
    "Ziel, Würfel, Gefolge und Aufträge; dann Einfluss, Verräter und Stäbe. Vier Runden, etwa 30 Minuten.",
  "ls.favor": "Aufträge, die deinem Gefolge etwas beibringen.",
  "ls.arthur": "Der schwarze Würfel, der innere Ring und die Pikten.",
  "ls.knights": "Zwei Verbündete und wie ihre Plättchen helfen.",
  "ls.treasures": "Was ein Gutshof im Umland zutage fördert.",
  "ls.decrees": "Erlasse holen, statt zu dienen, und zweimal nutzen.",
  "ls.gold": "Münzen, die Würfel drehen, und Misteln für Aufträge.",
  "ls.market": "Kaufen, was fehlt, und Hilfe für einen Zug anheuern.",
  "ls.caerleon": "Sechs Viertel und wer in welchem am besten arbeitet.",
  "ls.morgana": "Ihre Würfel, ihre Kessel und das Fürstentum, das sie sperrt.",
  "ls.kingarthur": "Aufdecken, herausfordern, das erste Abenteuer gewinnen. Etwa zehn Minuten.",
  "ls.seals": "Drei Arten der Herausforderung, und Reihen, die fallen.",
} satisfies Translation<typeof en>;
