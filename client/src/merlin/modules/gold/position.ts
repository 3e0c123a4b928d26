/** The position of coins and mistletoe: those of each player, and those left. */

import type { GoldZones } from "../../rules";
import { isClosed, type View } from "../../position/view";

export interface GoldView {
  readonly coins: readonly number[];
  readonly coinSupply: number;
  readonly mistletoe: readonly number[];
  readonly mistletoeSupply: number;
}

declare module "../../position/words" {
  interface Actions {
    gold: unknown;
    mistletoe: unknown;
  }
}
declare module "../../position/view" {
  interface View {
    readonly gold?: GoldView;
  }
}

export function readGold(wire: Partial<GoldZones>): { gold: GoldView } {
  return {
    gold: {
      coins: wire.coins ?? [],
      coinSupply: wire.coin_supply ?? 0,
      mistletoe: wire.mistletoe ?? [],
      mistletoeSupply: wire.mistletoe_supply ?? 0,
    },
  };
}

/** How many coins are available. */
export function coinsLeft(view: View): number {
  return isClosed("coin", view) ? 0 : (view.gold?.coinSupply ?? 0);
}

/** How many pieces of mistletoe are available. */
export function mistletoeLeft(view: View): number {
  return isClosed("mistletoe", view) ? 0 : (view.gold?.mistletoeSupply ?? 0);
}

/** How many coins a player has. */
export function coinsOf({ gold }: View, seat: number): number {
  return gold?.coins[seat] ?? 0;
}
export function mistletoeOf({ gold }: View, seat: number): number {
  return gold?.mistletoe[seat] ?? 0;
}
