/** Day labourers: each moves the knight by its number instead of a die, for one more turn in the round. */

import { capitalised, list, t } from "../../../../lib/i18n.svelte";
import type { Situation, WithActs } from "../../../choosing/act";
import { landingsOf } from "../../../choosing/moving";
import type { EventTable } from "../../../events/records";
import type { Helper } from "../../../layers";
import { oneByOne } from "../../../motion/flights";
import type { View } from "../../../position/view";
import { knightOf } from "../../../position/words";
import type { MarketZones } from "../../../rules";
import { spaceName } from "../../../telling/phrases";
import { counted, sayIn } from "../../../telling/teller";
import { isOwn, type Thing } from "../../../telling/things";
import { onBoard, placesOf, type Hired, type WareRecord } from "../ware";
import Farmer from "./Farmer.svelte";

declare module "../../../choosing/act" {
  interface Acts {
    /** The player takes no turn with the remaining labourers. */
    stop: Record<never, never>;
  }
}
declare module "../position" {
  interface MarketView {
    /** The labourers of each seat that are still to work, and those that are done for this round. */
    readonly hired: readonly (readonly string[])[];
    readonly worked: readonly (readonly string[])[];
  }
}

const WORD = "labourer-";
const say = sayIn("market.log");

/** How far a labourer goes; null for another ware. */
export function valueOf(ware: string): number | null {
  return ware.startsWith(WORD) ? Number(ware.slice(WORD.length)) : null;
}

const stepsOf = (ware: string) => valueOf(ware) ?? 0;

/** Where a labourer would lead the knight of a player. */
function landing(ware: string, { view, seat }: Situation): string {
  return spaceName(landingsOf(view, knightOf(seat), stepsOf(ware))[0]?.space ?? "");
}

function hired({ market }: View, seat: number): Hired[] {
  const all = (wares: readonly string[] = [], isDone: boolean) =>
    wares.map((ware) => {
      const label = t(isDone ? "market.labourer.done" : "market.labourer.ready", { n: stepsOf(ware) });
      return { ware, isDone, label: capitalised(label) };
    });
  return [...all(market?.worked[seat], true), ...all(market?.hired[seat], false)];
}

function helpers({ market }: View, seat: number): Helper[] {
  const helper = (isUsed: boolean) => (die: string) => ({ die, face: stepsOf(die), isUsed });
  return [
    ...[...new Set(market?.hired[seat] ?? [])].map(helper(false)),
    ...(market?.worked[seat] ?? []).map(helper(true)),
  ];
}

/** A labourer takes one turn in a round. */
function whyNotAgain(thing: Thing, _: string, situation: Situation): string | null {
  const worked = situation.view.market?.worked[situation.seat];
  return isOwn(thing, situation) && worked?.includes(thing.other) ? t("market.why.worked") : null;
}

const at = (seat: number, ware: string) => [`die:${seat}:${ware}`];

const acts = {
  stop: {
    read: () => ({}),
    ids: () => [],
    row: () => ({ title: t("market.option.stop"), detail: t("market.option.stop.detail") }),
    sign: () => "stall:labourer",
  },
} satisfies WithActs<"stop">;

const events = {
  worked: {
    say: ({ facts }, teller) => say(teller, "worked", { n: stepsOf(facts.ware) }),
    sign: ({ facts }) => facts.ware,
    sound: null,
  },
  stopped: { say: (_, teller) => say(teller, "stopped"), sound: null },
  dismissed: {
    say: ({ facts }, teller) => say(teller, "dismissed", counted(facts.wares.length)),
    flights: ({ facts }, who) =>
      oneByOne(facts.wares, (card) => ({ card, from: placesOf({ at }, who, card), to: onBoard(card) })),
    sound: "piece",
  },
} satisfies EventTable;

export const labourer = {
  order: 3,
  sample: `${WORD}3`,
  isOne: (ware) => valueOf(ware) !== null,
  rule: "R62",
  stall: () => t("market.stall.labourer"),
  name: (ware) => t("market.name.labourer", { n: stepsOf(ware) }),
  what: (ware) => t("market.what.labourer", { n: stepsOf(ware) }),
  offer: (ware, situation) =>
    t("market.option.labourer", { n: stepsOf(ware), space: landing(ware, situation) }),
  choice: (wares) => t("market.values", { values: list(wares.map((ware) => String(stepsOf(ware)))) }),
  at,
  hired,
  helpers,
  read: ({ hired = [], worked = [] }: Partial<MarketZones>) => ({ hired, worked }),
  acts,
  events,
  things: { die: { whyNot: whyNotAgain } },
  Picture: Farmer,
} satisfies WareRecord;
