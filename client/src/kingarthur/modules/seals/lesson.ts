/** The first lesson of the game with seals. */

import { KINDS, type Kind } from "../../../drawings/cards";
import type { Challenge } from "../../choosing/moves";
import { ACTIONS, done, leading } from "../../guided/hints";
import {
  best,
  challenges,
  choose,
  placesOf,
  type Advice,
  type Lesson,
  type Moment,
} from "../../guided/moment";
import { place } from "../../motion/flights";

const isWay = (way: Challenge["way"]) => (move: Challenge) => move.way === way;

/** The column in which an adversary lies, and how many cards of it bear no seal. */
function openIn({ view }: Moment, adversary: string): number {
  const kind = KINDS.find((one) => view.columns[one].some(({ card }) => card === adversary));
  return kind ? view.columns[kind].filter(({ seal }) => seal === null).length : 0;
}

/** A challenge in the column that is nearest to falling; one that takes the card at once comes first. */
function nearest(moment: Moment): Advice | null {
  const repeated = challenges(moment).filter(isWay("repeated"));
  const usual = challenges(moment).filter(isWay("usual"));
  const move = best(usual, ({ adversary }) => -openIn(moment, adversary)) ?? repeated[0] ?? leading(moment);
  return choose(moment, move);
}

function sealed({ view, seat }: Moment): string[] {
  return KINDS.flatMap((kind: Kind) =>
    view.columns[kind].flatMap(({ seal }, index) => (seal === seat ? [place.open(kind, index)] : [])),
  );
}

export const LESSON: Lesson = {
  words: "kg.seals",
  hints: [
    {
      id: "welcome",
      rule: "K10",
      when: ({ ask }) => ask !== null,
    },
    ACTIONS.adversaries,
    {
      id: "usual",
      rule: "K10.1",
      when: (moment) => challenges(moment).some(isWay("usual")),
      marks: (moment) => placesOf(challenges(moment).filter(isWay("usual")), moment.view),
      advice: nearest,
      explains: ["challenge:usual"],
    },
    {
      id: "double",
      rule: "K10.4",
      when: (moment) => challenges(moment).some(isWay("double")),
      marks: (moment) => placesOf(challenges(moment).filter(isWay("double")), moment.view),
      explains: ["challenge:double"],
    },
    {
      id: "column",
      rule: "K10.2",
      when: (moment) => moment.ask !== null && sealed(moment).length > 0,
      marks: sealed,
      advice: (moment) => (challenges(moment).length ? nearest(moment) : null),
    },
    {
      id: "repeated",
      rule: "K10.3",
      when: (moment) => challenges(moment).some(isWay("repeated")),
      marks: (moment) => placesOf(challenges(moment).filter(isWay("repeated")), moment.view),
      explains: ["challenge:repeated"],
    },
    ACTIONS.adventure,
    ACTIONS.knight,
    { ...done, words: "kg.seals.done" },
  ],
};
