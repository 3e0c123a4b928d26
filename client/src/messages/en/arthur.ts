/** Words of Arthur's module: his die and rings, and the Picts. */
export default {
  "picts.title": "Picts",
} as const;
