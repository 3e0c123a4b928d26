import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/replay";

export default {
  "replay.title": "Nachspielen: {table}",
  "replay.name": "Nachspielen",
  "replay.stake": "hier steht nichts auf dem Spiel",
  "replay.stake.running": "die Partie geht inzwischen weiter",
  "replay.result": "Ergebnis",
  "replay.toTable": "Zum Tisch",
  "replay.leave": "Verlassen",

  "replay.decision": "Entscheidung {n} von {all}",
  "replay.short": "{n} von {all}",
  "replay.over": "Das Ende",
  "replay.now": "Jetzt",
  "replay.where": "Runde {round}, Zug {turn}, {name}",
  "replay.where.over": { one: "nach {n} Entscheidung", other: "nach {n} Entscheidungen" },
  "replay.value": "Entscheidung {n} von {all}, Runde {round}, {name}, {ask}",
  "replay.value.covered": "Entscheidung {n} von {all}, Runde {round}, {name}",
  "replay.value.over": "das Ende, nach {all} Entscheidungen",
  "replay.value.now": "jetzt, nach {all} Entscheidungen",
  "replay.timeline": "Entscheidungen der Partie",
  "replay.controls": "Durch die Partie gehen",

  "replay.turn": "Zug",
  "replay.decision.word": "Entscheidung",
  "replay.turnBack": "Einen Zug zurück",
  "replay.turnOn": "Einen Zug weiter",
  "replay.back": "Eine Entscheidung zurück",
  "replay.on": "Eine Entscheidung weiter",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.speed": "Tempo",
  "replay.speed.half": "½×",
  "replay.speed.times": "{n}×",
  "replay.more": "Mehr",
  "replay.more.title": "Zurückschauen",

  "replay.fork": "Von hier abzweigen",
  "replay.fork.running":
    "Abzweigen geht erst nach dem Ende: Vorher würde ein Übungstisch verraten, was die Würfel noch bringen.",
  "replay.fork.over": "Hier ist nichts mehr zu entscheiden. Geh zu einer Entscheidung zurück.",
  "replay.fork.text":
    "Ein Übungstisch wird bei Entscheidung {n} von {all} eröffnet, genau wie es hier steht. Die Partie selbst bleibt, wie sie war.",
  "replay.fork.seat": "Wessen Platz nimmst du?",
  "replay.fork.decides": "entscheidet hier",
  "replay.fork.mine": "dein Platz in der Partie",
  "replay.fork.bots": { one: "Den anderen Platz nimmt ein Bot", other: "Die anderen Plätze nehmen Bots" },
  "replay.fork.then":
    "Würfel und Karten kommen wie in der Partie, solange dasselbe entschieden wird. Zurücknehmen reicht nicht weiter als bis zu dieser Stellung.",
  "replay.fork.act": "Übungstisch eröffnen",
  "replay.fork.opening": "Der Tisch wird gedeckt",

  "replay.asked": "{name} wurde gefragt",
  "replay.asked.you": "Du wurdest gefragt",
  "replay.asked.now": "{name} ist gefragt",
  "replay.asked.nowYou": "Du bist gefragt",
  "replay.possible": "Was möglich war. Der Haken zeigt die Wahl.",
  "replay.possible.now": "Was möglich ist. Gewählt wird nicht hier.",
  "replay.covered": "Von hier sieht man nicht, was {name} wählen konnte.",
  "replay.covered.now": "Von hier sieht man nicht, was {name} wählen kann.",
  "replay.chosen": "gewählt",
  "replay.others": {
    one: "eine weitere Möglichkeit",
    other: "{words} weitere Möglichkeiten",
  },
  "replay.over.text": "Es ist nichts mehr zu entscheiden.",

  "replay.seenBy": "Aus Sicht von",
  "replay.seenBy.open": "alle Hände sind offen",
  "replay.seenBy.own": "nur die eigene Hand ist offen",
  "replay.seenBy.running": "die Hände sind nach dem Ende offen",
  "replay.everyone": "Allen",
  "replay.spectator": "Zuschauern",

  "replay.ml.missionsOf": "Aufträge von {name}",

  "replay.log": "Verlauf",
  "replay.log.about": "eine Zeile führt dorthin",
  "replay.log.none": "Noch ist nichts geschehen.",
} satisfies Translation<typeof en>;
