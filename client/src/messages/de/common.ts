import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/common";

export default {
  "app.name": "Logres",
  "app.title": "{screen} · Logres",

  "nav.label": "Hauptmenü",
  "nav.hall": "Halle",
  "nav.games": "Partien",
  "nav.new": "Neu",
  "nav.rules": "Regeln",
  "nav.about": "Über",
  "nav.you": "Du",
  "nav.waiting": { one: "{n} Partie wartet auf dich", other: "{n} Partien warten auf dich" },
  "nav.skip": "Zum Inhalt springen",
  "nav.otherTab": "öffnet sich in einem anderen Tab",

  "settings.title": "Einstellungen",
  "settings.language": "Sprache",
  "settings.theme.toLight": "Zu hellen Farben wechseln",
  "settings.theme.toDark": "Zu dunklen Farben wechseln",

  "keys.title": "Tastenkürzel",

  "language.en": "English",
  "language.de": "Deutsch",

  "seat.0": "rot, Rose",
  "seat.1": "blau, Lilie",
  "seat.2": "gelb, Sonne",
  "seat.3": "grün, Eichenblatt",
  "seat.4": "grau, Schwan",
  "seat.free": "freier Platz",
  "hall.name.label": "Wie dürfen wir dich nennen?",

  "act.cancel": "Abbrechen",
  "act.close": "Schließen",
  "act.choose": "Wählen",
  "act.copyLink": "Link kopieren",
  "act.copied": "Kopiert",
  "act.notCopied": "Das Kopieren ging nicht; markiere den Text und kopiere ihn selbst.",
  "act.toHall": "Zurück in die Halle",
  "act.again": "Noch einmal",

  "number.0": "keine",
  "number.1": "eins",
  "number.2": "zwei",
  "number.3": "drei",
  "number.4": "vier",
  "number.5": "fünf",
  "number.6": "sechs",
  "number.7": "sieben",
  "number.8": "acht",
  "number.9": "neun",
  "number.10": "zehn",
  "number.11": "elf",
  "number.12": "zwölf",
  "ordinal.one": "{n}.",
  "ordinal.two": "{n}.",
  "ordinal.few": "{n}.",
  "ordinal.other": "{n}.",

  "notice.offline.title": "Keine Verbindung",
  "notice.offline.text": "Du kannst dich umsehen; gesendet wird erst, wenn du wieder da bist.",
  "notice.offline.kept": "Deine letzte Wahl ist aufgehoben und wird wieder gesendet, sobald du zurück bist.",
  "notice.offline.next": {
    one: "Nächster Versuch in {n} Sekunde.",
    other: "Nächster Versuch in {n} Sekunden.",
  },
  "notice.offline.again": "Du kannst dich umsehen; wir versuchen es alle paar Sekunden von selbst wieder.",
  "notice.offline.now": "Versuch läuft.",
  "notice.offline.act": "Jetzt versuchen",
  "notice.restart.title": "Gleich wieder da",
  "notice.restart.text":
    "Der Server startet neu. Partie und halber Zug bleiben erhalten; die Seite kommt von selbst zurück.",
  "notice.nowhere.title": "Unter diesem Link ist nichts",
  "notice.nowhere.text": "Vielleicht wurde er beim Kopieren abgeschnitten.",
  "notice.loading": "Kommt noch",
  "notice.failed.title": "Das ging nicht",
  "notice.failed.text": "Nichts ist verloren. Versuche es gleich noch einmal.",
  "notice.notOver.title": "Die Partie ist noch nicht zu Ende",
  "notice.notOver.text": "Vor dem Ende würde das verraten, was die Würfel noch bringen.",
  "notice.noDecision.title": "Diese Entscheidung gibt es nicht",
  "notice.noDecision.text": "Die Partie war vorher zu Ende. Geh zu einer ihrer Entscheidungen.",
  "notice.atEnd.title": "Hier ist nichts mehr zu entscheiden",
  "notice.atEnd.text": "An dieser Stelle ist die Partie zu Ende. Geh zu einer Entscheidung zurück.",
  "notice.noRules.title": "Diese Regeln gibt es hier nicht",
  "notice.noRules.text":
    "Dieser Server hat die Regeln nicht, nach denen die Partie gespielt wurde. Sie ist aufgehoben, kann aber nicht gezeigt werden.",
  "notice.badTable.title": "So lässt sich der Tisch nicht einrichten",
  "notice.badTable.text":
    "Ein Platz, ein Bot oder eine Einstellung wird hier nicht angeboten. Eröffnet wurde nichts; wähle noch einmal.",
  "notice.slowDown": "Das war viel auf einmal. Warte kurz und versuche es dann noch einmal.",

  // Titles of the screens

  "make.title": "Tisch einrichten",
  "join.title": "Du bist eingeladen",
  "table.title": "Tisch",
  "table.replay": "Nachspielen",

  // The games

  "game.merlin": "Merlin",
  "game.kingarthur": "King Arthur",
  "hall.merlin.text":
    "Sechs Runden um den runden Tisch. Deine Würfel bewegen deinen Ritter, Merlin geht in beide Richtungen; baue, entsende Gefolgsleute, halte Verräter fern.",
  "hall.kingarthur.text":
    "Das Kartenspiel. Lege Ritter einer Farbe, besiege, was sie genau aufwiegen, und erwirb Abenteuer mit dem, was du gewonnen hast.",
  "hall.with.seals": "mit Siegeln",
  "hall.with.favor": "mit der Gunst des Königs",
  "hall.with.arthur": "mit Artus",
  "hall.with.decrees": "mit dem Erlass des Königs",
  "hall.with.knights": "mit der Tafelrunde",
  "hall.with.treasures": "mit Schätzen",
  "hall.with.gold": "mit Gold",
  "hall.with.market": "mit dem Markt",
  "hall.with.morgana": "mit Morgana",
  "hall.with.caerleon": "mit Caerleon",
  "hall.with.everything": "mit allem",
  "hall.basicGame": "Grundspiel",
  "make.players.n": { one: "eine Person", other: "{words} Personen" },

  // What is written on the pictures of the games

  "ml.place.black": "Drache",
  "ml.place.grey": "Taube",
  "ml.place.blue": "Fisch",
  "ml.place.purple": "Schlange",
  "ml.place.orange": "Fuchs",
  "ml.place.brown": "Adler",
  "ka.adventure.grail": "Heiliger Gral",

  // Why a table cannot be seen

  "join.full.title": "Der Tisch ist voll",
  "join.full.text":
    "An diesem Tisch sind alle Plätze besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.",
  "table.private.title": "Diese Partie ist privat",
  "table.private.text":
    "Nur wer einen Platz hat, darf zusehen. Hat dich jemand hergeschickt, bitte um den Einladungslink.",

  "bot.random": "Sanft",
  "bot.greedy": "Geübt",
  "bot.random.about": "spielt irgendeinen erlaubten Zug; gute Gesellschaft für die erste Partie",
  "bot.greedy.about": "plant einen Zug voraus und nimmt, was am meisten bringt",

  "practice.name": "Übung",
  "practice.title": "Übung: {title}",
  "practice.from": "Übung, aus {title}, Entscheidung {n}",
  "practice.noUndo": "Nichts zurückzunehmen: Hier beginnt die Übung.",

  "guided.title": "Geführte erste Partie",
} satisfies Translation<typeof en>;
