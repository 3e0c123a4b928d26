/** The spaces of the base game: what each would do for a player, judging by open information, and its rule. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { offeredNext, type Situation } from "../choosing/act";
import { choices, ends, happens, takenGoods } from "./foreseen";
import { applesLeft, goodsOf, influenced, leftOf, manorsLeft, manorsOf, vassalsOut } from "../position/view";
import { kindOf, KINDS, pieceOf, placeOf, thingOf, type Kind, type Piece } from "../position/words";
import { fromPlace, toPlace } from "./phrases";
import { nothing, piecesOf, sendable, sites, type Effect, type SpaceTable } from "./spaces";

/** If there are more principalities than this, only their number is given. */
const NAMED = 2;
const REPLACED = 2;

function principality(space: string, situation: Situation): Effect {
  const { view, seat } = situation;
  const place = placeOf(space);
  const n = choices(situation, "send") ?? (place ? sendable(view, seat, place).length : 0);
  if (!n) return nothing(t("ml.does.principality.none"));
  return { tag: t("ml.tag.vassal"), text: t("ml.does.principality", { n, words: inWords(n) }), offers: true };
}

function victory(piece: Piece, { view, seat }: Situation): Effect {
  const pieces = t(`ml.pieces.${piece}`);
  const offers = piecesOf(view, seat, piece) > 0;
  const text = t(offers ? "ml.does.vp" : "ml.does.vp.none", { pieces });
  return { tag: t(offers ? "ml.tag.vp" : "ml.tag.nothing"), text, offers, counts: true };
}

function claim(kind: Kind, situation: Situation): Effect {
  const { view, seat } = situation;
  const offered = offeredNext("claim", situation)?.flatMap((option) => placeOf(String(option)) ?? []);
  const own = offered ?? influenced(view, seat);
  if (!own.length) return nothing(t("ml.does.claim.none"));
  const places = offered ?? own.filter((place) => leftOf(view, `${place}-${kind}`) > 0);
  if (!places.length) return nothing(t("ml.does.claim.empty"));
  const what = t(`ml.aKind.${kind}`);
  const taken = takenGoods(situation);
  if (taken !== null) return { tag: what, text: taken, offers: true };
  const n = places.length;
  const text = n > NAMED ? t("ml.does.claim.many", { n, words: inWords(n) }) : list(places.map(fromPlace));
  return { tag: what, text, offers: true };
}

function posting(situation: Situation): Effect {
  const { view, seat } = situation;
  const own = influenced(view, seat).filter((place) => sendable(view, seat, place).length > 0);
  const n = ends(situation, "deploy") ?? own.length;
  if (!n) return nothing(t("ml.does.claim.none"));
  const text =
    n > NAMED
      ? t("ml.does.posting.many", { n, words: inWords(n) })
      : t("ml.does.posting", { places: list(own.map(toPlace)) });
  return { tag: t("ml.tag.vassal"), text, offers: true };
}

function excalibur(situation: Situation): Effect {
  const { view, seat } = situation;
  const isHeld = view.excalibur === seat;
  const hasTraitor = (view.traitors[seat]?.length ?? 0) > 0;
  if (isHeld && !hasTraitor) return nothing(t("ml.does.excalibur.none"));
  const key = isHeld ? "ml.does.excalibur.held" : hasTraitor ? "ml.does.excalibur" : "ml.does.excalibur.only";
  return { tag: t("ml.tag.excalibur"), text: t(key), offers: true };
}

function grail(situation: Situation): Effect {
  const { view, seat } = situation;
  const isHeld = view.grail === seat;
  const hasApple = happens("took-apple", situation) ?? applesLeft(view) > 0;
  if (isHeld && !hasApple) return nothing(t("ml.does.grail.none"));
  const key = isHeld ? "ml.does.grail.held" : hasApple ? "ml.does.grail" : "ml.does.grail.only";
  return { tag: t("ml.tag.grail"), text: t(key), offers: true };
}

function relocation(situation: Situation): Effect {
  const { view, seat } = situation;
  const out = vassalsOut(view, seat);
  const n = choices(situation, "relocate") ?? out;
  const text = out ? t("ml.does.relocate", { n, words: inWords(n) }) : t("ml.does.relocate.home");
  return { tag: t("ml.tag.relocate"), text, offers: true };
}

function exchange({ view, seat }: Situation): Effect {
  if (!KINDS.some((kind) => goodsOf(view, seat, kind))) return nothing(t("ml.does.exchange.none"));
  return { tag: t("ml.tag.exchange"), text: t("ml.does.exchange"), offers: true };
}

function missions(situation: Situation): Effect {
  const { view, seat } = situation;
  const most = offeredNext("replace", situation)?.map((cards) => [cards].flat().length);
  const n = most ? Math.max(...most) : Math.min(REPLACED, view.hands[seat]?.count ?? 0);
  if (!n) return nothing(t("ml.does.mission.none"));
  return { tag: t("ml.tag.mission", { n }), text: t("ml.does.mission", { n }), offers: true };
}

function building(situation: Situation): Effect {
  const { view, seat } = situation;
  const n = choices(situation, "build") ?? sites(situation).length;
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
