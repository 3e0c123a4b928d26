/** Examples of a scoring: traitors, environs, influence. */

import { number } from "../../../lib/i18n.svelte";
import { exampleOf, type Example } from "../../example";
import { MARKERS } from "../moment";
import { points } from "./acting";
import { ARROW, fresh, gone, kept, text, type Site, type Shown, type Still } from "./still";

const PLACE: Site = { box: [-190, -446, 380, 150], shows: ["pieces"], places: ["black"] };
const LAND: Site = { box: [-205, -120, 250, 140], shows: ["environs"] };

/** A shield repels one traitor, of its own colour. */
export function repelling(): Example<Still> {
  const [one, other] = ["traitor:orange", "traitor:blue"];
  const [shield, extra] = ["orange-shield", "blue-shield"];
  const all = [one, one, other];
  const shields = [shield, extra, extra];
  const row = (traitors: readonly Shown[], held: readonly Shown[], total?: number): Still => ({
    row: [
      ...traitors,
      text("|"),
      ...held,
      ...(total === undefined ? [] : [ARROW, text(total ? number(total) : "0")]),
    ],
  });
  const start = row(kept(...all), kept(...shields));
  const first = row([...gone(one), ...kept(one, other)], [...gone(shield), ...kept(extra, extra)]);
  const second = row([...gone(one), ...kept(one), ...gone(other)], [...gone(shield, extra), ...kept(extra)]);
  return exampleOf("mr.try.R12.1", "R12.1", start, [
    {
      key: "0",
      text: points(0),
      stills: [first, second, row(gone(...all), gone(...shields), 0)],
    },
    {
      key: "3",
      id: "-3",
      text: points(-3),
      isRight: true,
      stills: [
        first,
        second,
        row([...gone(one), ...fresh(one), ...gone(other)], [...gone(shield, extra), ...kept(extra)], -3),
      ],
    },
    {
      key: "6",
      id: "-6",
      text: points(-6),
      stills: [
        row([...kept(one, one), ...gone(other)], [...kept(shield), ...gone(extra), ...kept(extra)]),
        row([...fresh(one, one), ...gone(other)], [...kept(shield), ...gone(extra), ...kept(extra)], -6),
      ],
    },
  ]);
}

/** The tiles of the territory, with two manors of the reader and one of a rival. */
export const TERRITORY = { a1: 0, b1: 0, a2: 2 } as const;

/** Every tile of the territory counts, whatever stands on it. */
export function settling(): Example<Still> {
  const tiles = Object.keys(TERRITORY);
  const own = tiles.filter((cell) => TERRITORY[cell as keyof typeof TERRITORY] === 0);
  const base: Still = { site: LAND, manors: TERRITORY };
  const counting = (counted: readonly string[]): Still[] =>
    counted.map((_, at) => ({
      ...base,
      tiles: counted.slice(0, at + 1),
      row: [text(`+${number(at + 1)}`)],
    }));
  return exampleOf("mr.try.R12.2", "R12.2", base, [
    { key: "1", text: points(1), stills: counting(own.slice(0, 1)) },
    { key: "2", text: points(2), stills: counting(own) },
    { key: "3", text: points(3), isRight: true, stills: counting(tiles) },
  ]);
}

/** The markers of the example, by seat: three, two and one. */
export const STRENGTHS = [3, 0, 1, 2] as const;

/** All markers count for the player who has the most of them. */
export function counting(): Example<Still> {
  const here = (counts: readonly number[]) =>
    MARKERS.map((own, seat) => ({ ...own, black: counts[seat] ?? 0 }));
  const base: Still = { site: PLACE, markers: here(STRENGTHS) };
  const all = STRENGTHS.flatMap((n, seat) => Array.from({ length: n }, () => `marker:${seat}`));
  const own = all.slice(0, STRENGTHS[0]);
  const total = (counted: readonly string[], more: readonly Shown[] = []): Still => ({
    ...base,
    row: [...kept(...counted), ARROW, text(`+${number(counted.length)}`), ...more],
  });
  const one = (counted: readonly string[]): Still[] =>
    counted.map((_, at) => total(counted.slice(0, at + 1)));
  const shared = number(all.length / STRENGTHS.filter((n) => n > 0).length);
  return exampleOf("mr.try.R12.3", "R12.3", base, [
    { key: "2", text: points(2), stills: [...one(all).slice(-1), total(all, [ARROW, text(`+${shared}`)])] },
    { key: "3", text: points(3), stills: one(own) },
    {
      key: "6",
      text: points(6),
      isRight: true,
      stills: [...one(all), { ...total(all), markers: here(STRENGTHS.map((n) => Math.min(n, 1))) }],
    },
  ]);
}
