/** Who won, by how much, and how that is said. */

import type { TableInfo } from "../../lib/api";
import { inWords, list, ordinal, t } from "../../lib/i18n.svelte";

export interface Result {
  readonly names: readonly string[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
  /** The seat of the reader; null for a spectator, and if several people share the device. */
  readonly you: number | null;
}

export interface Ranked {
  readonly seat: number;
  /** Counted from 1. Equal players share a place. */
  readonly place: number;
  readonly points: number;
}

export function resultOf(table: TableInfo): Result {
  const mine = table.seats.filter((seat) => seat.mine);
  return {
    names: table.seats.map((seat) => seat.name ?? t("seat.free")),
    points: table.points,
    winners: table.winners,
    you: mine.length === 1 ? (mine[0]?.seat ?? null) : null,
  };
}

/** In order of rank: the winners, then the others by points. Equal points share a place. */
export function ranking({ points, winners }: Pick<Result, "points" | "winners">): Ranked[] {
  const won = (seat: number) => winners.includes(seat);
  const of = (seat: number) => points[seat] ?? 0;
  const better = (one: number, other: number) => Number(won(one)) - Number(won(other)) || of(one) - of(other);
  return points
    .map((own, seat) => ({
      seat,
      place: 1 + points.filter((_, other) => better(other, seat) > 0).length,
      points: own,
    }))
    .sort((one, other) => better(other.seat, one.seat) || one.seat - other.seat);
}

/** "You win, three ahead of Borin", "Borin wins, three ahead of you", "You and Borin share the win" */
export function titleOfResult(result: Result): string {
  const { names, points, winners, you } = result;
  const [winner, ...alsoWon] = winners;
  if (winner === undefined) return t("end.title.over");
  const called = (seat: number) => names[seat] ?? "";
  if (alsoWon.length) {
    const others = winners.filter((seat) => seat !== you).map(called);
    return you !== null && winners.includes(you)
      ? t("end.title.youShare", { names: list([t("end.you"), ...others]) })
      : t("end.title.share", { names: list(others) });
  }
  const of = (seat: number) => points[seat] ?? 0;
  const beaten = points.map((_, seat) => seat).filter((seat) => seat !== winner);
  const best = Math.max(...beaten.map(of));
  const next = list(beaten.filter((seat) => of(seat) === best).map(called));
  if (you === winner) {
    const n = of(winner) - best;
    return n === 0
      ? t("end.title.youWinTie", { names: next })
      : t("end.title.youWin", { n, words: inWords(n), names: next });
  }
  if (you !== null) {
    const n = of(winner) - of(you);
    return n === 0
      ? t("end.title.tieYou", { winner: called(winner) })
      : t("end.title.beforeYou", { n, words: inWords(n), winner: called(winner) });
  }
  const n = of(winner) - best;
  return n === 0
    ? t("end.title.tie", { winner: called(winner), names: next })
    : t("end.title.wins", { n, words: inWords(n), winner: called(winner), names: next });
}

/** The ranking as one sentence, for screen readers. */
export function rankingInWords(result: Result): string {
  const said = ranking(result).map(({ seat, place, points }) =>
    t("end.ranked", { place: ordinal(place), name: result.names[seat] ?? "", n: points }),
  );
  return said.join("; ");
}
