/** Examples of what is done on a space: vassals, influence, manors, missions, staffs. */

import { payFor, type Need, type Parts } from "../../../merlin/position/parts";
import type { View } from "../../../merlin/position/view";
import { MERLIN, PLACES, type Place, type Vassal } from "../../../merlin/position/words";
import { goodName, placeName } from "../../../merlin/telling/phrases";
import { number, t } from "../../../lib/i18n.svelte";
import { exampleOf, type Example } from "../../example";
import { VASSALS } from "../moment";
import { ARROW, fresh, gone, kept, text, type Site, type Still } from "./still";

/** The first principality, with its posts; the second picture also shows the ring. */
const PLACE: Site = { box: [-170, -458, 340, 190], shows: ["pieces"], places: ["black"] };
const PLACE_AND_RING: Site = { ...PLACE, box: [-190, -458, 380, 262], shows: ["pieces", "figures"] };
const LAND: Site = { box: [-258, -155, 516, 310], shows: ["environs"] };

/** The tile on which the example builds, and the rows of its environs. */
export const SITE = "c3";
export const ROWS = 4;

const [OWN, RIVAL] = [0, 3];

/** The vassals of the moment, with these of a seat in the first principality. */
function posted(...pairs: readonly (readonly [seat: number, vassal: Vassal])[]): View["vassals"] {
  return VASSALS.map((own, seat) => {
    const home = Object.entries(own).map(([vassal, place]) => [vassal, place === "black" ? "castle" : place]);
    const here = pairs.filter(([one]) => one === seat).map(([, vassal]) => [vassal, "black"]);
    return Object.fromEntries([...home, ...here]) as View["vassals"][number];
  });
}

/** A vassal sends a rival's home, and then does its duty. */
export function sending(): Example<Still> {
  const base: Still = {
    site: PLACE,
    vassals: posted([RIVAL, "builder"]),
    row: kept(`vassal:${OWN}:builder`),
  };
  const left: Still = { ...base, vassals: posted() };
  const sent: Still = { ...base, vassals: posted([OWN, "builder"]), row: [] };
  const material = "black-material";
  return exampleOf("mr.try.R8.1", "R8.1", base, [
    { key: "taken", id: "refused", stills: [{ ...base, row: gone(`vassal:${OWN}:builder`) }] },
    {
      key: "home",
      id: "castle",
      isRight: true,
      stills: [
        { ...left, row: kept(`vassal:${OWN}:builder`, `vassal:${RIVAL}:builder`) },
        { ...sent, row: kept(`vassal:${RIVAL}:builder`) },
        { ...sent, row: [...kept(`vassal:${RIVAL}:builder`), ...fresh(material)] },
      ],
    },
    {
      key: "lost",
      id: "box",
      stills: [
        { ...left, row: kept(`vassal:${OWN}:builder`) },
        { ...sent, row: [...gone(`vassal:${RIVAL}:builder`), ...fresh(material)] },
      ],
    },
  ]);
}

/** With a staff, the second time needs another vassal. */
export function repeating({ ring }: Parts): Example<Still> {
  const [builder, bearer] = [
    [OWN, "builder"],
    [OWN, "flag-bearer"],
  ] as const;
  const base: Still = {
    site: PLACE_AND_RING,
    figures: { [MERLIN]: ring[0] ?? "" },
    vassals: posted(builder),
    row: kept("staff", "black-material"),
  };
  const spent = [...gone("staff"), ...kept("black-material")];
  const further = (index: number): Still => ({
    ...base,
    row: spent,
    figures: { [MERLIN]: ring[index] ?? "" },
    way: ring.slice(1, index + 1),
  });
  return exampleOf("mr.try.R7.3", "R7.3", base, [
    {
      key: "builder",
      stills: [
        { ...base, row: spent },
        { ...base, row: [...spent, ...gone("black-material")] },
      ],
    },
    {
      key: "other",
      id: "flag-bearer",
      isRight: true,
      stills: [
        { ...base, row: spent },
        { ...base, vassals: posted(builder, bearer), row: spent },
        { ...base, vassals: posted(builder, bearer), row: [...spent, ...fresh("black-flag")] },
      ],
    },
    { key: "merlin", stills: [further(1), further(2)] },
  ]);
}

/** An influence space gives its kind, from where there is a marker. */
export function influencing(): Example<Still> {
  const [one, other, without] = ["black", "purple", "brown"] as const;
  const base = [
    ...kept("space:influence-flag", ARROW.piece, `emblem:${one}`, `marker:${OWN}`),
    ...kept(`emblem:${other}`, `marker:${OWN}`, `emblem:${without}`),
  ];
  const goods = [
    { key: "without", good: `${without}-flag` },
    { key: "kind", good: `${one}-shield` },
    { key: "right", good: `${other}-flag` },
  ] as const;
  return exampleOf(
    "mr.try.R8.3",
    "R8.3",
    { row: base },
    goods.map(({ key, good }) => ({
      key,
      id: good,
      text: goodName(good),
      isRight: key === "right",
      stills: [{ row: [...base, ARROW, ...(key === "right" ? fresh(good) : gone(good))] }],
    })),
    { one: placeName(one), other: placeName(other) },
  );
}

/** Which materials pay for a tile, by the frames of this server. */
export function building(parts: Parts): Example<Still> {
  const paying = payFor(parts, ROWS, SITE);
  const others = PLACES.filter((place) => !paying.includes(place));
  const offered: readonly Place[] = [...others.slice(0, 2), ...paying.slice(0, 1)];
  const base: Still = { site: LAND, cell: SITE };
  return exampleOf(
    "mr.try.R8.9b",
    "R8.9b",
    base,
    offered
      .toSorted((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other))
      .map((place) => {
        const material = `${place}-material` as const;
        const isRight = paying.includes(place);
        const looked: Still = { ...base, lines: SITE, row: kept(material) };
        const found: Still = { ...looked, frame: place };
        const built: Still = { ...base, frame: place, manors: { [SITE]: OWN }, row: gone(material) };
        return {
          key: isRight ? "right" : "wrong",
          id: place,
          text: goodName(material),
          isRight,
          stills: [looked, found, ...(isRight ? [built] : [])],
        };
      }),
  );
}

/** The pieces that meet a need. */
function meeting(need: Need): string[] {
  switch (need.kind) {
    case "good":
      return [need.good];
    case "any":
      return [`kind:${need.sort}`];
    case "marker":
    case "anywhere":
      return [`marker:${OWN}`];
    case "posted":
      return [`vassal:${OWN}:${need.vassal}`];
    case "two":
      return [`vassal:${OWN}:builder`, `vassal:${OWN}:lady`];
    case "together":
      return need.vassals.map((vassal) => `vassal:${OWN}:${vassal}`);
  }
}

/** What a mission costs: nothing. */
export function fulfilling({ missions }: Parts): Example<Still> {
  const mission = Object.values(missions).find(({ points }) => points === 2) ?? Object.values(missions)[0];
  const pieces = mission?.needs.flatMap(meeting) ?? [];
  const card = `card:${mission?.id ?? ""}`;
  const points = [ARROW, text(`+${number(mission?.points ?? 0)}`)];
  const base: Still = { row: kept(card, ...pieces) };
  return exampleOf("mr.try.R9.1", "R9.1", base, [
    {
      key: "spend",
      stills: [{ row: [...kept(card), ...gone(...pieces)] }, { row: [...gone(card, ...pieces), ...points] }],
    },
    {
      key: "one",
      stills: [
        { row: [...kept(card), ...gone(...pieces.slice(0, 1)), ...kept(...pieces.slice(1))] },
        { row: [...gone(card, ...pieces.slice(0, 1)), ...kept(...pieces.slice(1)), ...points] },
      ],
    },
    {
      key: "keep",
      isRight: true,
      stills: [
        { row: [...kept(card), ...fresh(...pieces)] },
        { row: [...gone(card), ...kept(...pieces), ...points] },
      ],
    },
  ]);
}

/** The words of a number of points. */
export function points(n: number): string {
  return t("mr.try.points", { n });
}
