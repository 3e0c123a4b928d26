/** What a space would do for a player now, from what lies open. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { landingsOf, topOfStairs, type Situation } from "../choosing/acts";
import { answered } from "../layers";
import { payFor } from "../position/parts";
import { fromPlace, oneOf, placeName, spaceName, toPlace } from "./phrases";
import {
  applesLeft,
  goodsFor,
  goodsOf,
  influenced,
  leftOf,
  manorsLeft,
  manorsOf,
  markersAtHome,
  markersOut,
  vassalsOut,
  type View,
} from "../position/view";
import { ARTHUR } from "../modules/arthur/position";
import {
  actionOf,
  KINDS,
  kindOf,
  pieceOf,
  PLACES,
  placeOf,
  thingOf,
  VASSALS,
  type Action,
  type Kind,
  type Piece,
  type Place,
  type Vassal,
} from "../position/words";

/** A space for a player: two words for the board, a sentence for the list, and whether it does anything. */
export interface Effect {
  readonly tag: string;
  readonly text: string;
  readonly offers: boolean;
}

/** A space in one record, by its action; `effect` may leave it to the layers further in. */
export interface SpaceRecord {
  /** What it would do for a player now. */
  readonly effect?: (space: string, situation: Situation) => Effect | null;
  /** The rule to read. */
  readonly rule?: string;
}
export type SpaceTable = { readonly [Kind in Action]?: SpaceRecord };

/** More principalities than these are only counted. */
const NAMED = 2;
const REPLACED = 2;

export function nothing(text: string): Effect {
  return { tag: t("ml.tag.nothing"), text, offers: false };
}

/** The vassals of a player that can be sent to a principality. */
export function sendable(view: View, seat: number, place: Place): Vassal[] {
  return VASSALS.filter((vassal) => view.vassals[seat]?.[vassal] !== place);
}

/** How many pieces a points space counts. */
export function piecesOf(view: View, seat: number, piece: Piece): number {
  if (piece === "manor") return manorsOf(view, seat).length;
  return piece === "influence" ? markersOut(view, seat) : goodsOf(view, seat, piece);
}

/** The free tiles that a player can pay for. */
export function sites({ view, parts, seat }: Situation): string[] {
  const cells = Object.keys(view.tiles);
  const rows = cells.length / 6;
  const goods = goodsFor("pay", view, seat);
  return cells.filter(
    (cell) =>
      !(cell in view.manors) && payFor(parts, rows, cell).some((place) => goods[`${place}-material`] > 0),
  );
}

function principality(place: Place, { view, seat }: Situation): Effect {
  const n = sendable(view, seat, place).length;
  if (!n) return nothing(t("ml.does.principality.none"));
  return { tag: t("ml.tag.vassal"), text: t("ml.does.principality", { n, words: inWords(n) }), offers: true };
}

function victory(piece: Piece, { view, seat }: Situation): Effect {
  const n = piecesOf(view, seat, piece);
  const pieces = t(`ml.pieces.${piece}`);
  const tag = t("ml.tag.points", { n });
  if (!n) return { tag, text: t("ml.does.vp.none", { pieces }), offers: false };
  return { tag, text: t("ml.does.vp", { n, pieces }), offers: true };
}

function claim(kind: Kind, { view, seat }: Situation): Effect {
  const own = influenced(view, seat);
  if (!own.length) return nothing(t("ml.does.claim.none"));
  const places = own.filter((place) => leftOf(view, `${place}-${kind}`) > 0);
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
  const n = sites(situation).length;
  if (!manorsLeft(view, seat) && manorsOf(view, seat).length) return nothing(t("ml.does.build.manors"));
  if (!goodsOf(view, seat, "material", "pay")) return nothing(t("ml.does.build.none"));
  if (!n) return nothing(t("ml.does.build.unfit"));
  return { tag: t("ml.tag.build", { n }), text: t("ml.does.build", { n, words: inWords(n) }), offers: true };
}

// With Arthur

function apple({ view }: Situation): Effect {
  if (!applesLeft(view)) return nothing(t("arthur.does.apple.none"));
  return { tag: t("arthur.tag.apple"), text: t("arthur.does.apple"), offers: true };
}

function marchingArthur({ view }: Situation): Effect {
  const spaces = landingsOf(view, ARTHUR, 1).map(({ space }) => spaceName(space));
  return { tag: t("arthur.name"), text: t("arthur.does.arthur", { spaces: oneOf(spaces) }), offers: true };
}

function activation({ view, seat }: Situation): Effect {
  const n = vassalsOut(view, seat);
  if (!n) return nothing(t("arthur.does.activate.none"));
  return {
    tag: t("arthur.tag.activate"),
    text: t("arthur.does.activate", { n, words: inWords(n) }),
    offers: true,
  };
}

function resource(kind: Kind, { view }: Situation): Effect {
  const n = PLACES.filter((place) => leftOf(view, `${place}-${kind}`) > 0).length;
  if (!n) return nothing(t("arthur.does.resource.none"));
  return { tag: t(`arthur.tag.${kind}`), text: t(`arthur.does.${kind}`), offers: true };
}

function influence({ view, seat }: Situation): Effect {
  if (markersAtHome(view, seat) <= 0) return nothing(t("ml.option.duty.noMarker"));
  return { tag: t("arthur.tag.influence"), text: t("arthur.does.influence"), offers: true };
}

function signet({ view, seat }: Situation): Effect {
  const [isHeld, n] = [view.signet === seat, view.hands[seat]?.count ?? 0];
  if (isHeld && !n) return nothing(t("arthur.does.signet.none"));
  const key = isHeld ? "arthur.does.signet.held" : n ? "arthur.does.signet" : "arthur.does.signet.only";
  return { tag: t("arthur.tag.signet"), text: t(key), offers: true };
}

/** Stairs do what the principality at their top does. */
function climbing(situation: Situation): Effect {
  const place = topOfStairs(situation.view, situation.seat);
  const { text: does } = principality(place, situation);
  return { tag: placeName(place), text: t("arthur.does.stairs", { to: toPlace(place), does }), offers: true };
}

/** The cells with manors of others. */
export function rivalManors(view: View, seat: number): string[] {
  return Object.keys(view.manors).filter((cell) => view.manors[cell] !== seat);
}

function replacement({ view, seat }: Situation): Effect {
  if (!manorsLeft(view, seat)) return nothing(t("ml.does.build.manors"));
  const n = rivalManors(view, seat).length;
  if (!n) return nothing(t("arthur.does.replace.none"));
  return {
    tag: t("arthur.tag.replace"),
    text: t("arthur.does.replace", { n, words: inWords(n) }),
    offers: true,
  };
}

function picts({ view }: Situation): Effect {
  const n = view.pictDisplay?.length ?? 0;
  if (!n) return nothing(t("arthur.does.picts.none"));
  return { tag: t("arthur.tag.picts"), text: t("arthur.does.picts", { n, words: inWords(n) }), offers: true };
}

/** What a space would do for this player now. */
export function effectOn(space: string, situation: Situation): Effect {
  return answered(({ effect }) => effect?.(space, situation)) ?? ownEffectOn(space, situation);
}

function ownEffectOn(space: string, situation: Situation): Effect {
  const place = placeOf(space);
  const thing = thingOf(space);
  const kind = kindOf(thing);
  switch (actionOf(space)) {
    case "principality":
      return place ? principality(place, situation) : nothing("");
    case "vp":
      return victory(pieceOf(thing) ?? "influence", situation);
    case "influence":
      return kind ? claim(kind, situation) : posting(situation);
    case "excalibur":
      return excalibur(situation);
    case "grail":
      return grail(situation);
    case "relocate":
      return relocation(situation);
    case "exchange":
      return exchange(situation);
    case "mission":
      return missions(situation);
    case "build":
      return building(situation);
    case "apple":
      return apple(situation);
    case "arthur":
      return marchingArthur(situation);
    case "activate":
      return activation(situation);
    case "resource":
      return kind ? resource(kind, situation) : influence(situation);
    case "signet":
      return signet(situation);
    case "stairs":
      return climbing(situation);
    case "merlin":
      return { tag: t("ml.figure.merlin"), text: t("arthur.does.merlin"), offers: true };
    case "replace":
      return replacement(situation);
    case "picts":
      return picts(situation);
    default:
      return nothing("");
  }
}

/** In two words, beside the ghost of a figure. */
export function tagOf(space: string, situation: Situation): string {
  return effectOn(space, situation).tag;
}

/** In a line of the list. */
export function effectOf(space: string, situation: Situation): string {
  return effectOn(space, situation).text;
}
