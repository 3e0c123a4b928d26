import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/cardlessons";

export default {
  "kg.welcome.title": "Willkommen in Camelot",
  "kg.welcome.text":
    "Ein Zug hat vier Schritte: Gegner aufdecken, einen herausfordern, ein Abenteuer gewinnen, einen Ritter ziehen. Jeden darfst du auslassen.",
  "kg.adversaries.title": "Deck Gegner auf",
  "kg.adversaries.text":
    "Hast du angefangen, geht es weiter, bis von einer Art vier daliegen. Mehr Auswahl also, aber auch für die anderen.",
  "kg.full.title": "Vier von einer Art",
  "kg.full.text": "Eine Reihe ist voll. Aufgedeckt wird erst wieder, wenn jemand eine ihrer Karten besiegt.",
  "kg.challenge.title": "Fordere einen Gegner heraus",
  "kg.challenge.text":
    "Zahl seine Zahl mit Rittern einer Farbe. Ein doppelter zählt zwei. Dann gehört dir die Karte.",
  "kg.adventure.title": "Gewinne ein Abenteuer",
  "kg.adventure.text":
    "Bezahl mit besiegten Gegnern, was es verlangt. Die Zahl darauf sind die Punkte am Ende.",
  "kg.knight.title": "Zieh einen Ritter",
  "kg.knight.text":
    "Damit endet dein Zug. Hast du weder herausgefordert noch ein Abenteuer gewonnen, darfst du zwei ziehen.",
  "kg.merlin.title": "Ich kämpfe auf jeder Seite",
  "kg.merlin.text": "Meine Karte zählt als ein Ritter jeder Farbe.",
  "kg.goal.title": "Denk an ein Abenteuer",
  "kg.goal.text":
    "Unter „Erreichbare Abenteuer“ siehst du, wie nah deine Gegner dich bringen. Hol, was noch fehlt.",
  "kg.done.title": "Dein erstes Abenteuer",
  "kg.done.text":
    "Jetzt kennst du alles. Das zwölfte Abenteuer beendet die Partie; auch Gegner auf der Hand zählen dann. Spiel weiter, wenn du magst, oder hör hier auf.",
  "kg.seals.welcome.title": "Das Spiel mit Siegeln",
  "kg.seals.welcome.text":
    "Du hast fünf Siegel. Nur die Herausforderung ist anders: Es gibt jetzt drei Arten.",
  "kg.seals.usual.title": "Leg ein Siegel",
  "kg.seals.usual.text":
    "Zahl wie sonst und leg ein Siegel auf den Gegner. Er bleibt liegen. Trägt seine ganze Reihe Siegel, fällt sie.",
  "kg.seals.double.title": "Oder nimm ihn sofort",
  "kg.seals.double.text": "Für das Doppelte nimmst du die Karte gleich, ohne Siegel.",
  "kg.seals.column.title": "Bring die Reihe zu Fall",
  "kg.seals.column.text":
    "Jede Karte darin braucht ein Siegel, von wem auch immer. Dann nehmen alle, was unter ihren Siegeln liegt.",
  "kg.seals.repeated.title": "Zahl ein zweites Mal",
  "kg.seals.repeated.text":
    "Eine Karte unter deinem Siegel gewinnst du sofort, wenn du ihre Zahl noch einmal zahlst.",
  "kg.seals.done.title": "Besiegelt und gewonnen",
  "kg.seals.done.text":
    "Siegel sind billig, aber was fällt, teilst du mit anderen. Spiel weiter, wenn du magst, oder hör hier auf.",
  "cards.adventure": {
    one: "{n} Punkt wert. Verlangt: {condition}.",
    other: "{n} Punkte wert. Verlangt: {condition}.",
  },
  "cards.adversary":
    "Kostet Ritter einer Farbe, zusammen {n} wert. Auf deiner Hand bezahlt die Karte Abenteuer oder zählt am Ende {n}.",
  "cards.sealed":
    "{name} hat bezahlt und ein Siegel gelegt. Die Karte geht an {name}, sobald jede Karte der Reihe ein Siegel trägt.",
  "cards.sealed.you":
    "Kommt zu dir, sobald jede Karte der Reihe ein Siegel trägt, oder sofort, wenn du noch einmal {n} zahlst.",
  "cards.trophy": "Bezahlt ein Abenteuer, zu dem die Karte passt. Was du behältst, zählt am Ende {n}.",
  "cards.knight": "Zählt {n}, zusammen mit Rittern seiner Farbe und mit Merlin.",
  "cards.merlin": "Zählt 1 und passt zu Rittern jeder Farbe.",
  "cards.knights":
    "Am Ende deines Zuges ziehst du hier eine Karte; zwei, wenn du weder herausgefordert noch ein Abenteuer genommen hast.",
  "cards.adversaries":
    "Solange keine Reihe vier Karten hat, darfst du am Anfang deines Zuges weitere aufdecken.",
  "cards.discards": "Ritter, die bezahlt haben. Sie werden zum neuen Stapel, wenn der alte aufgebraucht ist.",
} satisfies Translation<typeof en>;
