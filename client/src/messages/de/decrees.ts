import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/decrees";

export default {
  "ml.decree": "Erlass",
  "ml.decrees": "Erlasse",
  "ml.decreesIn": "Erlasse {in}",
  "ml.log.looked.you": "<b>Du</b> siehst die Erlasse {in} durch.",
  "ml.log.looked.other": "<b>{name}</b> sieht die Erlasse {in} durch.",
  "ml.log.tookDecree.you": "<b>Du</b> nimmst einen Erlass {from}: {what}.",
  "ml.log.tookDecree.other": "<b>{name}</b> nimmt einen Erlass {from}: {what}.",
  "ml.log.usedDecrees.you": {
    one: "<b>Du</b> nutzt einen Erlass.",
    other: "<b>Du</b> nutzt {words} Erlasse.",
  },
  "ml.log.usedDecrees.other": {
    one: "<b>{name}</b> nutzt einen Erlass.",
    other: "<b>{name}</b> nutzt {words} Erlasse.",
  },
  "ml.ask.look": "Der Dienst oder ein Erlass?",
  "ml.ask.decree": "Nimm einen Erlass",
  "ml.ask.decree-bonus": "Was für die Erlasse?",
  "ml.say.look": "Wer die Erlasse durchgesehen hat, muss einen davon nehmen.",
  "ml.say.look.free": "Auch wenn du die Erlasse durchgesehen hast, darfst du den Dienst noch tun.",
  "ml.say.decree": "Du bekommst, was er zeigt, und behältst ihn vor dir. Die anderen siehst nur du.",
  "ml.say.decree-bonus": "Ein Gut aus einem beliebigen Fürstentum oder ein Marker in ein beliebiges.",
  "ml.decline.look": "Den Dienst tun",
  "ml.decline.look.duty": "Der Dienst: {duty}",
  "ml.decline.decree": "Doch den Dienst tun",
  "ml.option.decree.detail": "für einen Erlass; dann {to}",
  "ml.option.decrees": "Ein Gut oder ein Marker",
  "ml.option.decrees.detail": { one: "für einen Erlass", other: "für {count} deiner {words} Erlasse" },
  "ml.option.decrees.all": { one: "für deinen Erlass", other: "für deine {words} Erlasse" },
  "ml.option.look": "Die Erlasse {in} durchsehen",
  "ml.option.look.detail": { one: "dort liegt der letzte", other: "dort liegen {words}" },
  "ml.option.bring.points": "sofort",
  "ml.option.bring.none": "nichts davon zu haben: du bekommst nur den Erlass",
  "ml.explain.stack": {
    one: "{words} Erlass liegt hier verdeckt. Ein Gefolgsmann, den das Feld des Fürstentums schickt, kann ihn statt seines Dienstes bringen.",
    other:
      "{words} Erlasse liegen hier verdeckt. Ein Gefolgsmann, den das Feld des Fürstentums schickt, kann einen statt seines Dienstes bringen.",
  },
  "ml.explain.stack.known": "Du hast sie durchgesehen: {decrees}.",
  "ml.explain.stack.readers": {
    one: "{names} hat sie durchgesehen.",
    other: "{names} haben sie durchgesehen.",
  },
  "ml.explain.decrees":
    "In deinem Zug, so oft du willst: Ein Erlass ändert einen Würfel um eins, zwei bringen ein Gut oder einen Marker, drei bringen 5 Punkte. Genutzte sind fort.",
  "ml.explain.decrees.shown": "Sie haben gebracht: {decrees}.",
  "ml.explain.decree": "Wer ihn nimmt, bekommt sofort {what} und behält ihn für später vor sich.",
  "ml.why.stack": "einen Erlass bringt ein Gefolgsmann, den ein Fürstentumsfeld schickt",
  "ml.why.noStack": "dort liegt kein Erlass mehr",
  "ml.why.noDecree": "du hast keinen Erlass",
  "ml.why.oneDecree": "ein Erlass ändert einen Würfel, bevor eine Figur zieht; für mehr braucht es zwei",
} as const satisfies Translation<typeof english>;
