/** The allies, their tiles, the marshal and the castles under manors. */

import { list, t, type PlainKey } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Row } from "../../choosing/act";
import { inPlace, points } from "../../telling/phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";
import { allyOf, type Ally } from "./allies";
import { placeOf } from "../../position/words";
import { collected, holderOf, serves, tilesOf, worthOf } from "./allies";
import { allyDoes, allyName, allyText, forTile } from "./phrases";
import { faceWords, tileStates, tileWords } from "./tiles";

const ALLY_RULES: Readonly<Record<Ally, string>> = {
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

function aboutAlly(ally: Ally, now: string | null, { view }: Situation): Explanation {
  return told(t("knights.sir", { name: allyName(ally) }), allyText(ally, view), ALLY_RULES[ally], now);
}

function ofAlly({ one, other }: Thing, situation: Situation): Explanation | null {
  const ally = allyOf(other);
  return ally && aboutAlly(ally, stateOf(ally, Number(one), situation), situation);
}

/** What an ally of the draft brings: tiles to use, or points for those that he collects. */
function bringsOf(ally: Ally, { parts: { allies } }: Situation): string | null {
  const [tiles, scale] = [allies.tiles[ally], allies.points[ally]];
  if (tiles) return t("knights.tiles", { n: tiles });
  return scale ? t("knights.scale", { points: scale.join(" · ") }) : null;
}

function ofDrafted({ one }: Thing, situation: Situation): Explanation | null {
  const ally = allyOf(one);
  return ally && aboutAlly(ally, bringsOf(ally, situation), situation);
}

function ofMarshal({ one }: Thing, { view, names = [] }: Situation): Explanation {
  const name = names[Number(one)] ?? "";
  const now = view.knights?.marshal ? inPlace(view.knights.marshal) : null;
  const text = t("knights.explain.marshal", { name });
  return told(t("knights.marshalOf", { name }), text, ALLY_RULES.lancelot, now);
}

/** Kay's tiles in a principality. */
function ofKay({ other }: Thing, { view: { knights }, names = [] }: Situation): Explanation | null {
  const place = placeOf(other);
  const seat = knights ? holderOf(knights, "kay") : null;
  const n = (place && knights?.kay[place]) ?? 0;
  if (seat === null || !n) return null;
  const text = t("knights.explain.kay", { name: names[seat] ?? "" });
  return told(t("knights.kayTiles", { n }), text, ALLY_RULES.kay);
}

/** A tile whose manor stands on a castle. */
function ofCell(
  { one: cell }: Thing,
  { view }: Situation,
  inside: () => Explanation | null,
): Explanation | null {
  if (!view.knights?.castleTiles.includes(cell)) return null;
  const tile = inside();
  return tile && { ...tile, now: t("knights.explain.castle") };
}

/** Those who help without being asked, or by being asked at the moment. */
const ITSELF: readonly Ally[] = ["lamorak", "lancelot", "gareth", "geraint"];

function whyNotAlly(thing: Thing, _: string, situation: Situation): string | null {
  const ally = allyOf(thing.other);
  if (!ally || !isOwn(thing, situation)) return null;
  if (ITSELF.includes(ally)) return t("knights.why.itself");
  if (!tilesOf(situation.view.knights, situation.seat, ally)) return t("knights.why.noTile");
  return t(`knights.why.${ally}` as PlainKey);
}

function whyNotDrafted({ one }: Thing, _: string, { view: { knights }, seat }: Situation): string | null {
  const ally = allyOf(one);
  if (!ally || !knights || serves(knights, seat, ally)) return null;
  return t(holderOf(knights, ally) === null ? "knights.why.notYours" : "knights.why.taken");
}

/** An ally with whom several acts begin; it is said what those of Bedivere do. */
function allyRow({ other }: Thing, _: unknown, { view, seat }: Situation): Row | null {
  const ally = allyOf(other);
  if (ally === "bedivere") {
    return { title: t("knights.option.swap"), detail: forTile(ally, tilesOf(view.knights, seat, ally)) };
  }
  return ally && { title: allyName(ally), detail: allyDoes(ally, view) };
}

export const THINGS: ThingTable = {
  ally: { explain: ofAlly, whyNot: whyNotAlly, row: allyRow, sign: ({ other }) => `ally:${other}` },
  draft: { explain: ofDrafted, whyNot: whyNotDrafted },
  marshal: { explain: ofMarshal },
  kay: { explain: ofKay },
  cell: { explain: ofCell },
  "castle-tile": { explainedAs: ({ one }) => `cell:${one}` },
};
