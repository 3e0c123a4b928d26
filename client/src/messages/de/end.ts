import type { Translation } from "../../lib/i18n.svelte";
import type en from "../en/end";

export default {
  "end.you": "Du",
  "end.title.over": "Die Partie ist zu Ende",
  "end.title.youWin": {
    one: "Du gewinnst, einen Punkt vor {names}",
    other: "Du gewinnst, {words} vor {names}",
  },
  "end.title.wins": {
    one: "{winner} gewinnt, einen Punkt vor {names}",
    other: "{winner} gewinnt, {words} vor {names}",
  },
  "end.title.beforeYou": {
    one: "{winner} gewinnt, einen Punkt vor dir",
    other: "{winner} gewinnt, {words} vor dir",
  },
  "end.title.youWinTie": "Du gewinnst bei Gleichstand mit {names}",
  "end.title.tie": "{winner} gewinnt bei Gleichstand mit {names}",
  "end.title.tieYou": "{winner} gewinnt bei Gleichstand mit dir",
  "end.title.youShare": "{names} teilt euch den Sieg",
  "end.title.share": "{names} teilen sich den Sieg",
  "end.ranked": "{place} {name}, {n}",
  "end.turns": { one: "{n} Zug", other: "{n} Züge" },

  "end.sources": "Punkte nach Herkunft",
  "end.sources.about": "länger ist mehr",
  "end.sources.show": "Nur zeigen: {name}",
  "end.sources.of": "{name}: {said}",
  "end.sources.who": "{name} {n}",
  "end.place": "Platz",
  "end.player": "Name",
  "end.total": "Summe",
  "end.asTable": "als Tabelle",
  "end.asChart": "als Bild",
  "end.course": "Punkte im Verlauf",
  "end.round": "Runde",
  "end.round.first": "Runde 1",
  "end.ka.inHand": "mit den Gegnern auf der Hand",

  "end.rematch": "Revanche",
  "end.rematch.about": "dasselbe Spiel mit denselben Leuten, sofort",
  "end.rematch.open": "Die Revanche hat begonnen; dein Platz ist frei gehalten.",
  "end.rematch.opening": "Die Karten werden gegeben",
  "end.rematch.watch": "Bei der Revanche zusehen",
  "end.replay": "Nachspielen",
  "end.record": "Aufzeichnung",
  "end.look": "Den Tisch am Ende ansehen",
  "end.acts": "Und jetzt?",

  "end.swings": "Entscheidende Züge",
  "end.swings.about": "größte Sprünge",
  "end.swings.turn": "Zug {n}: {title}",
  "end.swings.look": "ansehen",
  "end.swings.lookAt": "Zug {n} ansehen",
  "end.swings.fromTo": "{name}, von {before} auf {after}",
  "end.swings.lead.you": "Du gehst in Führung.",
  "end.swings.lead.other": "{name} geht in Führung.",
  "end.swings.none": "Niemand hat einen Punkt gemacht.",

  "end.fair": "Ehrlich gemischt",
  "end.fair.checking": "Das Mischen wird geprüft",
  "end.fair.failed": "Das Mischen ließ sich nicht prüfen",
  "end.fair.seen":
    "<b>Auf diesem Gerät geprüft:</b> Der Startwert passt zu dem Siegel, das dieses Gerät während der Partie gesehen hat.",
  "end.fair.unseen":
    "<b>Auf diesem Gerät geprüft:</b> Der Startwert passt zum Siegel, das dieses Gerät erst am Ende gesehen hat.",
  "end.fair.noSeed": "Der Tisch hat seinen Startwert nicht gezeigt.",
  "end.fair.noFit": "Der Startwert passt nicht zum Siegel.",
  "end.fair.changed": "Das Siegel ist nicht das, welches dieses Gerät während der Partie gesehen hat.",
  "end.fair.error": "Dieser Browser konnte nicht rechnen: {message}",
  "end.fair.seal": "Siegel",
  "end.fair.seed": "Startwert",
  "end.fair.how": "Wie das geht",
  "end.fair.how.text":
    "Vor der ersten Karte zieht der Server einen geheimen Startwert und zeigt dessen Siegel: den SHA-256 von „logres seal “ und dem Startwert. Kein anderer Startwert passt dazu, also lässt er sich später nicht ändern. Jede Karte folgt aus dem Startwert: Lade die Aufzeichnung, und „logres verify“ gibt sie alle noch einmal.",
  "end.fair.again": "noch einmal prüfen",

  "end.loading": "Der Verlauf der Partie ist unterwegs.",
  "end.failed": "Der Verlauf der Partie ließ sich nicht laden.",
} satisfies Translation<typeof en>;
