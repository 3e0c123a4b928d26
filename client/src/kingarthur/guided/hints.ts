/** The hints of the first game of King Arthur, up to the first adventure. */

import { isDeed, type Challenge } from "../choosing/moves";
import { prospects } from "../choosing/prospects";
import { place } from "../motion/flights";
import { adventuresOf, FULL, hasFullColumn } from "../position/view";
import {
  asks,
  best,
  challenges,
  choose,
  openPlaces,
  placesOf,
  type Advice,
  type Hint,
  type Lesson,
  type Moment,
} from "./moment";

/** How near an adversary would bring the reader to an adventure, and then what it is worth itself. */
function worth({ adversary }: Challenge, { view, cards, seat }: Moment): number {
  const own = view.trophies[seat]?.cards ?? [];
  const after = prospects(view, cards, [...own, adversary]);
  const share = Math.max(0, ...after.map(({ share, isReady, value }) => (isReady ? 1 + value : share)));
  return share * 10 + Number(adversary.at(-1));
}

/** The challenge that leads on. */
export function leading(moment: Moment): Challenge | undefined {
  return best(challenges(moment), (move) => worth(move, moment));
}

/** The most valuable adventure that can be taken. */
function richest(moment: Moment): Advice | null {
  const ventures = moment.acts.filter((act) => act.kind === "adventure");
  return choose(
    moment,
    best(ventures, ({ adventure }) => moment.cards[adventure].value),
  );
}

/** The most knights that can be drawn. */
function mostKnights(moment: Moment): Advice | null {
  const draws = moment.acts.filter((act) => act.kind === "draw-knights");
  return choose(
    moment,
    best(draws, ({ count }) => count),
  );
}

export const welcome: Hint = {
  id: "welcome",
  rule: "K3.1",
  when: ({ ask }) => ask !== null,
};

/** What every game of King Arthur tells about its four actions. */
export const ACTIONS = {
  adversaries: {
    id: "adversaries",
    words: "kg.adversaries",
    rule: "K4.1",
    when: asks("draw-adversaries"),
    marks: ({ view }) => [place.supply("adversaries"), ...openPlaces(view)],
    advice: (moment) => choose(moment, moment.acts.find(isDeed)),
    explains: ["draw-adversaries"],
  },
  adventure: {
    id: "adventure",
    words: "kg.adventure",
    rule: "K6.1",
    when: asks("adventure"),
    marks: ({ acts }) =>
      acts.flatMap((act) => (act.kind === "adventure" ? [place.adventure(act.adventure)] : [])),
    advice: richest,
    tab: "adventures",
    explains: ["adventure"],
  },
  knight: {
    id: "knight",
    words: "kg.knight",
    rule: "K7.1",
    when: asks("draw-knights"),
    marks: () => [place.supply("knights")],
    advice: mostKnights,
    explains: ["draw-knights"],
  },
} satisfies Record<string, Hint>;

/** The first adventure is the end of a lesson. */
export const done: Hint = {
  id: "done",
  rule: "K8.1",
  when: ({ view, seat, ask }) => view.over || (ask !== null && adventuresOf(view, seat).length > 0),
  ends: true,
};

export const LESSON: Lesson = {
  words: "kg",
  hints: [
    welcome,
    ACTIONS.adversaries,
    {
      id: "full",
      rule: "K4.1",
      when: ({ view, ask }) => ask === "challenge" && hasFullColumn(view),
      marks: ({ view }) => openPlaces(view, FULL),
    },
    {
      id: "challenge",
      rule: "K5.1",
      when: asks("challenge"),
      marks: (moment) => placesOf(challenges(moment), moment.view),
      advice: (moment) => choose(moment, leading(moment)),
      explains: ["challenge"],
    },
    ACTIONS.adventure,
    ACTIONS.knight,
    {
      id: "merlin",
      rule: "K5.1",
      when: ({ view, ask, seat }) => ask !== null && (view.hands[seat]?.cards ?? []).includes("merlin"),
      marks: ({ view, seat }) =>
        (view.hands[seat]?.cards ?? []).flatMap((card, index) =>
          card === "merlin" ? [place.hand(index)] : [],
        ),
    },
    {
      id: "goal",
      rule: "K6.3",
      when: ({ view, ask, seat }) => ask === "challenge" && (view.trophies[seat]?.count ?? 0) > 0,
      advice: (moment) => choose(moment, leading(moment)),
      tab: "adventures",
    },
    done,
  ],
};
