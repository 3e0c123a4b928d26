/** Where the options of a question are shown: side by side in what modules draw, as a grid of goods, or as rows. */

import type { Act } from "../choosing/acts";
import type { Offer, Offers } from "../choosing/offers";
import { layers, type Layer } from "../layers";
import type { Good } from "../position/words";

/** An act with a good, such as one that is taken or given. */
export type GoodAct = Extract<Act, { readonly good: Good }>;
type Panel = NonNullable<Layer["panels"]>[number];
type Side = NonNullable<Layer["gathered"]>;

export interface Arranged {
  /** Things that stand for many options: those that a module shows side by side, and the others. */
  readonly side: readonly { readonly of: Side["of"]; readonly shown: readonly Offer[] }[];
  readonly gathered: readonly Offer[];
  /** Goods, if there are too many for rows. */
  readonly goods: readonly GoodAct[];
  /** Options that modules show side by side. */
  readonly panels: readonly (Panel & { readonly acts: readonly Act[] })[];
  readonly paneled: readonly Act[];
  readonly rows: readonly Offer[];
}

/** More goods than this are shown as a grid. */
const MANY = 6;

export function arranged(offers: Offers | null, small: boolean): Arranged {
  const { rows = [], gathered = [] } = offers ?? {};
  const acts = rows.flatMap((row) => row.acts);
  const goods = goodsIn(acts);
  const panels = layers()
    .flatMap((layer) => layer.panels ?? [])
    .map((panel) => ({ ...panel, acts: acts.filter((act) => panel.takes(act, small)) }))
    .filter((panel) => panel.acts.length > 0);
  const paneled = panels.flatMap((panel) => panel.acts);
  const side = layers().flatMap(({ gathered: own }) => {
    const shown = own ? gathered.filter(({ id }) => own.takes(id)) : [];
    return own && shown.length ? [{ of: own.of, shown }] : [];
  });
  const beside: readonly Act[] = [...goods, ...paneled];
  return {
    side,
    gathered: gathered.filter((offer) => !side.some(({ shown }) => shown.includes(offer))),
    goods,
    panels,
    paneled,
    rows: rows.filter(({ acts: [act] }) => act && !beside.includes(act)),
  };
}

function goodsIn(acts: readonly Act[]): readonly GoodAct[] {
  const goods = acts.filter((act) => "good" in act && act.kind !== "shield");
  return goods.length > MANY ? goods : [];
}
