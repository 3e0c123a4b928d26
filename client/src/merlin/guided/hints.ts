/** The hints of the guided first game: its first two rounds, then its second chapter. */

import { t } from "../../lib/i18n.svelte";
import { explainPower } from "../telling/explanations/goods";
import { territoryOf } from "../telling/territories";
import { only, rowOf } from "../choosing/acts";
import { goodName, whatGood } from "../telling/phrases";
import { ROUNDS, unusedDice } from "../position/view";
import { colourOf, GOODS, knightOf, MERLIN, PLACES, sortOf, type Good } from "../position/words";
import { moveToBuild, moveToMission, postForMission, postTo } from "./advice";
import { towardsPosting } from "./posting";
import { SECOND } from "./second";
import { choose, COUNTED, has, isMove, isRound, turns, type Hint, type Lesson, type Moment } from "./moment";

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

/** What flags do. */
const FLAGGED = ["reverse", "turn", "detour", "repel", "second"] as const;

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
const FIRST: readonly Hint[] = [
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
    explains: ["go:merlin"],
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
    advice: towardsPosting,
  },
  {
    id: "send",
    rule: "R8.1",
    explains: ["post"],
    when: ({ ask }) => ask === "send" || ask === "deploy",
    marks: (moment) => {
      const places = new Set(moment.acts.flatMap((act) => (act.kind === "post" ? [act.place] : [])));
      return places.size === 1 ? [...places].map((place) => `place:${place}`) : [];
    },
    advice: (moment) => {
      const posting = postForMission(moment, moment.acts);
      if (!posting) return null;
      const act = postTo(moment, posting);
      if (!act) return null;
      const option = rowOf(act, moment).title;
      const text = posting.good
        ? t("gd.try.vassal", { option, what: whatGood(posting.good) })
        : t("gd.try.mission", { option });
      return { text, word: act.word };
    },
  },
  {
    id: "mission",
    rule: "R9",
    explains: ["mission"],
    when: (moment) => has(moment, "mission"),
    marks: ({ acts }) => acts.flatMap((act) => (act.kind === "mission" ? [`mission:${act.card}`] : [])),
    advice: (moment) => choose(moment, only(moment.acts, "mission")[0]),
    tab: "missions",
  },
  {
    id: "draw",
    rule: "R9",
    explains: ["draw"],
    when: ({ ask }) => ask === "draw",
    marks: ({ view }) => ["supply:missions", ...view.display.map((card) => `mission:${card}`)],
    tab: "missions",
  },
  {
    id: "build",
    rule: "R8.9",
    explains: ["build"],
    when: ({ ask }) => ask === "build",
    marks: (moment) => territory(moment).map((cell) => `cell:${cell}`),
    advice: (moment) => {
      const cells = territory(moment);
      const first = only(moment.acts, "build").find(({ cell }) => cells.includes(cell));
      const text = t("gd.try.territory", { n: cells.length });
      return cells.length > 1 ? { text, word: first?.word ?? null } : null;
    },
  },
  {
    id: "staff",
    rule: "R7",
    explains: ["staff"],
    when: (moment) => has(moment, "staff"),
    marks: ({ seat }) => [`staff:${seat}`],
    tab: "castle",
  },
  {
    id: "tie",
    rule: "R12.3a",
    explains: ["grail"],
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
      const [mission] = only(moment.acts, "mission");
      const n = moment.view.faces[moment.seat]?.[go.die] ?? 0;
      const text = t(mission ? "gd.try.missionThenBuild" : "gd.try.build", { n });
      return { text, word: (mission ?? go).word };
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
    when: (moment) => flagOf(moment) !== null && (isMove(moment, 2) || has(moment, ...FLAGGED)),
    explains: FLAGGED,
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
    when: (moment) => isMove(moment, 1) && has(moment, "apple"),
    explains: ["apple"],
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
    ends: true,
  },
];

const LAST: readonly Hint[] = [
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
    ends: true,
  },
];

/** The guided first game. */
export const LESSON: Lesson = { words: "gd", hints: [...FIRST, ...SECOND, ...LAST] };

/** A hint of the first game, for a lesson of a module that comes by the same thing. */
export function known(id: string): Hint {
  const found = LESSON.hints.find((hint) => hint.id === id);
  if (!found) throw new Error(`there is no hint "${id}"`);
  return { ...found, words: `gd.${id}` };
}
