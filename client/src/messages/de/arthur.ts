import type { Translation } from "../../lib/i18n.svelte";
import type english from "../en/arthur";

export default {
  "picts.title": "Pikten",
  "picts.name": "Pikte {n}: {what}",
  "picts.bonus.marker": "einen Marker {in}",
  "picts.bonus.manor": "einen Gutshof {on}",
  "picts.bonus.apple": "einen Apfel",
  "picts.display": "Offene Pikten",
  "picts.left": "noch {n}",
  "picts.next": "Nächste Wertung: meiste +3, wenigste −3",
  "picts.sums": "Was die Pikten aller wert sind",
  "picts.sum": "{name}: {n}",
  "picts.sum.signet": "{name}: {n}, mit dem Siegelring",
} as const satisfies Translation<typeof english>;
