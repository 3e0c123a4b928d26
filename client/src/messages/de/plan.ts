/** Der Plan einer Runde. */
export default {
  "mp.title": "Runde planen",
  "mp.kicker": "Noch ist nichts entschieden",
  "mp.assumes":
    "Als zöge sonst niemand: deine Würfel in dieser Reihenfolge und auf jedem Feld das, was ein geübter Bot dort täte. Vollständige Aufträge werden erfüllt, neue nicht gezogen.",
  "mp.helpers": "Geplant werden nur Würfel; was dir sonst einen Zug gibt, bleibt außen vor.",
  "mp.trying": "Deine Würfel werden ausprobiert …",
  "mp.use": "Wie einsetzen: {die}",
  "mp.earlier": "Früher: {die}",
  "mp.later": "Später: {die}",
  "mp.way": "{how}: {space}",
  "mp.with": "{title} {with}",
  "mp.nothing": "Dort ist nichts zu holen.",
  "mp.hidden": "Was dort kommt, ist verdeckt und bleibt außen vor.",
  "mp.landings": "Du kämst auf {spaces}.",
  "mp.after": { one: "Nach diesem Zug", other: "Nach diesen {words} Zügen" },
  "mp.points": "Deine Punkte",
  "mp.scored": "Mit einer Wertung danach",
  "mp.missions": "Deine Aufträge danach",
} as const;
