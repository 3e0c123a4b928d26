/** What an ally, his tiles and his marshal are, for whoever points at them; and why he cannot help now. */

import { list, t, type PlainKey } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Explanation } from "../../telling/explain";
import { inPlace, points } from "../../telling/phrases";
import { allyOf, type Ally } from "./allies";
import { placeOf, type Place } from "../../position/words";
import { collected, holderOf, serves, tilesOf, worthOf } from "./allies";
import { allyName, allyText } from "./phrases";
import { faceWords, tileStates, tileWords } from "./tiles";

export const ALLY_RULES: Readonly<Record<Ally, string>> = {
  tristram: "R40.3",
  lamorak: "R40.4",
  gareth: "R40.5",
  geraint: "R40.6",
  gawain: "R40.7",
  lancelot: "R40.8",
  galahad: "R40.9",
  bors: "R40.10",
  percival: "R40.11",
  gaheris: "R40.12",
  bedivere: "R40.13",
  kay: "R40.15",
};

/** How many tiles an ally of a player has, and what they are worth. */
function stateOf(ally: Ally, seat: number, { view, parts }: Situation): string | null {
  const { knights } = view;
  if (!knights) return null;
  if (ally === "lancelot" && knights.marshal) {
    return `${t("knights.marshal")}: ${inPlace(knights.marshal)}`;
  }
  const states = tileStates(ally, seat, { ...view, knights }, parts.allies);
  const words = tileWords(ally, states);
  const own = collected(knights, seat, ally);
  if (!own?.length) return words;
  const worth = t("knights.worth", { points: points(worthOf(parts.allies, ally, own.length)) });
  const faces = list(states.filter(({ isThere }) => isThere).map(faceWords));
  return `${words ?? ""}: ${faces}; ${worth}`;
}

function ofAlly(ally: Ally, seat: number, situation: Situation): Explanation {
  return {
    title: t("knights.sir", { name: allyName(ally) }),
    text: allyText(ally, situation.view),
    rule: ALLY_RULES[ally],
    now: stateOf(ally, seat, situation),
  };
}

/** An ally of the draft: how many tiles he brings. */
function ofCard(ally: Ally, { view, parts }: Situation): Explanation {
  const tiles = parts.allies.tiles[ally];
  const scale = parts.allies.points[ally];
  const now = tiles
    ? t("knights.tiles", { n: tiles })
    : scale
      ? t("knights.scale", { points: scale.join(" · ") })
      : null;
  return {
    title: t("knights.sir", { name: allyName(ally) }),
    text: allyText(ally, view),
    rule: ALLY_RULES[ally],
    now,
  };
}

function ofKay(place: Place, { view, names = [] }: Situation): Explanation | null {
  const { knights } = view;
  const seat = knights ? holderOf(knights, "kay") : null;
  const n = knights?.kay[place] ?? 0;
  if (seat === null || !n) return null;
  const text = t("knights.explain.kay", { name: names[seat] ?? "" });
  return {
    title: t("knights.kayTiles", { n }),
    text,
    rule: ALLY_RULES.kay,
    now: null,
  };
}

/** What has this id, if it belongs to the Knights of the Round Table. */
export function explainKnights(id: string, situation: Situation): Explanation | null {
  const { view, names = [] } = situation;
  const [sort, one = "", other = ""] = id.split(":");
  const place = placeOf(other);
  switch (sort) {
    case "draft": {
      const ally = allyOf(one);
      return ally && ofCard(ally, situation);
    }
    case "ally": {
      const ally = allyOf(other);
      return ally && ofAlly(ally, Number(one), situation);
    }
    case "marshal":
      return {
        title: t("knights.marshalOf", { name: names[Number(one)] ?? "" }),
        text: t("knights.explain.marshal", { name: names[Number(one)] ?? "" }),
        rule: ALLY_RULES.lancelot,
        now: view.knights?.marshal ? inPlace(view.knights.marshal) : null,
      };
    case "kay":
      return place && ofKay(place, situation);
    default:
      return null;
  }
}

/** Those who help without being asked, or by being asked at the moment. */
const ITSELF: readonly Ally[] = ["lamorak", "lancelot", "gareth", "geraint"];

/** Why an ally cannot be used now. */
export function whyNotAlly(ally: Ally, { view, seat }: Situation): string {
  if (ITSELF.includes(ally)) return t("knights.why.itself");
  if (!tilesOf(view.knights, seat, ally)) return t("knights.why.noTile");
  return t(`knights.why.${ally}` as PlainKey);
}

/** Why somebody in the draft cannot be chosen now. */
export function whyNotDrafted(ally: Ally, { view, seat }: Situation): string | null {
  const { knights } = view;
  if (!knights || serves(knights, seat, ally)) return null;
  return t(holderOf(knights, ally) === null ? "knights.why.notYours" : "knights.why.taken");
}
