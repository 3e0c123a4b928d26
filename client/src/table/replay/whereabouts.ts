/** Where a replay is, in words. */

import { t } from "../../lib/i18n.svelte";
import type { Reel } from "./reel.svelte";
import { roundOf, roundsOf } from "./turns";

export interface Whereabouts {
  readonly title: string;
  /** Below the title. */
  readonly where: string;
  /** In one sentence, for screen readers. */
  readonly text: string;
}

interface Place {
  readonly seats: number;
  /** The player who decides. */
  readonly name: string;
  /** There is little room. */
  readonly isShort: boolean;
  titleOf(ask: string): string;
}

export function whereaboutsOf(
  { step, number, last, isRunning, steps }: Reel,
  { seats, name, isShort, titleOf }: Place,
): Whereabouts {
  if (!step) {
    return {
      title: t(isRunning ? "replay.now" : "replay.over"),
      where: t("replay.where.over", { n: last }),
      text: t(isRunning ? "replay.value.now" : "replay.value.over", { all: last }),
    };
  }
  const { turn, ask } = step;
  const round = roundOf(turn, roundsOf(steps, seats));
  const at = { n: number + 1, all: last };
  return {
    title: isShort ? t("replay.short", at) : t("replay.decision", at),
    where: isShort ? name : t("replay.where", { round, turn, name }),
    text:
      ask === null
        ? t("replay.value.covered", { ...at, round, name })
        : t("replay.value", { ...at, round, name, ask: titleOf(ask) }),
  };
}
