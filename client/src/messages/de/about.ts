import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/about";

export default {
  "about.title": "Über Logres",
  "about.kicker": "Artus’ Reich auf deinem Tisch",
  "about.what": "Was das hier ist",
  "about.what.1":
    "Logres ist ein Zuhause für Brettspiele um König Artus: allein gegen Bots, zusammen an einem Gerät oder mit Freunden in der Ferne. Es kostet nichts, zeigt keine Werbung, will kein Konto und verfolgt niemanden.",
  "about.what.2":
    "Die Regeln sind so geschrieben, dass man sie lesen und prüfen kann; jede hat eine Nummer, und jede Frage am Tisch sagt, aus welcher sie kommt.",
  "about.rights": "Inoffizielle Fan-Ausgabe",
  "about.rights.1":
    "Logres ist von Liebhabern gemacht und gehört zu keinem Verlag. Alle Rechte an den Spielen bleiben bei ihren Inhabern. King Arthur, das Kartenspiel, stammt von Reiner Knizia und erschien 2005 bei Ravensburger.",
  "about.rights.2":
    "Nichts hier ist aus der Schachtel genommen: Die Regeln sind in eigenen Worten erzählt, die Zeichnungen sind eigene oder frei lizenzierte. Wenn dir das Spiel gefällt, halte nach der Schachtel Ausschau; sie lohnt sich.",
  "about.credits": "Dank und Lizenzen",
  "about.credits.what": "Was",
  "about.credits.who": "Von wem",
  "about.credits.licence": "Lizenz",
  "about.credits.icons": "Zeichen",
  "about.credits.icons.who":
    "Lorc, Delapouite und die anderen von game-icons.net; von uns gefärbt und umrandet",
  "about.credits.display": "Almendra, die Schrift der Titel",
  "about.credits.text": "Alegreya Sans, die Schrift der Texte",
  "about.credits.code": "Logres selbst, Programm und Zeichnungen",
  "about.credits.code.who": "die Entwickler von Logres",
  "about.credits.svelte": "Svelte, der Teil im Browser",
  "about.credits.svelte.who": "Rich Harris und die Mitwirkenden von Svelte",
  "about.credits.fastapi": "FastAPI, der Teil auf dem Server",
  "about.data": "Woher die Karten stammen",
  "about.data.text":
    "Nicht alles, was auf den Karten steht, ist in einer Spielregel gedruckt. Zu jedem Teil sagen wir, woher wir es wissen. Was erschlossen ist, hält jede bekannte Bedingung ein und wurde mit vielen simulierten Partien ausgewogen; wer die Schachtel besitzt, kann die wahren Werte einsetzen.",
  "about.data.source": "Quelle",
  "about.data.knights": "Ritter: Anzahlen und Farben",
  "about.data.adversaries": "Gegner: wie viele von jedem Wert",
  "about.data.conditions": "Abenteuer: was sie verlangen",
  "about.data.adventure": "Wert von „{name}“: {n}",
  "about.data.rulebook": "Spielregel",
  "about.data.published": "anderswo veröffentlicht",
  "about.data.reconstructed": "erschlossen",
  "about.data.box": "in der Schachtel nachgesehen",
  "about.data.unknown": "unbekannt",
  "about.privacy": "Was aufgehoben wird",
  "about.privacy.text":
    "Ein Cookie sagt dem Server, welche Plätze deine sind; es ist zum Spielen nötig und dient nur dazu. Dein Name und deine Partien liegen nur auf diesem Server. Deine Einstellungen bleiben in deinem Browser.",
} satisfies Translation<typeof en>;
