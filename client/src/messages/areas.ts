/** The areas of words, a file of each language; a page loads only those that it shows. */
export const AREAS = [
  "about",
  "arthur",
  "caerleon",
  "common",
  "decrees",
  "end",
  "explain",
  "favor",
  "gold",
  "guided",
  "hall",
  "keys",
  "kingarthur",
  "knights",
  "make",
  "market",
  "merlin",
  "merlintable",
  "morgana",
  "replay",
  "rules",
  "scoring",
  "table",
  "treasures",
] as const;

export type Area = (typeof AREAS)[number];
