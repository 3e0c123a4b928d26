/** The options of a question as a list: those of each die, those possible at any time, and the rest in a few rows. */

import {
  concerning,
  idsOf,
  isAlteration,
  isFlagged,
  isFree,
  meansOf,
  underOf,
  type Act,
  type ActOf,
  type DieAct,
  type Situation,
} from "./acts";
import { layers, type Helper } from "../layers";
import type { View } from "../position/view";
import { dieOwner } from "../position/words";

/** What a die can do: move a figure, or be changed first. */
export interface DieOffer {
  readonly die: string;
  readonly face: number;
  readonly isUsed: boolean;
  readonly goes: readonly ActOf<"go">[];
  /** The changes to pay for. */
  readonly changes: readonly DieAct[];
  readonly flags: readonly DieAct[];
  /** Its moves that use flags afterwards. */
  readonly detours: readonly ActOf<"detour">[];
}

/** A row. A single act is chosen immediately; for several, the reader first picks a thing. */
export interface Offer {
  readonly id: string;
  readonly acts: readonly Act[];
}

export interface Offers {
  readonly dice: readonly DieOffer[];
  readonly rows: readonly Offer[];
  readonly free: readonly Act[];
  /** More free acts, too many for rows: a thing represents each group. */
  readonly gathered: readonly Offer[];
  readonly decline: ActOf<"decline"> | null;
}

/** How many rows can be taken in at a glance. More are grouped by the thing they concern. */
const AT_A_GLANCE = 8;

const isGo = (act: Act): act is ActOf<"go"> => act.kind === "go";
const isDetour = (act: Act): act is ActOf<"detour"> => act.kind === "detour";
const isDecline = (act: Act): act is ActOf<"decline"> => act.kind === "decline";
const isChange = (act: Act): act is DieAct => meansOf(act) !== null;

/** The unused die with the same face as this one. Only one of two equal dice is offered. */
export function twinOf(die: string, view: View, seat: number, offered: ReadonlySet<string>): string {
  const isOwn = (one: string) => dieOwner(one, seat) === seat;
  if (offered.has(die) || !isOwn(die)) return die;
  const faces = view.faces[seat] ?? {};
  if (view.used[seat]?.includes(die)) return die;
  const isTwin = (other: string) => offered.has(other) && isOwn(other) && faces[other] === faces[die];
  return Object.keys(faces).find(isTwin) ?? die;
}

/** The dice of a player, and everything else with which a turn can be taken. */
function helpersOf({ view, seat }: Situation): Helper[] {
  const dice = Object.entries(view.faces[seat] ?? {}).map(([die, face]): Helper => {
    return { die, face, isUsed: view.used[seat]?.includes(die) ?? false };
  });
  return [...dice, ...layers().flatMap(({ helpers }) => helpers?.(view, seat) ?? [])];
}

function diceOf(acts: readonly Act[], situation: Situation): DieOffer[] {
  return helpersOf(situation).flatMap(({ die, face, isUsed }) => {
    const own = acts.filter((act) => "die" in act && act.die === die);
    const offer: DieOffer = {
      die,
      face,
      isUsed,
      // Back comes before forward, as on the ring from left to right.
      goes: own.filter(isGo).toReversed(),
      // Faces come before spaces.
      changes: own
        .filter(isChange)
        .toSorted((one, other) => Number("space" in one) - Number("space" in other)),
      flags: own.filter(isFlagged),
      detours: own.filter(isDetour),
    };
    return own.length || offer.isUsed ? [offer] : [];
  });
}

/** Rows of single acts or, if there are too many, one for each thing they begin with. */
function rowsOf(
  acts: readonly Act[],
  picked: readonly string[],
  situation: Situation,
  isStepwise = false,
): Offer[] {
  const single = () => acts.map((act): Offer => ({ id: act.word, acts: [act] }));
  if (acts.length <= AT_A_GLANCE && !isStepwise) return single();
  const heads = new Map<string, Act[]>();
  for (const act of acts) {
    const head = idsOf(act, situation).find((id) => !picked.includes(id)) ?? act.word;
    heads.set(head, [...(heads.get(head) ?? []), act]);
  }
  if (heads.size < 2 || heads.size === acts.length) return single();
  // A thing may also come second, as when two missions are replaced together.
  return [...heads].map(([id]) => ({ id, acts: concerning(acts, [...picked, id], situation) }));
}

/** Options grouped by the thing that represents them. */
function gatheredIn(acts: readonly Act[], situation: Situation): Offer[] {
  const offers = new Map<string, Act[]>();
  for (const act of acts) {
    const id = underOf(act, situation);
    if (id !== null) offers.set(id, [...(offers.get(id) ?? []), act]);
  }
  return [...offers].map(([id, gathered]) => ({ id, acts: gathered }));
}

/** The offer, limited to what concerns the picked things. */
export function offersOf(acts: readonly Act[], picked: readonly string[], situation: Situation): Offers {
  const meant = concerning(acts, picked, situation).filter((act) => !isDecline(act));
  const gathered = gatheredIn(meant, situation);
  /**
   * Grouped acts are many. They are only listed for the thing that represents them, or for a thing that can do
   * nothing else.
   */
  const isUsed = meant.some(isGo) || gathered.some(({ id }) => picked.includes(id));
  const isOpen = ({ id }: Offer) => picked.includes(id) || (picked.length > 0 && !isUsed);
  const few = meant.filter((act) => underOf(act, situation) === null);
  const free = few.filter(isFree);
  const isOfDie = (act: Act) => isGo(act) || isDetour(act) || isAlteration(act);
  const moves = few.filter(isOfDie);
  const rest = few.filter((act) => !isFree(act) && !isOfDie(act));
  const isMove = acts.some(isGo);
  /** Without a move, the changes are for a die of a later turn. Each die stands for its ways. */
  const later = isMove ? [] : rowsOf(few.filter(isAlteration), picked, situation, true);
  return {
    dice: isMove ? diceOf(moves, situation).filter(({ isUsed }) => !isUsed || !picked.length) : [],
    rows: [
      ...rowsOf(rest, picked, situation),
      ...later.filter(({ acts: { length } }) => length === 1),
      ...gathered.filter(isOpen).flatMap((offer) => rowsOf(offer.acts, picked, situation, true)),
    ],
    free,
    gathered: [
      ...gathered.filter((offer) => !isOpen(offer)),
      ...later.filter(({ acts: { length } }) => length > 1),
    ],
    decline: acts.find(isDecline) ?? null,
  };
}
