/** The spaces of the base game: what each would do for a player, judging by open information, and its rule. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { offeredNext, type Situation } from "../choosing/act";
import type { Ask } from "../rules";
import { applesLeft, goodsOf, influenced, leftOf, manorsLeft, manorsOf, vassalsOut } from "../position/view";
import { kindOf, KINDS, pieceOf, placeOf, thingOf, type Kind, type Piece } from "../position/words";
import { fromPlace, toPlace } from "./phrases";
import { nothing, piecesOf, sendable, sites, type Effect, type SpaceTable } from "./spaces";

/** If there are more principalities than this, only their number is given. */
const NAMED = 2;
const REPLACED = 2;

/** How many different things the options of the next question begin with; null if it is another question. */
function choices(name: Ask, situation: Situation): number | null {
  const options = offeredNext(name, situation);
  return options && new Set(options.map((option) => [option].flat()[0])).size;
}

function principality(space: string, situation: Situation): Effect {
  const { view, seat } = situation;
  const place = placeOf(space);
  const n = choices("send", situation) ?? (place ? sendable(view, seat, place).length : 0);
  if (!n) return nothing(t("ml.does.principality.none"));
  return { tag: t("ml.tag.vassal"), text: t("ml.does.principality", { n, words: inWords(n) }), offers: true };
}

function victory(piece: Piece, { view, seat }: Situation): Effect {
  const n = piecesOf(view, seat, piece);
  const pieces = t(`ml.pieces.${piece}`);
  const tag = t("ml.tag.points", { n });
  if (!n) return { tag, text: t("ml.does.vp.none", { pieces }), offers: false, counts: true };
  return { tag, text: t("ml.does.vp", { n, pieces }), offers: true, counts: true };
}

function claim(kind: Kind, situation: Situation): Effect {
  const { view, seat } = situation;
  const offered = offeredNext("claim", situation)?.flatMap((option) => placeOf(String(option)) ?? []);
  const own = offered ?? influenced(view, seat);
  if (!own.length) return nothing(t("ml.does.claim.none"));
  const places = offered ?? own.filter((place) => leftOf(view, `${place}-${kind}`) > 0);
  if (!places.length) return nothing(t("ml.does.claim.empty"));
  const what = t(`ml.aKind.${kind}`);
  const n = places.length;
  const text = n > NAMED ? t("ml.does.claim.many", { n, words: inWords(n) }) : list(places.map(fromPlace));
  return { tag: what, text, offers: true };
}

function posting({ view, seat }: Situation): Effect {
  const own = influenced(view, seat).filter((place) => sendable(view, seat, place).length > 0);
  if (!own.length) return nothing(t("ml.does.claim.none"));
  const n = own.length;
  const text =
    n > NAMED
      ? t("ml.does.posting.many", { n, words: inWords(n) })
      : t("ml.does.posting", { places: list(own.map(toPlace)) });
  return { tag: t("ml.tag.vassal"), text, offers: true };
}

function excalibur({ view, seat }: Situation): Effect {
  const [isHeld, hasTraitor] = [view.excalibur === seat, (view.traitors[seat]?.length ?? 0) > 0];
  if (isHeld && !hasTraitor) return nothing(t("ml.does.excalibur.none"));
  const key = isHeld ? "ml.does.excalibur.held" : hasTraitor ? "ml.does.excalibur" : "ml.does.excalibur.only";
  return { tag: t("ml.tag.excalibur"), text: t(key), offers: true };
}

function grail({ view, seat }: Situation): Effect {
  const [isHeld, hasApple] = [view.grail === seat, applesLeft(view) > 0];
  if (isHeld && !hasApple) return nothing(t("ml.does.grail.none"));
  const key = isHeld ? "ml.does.grail.held" : hasApple ? "ml.does.grail" : "ml.does.grail.only";
  return { tag: t("ml.tag.grail"), text: t(key), offers: true };
}

function relocation({ view, seat }: Situation): Effect {
  const n = vassalsOut(view, seat);
  const text = n ? t("ml.does.relocate", { n, words: inWords(n) }) : t("ml.does.relocate.home");
  return { tag: t("ml.tag.relocate"), text, offers: true };
}

function exchange({ view, seat }: Situation): Effect {
  if (!KINDS.some((kind) => goodsOf(view, seat, kind))) return nothing(t("ml.does.exchange.none"));
  return { tag: t("ml.tag.exchange"), text: t("ml.does.exchange"), offers: true };
}

function missions({ view, seat }: Situation): Effect {
  const n = Math.min(REPLACED, view.hands[seat]?.count ?? 0);
  if (!n) return nothing(t("ml.does.mission.none"));
  return { tag: t("ml.tag.mission", { n }), text: t("ml.does.mission"), offers: true };
}

function building(situation: Situation): Effect {
  const { view, seat } = situation;
  const n = choices("build", situation) ?? sites(situation).length;
  if (!manorsLeft(view, seat) && manorsOf(view, seat).length) return nothing(t("ml.does.build.manors"));
  if (!goodsOf(view, seat, "material", "pay")) return nothing(t("ml.does.build.none"));
  if (!n) return nothing(t("ml.does.build.unfit"));
  return { tag: t("ml.tag.build", { n }), text: t("ml.does.build", { n, words: inWords(n) }), offers: true };
}

/** An influence space gives goods of a kind, or sends a vassal. */
function influence(space: string, situation: Situation): Effect {
  const kind = kindOf(thingOf(space));
  return kind ? claim(kind, situation) : posting(situation);
}

export const SPACES: SpaceTable = {
  principality: { effect: principality, rule: "R8.1" },
  vp: {
    effect: (space, situation) => victory(pieceOf(thingOf(space)) ?? "influence", situation),
    rule: "R8.2",
  },
  influence: { effect: influence, rule: (space) => (kindOf(thingOf(space)) ? "R8.3a" : "R8.3b") },
  excalibur: { effect: (_, situation) => excalibur(situation), rule: "R8.4" },
  grail: { effect: (_, situation) => grail(situation), rule: "R8.5" },
  relocate: { effect: (_, situation) => relocation(situation), rule: "R8.6" },
  exchange: { effect: (_, situation) => exchange(situation), rule: "R8.7" },
  mission: { effect: (_, situation) => missions(situation), rule: "R8.8" },
  build: { effect: (_, situation) => building(situation), rule: "R8.9" },
};
