import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/market";

export default {
  "market.title": "Markt",
  "market.each": "je eine Münze",
  "market.visited": "besucht",

  "market.name.tile": "{good}-Plättchen",
  "market.name.plus": "Plusmarker",
  "market.name.fruit": "Apfel oder Mistel",
  "market.name.labourer": "Tagelöhner {n}",
  "market.what.plus": "einen Plusmarker",
  "market.what.fruit": "ein Plättchen mit Apfel und Mistel",
  "market.what.labourer": "Tagelöhner {n}",
  "market.what.tile": "das Plättchen „{good}“",
  "market.stall.shield": "Schildplättchen",
  "market.stall.material": "Materialplättchen",
  "market.stall.labourer": "Tagelöhner",
  "market.does.shield": "so gut wie ein Schild seiner Farbe",
  "market.does.material": "so gut wie Baumaterial seiner Farbe",
  "market.does.plus": "lässt einen Marker doppelt zählen",
  "market.does.fruit": "einmal ein Apfel oder eine Mistel",
  "market.does.labourer": "ein Zug mehr, um seine Zahl",
  "market.left": "noch {n}",
  "market.soldOut": "keine mehr da",
  "market.colours": { one: "noch eine Farbe", other: "noch {words} Farben" },
  "market.values": "geht {values}",

  "market.option.visit": "Den Markt besuchen",
  "market.option.visit.detail": {
    one: "kauf eine Ware für deine Münze",
    other: "kauf eine Ware für eine von {words} Münzen",
  },
  "market.option.visit.mission": "dann kein Auftrag in diesem Zug",
  "market.option.labourer": "geht {n} in dieser Runde: {space}",
  "market.option.stop": "In dieser Runde aufhören",
  "market.option.stop.detail": "deine Tagelöhner gehen ohne Arbeit zurück",
  "market.option.good.detail": "kommt zurück in sein Fürstentum",
  "market.option.tile.detail": "kommt zurück auf den Markt",
  "market.option.plus": "Ein Plusmarker darunter",
  "market.option.plus.detail": { one: "dein einziger", other: "du hast {words}" },
  "market.option.fruit.detail": "für ein Plättchen; dann {to}",
  "market.option.mission": {
    one: "{said}; mit Mistel und einem Plättchen",
    other: "{said}; mit Mistel und {words} Plättchen",
  },
  "market.option.mission.tiles": {
    one: "{said}; mit einem Plättchen als Mistel",
    other: "{said}; mit {words} Plättchen als Misteln",
  },
  "market.alter": "mit einem Apfelplättchen",
  "market.turnTo": "Für ein Apfelplättchen drehen auf",
  "market.ask.shop": "Kauf eine Ware",
  "market.say.shop": "Sie kostet eine Münze. Im selben Zug lässt sich kein Auftrag erfüllen.",
  "market.ask.plus": "Ein Plusmarker?",
  "market.say.plus":
    "Der Marker zählt in der nächsten Wertung doppelt; danach kommt der Plusmarker zurück auf den Markt.",
  "market.decline.plus": "Behalten",
  "market.ask.raise": "Was wehrt den Verräter ab?",
  "market.say.raise": "Ein Schild oder ein Plättchen, das als Schild zählt.",
  "market.ask.pay": "Was gibst du her?",
  "market.say.pay": "Das Gut oder ein Plättchen, das dafür zählt.",
  "market.say.pay.mistletoe": "Deine Mistel oder ein Plättchen, das dafür zählt.",
  "market.option.sprig.detail": "kommt zurück in den Vorrat",

  "market.stock.plus": { one: "{n} Plusmarker", other: "{n} Plusmarker" },
  "market.stock.fruit": {
    one: "{n} Plättchen mit Apfel und Mistel",
    other: "{n} Plättchen mit Apfel und Mistel",
  },
  "market.labourer.ready": "Tagelöhner {n}",
  "market.labourer.done": "Tagelöhner {n}, hat gearbeitet",
  "market.hand": "nicht nach dem Markt",
  "market.words.ware": "{ware}: {n}",

  "market.log.bought.you": "<b>Du</b> kaufst {what}.",
  "market.log.bought.other": "<b>{name}</b> kauft {what}.",
  "market.log.returned.you": "<b>Du</b> gibst {what} zurück auf den Markt.",
  "market.log.returned.other": "<b>{name}</b> gibt {what} zurück auf den Markt.",
  "market.log.turned.you": "<b>Du</b> drehst einen Würfel von {from} auf {face}.",
  "market.log.turned.other": "<b>{name}</b> dreht einen Würfel von {from} auf {face}.",
  "market.log.laid.you": "<b>Du</b> legst einen Plusmarker unter deinen Marker {in}.",
  "market.log.laid.other": "<b>{name}</b> legt einen Plusmarker unter den Marker {in}.",
  "market.log.returnedPlus.you": {
    one: "<b>Dein</b> Plusmarker {in} geht zurück auf den Markt.",
    other: "<b>Deine</b> {words} Plusmarker {in} gehen zurück auf den Markt.",
  },
  "market.log.returnedPlus.other": {
    one: "Ein Plusmarker von <b>{name}</b> {in} geht zurück auf den Markt.",
    other: "{words} Plusmarker von <b>{name}</b> {in} gehen zurück auf den Markt.",
  },
  "market.log.worked.you": "<b>Du</b> schickst Tagelöhner {n}.",
  "market.log.worked.other": "<b>{name}</b> schickt Tagelöhner {n}.",
  "market.log.stopped.you": "<b>Du</b> hörst in dieser Runde auf.",
  "market.log.stopped.other": "<b>{name}</b> hört in dieser Runde auf.",
  "market.log.dismissed.you": {
    one: "<b>Dein</b> Tagelöhner geht zurück auf den Markt.",
    other: "<b>Deine</b> {words} Tagelöhner gehen zurück auf den Markt.",
  },
  "market.log.dismissed.other": {
    one: "Der Tagelöhner von <b>{name}</b> geht zurück auf den Markt.",
    other: "{words} Tagelöhner von <b>{name}</b> gehen zurück auf den Markt.",
  },

  "market.explain.visit":
    "Einmal in deinem Zug kannst du für eine Münze eine Ware kaufen, aber nicht in einem Zug, in dem du einen Auftrag erfüllst, weder davor noch danach.",
  "market.explain.shield":
    "So gut wie ein Schild seiner Farbe: für Aufträge, auf Punktefeldern, gegen Verräter. Ausgegeben kommt es zurück auf den Markt.",
  "market.explain.material":
    "So gut wie Baumaterial seiner Farbe: für Aufträge, auf Punktefeldern, zum Bauen. Ausgegeben kommt es zurück auf den Markt.",
  "market.explain.plus":
    "Leg ihn unter einen Marker, den du einsetzt: Der Marker zählt in der nächsten Wertung doppelt. Danach kommt er zurück auf den Markt.",
  "market.explain.fruit":
    "Nutze es als Apfel oder als Mistel; dann kommt es zurück auf den Markt. Am Ende ist es so viel wert wie ein Apfel.",
  "market.explain.labourer":
    "Statt eines Würfels zieht er deinen Ritter im Uhrzeigersinn um seine Zahl: ein Zug mehr in dieser Runde. Nichts ändert seine Zahl, und am Ende der Runde geht er zurück.",
  "market.explain.laid": "Ein Marker von {name} mit Plusmarker zählt doppelt.",
  "market.why.noCoin": "du hast keine Münze",
  "market.why.visited": "du warst in diesem Zug schon auf dem Markt",
  "market.why.mission": "kein Markt in einem Zug mit Auftrag",
  "market.why.afterMarket": "kein Auftrag nach dem Besuch auf dem Markt",
  "market.why.soldOut": "nichts davon ist mehr da",
  "market.why.turn": "der Markt ist in deinem eigenen Zug offen",
  "market.why.plus": "er kommt unter einen Marker, den du einsetzt",
  "market.why.fruit": "es dient als Apfel oder bei einem Auftrag",
  "market.why.tile": "es dient wie das Gut, das es zeigt",
  "market.why.worked": "hat in dieser Runde gearbeitet",
  "hall.ask.plus": "ein Plusmarker?",
  "hall.ask.raise": "was wehrt den Verräter ab?",
  "hall.ask.pay": "was gibst du her?",
  "make.marketWild": "Die Plättchen des Markts",
  "make.marketWild.off": "haben je eine Farbe",
  "make.marketWild.on": "stehen für jede Farbe",
  "make.marketWild.why": "Sechs Plättchen passen zu sechs Farben; keine Anleitung sagt es.",
  "make.marketStrict": "Plättchen vom Markt zählen",
  "make.marketStrict.off": "wie Schild oder Baumaterial",
  "make.marketStrict.on": "für Aufträge, Bau und Verräter",
  "make.marketStrict.why":
    "Nach einer Anleitung kommen sie nur nach Abwehr oder Bau zurück; ein gewöhnliches Gut lässt sich überall ausgeben.",
  "make.labourerReturn": "Tagelöhner gehen zurück",
  "make.labourerReturn.endOfRound": "am Ende der Runde",
  "make.labourerReturn.afterUse": "nach ihrer Arbeit",
  "make.labourerReturn.why":
    "Die neuere Anleitung nennt das Ende der Runde; so heuert niemand denselben zweimal an.",
  "make.plusInPot": "Ein Plusmarker in der Wertung",
  "make.plusInPot.on": "zählt für die Mehrheit und als Punkt",
  "make.plusInPot.off": "zählt nur für die Mehrheit",
  "make.plusInPot.why": "Beide Anleitungen sagen, der Marker zähle als zwei.",
  "mb.new.market.1": "Gold und Mistel wird mitgespielt.",
  "mb.new.market.2": "Einmal im Zug darfst du für eine Münze eine Ware kaufen (R60.2).",
  "mb.new.market.3": "Nicht in einem Zug, in dem du einen Auftrag erfüllst.",
  "mb.new.market.4": "Schild- und Materialplättchen sind so gut wie echte (R61).",
  "mb.new.market.5": "Tagelöhner stehen für einen Würfel: ein Zug mehr in dieser Runde (R62, R62.4).",
  "mb.new.market.6": "Ein Tagelöhner geht genau so weit, wie er zeigt; nichts ändert ihn (R62.3).",
  "mb.new.market.7": "Am Ende der Runde gehen alle Tagelöhner (R62.5).",
  "mb.new.market.8":
    "Ein Plusmarker unter einem Marker lässt ihn in der nächsten Wertung doppelt zählen (R63.2).",
  "mb.new.market.9": "Ein Plättchen mit Apfel und Mistel dient einmal als das eine oder andere (R64).",
  "mb.new.market.10": "Was verbraucht ist, geht zurück auf den Markt, für die anderen.",

  // Its first lesson

  "lesson.market.welcome.title": "Der Markt",
  "lesson.market.welcome.text":
    "Er verkauft Schilde, Baumaterial, Plusmarker, Früchte und Tagelöhner, jedes Stück für eine Münze.",
  "lesson.market.buy.title": "Kauf ein Stück",
  "lesson.market.buy.text":
    "Einmal in jedem deiner Züge, für eine Münze. Ein Tagelöhner bringt dir in dieser Runde einen Zug mehr.",
  "lesson.market.missions.title": "Markt oder Auftrag",
  "lesson.market.missions.text":
    "In einem Zug, in dem du einen Auftrag erfüllst, kaufst du nichts, und umgekehrt.",
  "lesson.market.helper.title": "Ein Tagelöhner statt eines Würfels",
  "lesson.market.helper.text": "Er führt deinen Ritter genau so weit, wie er zeigt. Nichts ändert das.",
  "lesson.market.coins.title": "Hol dir mehr Gold",
  "lesson.market.coins.text": "Ohne Münze ist der Markt für dich zu.",
  "lesson.market.wares.title": "So gut wie echt",
  "lesson.market.wares.text":
    "Dein Plättchen zählt als Schild oder Baumaterial. Ist es verbraucht, geht es zurück auf den Markt.",
  "lesson.market.settle.title": "Womit zahlst du?",
  "lesson.market.settle.text":
    "Ein gekauftes Plättchen geht zurück auf den Markt. Dort kannst du es wieder kaufen.",
  "lesson.market.home.title": "Tagelöhner gehen heim",
  "lesson.market.home.text":
    "Am Ende jeder Runde gehen sie zurück auf den Markt. Heuer sie wieder an, wenn du einen Zug brauchst.",
  "lesson.market.done.title": "Gute Kundschaft",
  "lesson.market.done.text":
    "Eine Münze zur rechten Zeit ist ein ganzer Zug. Spiel weiter, wenn du magst, oder hör hier auf.",
  "market.piece.coin": "Münze",
  "market.source": "Waren",
} as const satisfies Translation<typeof english>;
