/** Why something cannot be chosen now; read from the options and the view. */

import { t } from "../../lib/i18n.svelte";
import { about, choosable, shownGoods, type Act, type Situation } from "./acts";
import { whyNotAlly, whyNotDrafted } from "../modules/knights/explain";
import { missing } from "../position/missions";
import { answered } from "../layers";
import { payFor } from "../position/parts";
import { oneOf, whatGood, whatNeeds } from "../telling/phrases";
import { sealsLeft } from "../modules/favor/position";
import { goodsFor, manorsLeft } from "../position/view";
import { abilityOf } from "../modules/favor/abilities";
import { allyOf } from "../modules/knights/allies";
import { CASTLE, colourOf, goodOf, placeOf, sortOf, vassalOf, type Kind } from "../position/words";

/** The questions that are put before the figure of a turn has moved. */
const BEFORE = "move";

function ofDie(die: string, { view, seat }: Situation): string {
  if (view.used[seat]?.includes(die)) return t("ml.why.dieUsed");
  return view.chosen !== null && view.chosen !== die ? t("ml.why.dieBound") : t("ml.why.notNow");
}

function ofApple(ask: string, { view, seat }: Situation): string {
  if (!view.apples[seat]) return t("ml.why.noApple");
  return ask === BEFORE && view.ate ? t("ml.why.ate") : t("ml.why.notNow");
}

function ofMission(card: string, situation: Situation): string | null {
  const { view, parts, seat } = situation;
  const mission = parts.missions[card];
  if (!mission || !view.hands[seat]?.cards?.includes(card)) return null;
  const lacking = missing(mission, view, seat);
  if (lacking.length) return t("ml.why.missionLacks", { needs: whatNeeds(lacking) });
  if (view.active !== seat) return t("ml.why.missionNow");
  if (!view.resolved) return t("ml.why.notNow");
  const flag = parts.flagOf.missions;
  return flag ? t("ml.why.missionDone", { what: whatGood(`${flag}-flag`) }) : t("arthur.why.missionDone");
}

/** Why a manor cannot be replaced. */
function ofManor(cell: string, { view, seat }: Situation): string | null {
  const owner = view.manors[cell];
  if (owner === undefined) return t("arthur.why.noManorThere");
  return owner === seat ? t("ml.why.builtYou") : t("ml.why.notNow");
}

/** A space that is not reached: by no die, or by no step of the figure that is moved on. */
function ofSpace(ask: string): string | null {
  if (ask === BEFORE) return t("ml.why.noDie");
  if (ask === "march-merlin") return t("arthur.why.marchMerlin");
  return ask === "march-arthur" ? t("arthur.why.marchArthur") : null;
}

function ofCell(cell: string, situation: Situation): string {
  const { view, parts, seat, names = [] } = situation;
  const owner = view.manors[cell];
  if (owner === seat) return t("ml.why.builtYou");
  if (owner !== undefined) return t("ml.why.built", { name: names[owner] ?? "" });
  if (!manorsLeft(view, seat)) return t("ml.why.noManor");
  const rows = Object.keys(view.tiles).length / 6;
  const paying = payFor(parts, rows, cell);
  const goods = goodsFor("pay", view, seat);
  if (paying.some((place) => goods[`${place}-material`] > 0)) return t("ml.why.notNow");
  return t("ml.why.noMaterial", { materials: oneOf(paying.map((place) => whatGood(`${place}-material`))) });
}

/** The goods that a question lets one take where one has markers. */
function claimed(situation: Situation): readonly Kind[] {
  const claim = about("claim", situation);
  return claim ? [claim.kind] : shownGoods(situation);
}

function ofSupply(word: string, situation: Situation): string {
  const { view, seat } = situation;
  const good = goodOf(word);
  if (good && !view.supply[good]) return t("ml.why.noneLeft");
  const isClaimed = good !== null && claimed(situation).includes(sortOf(good));
  return isClaimed && !view.markers[seat]?.[colourOf(good)] ? t("ml.why.noMarker") : t("ml.why.notNow");
}

function ofFlag(word: string, { parts }: Situation): string | null {
  const good = goodOf(word);
  if (!good || sortOf(good) !== "flag") return null;
  return t(`ml.why.flag.${parts.powerOf[colourOf(good)]}`);
}

function ofVassal(word: string, ask: string, situation: Situation): string {
  const { view, seat } = situation;
  const vassal = vassalOf(word);
  const there = about("send", situation)?.space;
  return vassal && there && view.vassals[seat]?.[vassal] === there
    ? t("ml.why.standsThere")
    : ask === "activate" && vassal && view.vassals[seat]?.[vassal] === CASTLE
      ? t("arthur.why.atHome")
      : t("ml.why.notNow");
}

function ofAbility(word: string, ask: string, { view, seat }: Situation): string | null {
  const ability = abilityOf(word);
  if (!ability) return null;
  if (view.seals?.[seat]?.[ability] === false) return t("ml.why.sealDown");
  if (ask !== "learn") return t("ml.why.notNow");
  return sealsLeft(view, seat) ? t("ml.why.sealColumn") : t("ml.why.sealNone");
}

/** Decrees lie where a vassal is sent by a principality space. */
function ofStack(word: string, { view }: Situation): string | null {
  const place = placeOf(word);
  if (!place || !view.decreeStacks) return null;
  return view.decreeStacks[place].count ? t("ml.why.stack") : t("ml.why.noStack");
}

function ofDecrees(ask: string, { view, seat }: Situation): string {
  const n = view.decrees?.[seat]?.length ?? 0;
  if (!n) return t("ml.why.noDecree");
  return n === 1 && ask !== BEFORE ? t("ml.why.oneDecree") : t("ml.why.notNow");
}

/** Why a piece cannot be chosen for this question; null if it can, or if nobody would want to know. */
export function whyNot(id: string, ask: string, acts: readonly Act[], situation: Situation): string | null {
  if (choosable(acts, situation).has(id)) return null;
  const own = answered((module) => module.whyNot?.(id, ask, situation));
  if (own) return own;
  const { view, seat } = situation;
  const [sort, one = "", other = ""] = id.split(":");
  const isOwn = one === String(seat);
  switch (sort) {
    case "die":
      return isOwn ? ofDie(other, situation) : null;
    case "space":
      return ofSpace(ask);
    case "apple":
      return isOwn ? ofApple(ask, situation) : null;
    case "staff":
      if (!isOwn) return null;
      return view.staffs[seat] ? t("ml.why.staffMerlin") : t("ml.why.noStaff");
    case "mission":
      return ofMission(one, situation);
    case "pict":
      return t("picts.why");
    case "cell":
      if (ask === "replace-manor") return ofManor(one, situation);
      return ask === "build" || ask === "favor-build" ? ofCell(one, situation) : null;
    case "good":
      return ofSupply(one, situation);
    case "castle":
      if (isOwn && ask === "discard") return t("ml.why.notShown");
      return isOwn ? ofFlag(other, situation) : null;
    case "vassal":
      return isOwn ? ofVassal(other, ask, situation) : null;
    case "stack":
      return ofStack(one, situation);
    case "decrees":
      return isOwn ? ofDecrees(ask, situation) : null;
    case "ally": {
      const ally = allyOf(other);
      return isOwn && ally ? whyNotAlly(ally, situation) : null;
    }
    case "draft": {
      const ally = allyOf(one);
      return ally && whyNotDrafted(ally, situation);
    }
    case "ability":
      return isOwn ? ofAbility(other, ask, situation) : null;
    default:
      return null;
  }
}

/** What is asked of whom, and what can be done about it. */
export interface Asked {
  readonly ask: string;
  readonly acts: readonly Act[];
  readonly seat: number;
}

/** Why a piece cannot be chosen now; null if it can, or if nothing is asked. */
export function reasonFor(id: string, asked: Asked | null, situation: Situation): string | null {
  return asked && whyNot(id, asked.ask, asked.acts, { ...situation, seat: asked.seat });
}
