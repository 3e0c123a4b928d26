/** Coins and mistletoe in words: what options and events say. */

import { capitalised, inWords, parts as partsOf, t, type Key, type Part } from "../../../lib/i18n.svelte";
import type { Act, Situation } from "../../choosing/acts";
import { landings, type Row } from "../../question/rows";
import type { Need } from "../../position/parts";
import type { Teller } from "../../telling/sentences";
import type { Event, EventName, GoldEventName } from "../../rules";
import type { Pluck, Relieve } from "./acts";
import { mistletoeOf } from "./position";

function pluckRow({ fruit }: Pluck, { view, seat }: Situation): Row {
  const said =
    fruit === "apple"
      ? { n: view.apples[seat] ?? 0, left: view.appleSupply }
      : { n: mistletoeOf(view, seat), left: view.gold?.mistletoeSupply ?? 0 };
  return { title: t(`gold.option.${fruit}`), detail: t(`gold.option.${fruit}.detail`, said) };
}

/** The most that can be spent meets the mission alone; with less, Percival meets the rest. */
function relieveRow({ count }: Relieve, { view, seat }: Situation): Row {
  const left = mistletoeOf(view, seat) - count;
  const rest =
    left > 0 ? t("gold.option.spend.left", { n: left, words: inWords(left) }) : t("gold.option.spend.last");
  const title = count
    ? capitalised(t("gold.option.spend", { n: count, words: inWords(count) }))
    : t("gold.option.none");
  return { title, detail: count ? rest : t("gold.option.spend.percival") };
}

/** A piece of mistletoe stands for each thing that is lacking, if there are enough. */
export function relieved(said: string, lacking: readonly Need[], { view, seat }: Situation): string | null {
  const n = lacking.length;
  return n > mistletoeOf(view, seat) ? null : t("gold.option.mission", { said, n, words: inWords(n) });
}

export function goldRow(act: Act, situation: Situation): Row | null {
  switch (act.kind) {
    case "coin":
      return {
        title: t("ml.option.apple", { face: act.face }),
        detail: t("gold.option.coin.detail", { to: landings(act, situation) }),
      };
    case "pluck":
      return pluckRow(act, situation);
    case "relieve":
      return relieveRow(act, situation);
    default:
      return null;
  }
}

type Both = Key extends infer K ? (K extends `gold.log.${infer Name}.you` ? Name : never) : never;

function say(teller: Teller, what: Both, values: Record<string, string | number> = {}): Part[] {
  const key = `gold.log.${what}.${teller.isYou ? "you" : "other"}` as "gold.log.turned.other";
  return partsOf(key, { name: teller.name, ...values } as { name: string; from: number; face: number });
}

export function goldSaid({ name, facts }: Event, teller: Teller): readonly Part[] | null {
  switch (name) {
    case "took-coins":
      return say(teller, "tookCoins", { n: facts.count, words: inWords(facts.count) });
    case "paid-coins":
      return say(teller, "paidCoins", { n: facts.count, words: inWords(facts.count) });
    case "took-mistletoe":
      return say(teller, "tookMistletoe");
    case "used-mistletoe":
      return say(teller, "usedMistletoe");
    case "turned":
      return facts.means === "coin" ? say(teller, "turned", { from: facts.origin, face: facts.face }) : null;
    default:
      name satisfies Exclude<EventName, GoldEventName>;
      return null;
  }
}
