import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/arthur";

export default {
  "arthur.name": "Artus",
  "arthur.die": "Würfel von Artus {face}",
  "arthur.die.showing": "Würfel von Artus mit {n}",
  "arthur.signet": "Siegelring",

  // Felder des inneren Rings und die neuen des äußeren

  "arthur.space.vp-manor": "Punkte: Gutshöfe",
  "arthur.space.apple": "Apfel",
  "arthur.space.arthur": "Artusfeld",
  "arthur.space.activate": "Noch ein Dienst",
  "arthur.space.resource-shield": "Vorrat: Schild",
  "arthur.space.resource-flag": "Vorrat: Fahne",
  "arthur.space.resource-material": "Vorrat: Baumaterial",
  "arthur.space.resource-influence": "Vorrat: Marker",
  "arthur.space.signet": "Siegelring",
  "arthur.space.stairs": "Treppe",
  "arthur.space.merlin": "Merlinfeld",
  "arthur.space.replace": "Gutshof ersetzen",
  "arthur.space.picts": "Pikten",

  // Was ein Feld jetzt täte

  "arthur.tag.apple": "ein Apfel",
  "arthur.tag.activate": "ein Dienst",
  "arthur.tag.shield": "ein Schild",
  "arthur.tag.flag": "eine Fahne",
  "arthur.tag.material": "Baumaterial",
  "arthur.tag.influence": "ein Marker",
  "arthur.tag.signet": "Siegelring",
  "arthur.tag.replace": "ein Gutshof",
  "arthur.tag.picts": "ein Pikte",
  "arthur.does.apple": "du nimmst einen Apfel",
  "arthur.does.apple.none": "kein Apfel ist zu haben",
  "arthur.does.arthur": "Artus geht ein Feld: {spaces}",
  "arthur.does.activate": {
    one: "dein Gefolgsmann draußen dient noch einmal",
    other: "einer von {words} Gefolgsleuten dient noch einmal",
  },
  "arthur.does.activate.none": "alle deine Gefolgsleute sind zu Hause",
  "arthur.does.shield": "ein Schild beliebiger Farbe",
  "arthur.does.flag": "eine Fahne beliebiger Farbe",
  "arthur.does.material": "ein Baumaterial beliebiger Farbe",
  "arthur.does.resource.none": "nirgends ist etwas zu haben",
  "arthur.does.influence": "ein Marker in ein beliebiges Fürstentum",
  "arthur.does.signet": "du nimmst ihn; ein Auftrag gilt als erfüllt",
  "arthur.does.signet.only": "du nimmst ihn; du hast keinen Auftrag",
  "arthur.does.signet.held": "du hast ihn schon; ein Auftrag gilt als erfüllt",
  "arthur.does.signet.none": "du hast ihn schon, und keinen Auftrag",
  "arthur.does.stairs": "Ritter {to}; {does}",
  "arthur.does.merlin": "Merlin geht eins bis drei, in beide Richtungen",
  "arthur.does.replace": {
    one: "ein fremder Gutshof wird deiner",
    other: "einer von {words} fremden Gutshöfen wird deiner",
  },
  "arthur.does.replace.none": "niemand sonst hat einen Gutshof",
  "arthur.does.picts": { one: "du nimmst den letzten Pikten", other: "du nimmst einen von {words} Pikten" },
  "arthur.does.picts.none": "kein Pikte ist mehr da",

  // Die Fragen

  "arthur.ask.resource": "Nimm etwas",
  "arthur.ask.resource.shield": "Nimm einen Schild",
  "arthur.ask.resource.flag": "Nimm eine Fahne",
  "arthur.ask.resource.material": "Nimm ein Baumaterial",
  "arthur.ask.resource.marker": "Setz einen Marker ein",
  "arthur.ask.signet": "Nimm den Siegelring",
  "arthur.ask.stairs": "Die Treppe hinauf?",
  "arthur.ask.march-merlin": "Zieh Merlin",
  "arthur.ask.march-arthur": "Zieh Artus",
  "arthur.ask.activate": "Wer dient noch einmal?",
  "arthur.ask.replace-manor": "Ersetze einen Gutshof",
  "arthur.say.resource": "Es kommt aus einem beliebigen Fürstentum, das davon noch etwas hat.",
  "arthur.say.resource.marker": "Einer deiner Marker kommt in ein beliebiges Fürstentum.",
  "arthur.say.signet": "Der Ring gehört dir, und einer deiner Aufträge gilt als erfüllt.",
  "arthur.say.signet.held": "Du behältst den Ring, und einer deiner Aufträge gilt als erfüllt.",
  "arthur.say.stairs": "Dein Ritter geht zum nächsten Fürstentum und tut, was dort zu tun ist.",
  "arthur.say.march-merlin": "Eins bis drei Felder in eine Richtung; dann gilt das Feld, das er erreicht.",
  "arthur.say.march-arthur":
    "Ein Feld in eine Richtung auf seinem Ring; dann gilt das Feld, das er erreicht.",
  "arthur.say.activate": "Einer deiner Gefolgsleute tut seinen Dienst noch einmal, wo er steht.",
  "arthur.say.replace-manor":
    "Ein fremder Gutshof geht heim, einer von dir kommt an seine Stelle. Ein Turm gibt nichts.",
  "arthur.decline.resource": "Nichts nehmen",
  "arthur.decline.signet": "Den Ring lassen, wo er ist",
  "arthur.decline.stairs": "Unten bleiben",
  "arthur.decline.march-merlin": "Merlin bleibt stehen",
  "arthur.decline.march-arthur": "Artus bleibt stehen",
  "arthur.decline.activate": "Niemand dient",
  "arthur.decline.replace-manor": "Nichts ersetzen",
  "arthur.option.to": "Artus {to}",
  "arthur.eitherWay.arthur": "Artus, in beide Richtungen",
  "arthur.option.on": { one: "{n} vor; {does}", other: "{n} vor; {does}" },
  "arthur.option.back": { one: "{n} zurück; {does}", other: "{n} zurück; {does}" },
  "arthur.option.stays": "bleibt; {does}",
  "arthur.option.more": "Ein Feld mehr",
  "arthur.option.less": "Ein Feld weniger",
  "arthur.option.switch.merlin": "Stattdessen Merlin",
  "arthur.option.switch.arthur": "Stattdessen Artus",
  "arthur.option.switch.knight": "Stattdessen dein Ritter",
  "arthur.option.activate": "{vassal} {in}",
  "arthur.option.replace": "der Gutshof von {name} geht heim",

  // Warum nicht

  "arthur.why.marchMerlin": "Merlin geht eins bis drei Felder",
  "arthur.why.marchArthur": "Artus geht ein Feld auf seinem eigenen Ring",
  "arthur.why.atHome": "ist zu Hause: nur wer in einem Fürstentum steht, dient noch einmal",
  "arthur.why.noManorThere": "dort steht kein Gutshof",

  // Das Protokoll

  "arthur.log.rolled.you": "<b>Du</b> würfelst {faces}, {merlin} für Merlin und {arthur} für Artus.",
  "arthur.log.rolled.other": "<b>{name}</b> würfelt {faces}, {merlin} für Merlin und {arthur} für Artus.",
  "arthur.log.moved.you": "<b>Du</b> ziehst Artus {n} {to}.",
  "arthur.log.moved.other": "<b>{name}</b> zieht Artus {n} {to}.",
  "arthur.log.stayed.you": "<b>Du</b> lässt Artus stehen.",
  "arthur.log.stayed.other": "<b>{name}</b> lässt Artus stehen.",
  "arthur.log.stairs.you": "<b>Du</b> gehst die Treppe hinauf {to}.",
  "arthur.log.stairs.other": "<b>{name}</b> geht die Treppe hinauf {to}.",
  "arthur.log.nudged.you": {
    one: "<b>Du</b> machst ein Feld daraus.",
    other: "<b>Du</b> machst {words} Felder daraus.",
  },
  "arthur.log.nudged.other": {
    one: "<b>{name}</b> macht ein Feld daraus.",
    other: "<b>{name}</b> macht {words} Felder daraus.",
  },
  "arthur.log.switched.you": "<b>Du</b> lässt den Würfel {figure} ziehen.",
  "arthur.log.switched.other": "<b>{name}</b> lässt den Würfel {figure} ziehen.",
  "arthur.log.switched.knight.you": "<b>Du</b> lässt den Würfel deinen Ritter ziehen.",
  "arthur.log.switched.knight.other": "<b>{name}</b> lässt den Würfel den Ritter ziehen.",
  "arthur.log.tookSignet.you": "<b>Du</b> nimmst den Siegelring.",
  "arthur.log.tookSignet.other": "<b>{name}</b> nimmt den Siegelring.",
  "arthur.log.keptSignet.you": "<b>Du</b> behältst den Siegelring.",
  "arthur.log.keptSignet.other": "<b>{name}</b> behält den Siegelring.",
  "arthur.log.activated.you": "<b>Du</b> lässt {vassal} {in} noch einmal dienen.",
  "arthur.log.activated.other": "<b>{name}</b> lässt {vassal} {in} noch einmal dienen.",
  "arthur.log.replaced.you": "<b>Du</b> ersetzt einen Gutshof von {rival}.",
  "arthur.log.replaced.other": "<b>{name}</b> ersetzt einen Gutshof von {rival}.",
  "arthur.log.cleared.you": {
    one: "<b>Du</b> behältst einen Gutshof in einem Gebiet; ein anderer geht heim.",
    other: "<b>Du</b> behältst einen Gutshof in einem Gebiet; {words} gehen heim.",
  },
  "arthur.log.cleared.other": {
    one: "<b>{name}</b> behält einen Gutshof in einem Gebiet; ein anderer geht heim.",
    other: "<b>{name}</b> behält einen Gutshof in einem Gebiet; {words} gehen heim.",
  },

  // Die Wertung

  "arthur.scoring.title": "Die Gebiete leeren sich",
  "arthur.scoring.short": "Aufräumen",
  "arthur.scoring.text": "Alle behalten einen Gutshof in jedem Gebiet. Es gehen heim: {manors}.",

  // Der Spielplan in Worten

  "arthur.board.summary":
    "Der Spielplan in Runde {round}. Merlin steht auf {merlin}, Artus auf {arthur}. Die Liste unter der Frage bietet alles, was hier zu tun ist.",
  "arthur.board.spaces": "Die Felder des inneren Rings",

  // Erklärungen

  "arthur.explain.die":
    "Zieht Artus auf dem inneren Ring in eine der beiden Richtungen, so viele Felder, wie er zeigt.",
  "arthur.explain.figure":
    "Alle ziehen Artus mit dem schwarzen Würfel auf seinem eigenen Ring. Ein Stab hilft ihm nicht.",
  "arthur.explain.ring":
    "Wer ihn hat, zählt 3 mehr, wenn die Pikten verglichen werden. Du nimmst ihn, wenn du Artus auf sein Feld ziehst; dann gilt einer deiner Aufträge als erfüllt.",
  "arthur.explain.vp-manor": "Ein Punkt für jeden deiner Gutshöfe im Umland.",
  "arthur.explain.apple": "Nimm einen Apfel.",
  "arthur.explain.arthur":
    "Artus geht auf seinem Ring ein Feld in eine Richtung; dann gilt das Feld, das er erreicht.",
  "arthur.explain.activate":
    "Einer deiner Gefolgsleute in einem Fürstentum tut dort seinen Dienst noch einmal, ohne sich zu bewegen.",
  "arthur.explain.resource-shield": "Nimm einen Schild aus einem beliebigen Fürstentum.",
  "arthur.explain.resource-flag": "Nimm eine Fahne aus einem beliebigen Fürstentum.",
  "arthur.explain.resource-material": "Nimm ein Baumaterial aus einem beliebigen Fürstentum.",
  "arthur.explain.resource-influence": "Setz einen deiner Marker in ein beliebiges Fürstentum.",
  "arthur.explain.signet":
    "Nimm den Siegelring, wo immer er ist; ein Auftrag auf deiner Hand gilt als erfüllt. Den üblichen Auftrag des Zuges darfst du trotzdem erfüllen.",
  "arthur.explain.stairs":
    "Dein Ritter geht im Uhrzeigersinn zum nächsten Fürstentum und tut, was dort zu tun ist. Steht er schon auf einem, geht er zum nächsten.",
  "arthur.explain.merlin":
    "Merlin geht eins bis drei Felder in eine Richtung; dann gilt das Feld, das er erreicht. Ein Stab kann es wiederholen.",
  "arthur.explain.replace":
    "Ersetze einen fremden Gutshof durch einen von dir, ohne Kosten. Ein Turm oder ein Schatz gibt nichts.",
  "arthur.explain.picts": "Nimm einen der vier offenen Pikten und was er bringt; ein neuer wird aufgedeckt.",

  // Die Pikten

  "picts.title": "Pikten",
  "picts.name": "Pikte {n}: {gift}",
  "picts.gift.marker": "Marker {in}",
  "picts.gift.manor": "Gutshof {on}",
  "picts.gift.apple": "Apfel",
  "picts.bonus.marker": "einen Marker {in}",
  "picts.bonus.manor": "einen Gutshof {on}",
  "picts.bonus.apple": "einen Apfel",
  "picts.display": "Offene Pikten",
  "picts.left": "noch {n}",
  "picts.next": "Nächste Wertung: höchste +3, niedrigste −3",
  "picts.none": "Kein Pikte",
  "picts.sums": "Was die Pikten bei allen wert sind",
  "picts.sum": "{name}: {n}",
  "picts.sum.signet": "{name}: {n}, mit dem Siegelring",
  "picts.ask.pict": "Nimm einen Pikten",
  "picts.ask.pict-manor": "Wohin kommt der Gutshof?",
  "picts.ask.keep": "Behalte einen Gutshof",
  "picts.say.pict": "Seine Gabe bekommst du sofort; seine Zahl zählt bei der nächsten Wertung.",
  "picts.say.pict-manor": "Der Pikte baut ihn auf einer freien Tafel dieser Landschaft, ohne Baumaterial.",
  "picts.say.keep": "In jedem Gebiet behältst du einen Gutshof; die anderen kommen zu dir zurück.",
  "picts.decline.pict": "Keinen nehmen",
  "arthur.log.tookPict.you": "<b>Du</b> nimmst Pikte {n}, der {what} bringt.",
  "arthur.log.tookPict.other": "<b>{name}</b> nimmt Pikte {n}, der {what} bringt.",
  "arthur.log.discardedPicts.you": {
    one: "<b>Du</b> legst deinen Pikten ab.",
    other: "<b>Du</b> legst {words} Pikten ab.",
  },
  "arthur.log.discardedPicts.other": {
    one: "<b>{name}</b> legt einen Pikten ab.",
    other: "<b>{name}</b> legt {words} Pikten ab.",
  },
  "arthur.log.fewestPicts.you": "<b>Du</b> hast die niedrigste Summe der Pikten, {n}.",
  "arthur.log.fewestPicts.other": "<b>{name}</b> hat die niedrigste Summe der Pikten, {n}.",
  "picts.option": "{now}; deine Summe: {sum}",
  "picts.option.tower": "mit der Gabe des Turms",
  "picts.lacks.good": "davon ist nichts zu haben",
  "picts.lacks.marker": "kein Marker mehr auf deiner Burg",
  "picts.lacks.manor": "alle deine Gutshöfe sind gebaut",
  "picts.lacks.site": "keine Tafel dieser Landschaft ist frei",
  "picts.lacks.apple": "kein Apfel ist zu haben",
  "picts.apple": "ein Apfel für dich",
  "picts.sites": { one: "eine freie Tafel", other: "{words} freie Tafeln" },
  "picts.for": "Pikten im Wert von {n}",
  "picts.why": "Pikten nimmst du auf den Piktenfeldern von Artus",
  "picts.explain": "Ein Pikte der Stärke {n}. Wer ihn nimmt, bekommt sofort {what}.",
  "picts.explain.sum":
    "Bei einer Wertung bringt die höchste Summe 3 Punkte, die niedrigste kostet 3. Dann werden alle Pikten abgelegt.",
  "picts.explain.values": "{sum} (Pikten {values})",
  "picts.explain.now": "{now}; jetzt wären das {points}",
  "picts.projection":
    "Verräter, Umland, Einfluss, Gefolgsleute und Pikten, wie die nächste Wertung nach Runde {n} sie jetzt zählen würde.",
  "picts.scoring.title": "Die Pikten",
  "picts.scoring.text":
    "Die höchste Summe bringt 3 Punkte, die niedrigste kostet 3: {who}. Dann werden alle Pikten abgelegt.",
  "picts.scoring.nobody": "niemand gewinnt oder verliert",
  "hall.ask.resource": "nimm ein Gut beliebiger Farbe",
  "hall.ask.signet": "nimm den Siegelring",
  "hall.ask.stairs": "die Treppe hinauf?",
  "hall.ask.march-merlin": "zieh Merlin",
  "hall.ask.march-arthur": "zieh Artus",
  "hall.ask.activate": "wer dient noch einmal?",
  "hall.ask.replace-manor": "ersetze einen Gutshof",
  "hall.ask.keep": "welcher Gutshof bleibt?",
  "hall.ask.pict": "nimm einen Pikten",
  "hall.ask.pict-manor": "wohin kommt der Gutshof?",
  "make.arthurMerlinZero": "Das Merlinfeld von Artus",
  "make.arthurMerlinZero.off": "Merlin geht eins bis drei",
  "make.arthurMerlinZero.on": "er darf auch stehen bleiben",
  "make.arthurMerlinZero.why":
    "Ältere Anleitungen sagen: bis zu drei Felder; die neueste sagt: eins bis drei.",
  "make.differentOnTheWay": "Andere Aktion",
  "make.differentOnTheWay.off": "nach der Bewegung des Zugs",
  "make.differentOnTheWay.on": "auch nach Bewegungen durch Felder",
  "make.differentOnTheWay.why": "Die Fahne spricht von einer bewegten Figur; auch Felder bewegen Figuren.",
  "make.pictTower": "Ein Turm unter dem Gutshof eines Pikten",
  "make.pictTower.on": "gibt seine Gabe",
  "make.pictTower.off": "gibt nichts",
  "make.pictTower.why": "Keine Anleitung sagt es; nur das Ersetzen schließt die Gabe aus.",

  "ml.source.picts": "Pikten",
  "mt.stock.picts": "Pikten im Wert von {n}",
  "mt.signet": "Hat den Siegelring",
  "sc.station.picts": "Pikten",
  "ml.power.nudge": "+/-1",
  "ml.power.switch": "Wechseln",
  "ml.why.flag.nudge": "wirkt, bevor eine Figur zieht",
  "ml.why.flag.switch": "wirkt einmal, bevor eine Figur zieht",
  "ml.explain.power.nudge":
    "Die Figur des gewählten Würfels zieht ein Feld mehr oder weniger, als er zeigt: auch 0 und 7 sind möglich.",
  "ml.explain.power.switch": "Der gewählte Würfel zieht eine andere Figur: deinen Ritter, Merlin oder Artus.",
  "arthur.piece.die": "Schwarzer Würfel",
  "arthur.piece.pict": "Pikte",
  "arthur.piece.signet": "Feld: Siegelring",
  "arthur.piece.stairs": "Feld: Treppe",
} as const satisfies Translation<typeof english>;
