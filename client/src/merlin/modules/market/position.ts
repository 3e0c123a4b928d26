/** The market: which wares lie on its board, and which a player has bought. */

import type { View } from "../../position/view";

/** The module's part of the view. Wares that lie elsewhere are declared in their own files. */
export interface MarketView {
  /** How many of each ware lie on the board. */
  readonly stalls: Readonly<Record<string, number>>;
  /** The wares of each seat that are not spent. */
  readonly wares: readonly Readonly<Record<string, number>>[];
  /** Whether the market was visited in this turn. */
  readonly traded: boolean;
}

declare module "../../position/view" {
  interface View {
    readonly market?: MarketView;
  }
}

/** How many of a ware a player has. */
export function ownWares({ market }: View, seat: number, ware: string): number {
  return market?.wares[seat]?.[ware] ?? 0;
}
