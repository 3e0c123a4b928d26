/** Acts with a die: move a figure with it, or change it first. */

import { t } from "../../lib/i18n.svelte";
import type { ActTable, Journey, Situation, Way } from "../choosing/act";
import { afterChange, movedBy, opposite, pathOf, type Change } from "../choosing/moving";
import type { View } from "../position/view";
import { knightOf, MERLIN } from "../position/words";
import { toSpace } from "../telling/phrases";
import { effectOf } from "../telling/spaces";
import { flagIds, landings, withFlag } from "./wording";

/** A figure's way to a space. */
export function journey(view: View, figure: string, way: Way, landing: string): Journey {
  return { figure, path: pathOf(view, figure, way, landing), landing };
}

/** The ways that a changed die offers. */
export function changedWays(change: Change, situation: Situation): Journey[] {
  const { figure, landings: found } = afterChange(change, situation);
  return found.map(({ way, space }) => ({ ...journey(situation.view, figure, way, space), then: way }));
}

/** The name of the piece that shows a die, by default with its current face. */
export function dieSign(die: string, { view, seat }: Situation, face = view.faces[seat]?.[die] ?? 1): string {
  return `die:${seat}:${die}:${face}`;
}

function turned(die: string, { view, seat }: Situation): number {
  return opposite(view.faces[seat]?.[die] ?? 0);
}

export const moves = {
  go: {
    read: ([, die, way, space, ...flags]) => (flags.length ? null : { die, way, space }),
    ids: ({ die, space }, situation) => [
      `die:${situation.seat}:${die}`,
      `space:${space}`,
      `figure:${movedBy(die, situation)}`,
    ],
    gold: (ids) => ids.slice(0, 2),
    ways: ({ die, way, space }, situation) => [journey(situation.view, movedBy(die, situation), way, space)],
    row: ({ die, space }, situation) => {
      const isMerlin = movedBy(die, situation) === MERLIN;
      return {
        title: t(isMerlin ? "ml.option.merlin.to" : "ml.option.knight", { to: toSpace(space) }),
        detail: effectOf(space, situation),
      };
    },
    sign: ({ die }, situation) => dieSign(die, situation),
    isMove: true,
    tellsPoints: true,
  },
  reverse: {
    read: ([, die, space, ...flags]) => (flags.length ? null : { die, space }),
    ids: ({ die, space }, situation) => [
      `die:${situation.seat}:${die}`,
      `space:${space}`,
      `figure:${knightOf(situation.seat)}`,
      ...flagIds(situation, "reverse"),
    ],
    gold: (ids, picked) => (picked.includes(ids[0] ?? "") ? ids.slice(1, 2) : ids.slice(3)),
    ways: ({ space }, { view, seat }) => [journey(view, knightOf(seat), "ccw", space)],
    row: ({ space }, situation) => ({
      title: t("ml.option.reverse", { to: toSpace(space) }),
      detail: `${withFlag(situation, "reverse")}; ${effectOf(space, situation)}`,
    }),
    sign: ({ die }, situation) => dieSign(die, situation),
    isMove: true,
    isFlagged: true,
    tellsPoints: true,
  },
  apple: {
    read: ([, die, face]) => ({ die, face }),
    ids: ({ die }, { seat }) => [`die:${seat}:${die}`, `apple:${seat}`],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("ml.option.apple.detail", { to: landings(act, situation) }),
    }),
    sign: ({ die, face }, situation) => dieSign(die, situation, face),
    means: {
      piece: "apple",
      id: (seat) => `apple:${seat}`,
      with: () => t("mt.alter.apple"),
      to: () => t("mt.withApple"),
    },
  },
  turn: {
    read: ([, die]) => ({ die }),
    ids: ({ die }, situation) => [`die:${situation.seat}:${die}`, ...flagIds(situation, "turn")],
    gold: (ids) => ids.slice(1),
    ways: ({ die }, situation) => changedWays({ die, face: turned(die, situation) }, situation),
    row: ({ die }, situation) => {
      const face = turned(die, situation);
      const to = landings({ die, face }, situation);
      return {
        title: t("ml.option.turn", { face }),
        detail: t("ml.option.turn.detail", { with: withFlag(situation, "turn"), to }),
      };
    },
    sign: ({ die }, situation) => dieSign(die, situation, turned(die, situation)),
    isFlagged: true,
  },
} satisfies ActTable;
