import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/arthurrules";

export default {
  "kr.minutes": "Das Spiel in zwei Minuten",
  "kr.goal":
    "Deine Ritter besiegen Gegner, und mit diesen gewinnst du Abenteuer. Wer die meisten Punkte in Abenteuern und Gegnern hat, ist Sieger.",
  "kr.step.draw": "Gegner suchen",
  "kr.step.draw.text": "Hat keine Reihe vier Gegner, darfst du weitere aufdecken.",
  "kr.step.fight": "Herausfordern",
  "kr.step.fight.text": "Leg Ritter einer Farbe ab, so viel wert wie ein Gegner. Er kommt auf deine Hand.",
  "kr.step.venture": "Ein Abenteuer gewinnen",
  "kr.step.venture.text": "Leg die Gegner ab, die es verlangt. Es gehört dir, mit seinen Punkten.",
  "kr.step.knight": "Einen Ritter ziehen",
  "kr.step.knight.text": "Eine Karte; zwei, wenn du weder herausgefordert noch ein Abenteuer gewonnen hast.",
  "kr.step.points": "Punkte",
  "kr.step.points.text": "Der Schild auf jedem Abenteuer und die Zahlen der Gegner auf deiner Hand.",
  "kr.step.end": "Das Ende",
  "kr.step.end.text": "Sind zwölf der dreizehn Abenteuer gewonnen, ist sofort Schluss.",
  "kr.alt.draw": "Reihen mit zwei, vier und einem Gegner",
  "kr.alt.fight": "Ein roter Ritter mit 1 und ein doppelter roter besiegen einen Drachen mit 3",
  "kr.alt.venture": "Zwei Gegner, zusammen 9, gewinnen den Berg",
  "kr.alt.knight": "Ein Ritter vom Stapel kommt auf die Hand",
  "kr.alt.points": "Ein Abenteuer für 20 Punkte und zwei Gegner",
  "kr.alt.end": "Zwölf Abenteuer sind gewonnen, eins bleibt",

  "kr.adventures": "Die dreizehn Abenteuer",
  "kr.adventures.hint": "der Schild zeigt die Punkte",
  "kr.cards": "Die Karten",
  "kr.knights": "Ritter",
  "kr.knights.text":
    "Sechzehn von jeder Farbe. Ein doppelter zählt 2; Merlin passt zu jeder Farbe und zählt 1.",
  "kr.kinds": "Vier Arten von Gegnern",
  "kr.kinds.text": "Die Zahl sagt, was es kostet, sie zu besiegen, und was sie wert sind.",
  "kr.kind.text": "{n} Karten, von {least} bis {most}",

  "kb.K1.1": "Zwei Stapel und dreizehn Abenteuer. Mit Rittern gewinnst du Gegner, und mit Gegnern Abenteuer.",
  "kb.K1.2":
    "Die Farben der beiden Stapel haben nichts miteinander zu tun. Jede Farbe von Rittern besiegt jede Art von Gegnern (K1.5).",
  "kb.K2.1":
    "Alle Abenteuer liegen offen. Gegner werden aufgedeckt, bis eine Art vier hat; jede Art hat ihre Reihe.",
  "kb.K2.2": "Alle bekommen vier Ritter, die sonst niemand sieht (K2.3).",
  "kb.K3.1": "Ein Zug hat vier Schritte, immer in dieser Folge. Jeden darfst du auslassen.",
  "kb.K3.2":
    "Auch der ruhige Zug lohnt: Wer weder herausfordert noch ein Abenteuer gewinnt, zieht zwei Ritter statt einen (K3.2). Deine Hand darf beliebig groß sein.",
  "kb.K4.1": "Solange keine Reihe vier hat, darfst du Gegner aufdecken.",
  "kb.K4.2":
    "Hast du begonnen, machst du weiter, bis eine Reihe vier hat; so wächst die Auswahl auch für die nächsten (K4.1).",
  "kb.K5.1": "Wähl einen Gegner und zahl seine Zahl mit Rittern einer Farbe. Merlin passt zu jeder Farbe.",
  "kb.K5.2":
    "Zahl genau, wenn du kannst. Zu viel darfst du nur zahlen, wenn deine Karten nichts anderes zulassen, und nie mit einer Karte, die du sparen könntest (K5.3).",
  "kb.K5.3": "Die Ritter kommen auf die Ablage, der Gegner auf deine Hand (K5.2).",
  "kb.K6.1":
    "Leg Gegner ab, die zu einem offenen Abenteuer passen. Sie verlassen das Spiel; das Abenteuer gehört dir.",
  "kb.K6.2":
    "Einmal im Zug, und auch mit dem Gegner, den du eben besiegt hast (K6.2). Eine Summe muss genau sein, wenn deine Hand es zulässt (K6.4).",
  "kb.K7.1": "Zieh die oberste Ritterkarte, nach einem ruhigen Zug zwei (K7.1).",
  "kb.K7.2": "Ist der Stapel leer, wird die Ablage gemischt (K7.2).",
  "kb.K8.1": "Das zwölfte Abenteuer beendet die Partie sofort; niemand zieht mehr einen Ritter (K8.1).",
  "kb.K8.2":
    "Zähl deine Abenteuer und die Gegner auf deiner Hand. Bei Gleichstand gewinnt, wer mehr Ritterkarten hat (K8.3, K8.4).",
  "kb.K10.1":
    "Alle haben fünf Siegel (K2.5). Die gewöhnliche Herausforderung bringt dir den Gegner nicht mehr gleich: Du bezahlst ihn und legst ein Siegel darauf, und er bleibt in seiner Reihe (K10.1). Trägt dort jede Karte eins, fällt die Reihe, und alle nehmen, was unter ihren Siegeln liegt (K10.2).",
  "kb.K10.2":
    "Nur Schritt 2 ist anders. Du legst ein Siegel, zahlst ein zweites Mal für eine Karte unter deinem eigenen (K10.3) oder zahlst das Doppelte und nimmst eine Karte sofort (K10.4). Was du gewinnst, kannst du im selben Zug für ein Abenteuer brauchen (K10.5).",
  "kb.K10.3":
    "Sieh nach, wer sonst noch Siegel in einer Reihe hat, bevor du sie schließt: Du hilfst auch ihnen. Fünf Siegel sind schnell gelegt, und zurück kommen sie nur mit ihren Karten. Was am Ende der Partie unter einem Siegel liegt, zählt nichts; hol deine Karten also rechtzeitig heim.",
  "kb.new.seals.1": "Alle beginnen mit fünf Siegeln (K2.5).",
  "kb.new.seals.2": "Nur Schritt 2 ändert sich: Es gibt drei Arten der Herausforderung.",
  "kb.new.seals.3":
    "Einfach: Zahl wie sonst, aber leg ein Siegel auf den Gegner; er bleibt in seiner Reihe (K10.1).",
  "kb.new.seals.4":
    "Trägt jede Karte einer Reihe ein Siegel, fällt die Reihe: Alle nehmen, was unter ihren Siegeln liegt (K10.2).",
  "kb.new.seals.5": "Eine Reihe aus einer einzigen Karte fällt sofort.",
  "kb.new.seals.6":
    "Wiederholt: Zahl ein zweites Mal für eine Karte unter deinem Siegel und nimm sie gleich (K10.3).",
  "kb.new.seals.7":
    "Doppelt: Zahl das Doppelte der Zahl in einer Farbe und nimm den Gegner gleich, ohne Siegel (K10.4).",
  "kb.new.seals.8":
    "Eine Karte unter fremdem Siegel kannst du nicht herausfordern. Auch ein Siegel zu legen ist eine Herausforderung: Dann ziehst du keine zwei Ritter.",
  "kb.new.seals.9":
    "Ohne Siegel bleiben nur die wiederholte und die doppelte Herausforderung. Was am Ende noch versiegelt liegt, zählt nichts.",
  "kb.new.seals.10": "Was du eben gewonnen hast, kannst du gleich für ein Abenteuer verwenden (K10.5).",

  "kr.try.K5.3":
    "Du hast zwei doppelte rote Ritter, einen roten Ritter und Merlin und forderst diesen Gegner mit 3 heraus. Was darfst du ablegen?",
  "kr.try.K5.3.over": "Beide doppelten",
  "kr.try.K5.3.over.then": "Das wären 4. Du kannst genau zahlen, also musst du es (K5.3).",
  "kr.try.K5.3.exact": "Einen doppelten und den roten Ritter",
  "kr.try.K5.3.exact.then": "Genau 3, in einer Farbe. Auch ein doppelter und Merlin wären recht (K5.1).",
  "kr.try.K5.3.mixed": "Nur Merlin",
  "kr.try.K5.3.mixed.then": "Merlin zählt 1, das ist zu wenig (K5.1).",
  "kr.try.K6.3": "Du hast diese drei Gegner. Welches Abenteuer kannst du gewinnen?",
  "kr.try.K6.3.vikings.then": "Es verlangt vier beliebige Gegner (K6.3i).",
  "kr.try.K6.3.robbers.then": "Zwei beliebige genügen; auf ihre Zahlen kommt es nicht an (K6.3h).",
  "kr.try.K6.3.grail.then": "Zusammen sind sie 9 wert, nicht 12 (K6.3a).",
  "kr.try.K7.1":
    "Du hast weder herausgefordert noch ein Abenteuer gewonnen. Wie viele Ritter darfst du ziehen?",
  "kr.try.K7.1.one": "Einen",
  "kr.try.K7.1.one.then": "Einen gibt es nach einer Herausforderung oder einem Abenteuer (K7.1).",
  "kr.try.K7.1.two": "Bis zu zwei",
  "kr.try.K7.1.two.then": "Nach einem ruhigen Zug zwei, oder weniger, wenn du willst (K7.1).",
  "kr.try.K7.1.four": "Bis zu vier auf der Hand",
  "kr.try.K7.1.four.then": "Die Hand hat keine Grenze; nach einem ruhigen Zug kommen zwei dazu (K3.2, K7.1).",
  "kr.try.K10.2":
    "In dieser Reihe trägt eine Karte dein rotes Siegel und eine ein blaues. Du forderst die letzte heraus und legst dein Siegel darauf. Was bekommst du?",
  "kr.try.K10.2.mine": "Die Karte, die ich eben bezahlt habe",
  "kr.try.K10.2.mine.then": "Fällt eine Reihe, dann mit allen ihren Karten (K10.2).",
  "kr.try.K10.2.stay": "Noch nichts",
  "kr.try.K10.2.stay.then": "Das war die letzte Karte ohne Siegel, also fällt die Reihe sofort (K10.2).",
  "kr.try.K10.2.fall": "Beide Karten unter meinen Siegeln",
  "kr.try.K10.2.fall.then":
    "Die Reihe fällt: Du nimmst deine zwei Karten und deine Siegel, Blau nimmt die Karte in der Mitte (K10.2).",
  "kr.try.K10.4": "Du willst diesen Gegner mit 3 gleich haben, ohne Siegel. Wie viel zahlst du?",
  "kr.try.K10.4.three": "3",
  "kr.try.K10.4.three.then":
    "Das ist die einfache Herausforderung: Die Karte bleibt unter deinem Siegel in ihrer Reihe (K10.1).",
  "kr.try.K10.4.five": "5",
  "kr.try.K10.4.five.then": "Das Doppelte seiner Zahl ist 6 (K10.4).",
  "kr.try.K10.4.six": "6",
  "kr.try.K10.4.six.then":
    "Das Doppelte seiner Zahl, in einer Farbe; die anderen Karten der Reihe bleiben (K10.4).",
  "kr.guided": "Oder gleich spielen: die geführte erste Partie",
} satisfies Translation<typeof en>;
