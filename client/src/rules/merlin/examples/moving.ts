/** Examples of dice and movement: what is counted, and what can be altered. */

import { spaceName } from "../../../merlin/telling/phrases";
import type { Parts } from "../../../merlin/position/parts";
import { MERLIN } from "../../../merlin/position/words";
import { exampleOf, type Example } from "../../example";
import { ARROW, fresh, gone, kept, type Shown, type Site, type Still } from "./still";

const KNIGHT = "knight0";
const RIVAL = "knight1";
const ARTHUR = "arthur";
const MORGANA = "morgana";
/** The top of the wheel, with three spaces on both sides of the first. */
const TOP: Site = { box: [-236, -352, 472, 206], shows: ["figures"] };
const INNER: Site = { box: [-270, -300, 540, 300], shows: ["figures"] };

/** The space of a ring at a distance from its first. */
function spaceAt(ring: readonly string[], index: number): string {
  return ring.at(((index % ring.length) + ring.length) % ring.length) ?? "";
}

/** A figure that walks along a ring: a still for each space that it counts. */
function walk(
  base: Still,
  ring: readonly string[],
  figure: string,
  counted: readonly number[],
  row: readonly Shown[] = base.row ?? [],
): Still[] {
  return counted.map((index, at) => ({
    ...base,
    row,
    figures: { ...base.figures, [figure]: spaceAt(ring, index) },
    way: counted.slice(0, at + 1).map((one) => spaceAt(ring, one)),
  }));
}

/** The numbers from one to another, either way. */
function range(from: number, to: number): number[] {
  const way = Math.sign(to - from) || 1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => from + way * n);
}

function die(face: number): string {
  return `die:0:die1:${face}`;
}

/** A knight goes clockwise, and does not count the space on which it stands. */
export function walking({ ring }: Parts): Example<Still> {
  const [start, n] = [-2, 3];
  const base: Still = {
    site: TOP,
    figures: { [KNIGHT]: spaceAt(ring, start), [MERLIN]: spaceAt(ring, 7) },
    row: kept(die(n)),
  };
  const landing = (index: number) => spaceName(spaceAt(ring, index));
  const drafts = [
    {
      key: "short",
      id: String(start + n - 1),
      text: landing(start + n - 1),
      stills: walk(base, ring, KNIGHT, range(start, start + n - 1)),
    },
    {
      key: "right",
      id: String(start + n),
      text: landing(start + n),
      isRight: true,
      stills: walk(base, ring, KNIGHT, range(start + 1, start + n)),
    },
    {
      key: "back",
      id: String(start - n),
      text: landing(start - n),
      stills: walk(base, ring, KNIGHT, range(start - 1, start - n)),
    },
  ];
  return exampleOf("mr.try.R5.1", "R5.1", base, drafts, { n });
}

/** An apple comes before the move; a flag turns to one face only. */
export function altering({ ring, flagOf }: Parts): Example<Still> | null {
  const flag = flagOf.turn && `${flagOf.turn}-flag`;
  if (!flag) return null;
  const [start, n] = [-3, 2];
  const wanted = start + n + 1;
  const base: Still = {
    site: TOP,
    figures: { [KNIGHT]: spaceAt(ring, start), [MERLIN]: spaceAt(ring, 9) },
    lit: [spaceAt(ring, wanted)],
    row: kept(die(n), "apple", flag),
  };
  const turned = [...kept(die(n)), ...gone("apple"), ...kept(flag), ARROW, ...fresh(die(n + 1))];
  const flipped = [...kept(die(n), "apple"), ...gone(flag), ARROW, ...fresh(die(7 - n))];
  const late = [...gone(die(n)), ...kept("apple", flag)];
  const walked = walk(base, ring, KNIGHT, range(start + 1, start + n));
  return exampleOf(
    "mr.try.R6.1",
    "R6.1",
    base,
    [
      {
        key: "apple",
        isRight: true,
        stills: [{ ...base, row: turned }, ...walk(base, ring, KNIGHT, range(start + 1, wanted), turned)],
      },
      { key: "late", stills: [...walked, ...walked.slice(-1).map((still) => ({ ...still, row: late }))] },
      {
        key: "flag",
        stills: [
          { ...base, row: flipped },
          ...walk(base, ring, KNIGHT, range(start + 1, start + 7 - n), flipped),
        ],
      },
    ],
    { n, to: spaceName(spaceAt(ring, wanted)) },
  );
}

/** The space of another knight is performed; nobody goes there. */
export function detouring({ ring, flagOf }: Parts): Example<Still> | null {
  const flag = flagOf.different && `${flagOf.different}-flag`;
  if (!flag) return null;
  const [start, n, other] = [-2, 2, 3];
  const [mine, theirs] = [spaceAt(ring, start + n), spaceAt(ring, other)];
  const base: Still = {
    site: TOP,
    figures: { [KNIGHT]: spaceAt(ring, start), [RIVAL]: theirs, [MERLIN]: spaceAt(ring, 9) },
    row: kept(die(n), flag),
  };
  const spent = [...kept(die(n)), ...gone(flag)];
  const walked = walk(base, ring, KNIGHT, range(start + 1, start + n));
  const landed = { ...base, figures: { ...base.figures, [KNIGHT]: mine }, row: spent };
  return exampleOf(
    "mr.try.R10.5",
    "R10.5",
    base,
    [
      {
        key: "go",
        stills: [...walked, { ...landed, figures: { ...landed.figures, [KNIGHT]: theirs }, lit: [theirs] }],
      },
      { key: "stay", isRight: true, stills: [...walked, { ...landed, lit: [theirs] }] },
      { key: "both", stills: [...walked, { ...landed, lit: [mine, theirs] }] },
    ],
    { n, mine: spaceName(mine), theirs: spaceName(theirs) },
  );
}

/** Arthur walks the inner ring, and nothing else. */
export function ruling({ ring, innerRing }: Parts): Example<Still> {
  const [start, n, outside] = [-2, 4, 2];
  const base: Still = {
    site: INNER,
    figures: { [ARTHUR]: spaceAt(innerRing, start), [KNIGHT]: spaceAt(ring, outside - n) },
    row: kept(`die:0:${ARTHUR}:${n}`),
  };
  const inner = (index: number) => spaceName(spaceAt(innerRing, index));
  return exampleOf(
    "mr.try.R30.2",
    "R30.2",
    base,
    [
      {
        key: "knight",
        text: spaceName(spaceAt(ring, outside)),
        stills: walk(base, ring, KNIGHT, range(outside - n + 1, outside)),
      },
      {
        key: "right",
        id: String(start + n),
        text: inner(start + n),
        isRight: true,
        stills: walk(base, innerRing, ARTHUR, range(start + 1, start + n)),
      },
      {
        key: "short",
        id: String(start + n - 1),
        text: inner(start + n - 1),
        stills: walk(base, innerRing, ARTHUR, range(start, start + n - 1)),
      },
    ],
    { n },
  );
}

/** The space on which Morgana stands is skipped, and not counted. */
export function skipping({ ring }: Parts): Example<Still> {
  const [start, n, closed] = [-2, 3, 0];
  const base: Still = {
    site: TOP,
    figures: { [KNIGHT]: spaceAt(ring, start), [MORGANA]: spaceAt(ring, closed), [MERLIN]: spaceAt(ring, 9) },
    row: kept(die(n)),
  };
  const skipped = range(start + 1, start + n + 1).filter((index) => index !== closed);
  const landing = (index: number) => spaceName(spaceAt(ring, index));
  return exampleOf(
    "mr.try.R82.1",
    "R82.1",
    base,
    [
      {
        key: "stop",
        id: String(closed - 1),
        text: landing(closed - 1),
        stills: walk(base, ring, KNIGHT, range(start + 1, closed - 1)),
      },
      {
        key: "count",
        id: String(start + n),
        text: landing(start + n),
        stills: walk(base, ring, KNIGHT, range(start + 1, start + n)),
      },
      {
        key: "skip",
        id: String(start + n + 1),
        text: landing(start + n + 1),
        isRight: true,
        stills: walk(base, ring, KNIGHT, skipped),
      },
    ],
    { n },
  );
}

/** A coin changes an unused die by one, and there is no way from six to one. */
export function paying(): Example<Still> {
  const face = 6;
  const shown = (to: number, isThere: boolean): Still => ({
    row: [...kept(die(face)), ...gone("coin"), ARROW, ...(isThere ? fresh(die(to)) : gone(die(to)))],
  });
  const start: Still = { row: kept(die(face), "coin") };
  return exampleOf("mr.try.R51", "R51", start, [
    { key: "one", id: "1", stills: [start, shown(1, false)] },
    {
      key: "four",
      id: "4",
      stills: [
        shown(face - 1, true),
        {
          row: [
            ...kept(die(face)),
            ...gone("coin"),
            ARROW,
            ...kept(die(face - 1)),
            ARROW,
            ...gone("coin", die(4)),
          ],
        },
      ],
    },
    { key: "five", id: "5", isRight: true, stills: [start, shown(face - 1, true)] },
  ]);
}
