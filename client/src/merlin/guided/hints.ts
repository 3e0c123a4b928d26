/** What the guidance says, and when: each hint at the first occasion in the game. */

import { t, type PlainKey } from "../../lib/i18n.svelte";
import type { Act } from "../choosing/acts";
import { explainPower } from "../telling/explanations/goods";
import { territoryOf } from "../telling/territories";
import type { Parts } from "../position/parts";
import { goodName, toPlace, whatGood } from "../telling/phrases";
import type { Event } from "../rules";
import { ROUNDS, unusedDice, type View } from "../position/view";
import { GOODS, knightOf, MERLIN, PLACES, sortOf, colourOf, type Good } from "../position/words";
import { moveToBuild, moveToMission, postForMission } from "./advice";

/** Everything a hint may look at. */
export interface Moment {
  readonly view: View;
  readonly parts: Parts;
  /** The reader's seat. */
  readonly seat: number;
  /** The question put to the reader; null while others act. */
  readonly ask: string | null;
  readonly acts: readonly Act[];
  readonly events: readonly Event[];
  readonly canUndo: boolean;
}

/** The parts of a small screen that are behind a tab. */
export type Tab = "castle" | "missions";

export interface Hint {
  readonly id: HintId;
  /** The rule to read. */
  readonly rule: string | null;
  readonly when: (moment: Moment) => boolean;
  /** The pieces and panels that it mentions. */
  readonly marks: (moment: Moment) => readonly string[];
  /** Its text, if the catalogue is not enough. */
  readonly text?: (moment: Moment) => string;
  /** A suggestion, if the position allows it. */
  readonly advice?: (moment: Moment) => string | null;
  readonly tab?: Tab;
}

export type HintId =
  | "welcome"
  | "dice"
  | "merlin"
  | "knight"
  | "send"
  | "mission"
  | "draw"
  | "build"
  | "staff"
  | "tie"
  | "goods"
  | "undo"
  | "flag"
  | "apple"
  | "grail"
  | "excalibur"
  | "traitors"
  | "round"
  | "projected"
  | "influence"
  | "after"
  | "last"
  | "end";

/** The first round that ends with a scoring. */
const COUNTED = 2;

/** The turns that the reader has begun. */
function turns({ view, seat }: Moment): number {
  return (view.round - 1) * Object.keys(view.faces[seat] ?? {}).length + (view.used[seat]?.length ?? 0);
}

/** Whether the reader chooses a die, this many turns of the reader after the first. */
function isMove(moment: Moment, turnsBefore = 0): boolean {
  return moment.ask === "move" && turns(moment) >= turnsBefore;
}

function isRound(moment: Moment, round: number): boolean {
  return isMove(moment) && moment.view.round === round;
}

function has(moment: Moment, kind: Act["kind"]): boolean {
  return moment.acts.some((act) => act.kind === kind);
}

/** Whether a figure can be moved to this space. */
function canReach({ acts }: Moment, space: string): boolean {
  return acts.some((act) => (act.kind === "go" || act.kind === "reverse") && act.space === space);
}

/** The goods that the reader has fetched since the game began, latest first. */
function fetched({ events, seat }: Moment): Good[] {
  const begun = events.findIndex(({ name }) => name === "turn");
  return events
    .slice(begun + 1)
    .flatMap((event) => (event.name === "took" && event.seat === seat ? [event.facts.good] : []))
    .toReversed();
}

function flags({ view, seat }: Moment): Good[] {
  return GOODS.filter((good) => sortOf(good) === "flag" && (view.castles[seat]?.[good] ?? 0) > 0);
}

/** The flag to explain: the one fetched last, or any. */
function flagOf(moment: Moment): Good | null {
  const own = flags(moment);
  return fetched(moment).find((good) => own.includes(good)) ?? own[0] ?? null;
}

/** The largest territory in which the reader could build now. */
function territory({ view, acts }: Moment): string[] {
  const cells = acts.flatMap((act) => (act.kind === "build" ? [act.cell] : []));
  return cells
    .map((cell) => territoryOf(view, cell))
    .reduce((best, other) => (other.length > best.length ? other : best), []);
}

function treasure({ view }: Moment, which: "grail" | "excalibur"): string[] {
  return view[which] === null ? [`treasure:${which}`, `space:${which}`] : [`space:${which}`];
}

/** First the welcome, then the current question, then one thing after another while dice are chosen. */
export const HINTS: readonly Hint[] = [
  {
    id: "welcome",
    rule: "R1",
    when: (moment) => isRound(moment, 1),
    marks: () => ["panel:rounds"],
  },
  {
    id: "dice",
    rule: "R5",
    when: (moment) => isRound(moment, 1),
    marks: ({ view, seat }) => unusedDice(view, seat).map((die) => `die:${seat}:${die}`),
  },
  {
    // Before the first move, so that players know what the white die does when they use it.
    id: "merlin",
    rule: "R5.2",
    when: (moment) => isMove(moment) && moment.acts.some((act) => act.kind === "go" && act.die === MERLIN),
    marks: ({ seat }) => [`figure:${MERLIN}`, `die:${seat}:${MERLIN}`],
  },
  {
    id: "knight",
    rule: "R5.1",
    when: (moment) =>
      isRound(moment, 1) && moment.acts.some((act) => act.kind === "go" && act.die !== MERLIN),
    marks: (moment) => {
      const found = moveToMission(moment, moment.acts);
      return [`figure:${knightOf(moment.seat)}`, ...(found ? [`space:${found.go.space}`] : [])];
    },
    advice: (moment) => {
      const found = moveToMission(moment, moment.acts);
      if (!found) return null;
      const { go, errand } = found;
      const values = {
        n: moment.view.faces[moment.seat]?.[go.die] ?? 0,
        to: toPlace(errand.place),
        vassal: t(`gd.your.${errand.vassal}`),
      };
      return errand.good
        ? t("gd.try.fetch", { ...values, what: whatGood(errand.good) })
        : t("gd.try.send", values);
    },
  },
  {
    id: "send",
    rule: "R8.1",
    when: ({ ask }) => ask === "send" || ask === "deploy",
    marks: (moment) => {
      const places = new Set(moment.acts.flatMap((act) => (act.kind === "post" ? [act.place] : [])));
      return places.size === 1 ? [...places].map((place) => `place:${place}`) : [];
    },
    advice: (moment) => {
      const errand = postForMission(moment, moment.acts);
      if (!errand) return null;
      const vassal = t(`gd.your.${errand.vassal}`);
      return errand.good
        ? t("gd.try.vassal", { vassal, what: whatGood(errand.good) })
        : t("gd.try.mission", { vassal });
    },
  },
  {
    id: "mission",
    rule: "R9",
    when: (moment) => has(moment, "mission"),
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "mission" ? [`mission:${act.card}`] : [])),
    tab: "missions",
  },
  {
    id: "draw",
    rule: "R9",
    when: ({ ask }) => ask === "draw",
    marks: ({ view }) => ["supply:missions", ...view.display.map((card) => `mission:${card}`)],
    tab: "missions",
  },
  {
    id: "build",
    rule: "R8.9",
    when: ({ ask }) => ask === "build",
    marks: (moment) => territory(moment).map((cell) => `cell:${cell}`),
    advice: (moment) => {
      const n = territory(moment).length;
      return n > 1 ? t("gd.try.territory", { n }) : null;
    },
  },
  {
    id: "staff",
    rule: "R7",
    when: (moment) => has(moment, "staff"),
    marks: ({ seat }) => [`staff:${seat}`],
    tab: "castle",
  },
  {
    id: "tie",
    rule: "R12.3a",
    when: ({ ask }) => ask === "grail",
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "grail" ? [`place:${act.place}`] : [])),
  },
  {
    id: "goods",
    rule: "R2",
    when: (moment) => isMove(moment, 1) && fetched(moment).length > 0,
    marks: (moment) => {
      const own = moment.view.castles[moment.seat];
      return GOODS.filter((good) => (own?.[good] ?? 0) > 0).map((good) => `castle:${moment.seat}:${good}`);
    },
    advice: (moment) => {
      const go = moveToBuild(moment, moment.acts);
      if (!go) return null;
      // The material that pays may be the one that the mission asks for.
      const key = has(moment, "mission") ? "gd.try.missionThenBuild" : "gd.try.build";
      return t(key, { n: moment.view.faces[moment.seat]?.[go.die] ?? 0 });
    },
    tab: "castle",
  },
  {
    id: "undo",
    rule: null,
    when: (moment) => moment.canUndo && moment.ask !== null && turns(moment) >= 2,
    marks: () => ["panel:undo"],
  },
  {
    id: "flag",
    rule: "R10",
    when: (moment) => isMove(moment, 2) && flagOf(moment) !== null,
    marks: (moment) => {
      const flag = flagOf(moment);
      return flag ? [`castle:${moment.seat}:${flag}`] : [];
    },
    text: (moment) => {
      const flag = flagOf(moment);
      if (!flag) return t("gd.flag.text");
      const { text } = explainPower(moment.parts.powerOf[colourOf(flag)]);
      return `${t("gd.flag.text")} ${t("gd.flag.own", { flag: goodName(flag), text })}`;
    },
    tab: "castle",
  },
  {
    id: "apple",
    rule: "R6",
    when: (moment) => isMove(moment, 2) && has(moment, "apple"),
    marks: ({ seat }) => [`apple:${seat}`],
    tab: "castle",
  },
  {
    id: "traitors",
    rule: "R12.1",
    when: (moment) => isMove(moment, 3) && (moment.view.traitors[moment.seat]?.length ?? 0) > 0,
    marks: ({ view, seat }) => (view.traitors[seat] ?? []).map((place) => `traitor:${seat}:${place}`),
    tab: "castle",
  },
  {
    id: "grail",
    rule: "R8.5",
    when: (moment) => isMove(moment, 2) && (canReach(moment, "grail") || moment.view.grail !== null),
    marks: (moment) => treasure(moment, "grail"),
  },
  {
    id: "excalibur",
    rule: "R8.4",
    when: (moment) => isMove(moment, 2) && (canReach(moment, "excalibur") || moment.view.excalibur !== null),
    marks: (moment) => treasure(moment, "excalibur"),
  },
  {
    id: "round",
    rule: "R11",
    when: (moment) => isRound(moment, COUNTED),
    marks: () => ["panel:rounds"],
  },
  {
    id: "projected",
    rule: "R12",
    when: (moment) => isRound(moment, COUNTED) && isMove(moment, 5),
    marks: () => ["panel:projected"],
  },
  {
    id: "influence",
    rule: "R12.3",
    when: (moment) => isRound(moment, COUNTED) && isMove(moment, 6),
    marks: ({ view, seat }) =>
      PLACES.filter((place) => (view.markers[seat]?.[place] ?? 0) > 0).map(
        (place) => `marker:${seat}:${place}`,
      ),
  },
  {
    id: "after",
    rule: "R12",
    when: (moment) => isRound(moment, COUNTED + 1),
    marks: ({ view, seat }) => (view.traitors[seat] ?? []).map((place) => `traitor:${seat}:${place}`),
  },
  {
    id: "last",
    rule: "R13",
    when: (moment) => isRound(moment, ROUNDS),
    marks: ({ seat }) => [`apple:${seat}`, `staff:${seat}`, "panel:rounds"],
  },
  {
    id: "end",
    rule: "R13",
    when: ({ view }) => view.over,
    marks: () => [],
  },
];

/** A hint in words. */
export interface Told {
  readonly id: HintId;
  readonly title: string;
  readonly text: string;
  readonly advice: string | null;
  readonly rule: string | null;
  readonly marks: readonly string[];
  readonly tab: Tab | null;
}

export function tell(hint: Hint, moment: Moment): Told {
  return {
    id: hint.id,
    title: t(`gd.${hint.id}.title` as PlainKey),
    text: hint.text?.(moment) ?? t(`gd.${hint.id}.text` as PlainKey),
    advice: hint.advice?.(moment) ?? null,
    rule: hint.rule,
    marks: hint.marks(moment),
    tab: hint.tab ?? null,
  };
}

/** The first unknown hint that the moment triggers. */
export function nextHint(moment: Moment, isKnown: (id: HintId) => boolean): Hint | null {
  return HINTS.find((hint) => !isKnown(hint.id) && hint.when(moment)) ?? null;
}
