/** Words of the plan of a round. */
export default {
  "mp.title": "Plan the round",
  "mp.kicker": "Nothing is decided",
  "mp.assumes":
    "As if nobody else moved: your dice in this order and, on each space, what a skilled bot would do there. Complete missions are resolved, new ones are not drawn.",
  "mp.helpers": "Only dice are planned; other things that give you a turn are left out.",
  "mp.trying": "Trying your dice …",
  "mp.use": "How to use {die}",
  "mp.earlier": "Earlier: {die}",
  "mp.later": "Later: {die}",
  "mp.way": "{how}: {space}",
  "mp.with": "{title} {with}",
  "mp.nothing": "Nothing to gain there.",
  "mp.hidden": "What comes there is hidden, so it is left out.",
  "mp.landings": "You would land on {spaces}.",
  "mp.after": { one: "After this turn", other: "After these {words} turns" },
  "mp.points": "Your points",
  "mp.scored": "With a scoring then",
  "mp.missions": "Your missions then",
} as const;
