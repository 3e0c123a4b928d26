import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/explain";

export default {
  "ml.why.dieUsed": "dieser Würfel ist in dieser Runde gespielt",
  "ml.why.dieBound": "für diesen Zug ist ein anderer Würfel gewählt",
  "ml.why.noDie": "keiner deiner Würfel führt dorthin",
  "ml.why.noApple": "du hast keinen Apfel",
  "ml.why.ate": "nur ein Apfel je Zug",
  "ml.why.noStaff": "du hast keinen Stab mehr",
  "ml.why.staffMerlin": "ein Stab wiederholt nur, was Merlin getan hat",
  "ml.why.missionLacks": "braucht noch {needs}",
  "ml.why.missionDone": "ein Auftrag je Zug; für einen zweiten brauchst du {what}",
  "ml.why.missionOnce": "nur ein Auftrag je Zug",
  "ml.why.missionNow": "Aufträge erfüllst du in deinem eigenen Zug",
  "ml.why.noMaterial": "braucht {materials}",
  "ml.why.built": "dort steht ein Gutshof von {name}",
  "ml.why.noManor": "alle deine Gutshöfe sind gebaut",
  "ml.why.standsThere": "steht schon dort",
  "ml.why.noneLeft": "dort ist nichts mehr davon da",
  "ml.why.flag.repel": "wehrt deine Verräter einer Farbe ab; du hast keine",
  "ml.why.flag.missions": "wirkt nach einem Auftrag dieses Zuges, wenn du einen weiteren erfüllst",
  "ml.why.flag.reverse": "wirkt, solange du einen Würfel für deinen Ritter wählen kannst",
  "ml.why.flag.turn": "wirkt, bevor eine Figur zieht",
  "ml.why.flag.different":
    "wirkt, solange du einen Würfel wählen kannst und anderswo ein fremder Ritter steht",
  "ml.why.flag.mirror": "wirkt, solange du einen Würfel für deinen Ritter wählen kannst",
  "ml.explain.principality":
    "Schick einen deiner Gefolgsleute hierher, aus deiner Burg oder einem anderen Fürstentum. Ein fremder derselben Art geht heim; dann tut deiner seinen Dienst.",
  "ml.explain.vp-shield": "Ein Punkt für jeden Schild auf deiner Burg.",
  "ml.explain.vp-flag": "Ein Punkt für jede Fahne auf deiner Burg.",
  "ml.explain.vp-material": "Ein Punkt für jedes Baumaterial auf deiner Burg.",
  "ml.explain.vp-influence": "Ein Punkt für jeden deiner Marker in Fürstentümern.",
  "ml.explain.influence-shield": "Nimm einen Schild aus einem Fürstentum, in dem du einen Marker hast.",
  "ml.explain.influence-flag": "Nimm eine Fahne aus einem Fürstentum, in dem du einen Marker hast.",
  "ml.explain.influence-material": "Nimm ein Baumaterial aus einem Fürstentum, in dem du einen Marker hast.",
  "ml.explain.influence-vassal": "Schick einen Gefolgsmann in ein Fürstentum, in dem du einen Marker hast.",
  "ml.explain.excalibur":
    "Nimm Excalibur, wo immer es ist, und leg einen deiner Verräter ab. In einer Wertung bringt es 3 Punkte, wenn kein Verräter übrig ist.",
  "ml.explain.grail":
    "Nimm den Gral, wo immer er ist, und einen Apfel. In einer Wertung gewinnt er einen Gleichstand um die meisten Marker.",
  "ml.explain.relocate":
    "Einer deiner Gefolgsleute geht in ein benachbartes Fürstentum und tut dort seinen Dienst. Nur wenn alle vier zu Hause sind, darf einer überallhin.",
  "ml.explain.exchange":
    "Gib einen Schild, eine Fahne oder ein Baumaterial zurück, dann nimm eins aus irgendeinem Fürstentum.",
  "ml.explain.mission": "Leg einen oder zwei Aufträge ab und zieh ebenso viele.",
  "ml.explain.build":
    "Bau einen Gutshof auf eine freie Tafel, für ein Baumaterial am Ende einer ihrer geraden Linien.",
  "ml.explain.flag": "{text} Eine genutzte Fahne geht zurück in ihr Fürstentum.",
  "ml.explain.power.repel": "Wehrt alle deine Verräter einer Farbe ab, in deinem Zug oder in einer Wertung.",
  "ml.explain.power.missions": "Nach einem Auftrag erfüllst du einen zweiten und bekommst 2 Punkte mehr.",
  "ml.explain.power.reverse": "Dein Ritter zieht gegen den Uhrzeigersinn.",
  "ml.explain.power.turn": "Dreht den gewählten Würfel auf die Gegenseite: 1 auf 6, 2 auf 5, 3 auf 4.",
  "ml.explain.power.different":
    "Nachdem eine Figur gezogen ist, führst du stattdessen das Feld eines fremden Ritters aus.",
  "ml.explain.power.mirror":
    "Nachdem dein Ritter gezogen ist, wechselt er auf das Feld gegenüber und handelt dort.",
  "ml.explain.shield": "In einer Wertung wehrt er einen Verräter seiner Farbe ab und geht zurück.",
  "ml.explain.material": "Bezahlt einen Gutshof auf einer Tafel, von der eine Linie zu dieser Farbe führt.",
  "ml.explain.goods": { one: "Davon ist hier noch {words} da.", other: "Davon sind hier noch {words} da." },
  "ml.explain.place":
    "Wer in einer Wertung hier die meisten Marker hat, bekommt einen Punkt für jeden Marker, der hier liegt. Danach behalten alle einen.",
  "ml.explain.tile": "{terrain}, frei. Ein Gutshof kostet hier {materials}.",
  "ml.explain.tile.tower":
    "{terrain} mit Turm, frei. Ein Gutshof kostet hier {materials} und bringt eine Gabe.",
  "ml.explain.tile.built": "{terrain} mit einem Gutshof von {name}.",
  "ml.explain.vassal.lady": "Wird sie geschickt, setzt sie einen deiner Marker in das Fürstentum.",
  "ml.explain.vassal.shield-bearer": "Wird er geschickt, nimmt er einen Schild des Fürstentums.",
  "ml.explain.vassal.builder": "Wird er geschickt, nimmt er ein Baumaterial des Fürstentums.",
  "ml.explain.vassal.flag-bearer": "Wird er geschickt, nimmt er eine Fahne des Fürstentums.",
  "ml.explain.post": "Ein Platz für {vassal}. Nur einer der Art steht hier; ein neuer schickt ihn heim.",
  "ml.explain.marker": "Einfluss von {name}: für die Mehrheit hier, für Einflussfelder und für Aufträge.",
  "ml.explain.traitor":
    "In einer Wertung braucht es einen {stem}schild, um ihn abzuwehren, sonst kostet er 3 Punkte.",
  "ml.explain.apple":
    "Gib einen zurück und dreh deinen gewählten Würfel auf eine beliebige Seite. Am Ende zählt jeder 1 Punkt.",
  "ml.explain.staff":
    "Gib einen Stab ab und führe Merlins Aktion ein zweites Mal aus. Am Ende zählt jeder 2 Punkte.",
  "ml.explain.manor": "Die meisten Gutshöfe in einem Gebiet bringen so viele Punkte, wie es Tafeln hat.",
  "ml.explain.die": "Zieht deinen Ritter im Uhrzeigersinn, so viele Felder, wie er zeigt.",
  "ml.explain.die.merlin": "Zieht Merlin in eine der beiden Richtungen, so viele Felder, wie er zeigt.",
  "ml.explain.figure.merlin":
    "Alle ziehen Merlin mit dem weißen Würfel. Figuren versperren einander den Weg nicht.",
  "ml.explain.figure.knight": "Der Ritter von {name} zieht mit farbigen Würfeln im Uhrzeigersinn.",
  "ml.explain.missionCard":
    "Einmal in deinem Zug, wenn du alles Verlangte hast: {points}. Nichts davon wird ausgegeben.",
  "ml.explain.supply.apples": { one: "{n} Apfel im Vorrat.", other: "{n} Äpfel im Vorrat." },
  "ml.explain.supply.missions": {
    one: "{n} Auftrag im Stapel, {discards} abgelegt.",
    other: "{n} Aufträge im Stapel, {discards} abgelegt.",
  },
  "ml.explain.supply.traitors": {
    one: "{n} Verräter im Vorrat. Nach jeder Wertung zieht jeder drei.",
    other: "{n} Verräter im Vorrat. Nach jeder Wertung zieht jeder drei.",
  },
  "ml.explain.score": "{name} hat {points}.",
  "ml.explain.need.good": "Du musst {what} haben; nichts davon wird ausgegeben.",
  "ml.explain.need.any": "Jede Farbe genügt, und nichts davon wird ausgegeben.",
  "ml.explain.need.marker": "Einer deiner Marker muss {in} sein.",
  "ml.explain.need.anywhere": "Einer deiner Marker muss in irgendeinem Fürstentum sein.",
  "ml.explain.need.posted": "Dein Gefolgsmann muss {in} stehen.",
  "ml.explain.need.two": "Zwei beliebige deiner Gefolgsleute müssen {in} stehen.",
  "ml.explain.need.together": "Beide deiner Gefolgsleute müssen im selben Fürstentum stehen.",
} as const satisfies Translation<typeof english>;
