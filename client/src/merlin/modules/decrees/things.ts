/** Explanations of the decrees: their stacks in the principalities, a single one, and those in front of a player. */

import { inWords, list, t } from "../../../lib/i18n.svelte";
import { around, type Outline } from "../../board/lights";
import type { Act, Situation } from "../../choosing/acts";
import { decrees } from "./position";
import { type View } from "../../position/view";
import { decreeOf } from "./decrees";
import { placeOf, type Place } from "../../position/words";
import type { Row } from "../../choosing/act";
import { howMany } from "../../question/thingrows";
import { decreeName, whatDecree } from "./phrases";
import { DECREE, STACK_SCALE, stackAt } from "./stacks";
import { inPlace } from "../../telling/phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";

/** Who has looked through a stack, and what the reader knows about it. */
function knownOf(place: Place, { view, names = [] }: Situation): string | null {
  const pile = view.decreeStacks?.[place];
  const known = decrees(pile?.cards ?? null).map(decreeName);
  if (known.length) return t("ml.explain.stack.known", { decrees: list(known) });
  const readers = (view.decreeReaders?.[place] ?? []).flatMap((seat) => names[seat] ?? []);
  if (!readers.length || !pile?.count) return null;
  return t("ml.explain.stack.readers", { names: list(readers), n: readers.length });
}

function ofStack({ one }: Thing, situation: Situation): Explanation | null {
  const place = placeOf(one);
  const pile = place && situation.view.decreeStacks?.[place];
  if (!pile) return null;
  const text = t("ml.explain.stack", { n: pile.count, words: inWords(pile.count) });
  return told(t("ml.decreesIn", { in: inPlace(place) }), text, "R101", knownOf(place, situation));
}

/** Why a stack cannot be chosen: you can look through decrees only where a principality space sends a vassal. */
function whyNotStack({ one }: Thing, _: string, { view }: Situation): string | null {
  const place = placeOf(one);
  if (!place || !view.decreeStacks) return null;
  return t(view.decreeStacks[place].count ? "ml.why.stack" : "ml.why.noStack");
}

function stackOutline({ one }: Thing, view: View, places: readonly Place[]): Outline | null {
  const place = placeOf(one);
  const index = place ? places.indexOf(place) : -1;
  if (!place || index < 0 || !view.decreeStacks?.[place].count) return null;
  return around(stackAt(index), DECREE, 12, STACK_SCALE * 1.16);
}

function ofDecrees({ one }: Thing, { view }: Situation): Explanation | null {
  const own = view.decrees?.[Number(one)];
  if (!own) return null;
  const now = own.length ? t("ml.explain.decrees.shown", { decrees: list(own.map(decreeName)) }) : null;
  return told(t("ml.decrees"), t("ml.explain.decrees"), "R102", now);
}

function whyNotDecrees(thing: Thing, ask: string, situation: Situation): string | null {
  if (!isOwn(thing, situation)) return null;
  const n = situation.view.decrees?.[situation.seat]?.length ?? 0;
  if (!n) return t("ml.why.noDecree");
  return t(n === 1 && ask !== "move" ? "ml.why.oneDecree" : "ml.why.notNow");
}

function ofDecree({ one }: Thing): Explanation | null {
  const decree = decreeOf(one);
  return decree && told(t("ml.decree"), t("ml.explain.decree", { what: whatDecree(decree) }), "R101");
}

function decreeRow({ one }: Thing, acts: readonly Act[]): Row | null {
  const decree = decreeOf(one);
  return decree && { title: decreeName(decree), detail: howMany(acts) };
}

export const THINGS: ThingTable = {
  stack: { explain: ofStack, whyNot: whyNotStack, outline: stackOutline, isOnGround: true },
  decree: { explain: ofDecree, row: decreeRow },
  decrees: {
    explain: ofDecrees,
    whyNot: whyNotDecrees,
    row: (_, acts) => ({ title: t("ml.decrees"), detail: howMany(acts) }),
    sign: () => "decree-stack",
  },
};
