import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/knights";

export default {
  "knights.name.tristram": "Tristram",
  "knights.name.lamorak": "Lamorak",
  "knights.name.gawain": "Gawain",
  "knights.name.lancelot": "Lancelot",
  "knights.name.gareth": "Gareth",
  "knights.name.geraint": "Geraint",
  "knights.name.galahad": "Galahad",
  "knights.name.bors": "Bors",
  "knights.name.gaheris": "Gaheris",
  "knights.name.percival": "Percival",
  "knights.name.bedivere": "Bedivere",
  "knights.name.kay": "Kay",
  "knights.sir": "Sir {name}",

  "knights.text.tristram":
    "Ein Plättchen dreht einen Würfel deines Ritters um eins oder zwei hinauf oder hinunter.",
  "knights.text.lamorak":
    "Auf Fürstentumsfeldern und dem Einflussfeld für Gefolgsleute darfst du auch jemanden nutzen, der dort schon steht.",
  "knights.text.gawain": "Ein Plättchen dreht deinen Merlinwürfel auf eine beliebige Seite.",
  "knights.text.gawain.arthur":
    "Ein Plättchen dreht deinen Merlin- oder Artuswürfel auf eine beliebige Seite.",
  "knights.text.lancelot":
    "Sein Marschall steht, wo dein Ritter beginnt. Ein Gefolgsmann, den du dorthin schickst, tut seinen Dienst zweimal.",
  "knights.text.gareth":
    "Der erste Verräter jeder Farbe, den du abwehrst, bringt ein Plättchen und einen Punkt. Am Ende zählen die Plättchen.",
  "knights.text.geraint":
    "Jedes Punktefeld bringt dir einen Punkt mehr, das erste jeder Art auch ein Plättchen. Am Ende zählen die Plättchen.",
  "knights.text.geraint.first":
    "Das erste Punktefeld jeder Art bringt dir ein Plättchen und einen Punkt mehr. Am Ende zählen die Plättchen.",
  "knights.text.galahad":
    "Nimmst du Schild, Fahne oder Baumaterial, holt ein Plättchen es aus einem anderen Fürstentum.",
  "knights.text.bors":
    "Für ein Plättchen und einen Würfel deines Ritters, was er auch zeigt, geht dein Ritter in ein beliebiges Fürstentum.",
  "knights.text.gaheris":
    "Baust du, darf eine Burg unter den Gutshof: Er zählt einen mehr, und ein Turm gibt doppelt.",
  "knights.text.percival": "Ein Plättchen ändert die Farbe von etwas, das ein Auftrag verlangt.",
  "knights.text.bedivere": "Du hast sechs Aufträge. Ein Plättchen tauscht einen gegen einen der Auslage.",
  "knights.text.kay":
    "Zu einem Marker darfst du ein Plättchen legen: Es zählt einen mehr für die Mehrheit und kommt nach der Wertung zurück.",

  "knights.does.tristram": "Ritterwürfel ±1 oder ±2",
  "knights.does.lamorak": "Dienst auch, wo einer steht",
  "knights.does.gawain": "Merlinwürfel beliebig",
  "knights.does.gawain.arthur": "Merlin- oder Artuswürfel beliebig",
  "knights.does.lancelot": "doppelter Dienst {in}",
  "knights.does.gareth": "erste Verräter jeder Farbe",
  "knights.does.geraint": "+1 auf jedem Punktefeld",
  "knights.does.galahad": "ein Gut von anderswo",
  "knights.does.bors": "in jedes Fürstentum",
  "knights.does.gaheris": "eine Burg unter den Gutshof",
  "knights.does.percival": "andere Farbe im Auftrag",
  "knights.does.bedivere": "sechs Aufträge, tauschen",
  "knights.does.kay": "einer mehr für die Mehrheit",

  "knights.allies": "Verbündete",
  "knights.tiles": { one: "{n} Plättchen", other: "{n} Plättchen" },
  "knights.tilesLeft": "noch {n} von {all} Plättchen",
  "knights.tilesHad": "{n} von {all} Plättchen gesammelt",
  "knights.tile.gareth": "{place}: abgewehrt",
  "knights.tile.gareth.open": "{place}: noch nicht abgewehrt",
  "knights.tile.geraint": "{pieces}: genutzt",
  "knights.tile.geraint.open": "{pieces}: noch nicht genutzt",
  "knights.byItself": "ohne Plättchen: es gilt immer",
  "knights.worth": "{points} am Ende",
  "knights.scale": "am Ende {points} Punkte",
  "knights.marshal": "Marschall",
  "knights.marshalOf": "Marschall von {name}",
  "knights.kayTiles": { one: "{n} Plättchen von Kay", other: "{n} Plättchen von Kay" },

  "knights.draft.stack": "Stapel {stack}",
  "knights.draft.forward": "geht im Uhrzeigersinn: {names}",
  "knights.draft.back": "geht andersherum: {names}",
  "knights.draft.none": "noch nicht gewählt",
  "knights.draft.now": "wählt jetzt",
  "knights.draft.takenBy": "bei {name}",
  "knights.draft.takenByYou": "dient dir",
  "knights.draft.marshalHere": "Dein Ritter beginnt {in}.",

  "ml.ask.ally": "Wähle einen Verbündeten",
  "ml.ask.castle-tile": "Eine Burg darunter?",
  "ml.ask.galahad": "Von anderswo?",
  "ml.ask.kay": "Ein Plättchen von Kay?",
  "ml.ask.lancelot": "Ein zweiter Marker?",
  "ml.say.lancelot": "Wo der Marschall steht, darf sie noch einen setzen.",
  "ml.decline.lancelot": "Behalten",
  "ml.say.ally": "Er dient dir die ganze Partie. Die anderen wählen aus dem Rest.",
  "ml.say.castle-tile": "Auf einer Burg zählt der Gutshof im Umland doppelt.",
  "ml.say.castle-tile.tower":
    "Auf einer Burg zählt der Gutshof im Umland doppelt, und sein Turm gibt doppelt.",
  "ml.say.galahad": "Für ein Plättchen nimmt Galahad {what} aus einem anderen Fürstentum.",
  "ml.say.kay":
    "Es zählt einen Marker mehr für die Mehrheit, bringt keine Punkte und kommt nach der Wertung zurück.",
  "ml.decline.castle-tile": "Die Burg behalten",
  "ml.decline.galahad.from": "Nimm es {from}",
  "ml.decline.galahad.none": "Nimm nichts: {in} ist nichts davon da",
  "ml.decline.kay": "Das Plättchen behalten",

  "knights.forTile.left": {
    one: "für ein Plättchen von {ally}; dann bleibt {words}",
    other: "für ein Plättchen von {ally}; dann bleiben {words}",
  },
  "knights.forTile.last": "für das letzte Plättchen von {ally}",
  "knights.option.turn.detail": "für ein Plättchen von {ally}; dann {to}",
  "knights.option.portal.detail": "für ein Plättchen von Bors; {does}",
  "knights.option.swap": "Tausche einen Auftrag",
  "knights.option.swap.detail": "für {own}; {state}",
  "knights.option.percival": "{said}; ein Plättchen von Percival steht für {needs}",
  "knights.option.noMistletoe": "Keine Mistel",
  "knights.option.rest": "Percivals Plättchen erfüllt den Rest",
  "knights.option.castle": "Eine Burg unter den Gutshof",
  "knights.option.kay": "Leg ein Plättchen {in}",
  "knights.alter": "mit einem Plättchen von {ally}",
  "knights.turnTo": "Für ein Plättchen von {ally} dreh ihn auf",
  "knights.goTo": "Für ein Plättchen von Bors geht der Ritter",
  "knights.alreadyThere": "steht schon dort; {duty}",
  "knights.twice": "{duty}, mit dem Marschall zweimal",

  "knights.log.joined.you": "<b>{ally}</b> dient <b>dir</b>.",
  "knights.log.joined.other": "<b>{ally}</b> dient <b>{name}</b>.",
  "knights.log.galahad.you": "Galahad nimmt es für <b>dich</b> von anderswo.",
  "knights.log.galahad.other": "Galahad nimmt es für <b>{name}</b> von anderswo.",
  "knights.log.turned.you":
    "<b>Du</b> drehst einen Würfel von {from} auf {face} mit einem Plättchen von {ally}.",
  "knights.log.turned.other":
    "<b>{name}</b> dreht einen Würfel von {from} auf {face} mit einem Plättchen von {ally}.",
  "knights.log.portal.you": "Mit Bors geht <b>dein</b> Ritter {to}.",
  "knights.log.portal.other": "Mit Bors geht der Ritter von <b>{name}</b> {to}.",
  "knights.log.swapped.you": "<b>Du</b> tauschst einen Auftrag gegen einen der Auslage.",
  "knights.log.swapped.other": "<b>{name}</b> tauscht einen Auftrag gegen einen der Auslage.",
  "knights.log.castle.you": "<b>Du</b> legst eine Burg unter den Gutshof.",
  "knights.log.castle.other": "<b>{name}</b> legt eine Burg unter den Gutshof.",
  "knights.log.castles.you": "Gaheris’ Burg kommt zu <b>dir</b> zurück.",
  "knights.log.castles.other": "Gaheris’ Burg kommt zu <b>{name}</b> zurück.",
  "knights.log.kay.you": "<b>Du</b> legst ein Plättchen von Kay {in}.",
  "knights.log.kay.other": "<b>{name}</b> legt ein Plättchen von Kay {in}.",
  "knights.log.returned.you": {
    one: "Kays Plättchen kommt {from} zurück zu <b>dir</b>.",
    other: "Kays {words} Plättchen kommen {from} zurück zu <b>dir</b>.",
  },
  "knights.log.returned.other": {
    one: "Kays Plättchen kommt {from} zurück zu <b>{name}</b>.",
    other: "Kays {words} Plättchen kommen {from} zurück zu <b>{name}</b>.",
  },
  "knights.log.marshal.you": "<b>Dein</b> Marschall steht {in}.",
  "knights.log.marshal.other": "Der Marschall von <b>{name}</b> steht {in}.",
  "knights.log.recoloured.you": "Durch Percival gilt für <b>dich</b> {colour} statt {origin}.",
  "knights.log.recoloured.other": "Durch Percival gilt für <b>{name}</b> {colour} statt {origin}.",

  "ml.for.gareth": "Gareth",
  "ml.for.geraint": "Geraint",
  "ml.source.gareth": "Gareth",
  "ml.source.geraint": "Geraint",

  "knights.why.noTile": "kein Plättchen mehr",
  "knights.why.notYours": "dieser Stapel ist bei jemand anderem",
  "knights.why.taken": "er dient jemand anderem",
  "knights.why.itself": "es gilt von selbst",
  "knights.why.tristram": "nur bevor eine Figur zieht, auf einem unbenutzten Würfel",
  "knights.why.gawain": "nur bevor eine Figur zieht, auf einem unbenutzten Würfel",
  "knights.why.bors": "nur statt eines Zugs deines Ritters",
  "knights.why.galahad": "wenn du ein Gut aus einem Fürstentum nimmst, wirst du gefragt",
  "knights.why.gaheris": "wenn du einen Gutshof baust, wirst du gefragt",
  "knights.why.percival": "wähle den Auftrag, bei dem er hilft",
  "knights.why.bedivere": "nur in deinem eigenen Zug, mit einem Auftrag auf der Hand",
  "knights.why.kay": "wenn du einen Marker setzt, wirst du gefragt",

  "knights.explain.marshal": "Ein Gefolgsmann, den {name} hierher schickt, tut seinen Dienst zweimal.",
  "knights.explain.castle": "Er steht auf einer Burg: Er zählt im Umland doppelt.",
  "knights.explain.kay": "Sie zählen als Marker von {name} für die Mehrheit und bringen keine Punkte.",

  // In Caerleon

  "caerleon:ml.say.galahad": "Für ein Plättchen nimmt Galahad {what} in einer anderen Farbe.",
  "caerleon:knights.text.lamorak":
    "Auf Viertelfeldern und dem Einflussfeld für Gefolgsleute darfst du auch jemanden nutzen, der dort schon steht.",
  "caerleon:knights.text.galahad":
    "Nimmst du durch Einfluss Schild, Fahne oder Baumaterial, holt ein Plättchen es in einer anderen Farbe.",
  "caerleon:knights.text.bors":
    "Für ein Plättchen und einen Würfel deines Ritters, was er auch zeigt, geht dein Ritter in ein beliebiges Viertel.",
  "caerleon:knights.does.galahad": "ein Gut in anderer Farbe",
  "caerleon:knights.does.bors": "in jedes Viertel",
  "caerleon:knights.why.galahad": "wenn du durch Einfluss ein Gut nimmst, wirst du gefragt",
  "hall.ask.ally": "wähle einen Verbündeten",
  "hall.ask.castle-tile": "eine Burg unter den Gutshof?",
  "hall.ask.galahad": "ein Gut von anderswo?",
  "hall.ask.kay": "ein Plättchen zum Marker?",
  "hall.ask.lancelot": "ein zweiter Marker?",
  "make.allies": "Wie man Verbündete findet",
  "make.allies.draft": "reihum gewählt",
  "make.allies.random": "zufällig verteilt",
  "make.allies.why": "Die Anleitung nennt beides; wählen ist gerechter, der Zufall schneller.",
  "make.garethExcalibur": "Verräter, die Excalibur abwehrt",
  "make.garethExcalibur.on": "zählen für Gareth",
  "make.garethExcalibur.off": "zählen nicht",
  "make.garethExcalibur.why": "Eine Anleitung spricht von Besiegen, die andere von Abwehren.",
  "make.geraint": "Geraints zusätzlicher Punkt",
  "make.geraint.always": "auf jedem Punktefeld",
  "make.geraint.firstOnly": "nur auf dem ersten jeder Art",
  "make.geraint.why": "Die neuere Anleitung sagt es ausdrücklich: immer, wenn so ein Feld genutzt wird.",
  "make.castlePlusOne": "Wo nach einer Wertung eine Burg steht",
  "make.castlePlusOne.on": "darf ein Gutshof mehr bleiben",
  "make.castlePlusOne.off": "bleibt kein anderer",
  "make.castlePlusOne.why": "Eine Anleitung sagt es deutlich, die andere lässt es offen.",
  "make.galahadEmpty": "Galahad, wenn kein Gut mehr da ist",
  "make.galahadEmpty.on": "nimmt anderswo eins",
  "make.galahadEmpty.off": "kann nicht helfen",
  "make.galahadEmpty.why": "Er nimmt ein Gut stattdessen; das erste muss nicht da sein.",
  "mb.new.knights.1":
    "Vor der Partie wählen alle aus zwei Stapeln je einen Verbündeten, oder der Zufall teilt sie aus (R40.1, R40.2).",
  "mb.new.knights.2": "Die meisten haben Plättchen: Jedes hilft einmal, dann ist es fort.",
  "mb.new.knights.3":
    "Für Würfel: Tristram ändert einen um bis zu zwei, Gawain stellt Merlins ein (R40.3, R40.7).",
  "mb.new.knights.4": "Für Wege: Bors geht in ein beliebiges Fürstentum (R40.10).",
  "mb.new.knights.5":
    "Für Gefolgsleute: Die von Lamorak dienen noch einmal, wo sie stehen; Lancelots Marschall verdoppelt einen Dienst (R40.4, R40.8).",
  "mb.new.knights.6": "Für Güter: Galahad nimmt sie aus einem anderen Fürstentum (R40.9).",
  "mb.new.knights.7":
    "Für Aufträge: Percival ändert eine Farbe; Bedivere hat sechs auf der Hand und tauscht sie (R40.11, R40.13).",
  "mb.new.knights.8":
    "Für Mehrheiten: Gaheris legt Burgen unter Gutshöfe, Kay Plättchen unter Marker (R40.12, R40.15).",
  "mb.new.knights.9": "Gareth sammelt abgewehrte Verräter, Geraint Punktefelder (R40.5, R40.6).",
  "mb.new.knights.10": "Verbündete liegen offen: Rechne mit denen der anderen.",

  // Its first lesson

  "lesson.knights.welcome.title": "Wähl einen Verbündeten",
  "lesson.knights.welcome.text":
    "Jeder hilft die ganze Partie auf seine Art. Du wählst aus zwei Stapeln je einen, im Wechsel mit deinem Gegner.",
  "lesson.knights.second.title": "Und einen zweiten",
  "lesson.knights.second.text": "Such einen, der gut zum ersten passt.",
  "lesson.knights.allies.title": "Deine zwei Verbündeten",
  "lesson.knights.allies.text": "Sie liegen offen vor dir.",
  "lesson.knights.tile.title": "Ein Plättchen kann jetzt helfen",
  "lesson.knights.tile.text": "Jedes wirkt einmal, dann ist es fort. Nutz es nur, wenn es sich lohnt.",
  "lesson.knights.asked.title": "Dein Verbündeter fragt dich",
  "lesson.knights.asked.text": "Nutz jetzt ein Plättchen oder heb es auf.",
  "lesson.knights.points.title": "Plättchen am Ende",
  "lesson.knights.points.text":
    "Nur Gareth und Geraint bringen am Ende Punkte für ihre Plättchen. Andere, die übrig sind, zählen nichts.",
  "lesson.knights.done.title": "Zwei Freunde am Tisch",
  "lesson.knights.done.text":
    "Zehn weitere Verbündete warten darauf, dass du sie ausprobierst. Spiel weiter, wenn du magst, oder hör hier auf.",
  "lesson.knights.ally": "{name}: {text}",
  "knights.source": "Verbündete",
} as const satisfies Translation<typeof english>;
