/** Words of the recap, a short list of what the others did. */
export default {
  "recap.title": "Since your last turn",
  "recap.nothing": "Nobody else has had a turn yet.",
  "recap.points": { one: "point in this turn", other: "points in this turn" },
} as const;
