/** Words of Arthur's module: his die and rings, and the Picts. */
export default {
  "picts.title": "Picts",
  "picts.name": "Pict {n}: {what}",
  "picts.bonus.marker": "a marker {in}",
  "picts.bonus.manor": "a manor {on}",
  "picts.bonus.apple": "an apple",
  "picts.display": "Picts on display",
  "picts.left": "{n} left",
  "picts.next": "Next scoring: most +3, fewest −3",
  "picts.sums": "What everybody’s Picts are worth",
  "picts.sum": "{name}: {n}",
  "picts.sum.signet": "{name}: {n}, the signet ring included",
} as const;
