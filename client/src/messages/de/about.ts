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
    "Logres ist von Liebhabern gemacht und gehört zu keinem Verlag. Alle Rechte an den Spielen bleiben bei ihren Inhabern.",
  "about.credit.merlin":
    "Merlin stammt von Stefan Feld und Michael Rieneck und erschien zuerst 2017 bei Queen Games.",
  "about.credit.kingarthur":
    "King Arthur, das Kartenspiel, stammt von Reiner Knizia und erschien 2005 bei Ravensburger.",
  "about.rights.2":
    "Nichts hier ist aus den Schachteln genommen: Die Regeln sind in eigenen Worten erzählt, die Zeichnungen sind eigene oder frei lizenzierte. Wenn dir ein Spiel gefällt, halte nach der Schachtel Ausschau; sie lohnt sich.",
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
  "about.data": "Woher Pläne, Karten und Plättchen stammen",
  "about.data.text":
    "Nicht alles, was auf Plänen, Karten und Plättchen steht, ist in einer Anleitung gedruckt. Zu jedem Teil sagen wir, woher wir es wissen. Was erschlossen ist, passt zu allem, was bekannt ist, und wurde in vielen simulierten Partien ausgewogen. Besitzt du eine Schachtel, kannst du die echten Werte einsetzen.",
  "about.data.source": "Quelle",
  "about.part.kingarthur.knights": "Ritter: Anzahlen und Farben",
  "about.part.kingarthur.adversaries": "Gegner: wie viele von jedem Wert",
  "about.data.conditions": "Abenteuer: was sie verlangen",
  "about.data.adventure": "Wert von „{name}“: {n}",
  "about.part.merlin.principalities": "Reihenfolge der Fürstentümer",
  "about.part.merlin.ring": "Reihenfolge der 24 Felder",
  "about.part.merlin.flags": "Was die Fahnen können",
  "about.part.merlin.missions": "Die 55 Aufträge",
  "about.part.merlin.starting-tiles": "Startplättchen",
  "about.part.merlin.tiles": "Plättchen des Umlands",
  "about.part.merlin.frames": "Baumaterial auf den Rahmen des Umlands",
  "about.part.merlin.treasures": "Schätze des Umlands: die Plättchen",
  "about.part.merlin.decrees": "Erlass des Königs: die Erlasse",
  "about.part.merlin.outer-ring": "Artus: der äußere Ring",
  "about.part.merlin.inner-ring": "Artus: der innere Ring",
  "about.part.merlin.new-flags": "Artus: was die neuen Fahnen können",
  "about.part.merlin.picts": "Artus: die Pikten",
  "about.part.merlin.stacks": "Verbündete: wer in welchem Stapel liegt",
  "about.part.merlin.ally-tiles": "Verbündete: wie viele Plättchen jeder hat",
  "about.part.merlin.ally-points": "Verbündete: Punkte für gesammelte Plättchen",
  "about.part.merlin.gold-ring": "Gold und Mistel: der Ring",
  "about.part.merlin.gold-ring-with-arthur": "Gold und Mistel: der Ring mit Artus",
  "about.part.merlin.market": "Markt: Farben und Schritte der Waren",
  "about.part.merlin.districts": "Caerleon: Farben der Viertel",
  "about.part.merlin.cauldrons": "Morgana: Zahlen der Kessel",
  "about.part.merlin.tokens": "Morgana: Seiten der Kesselplättchen",
  "about.data.rulebook": "Anleitung",
  "about.data.published": "anderswo veröffentlicht",
  "about.data.reconstructed": "erschlossen",
  "about.data.box": "in der Schachtel nachgesehen",
  "about.data.unknown": "unbekannt",
  "about.privacy": "Was wir speichern",
  "about.privacy.text":
    "Ein Cookie sagt dem Server, welche Plätze deine sind; es ist zum Spielen nötig und dient nur dazu. Dein Name und deine Partien liegen nur auf diesem Server. Deine Einstellungen bleiben in deinem Browser.",
} satisfies Translation<typeof en>;
