import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/caerleon";

export default {
  "caerleon.place.mint": "Münzstätte",
  "caerleon.place.merchant": "Händler",
  "caerleon.place.orchard": "Obstgarten",
  "caerleon.place.smith": "Schmied",
  "caerleon.place.quarry": "Steinbruch",
  "caerleon.place.tailor": "Schneider",
  "caerleon.in.mint": "in der Münzstätte",
  "caerleon.in.merchant": "beim Händler",
  "caerleon.in.orchard": "im Obstgarten",
  "caerleon.in.smith": "beim Schmied",
  "caerleon.in.quarry": "im Steinbruch",
  "caerleon.in.tailor": "beim Schneider",
  "caerleon.to.mint": "zur Münzstätte",
  "caerleon.to.merchant": "zum Händler",
  "caerleon.to.orchard": "zum Obstgarten",
  "caerleon.to.smith": "zum Schmied",
  "caerleon.to.quarry": "zum Steinbruch",
  "caerleon.to.tailor": "zum Schneider",
  "caerleon.from.mint": "aus der Münzstätte",
  "caerleon.from.merchant": "vom Händler",
  "caerleon.from.orchard": "aus dem Obstgarten",
  "caerleon.from.smith": "vom Schmied",
  "caerleon.from.quarry": "aus dem Steinbruch",
  "caerleon.from.tailor": "vom Schneider",
  "caerleon.district": "{district} ({animal})",
  "caerleon.lodging": "Zwei Plätze",
  "caerleon.exchange": "Viermal tauschen",

  "caerleon.ask.fetch.shield": "Hol einen Schild",
  "caerleon.ask.fetch.flag": "Hol eine Fahne",
  "caerleon.ask.fetch.material": "Hol ein Baumaterial",
  "caerleon.ask.make-room": "Wer macht Platz?",
  "caerleon.ask.trade": "Gib dem Händler etwas",
  "caerleon.ask.barter": "Was nimmst du dafür?",
  "caerleon.say.fetch": "In beliebiger Farbe; auch zweimal dieselbe.",
  "caerleon.say.make-room": "Beide Plätze sind besetzt. Einer der beiden geht heim.",
  "caerleon.say.trade": {
    one: "Der letzte Tausch: Gib ein Gut oder eine Münze, dann nimm etwas dafür.",
    other: "Noch {words} Mal: Gib ein Gut oder eine Münze, dann nimm etwas dafür.",
  },
  "caerleon.say.barter": "Ein Gut in beliebiger Farbe oder eine Münze.",
  "caerleon.say.barter.coin": "Ein Gut in beliebiger Farbe.",
  "caerleon.decline.trade": "Nichts tauschen",
  "caerleon.decline.trade.more": "Nichts mehr tauschen",
  "caerleon.option.room": "{vassal} von {name}",
  "caerleon.option.room.you": "Dein eigener {vassal}",
  "caerleon.option.room.detail": "geht heim {from}",
  "caerleon.option.payCoin": "Eine Münze geben",
  "caerleon.option.payCoin.detail": {
    one: "du hast eine; für ein Gut",
    other: "du hast {words}; für ein Gut",
  },
  "caerleon.option.takeCoin": "Eine Münze nehmen",
  "caerleon.option.takeCoin.detail": { one: "{n} da, du hast {have}", other: "{n} da, du hast {have}" },

  "caerleon.duty.shield": {
    one: "holt einen Schild beliebiger Farbe",
    other: "holt {words} Schilde beliebiger Farbe",
  },
  "caerleon.duty.flag": {
    one: "holt eine Fahne beliebiger Farbe",
    other: "holt {words} Fahnen beliebiger Farbe",
  },
  "caerleon.duty.material": {
    one: "holt ein Baumaterial beliebiger Farbe",
    other: "holt {words} Baumaterialien beliebiger Farbe",
  },
  "caerleon.duty.none.shield": "kein Schild ist mehr da",
  "caerleon.duty.none.flag": "keine Fahne ist mehr da",
  "caerleon.duty.none.material": "kein Baumaterial ist mehr da",
  "caerleon.duty.closed": "Morgana ist dort: keine Arbeit",
  "caerleon.does.closed": "Morgana sperrt das Lager",
  "caerleon.duty.mint": { one: "holt eine Münze", other: "holt {words} Münzen" },
  "caerleon.duty.mint.none": "keine Münze ist mehr da",
  "caerleon.duty.orchard": {
    one: "holt einen Apfel oder eine Mistel",
    other: "holt {words}: Äpfel oder Misteln",
  },
  "caerleon.duty.orchard.none": "nichts ist mehr da",
  "caerleon.duty.merchant": "tauscht bis zu {words} Mal",
  "caerleon.duty.merchant.none": "du hast nichts zu tauschen",
  "caerleon.duty.makesRoom": "{duty}; einer, der dort steht, geht heim",

  "caerleon.log.laid": "Caerleon liegt um den Ring: {districts}.",
  "caerleon.board.shield": "Schilde: {goods}",
  "caerleon.board.flag": "Fahnen: {goods}",
  "caerleon.board.material": "Baumaterial: {goods}",
  "caerleon.board.coins": { one: "{n} Münze", other: "{n} Münzen" },
  "caerleon.board.fruits": "Äpfel: {apples}, Misteln: {mistletoe}",
  "caerleon.board.merchant": "Tausch von Gütern und Münzen",

  "caerleon.explain.smith":
    "Alle Schilde liegen hier. Der Schildträger holt zwei, wenn er hierher geschickt wird, Baumeister und Fahnenträger einen; in beliebiger Farbe.",
  "caerleon.explain.quarry":
    "Alles Baumaterial liegt hier. Der Baumeister holt zwei, wenn er hierher geschickt wird, Schildträger und Fahnenträger eins; in beliebiger Farbe.",
  "caerleon.explain.tailor":
    "Alle Fahnen liegen hier. Der Fahnenträger holt zwei, wenn er hierher geschickt wird, Baumeister und Schildträger eine; in beliebiger Farbe.",
  "caerleon.explain.mint": "Alle Münzen liegen hier. Jeder Gefolgsmann außer der Hofdame holt zwei.",
  "caerleon.explain.orchard":
    "Alle Äpfel und alle Misteln liegen hier. Jeder Gefolgsmann außer der Hofdame holt zwei davon, wie du willst.",
  "caerleon.explain.merchant":
    "Jeder Gefolgsmann außer der Hofdame tauscht bis zu viermal: ein Gut oder eine Münze gegen ein Gut, oder ein Gut gegen eine Münze.",
  "caerleon.explain.influence":
    "In einer Wertung bringen die meisten Marker hier einen Punkt je Marker, der hier liegt.",
  "caerleon.explain.lodger":
    "Zwei Plätze für Baumeister, Schildträger und Fahnenträger von allen. Sind beide besetzt, wenn du jemanden schickst, wählst du, wer heimgeht.",
  "caerleon.explain.full": "Beide Plätze sind besetzt.",
  "caerleon.explain.exchange":
    "Du tauschst bis zu viermal, eins nach dem anderen. Münze gegen Münze wird nicht getauscht.",

  "caerleon:ml.does.claim.many": { one: "in einer Farbe", other: "in einer von {words} Farben" },
  "caerleon:ml.does.claim.empty": "keine mehr in den Farben deiner Marker",
  "caerleon:ml.does.posting.many": {
    one: "ein Gefolgsmann in ein Viertel",
    other: "ein Gefolgsmann in eins von {words} Vierteln",
  },
  "caerleon:ml.for.vassals": "Gefolgsleute in Vierteln",
  "caerleon:ml.say.send": "Aus deiner Burg oder aus einem anderen Viertel; am Ziel tut er seine Arbeit.",
  "caerleon:ml.say.claim": "In der Farbe eines Viertels, in dem du einen Marker hast.",
  "caerleon:ml.say.deploy": "In ein Viertel, in dem du einen Marker hast; dort tut er seine Arbeit.",
  "caerleon:ml.say.relocate": "Er geht in ein benachbartes Viertel und tut dort seine Arbeit.",
  "caerleon:ml.say.give": "Ein Gut geht zurück in sein Lager; dann nimmst du ein beliebiges.",
  "caerleon:ml.say.take": "Ein Gut in beliebiger Farbe.",
  "caerleon:ml.say.tower": "Ein Schild oder eine Fahne in beliebiger Farbe, oder ein Marker.",
  "caerleon:ml.say.decree-bonus": "Ein Gut in beliebiger Farbe oder ein Marker in ein beliebiges Viertel.",
  "caerleon:ml.say.treasure":
    "Nimm, was der Schatz zeigt, in der Farbe eines Viertels, in dem du einen Marker hast.",
  "caerleon:ml.why.noneLeft": "in dieser Farbe ist nichts mehr da",
  "caerleon:ml.why.noMarker": "du hast keinen Marker im Viertel dieser Farbe",
  "caerleon:ml.why.stack": "einen Erlass bringt ein Gefolgsmann, den das Feld eines Viertels schickt",
  "caerleon:ml.option.duty.none": "{none} dieser Farbe ist zu haben",
  "caerleon:ml.explain.principality":
    "Schick einen deiner Gefolgsleute hierher, aus deiner Burg oder einem anderen Viertel. Er tut hier seine Arbeit; nur die Hofdame setzt stattdessen einen Marker.",
  "caerleon:ml.explain.vp-influence": "Ein Punkt für jeden deiner Marker in Vierteln.",
  "caerleon:ml.explain.influence-shield":
    "Nimm einen Schild vom Schmied, in der Farbe eines Viertels, in dem du einen Marker hast.",
  "caerleon:ml.explain.influence-flag":
    "Nimm eine Fahne vom Schneider, in der Farbe eines Viertels, in dem du einen Marker hast.",
  "caerleon:ml.explain.influence-material":
    "Nimm ein Baumaterial aus dem Steinbruch, in der Farbe eines Viertels, in dem du einen Marker hast.",
  "caerleon:ml.explain.influence-vassal":
    "Schick einen Gefolgsmann in ein Viertel, in dem du einen Marker hast.",
  "caerleon:ml.explain.relocate":
    "Einer deiner Gefolgsleute geht in ein benachbartes Viertel und tut dort seine Arbeit. Nur wenn alle vier zu Hause sind, darf einer überallhin.",
  "caerleon:ml.explain.exchange":
    "Gib einen Schild, eine Fahne oder ein Baumaterial zurück, dann nimm eins in beliebiger Farbe.",
  "caerleon:ml.explain.flag": "{text} Eine genutzte Fahne geht zurück zum Schneider.",
  "caerleon:ml.explain.treasure.influence":
    "Wer hier baut, nimmt {one} und {other} in der Farbe eines Viertels mit eigenem Marker.",
  "caerleon:ml.explain.vassal.lady": "Wird sie geschickt, setzt sie einen deiner Marker in das Viertel.",
  "caerleon:ml.explain.vassal.shield-bearer":
    "Wird er geschickt, arbeitet er im Viertel. Beim Schmied holt er zwei Schilde.",
  "caerleon:ml.explain.vassal.builder":
    "Wird er geschickt, arbeitet er im Viertel. Im Steinbruch holt er zwei Baumaterialien.",
  "caerleon:ml.explain.vassal.flag-bearer":
    "Wird er geschickt, arbeitet er im Viertel. Beim Schneider holt er zwei Fahnen.",
  "caerleon:ml.explain.stack": {
    one: "Ein Erlass liegt hier verdeckt. Ein Gefolgsmann, den das Feld des Viertels schickt, kann ihn statt seiner Arbeit bringen.",
    other:
      "{words} Erlasse liegen hier verdeckt. Ein Gefolgsmann, den das Feld des Viertels schickt, kann einen statt seiner Arbeit bringen.",
  },
  "caerleon:ml.explain.need.marker": "Einer deiner Marker muss {in} sein, dem Viertel dieser Farbe.",
  "caerleon:ml.explain.need.anywhere": "Einer deiner Marker muss in irgendeinem Viertel sein.",
  "caerleon:ml.explain.need.posted": "Dein Gefolgsmann muss {in} stehen, dem Viertel dieser Farbe.",
  "caerleon:ml.explain.need.two":
    "Irgendwelche zwei deiner Gefolgsleute müssen {in} stehen, dem Viertel dieser Farbe.",
  "caerleon:ml.explain.need.together": "Beide deiner Gefolgsleute müssen im selben Viertel stehen.",
  "caerleon:ml.explain.ability.2":
    "Wurde dein Ritter oder Merlin auf das Feld eines Viertels gezogen, darf dieser Gefolgsmann in ein beliebiges gehen.",
  "caerleon:ml.explain.ability.lady-3":
    "Auf einem Einflussfeld: Schick stattdessen zwei Gefolgsleute in Viertel mit deinen Markern. Einmal zwischen zwei Wertungen, nicht mit einem Stab.",
  "caerleon:morgana.does.dark": "zwei ihrer Marker in Viertel",
  "caerleon:morgana.does.gold":
    "zwei Güter für drei Münzen, oder zwei Münzen für drei Stück aus dem gesperrten Lager",
  "caerleon:morgana.say.morgana": "Auf ihr Feld kommt keine Figur, und was dort lagert, ist nicht zu haben.",
  "caerleon:morgana.option.coins.detail": "für zwei Güter, zurück in ihre Lager",
  "caerleon:morgana.option.goods": "Drei Stück {from}",
  "caerleon:morgana.explain.figure":
    "Auf ihr Feld kommt keine andere Figur: Alle überspringen es. Was dort lagert, ist nicht zu haben; Gefolgsleute und Marker dürfen kommen, aber niemand arbeitet dort.",
  "caerleon:morgana.explain.dark.alone":
    "Er zählt für Morgana selbst: Sie kann das Viertel gewinnen oder teilen, und was sie gewinnt, ist verloren.",
  "caerleon:mt.board.places": "Viertel",
  "caerleon:sc.title.vassals": "Gefolgsleute in Vierteln",
  "caerleon:sc.vassals": "Ein Punkt je Gefolgsmann in einem Viertel: {who}.",
  "caerleon:arthur.does.influence": "ein Marker in ein beliebiges Viertel",
  "caerleon:arthur.say.resource": "In jeder Farbe, die noch da ist.",
  "caerleon:arthur.say.resource.marker": "Einer deiner Marker kommt in ein beliebiges Viertel.",
  "caerleon:arthur.say.stairs": "Dein Ritter geht zum nächsten Viertel und tut, was dort zu tun ist.",
  "caerleon:arthur.why.atHome": "ist zu Hause: nur wer in einem Viertel steht, arbeitet noch einmal",
  "caerleon:arthur.explain.activate":
    "Einer deiner Gefolgsleute in einem Viertel tut dort seine Arbeit noch einmal, ohne sich zu bewegen.",
  "caerleon:arthur.explain.resource-shield": "Nimm einen Schild in beliebiger Farbe.",
  "caerleon:arthur.explain.resource-flag": "Nimm eine Fahne in beliebiger Farbe.",
  "caerleon:arthur.explain.resource-material": "Nimm ein Baumaterial in beliebiger Farbe.",
  "caerleon:arthur.explain.resource-influence": "Setz einen deiner Marker in ein beliebiges Viertel.",
  "caerleon:arthur.explain.stairs":
    "Dein Ritter geht im Uhrzeigersinn zum nächsten Viertel und tut, was dort zu tun ist. Steht er schon auf einem, geht er zum nächsten.",
  "hall.ask.merchant": "ein Tausch beim Händler?",
  "hall.ask.fetch": "hol ein Gut",
  "hall.ask.make-room": "wer macht Platz?",
  "hall.ask.barter": "was dafür nehmen?",
  "make.castleBonus": "Zwei Gaben eines Turms auf einer Burg",
  "make.castleBonus.colours": "haben zwei Farben",
  "make.castleBonus.districts": "kommen aus zwei Vierteln",
  "make.castleBonus.why":
    "Die Anleitungen sprechen von zwei Fürstentümern; in der Stadt ist das eine Farbe oder ein Viertel.",
  "make.districts": "Die Viertel der Stadt",
  "make.districts.fixed": "nach den Farben der Dächer",
  "make.districts.random": "zufällig ausgelegt",
  "make.districts.why":
    "Die Tafeln haben eine farbige und eine neutrale Seite; zufällig ausgelegt ist jede Stadt anders.",
} as const satisfies Translation<typeof english>;
