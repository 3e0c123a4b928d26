/** The acts of Arthur: those of his spaces, his flags and the Picts. */

import { t, type PlainKey } from "../../../lib/i18n.svelte";
import { dieSign, changedWays, journey } from "../../acts/moves";
import { dutyOf, inPrincipality, postIds, posting } from "../../acts/vassals";
import { ofGood } from "../../acts/goods";
import { idsElsewhere, isDetour, rowElsewhere } from "../../acts/detours";
import { ofCell, siteSign } from "../../acts/manors";
import { flagIds, landings, withFlag } from "../../acts/wording";
import type { Row, Situation, Way, WithActs } from "../../choosing/act";
import { movedBy, pathOf } from "../../choosing/moving";
import { missionIn } from "../../position/parts";
import { leftOf, tileOf } from "../../position/view";
import { ARTHUR } from "./position";
import { knightOf, MERLIN, ownerOf, type Place, type Vassal } from "../../position/words";
import type { ArthurAct } from "../../rules";
import { missionWorth } from "../../telling/missions";
import {
  inPlace,
  missionName,
  spaceName,
  tileName,
  toPlace,
  toSpace,
  vassalName,
} from "../../telling/phrases";
import { withTerritory } from "../../telling/ahead";
import { withGains } from "../../telling/gains";
import { effectOf } from "../../telling/spaces";
import { defeatRow, keepRow, raiseRow } from "./pictwords";

interface ArthurActs {
  /** A flag lets a die move its figure a step more or less. */
  nudge: { die: string; by: 1 | -1 };
  /** A flag lets a die move another figure. */
  switch: { die: string; figure: string };
  /** A space moves Merlin or Arthur, either way. */
  march: { figure: string; way: Way; space: string; different: string | null };
  /** The knight goes up the stairs to a principality. */
  climb: { place: Place; different: string | null };
  /** A rival's manor is replaced. */
  supplant: { cell: string };
  /** The signet ring resolves a mission. */
  signet: { card: string };
  /** A vassal does its duty again where it stands. */
  activate: { vassal: Vassal; place: Place };
  /** A Pict to defeat, and the tile on which it raises a manor. */
  defeat: { pict: string };
  raise: { cell: string };
  /** The manor to keep in its territory. */
  keep: { cell: string };
}
declare module "../../choosing/act" {
  interface Acts extends ArthurActs {}
}

/** The space of another knight to which a flag leads after a further move, by a house rule. */
function differentIn(option: readonly unknown[]): string | null {
  const flag = option.at(-1);
  return isDetour(flag) ? flag[1] : null;
}

const march = (figure: string) => (option: unknown) => {
  if (!Array.isArray(option)) return null;
  const [way, space] = option as unknown[];
  const turn = way === "ccw" ? ("ccw" as const) : ("cw" as const);
  return { figure, way: turn, space: String(space), different: differentIn(option) };
};

const climb = (option: unknown) => {
  const [word, ...flags] = Array.isArray(option) ? (option as unknown[]) : [option];
  const there = inPrincipality(word);
  return there && { ...there, different: differentIn(flags) };
};

/** The direction of a further move, and what happens at its end. */
function marchDetail({ figure, way, space }: ArthurActs["march"], situation: Situation): string {
  const n = pathOf(situation.view, figure, way, space).length;
  const does = effectOf(space, situation);
  if (!n) return t("arthur.option.stays", { does });
  return t(way === "cw" ? "arthur.option.on" : "arthur.option.back", { n, does });
}

/** The ids of what a Pict would bring, if it is on the board. */
function bonusIds(pict: string, { view, parts }: Situation): string[] {
  const bonus = parts.picts[pict]?.bonus;
  if (bonus?.kind === "good") return leftOf(view, bonus.good) ? [`good:${bonus.good}`] : [];
  if (bonus?.kind === "marker") return [`place:${bonus.place}`];
  return bonus?.kind === "apple" ? ["supply:apples"] : [];
}

function supplantRow(cell: string, situation: Situation): Row {
  const { view, names = [] } = situation;
  const leaves = t("arthur.option.replace", { name: names[view.manors[cell] ?? -1] ?? "" });
  return {
    title: tileName(view.tiles[cell] ?? tileOf("lake"), cell),
    detail: withTerritory(leaves, cell, situation),
  };
}

export const ACTS: WithActs<keyof ArthurActs, ArthurAct[0]> = {
  nudge: {
    read: ([, die, way]) => ({ die, by: way === "less" ? -1 : 1 }),
    ids: ({ die }, situation) => [`die:${situation.seat}:${die}`, ...flagIds(situation, "nudge")],
    gold: (ids) => ids.slice(1),
    ways: changedWays,
    row: (act, situation) => ({
      title: t(act.by > 0 ? "arthur.option.more" : "arthur.option.less"),
      detail: t("ml.option.turn.detail", {
        with: withFlag(situation, "nudge"),
        to: landings(act, situation),
      }),
    }),
    sign: ({ die, by }, situation) => [dieSign(die, situation), by > 0 ? "text:+1" : "text:−1"],
    isFlagged: true,
  },
  switch: {
    read: ([, die, figure]) => ({ die, figure }),
    ids: ({ die, figure }, situation) => [
      `die:${situation.seat}:${die}`,
      `figure:${figure}`,
      ...flagIds(situation, "switch"),
    ],
    gold: (ids, picked) => ids.slice(picked.includes(ids[0] ?? "") ? 1 : 2),
    ways: changedWays,
    row: (act, situation) => ({
      title: t(`arthur.option.switch.${ownerOf(act.figure) === null ? act.figure : "knight"}` as PlainKey),
      detail: t("ml.option.turn.detail", {
        with: withFlag(situation, "switch"),
        to: landings(act, situation),
      }),
    }),
    sign: ({ figure }) => `figure:${figure}`,
    isFlagged: true,
  },
  march: {
    asked: { "march-merlin": march(MERLIN), "march-arthur": march(ARTHUR) },
    ids: ({ figure, space, different }, situation) => [
      ...(different === null ? [`space:${space}`] : idsElsewhere(different, situation)),
      `figure:${figure}`,
    ],
    gold: (ids) => ids.slice(0, 1),
    ways: ({ figure, way, space }, { view }) => [journey(view, figure, way, space)],
    row: (act, situation) =>
      act.different === null
        ? { title: spaceName(act.space), detail: marchDetail(act, situation) }
        : rowElsewhere(act.different, situation),
    sign: ({ way, space, different }) => [
      `way:${way}`,
      `space:${space}`,
      ...(different ? [`space:${different}`] : []),
    ],
    isMove: true,
    tellsPoints: true,
  },
  climb: {
    asked: { stairs: climb },
    ids: ({ place, different }, situation) => [
      ...(different === null ? [`space:${place}`] : idsElsewhere(different, situation)),
      `figure:${knightOf(situation.seat)}`,
    ],
    gold: (ids) => ids.slice(0, 1),
    ways: ({ place }, { view, seat }) => [journey(view, knightOf(seat), "cw", place)],
    row: ({ place, different }, situation) =>
      different === null
        ? { title: t("ml.option.knight", { to: toPlace(place) }), detail: effectOf(place, situation) }
        : rowElsewhere(different, situation),
    sign: ({ place, different }) => `space:${different ?? place}`,
    isMove: true,
    tellsPoints: true,
  },
  supplant: {
    asked: { "replace-manor": ofCell },
    ids: ({ cell }) => [`cell:${cell}`],
    row: ({ cell }, situation) => supplantRow(cell, situation),
    sign: ({ cell }, { view, seat }) => `manor:${view.manors[cell] ?? seat}`,
  },
  signet: {
    asked: { signet: (card) => ({ card: String(card) }) },
    ids: ({ card }) => [`mission:${card}`],
    row: ({ card }, situation) => {
      const mission = missionIn(situation.parts, card);
      return {
        title: missionName(mission),
        detail: withGains(null, situation, false) ?? missionWorth(mission),
      };
    },
    tellsPoints: true,
    sign: () => "mission",
  },
  activate: {
    asked: { activate: posting },
    ids: (act, { seat }) => postIds(act, seat),
    gold: (ids) => ids.filter((id) => !id.startsWith("place:")),
    row: (act, situation) => ({
      title: t("arthur.option.activate", { vassal: vassalName(act.vassal), in: inPlace(act.place) }),
      detail: dutyOf(act, situation),
    }),
    sign: ({ vassal }, { seat }) => `vassal:${seat}:${vassal}`,
  },
  defeat: {
    asked: { pict: (pict) => ({ pict: String(pict) }) },
    ids: ({ pict }, situation) => [`pict:${pict}`, ...bonusIds(pict, situation)],
    gold: (ids) => ids.slice(0, 1),
    row: ({ pict }, situation) => defeatRow(pict, situation),
    sign: ({ pict }, { parts }) => `pict:${parts.picts[pict]?.id ?? ""}`,
  },
  raise: {
    asked: { "pict-manor": ofCell },
    ids: ({ cell }) => [`cell:${cell}`],
    row: ({ cell }, situation) => raiseRow(cell, situation),
    sign: ({ cell }, situation) => siteSign(cell, situation),
  },
  keep: {
    asked: { keep: ofCell },
    ids: ({ cell }) => [`manor:${cell}`, `cell:${cell}`],
    gold: (ids) => ids.slice(0, 1),
    row: ({ cell }, situation) => keepRow(cell, situation),
    sign: ({ cell }, situation) => siteSign(cell, situation),
  },
  bonus: { asked: { resource: ofGood } },
  go: {
    row: ({ die, space }, situation) =>
      movedBy(die, situation) === ARTHUR
        ? { title: t("arthur.option.to", { to: toSpace(space) }), detail: effectOf(space, situation) }
        : null,
  },
};
