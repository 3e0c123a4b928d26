/** What rules mean at a table now: the explanations of the things on it that name them. */

import type { Situation } from "../choosing/acts";
import { GOODS } from "../position/words";
import { explain } from "./explain";

/** A thing that a rule is about, and what it would do for the reader, or what is missing. */
interface Now {
  readonly title: string;
  readonly text: string;
}

/** The things that can be explained to the reader: spaces, and what is the reader's own. */
function things({ view, seat }: Situation): string[] {
  const own = GOODS.filter((good) => (view.castles[seat]?.[good] ?? 0) > 0);
  return [
    ...[...view.ring, ...view.innerRing].map((space) => `space:${space}`),
    ...(view.hands[seat]?.cards ?? []).map((card) => `mission:${card}`),
    ...own.map((good) => `castle:${seat}:${good}`),
    ...[...new Set(view.traitors[seat] ?? [])].map((place) => `traitor:${seat}:${place}`),
  ];
}

/** What these rules mean now, each thing once. */
export function meaningNow(rules: readonly string[], situation: Situation): Now[] {
  const found = things(situation).flatMap((id): Now[] => {
    const explained = explain(id, situation);
    if (!explained?.now || !rules.includes(explained.rule)) return [];
    return [{ title: explained.title, text: explained.now }];
  });
  return found.filter(
    ({ title, text }, index) =>
      found.findIndex((other) => other.title === title && other.text === text) === index,
  );
}
