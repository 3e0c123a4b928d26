/** The options of a question in words, each a row of the list. */

import { capitalised, inWords, list, t, type PlainKey } from "../../lib/i18n.svelte";
import {
  about,
  afterChange,
  movedBy,
  pathOf,
  shownGoods,
  type Act,
  type Adjust,
  type Apple,
  type Bring,
  type Look,
  type March,
  type Post,
  type Repel,
  type Situation,
  type Swap,
} from "../choosing/acts";
import { burdenedNames, foundEffect } from "../modules/treasures/finds";
import { serves, tilesOf } from "../modules/knights/allies";
import { allyDoes, allyName, allyText, forTile } from "../modules/knights/phrases";
import { metNeeds, missing } from "../position/missions";
import { alterationFor, answered } from "../layers";
import { missionIn, type Mission } from "../position/parts";
import { abilityName } from "../modules/favor/phrases";
import { aThing } from "../modules/treasures/phrases";
import {
  goodName,
  inPlace,
  missionName,
  oneOf,
  placeName,
  points,
  spaceName,
  tileName,
  toPlace,
  toSpace,
  traitorName,
  vassalName,
  whatGood,
  whatNeeds,
  whatTraitor,
  withGood,
} from "../telling/phrases";
import { defeatRow, siteRow } from "../modules/arthur/pictwords";
import { effectOf, piecesOf } from "../telling/spaces";
import {
  goodsFor,
  contendersIn,
  influenceIn,
  leftOf,
  markersAtHome,
  potOf,
  tileOf,
  type View,
} from "../position/view";
import { allyOf } from "../modules/knights/allies";
import { ARTHUR } from "../modules/arthur/position";
import { columnOf, rowOf as rowOfAbility } from "../modules/favor/abilities";
import { decreePoints } from "../modules/decrees/decrees";
import {
  CASTLE,
  FETCHES,
  goodOf,
  MERLIN,
  ownerOf,
  PLACES,
  placeOf,
  vassalOf,
  type Good,
  type Place,
  type Power,
} from "../position/words";

export { figureName } from "../telling/phrases";
export { effectOf, tagOf } from "../telling/spaces";

export interface Row {
  readonly title: string;
  /** What would happen; null where the title says all. */
  readonly detail: string | null;
}

const OPPOSITES = 7;
/** So many decrees bring so many points. */
const FOR_POINTS = 3;
const POINTS = 5;

function withFlag({ parts }: Situation, power: Power): string {
  return withGood(`${parts.flagOf[power] ?? "black"}-flag`);
}

/** Where a changed die leads: some figures have two ways. */
export function landings(act: Parameters<typeof afterChange>[0], situation: Situation): string {
  return oneOf(afterChange(act, situation).landings.map(({ space }) => toSpace(space)));
}

/** What a vassal does where it is sent. */
export function dutyOf(posted: Pick<Post, "vassal" | "place">, situation: Situation): string {
  return answered(({ duty }) => duty?.(posted, situation)) ?? usualDuty(posted, situation);
}

function usualDuty({ vassal, place }: Pick<Post, "vassal" | "place">, situation: Situation): string {
  const { view, seat } = situation;
  const kind = FETCHES[vassal];
  if (!kind) {
    return markersAtHome(view, seat) > 0 ? t("ml.option.duty.marker") : t("ml.option.duty.noMarker");
  }
  const good: Good = `${place}-${kind}`;
  if (leftOf(view, good) > 0) return t("ml.option.duty.take", { what: whatGood(good) });
  return t("ml.option.duty.none", { kind: t(`ml.kind.${kind}`) });
}

/** What a vassal does where it is sent, with the allies that change it. */
function dutyHere(act: Post, situation: Situation): string {
  const { view, seat } = situation;
  const once = dutyOf(act, situation);
  const isTwice = view.knights?.marshal === act.place && serves(view.knights, seat, "lancelot");
  const duty = isTwice ? t("knights.twice", { duty: once }) : once;
  const isThere = serves(view.knights, seat, "lamorak") && view.vassals[seat]?.[act.vassal] === act.place;
  return isThere ? t("knights.alreadyThere", { duty }) : duty;
}

function postRow(act: Post, situation: Situation): Row {
  const { view, seat, names = [] } = situation;
  const title = t("ml.option.post", { vassal: vassalName(act.vassal), to: toPlace(act.place) });
  const duty = dutyHere(act, situation);
  const rival = view.vassals.findIndex((posts, other) => other !== seat && posts[act.vassal] === act.place);
  const name = names[rival];
  if (rival < 0 || name === undefined) return { title, detail: duty };
  return { title, detail: t("ml.option.duty.displaces", { duty, name }) };
}

function repelRow(act: Repel, situation: Situation): Row {
  const { view, seat } = situation;
  const what = whatTraitor(act.place);
  if (act.kind === "excalibur") return { title: traitorName(act.place), detail: null };
  if (act.kind === "favor") {
    return { title: capitalised(t("ml.option.favor", { what })), detail: t("ml.option.favor.detail") };
  }
  const n = (view.traitors[seat] ?? []).filter((place) => place === act.place).length;
  const title =
    n > 1
      ? t("ml.option.repel.many", { words: inWords(n), stem: t(`ml.stem.${act.place}`) })
      : t("ml.option.repel", { what });
  return { title: capitalised(title), detail: withFlag(situation, "repel") };
}

/** Who stands on a space, without the one who is asked. */
function namesOn(space: string, { view, seat, names = [] }: Situation): string {
  const there = Object.keys(view.figures).flatMap((figure) => {
    const owner = ownerOf(figure);
    const name = owner === null || owner === seat ? undefined : names[owner];
    return view.figures[figure] === space && name !== undefined ? [name] : [];
  });
  return list(there);
}

function stock(good: Good, { view, seat }: Situation): string {
  const n = view.supply[good];
  return t("ml.option.have", { n, have: goodsFor("score", view, seat)[good] });
}

function markerDetail(place: Place, { view, seat }: Situation): string {
  const n = view.markers[seat]?.[place] ?? 0;
  return n ? t("ml.option.marker.detail", { n, words: inWords(n) }) : t("ml.option.marker.none");
}

function grailRow(place: Place, { view }: Situation): Row {
  const counts = [
    ...view.markers.map((_, seat) => influenceIn(view, seat, place)),
    ...contendersIn(view, place).map(({ count }) => count),
  ];
  const most = Math.max(...counts);
  const tied = counts.filter((count) => count === most).length;
  const all = potOf(view, place);
  return {
    title: t("ml.option.grail", { in: inPlace(place) }),
    detail: t("ml.option.grail.detail", { points: points(all), share: Math.floor(all / Math.max(1, tied)) }),
  };
}

function buildRow(cell: string, place: Place, situation: Situation): Row {
  const tile = situation.view.tiles[cell] ?? tileOf("lake");
  const what = whatGood(`${place}-material`);
  const title = t("ml.option.build", { tile: tileName(tile, cell) });
  if (tile.treasure) {
    const does = foundEffect(tile.treasure, situation);
    return { title, detail: t("ml.option.build.treasure", { what, does }) };
  }
  return { title, detail: t(tile.tower ? "ml.option.build.tower" : "ml.option.build.for", { what }) };
}

/** What a treasure brings from a principality, and what of it is not left. */
function fetchRow(place: Place, situation: Situation): Row {
  const { view } = situation;
  const kinds = shownGoods(situation);
  const [there, missing] = [true, false].map((isThere) =>
    kinds.filter((kind) => leftOf(view, `${place}-${kind}`) > 0 === isThere),
  );
  if (!there?.length) return { title: placeName(place), detail: null };
  const lacks = (missing ?? []).map((kind) => t("ml.option.duty.none", { kind: t(`ml.kind.${kind}`) }));
  return {
    title: capitalised(list(there.map((kind) => whatGood(`${place}-${kind}`)))),
    detail: lacks.length ? list(lacks) : null,
  };
}

function lookRow({ place }: Look, { view }: Situation): Row {
  const n = view.decreeStacks?.[place].count ?? 0;
  return {
    title: t("ml.option.look", { in: inPlace(place) }),
    detail: t("ml.option.look.detail", { n, words: inWords(n) }),
  };
}

function bringRow({ decree }: Bring, situation: Situation): Row {
  const n = decreePoints(decree);
  if (n !== null)
    return { title: t("ml.option.score", { points: points(n) }), detail: t("ml.option.bring.points") };
  const good = goodOf(decree) ?? "black-shield";
  const isThere = leftOf(situation.view, good) > 0;
  return {
    title: goodName(good),
    detail: isThere ? stock(good, situation) : t("ml.option.bring.none"),
  };
}

/** A mission that lacks something is met with mistletoe or a tile of Percival, and says so. */
function withRelief(said: string, mission: Mission, situation: Situation): string {
  const { view, seat } = situation;
  const lacking = missing(mission, view, seat);
  if (!lacking.length) return said;
  const relieved = answered(({ relief }) => relief?.(said, lacking, situation));
  if (relieved || !tilesOf(view.knights, seat, "percival")) return relieved ?? said;
  return t("knights.option.percival", { said, needs: whatNeeds(lacking) });
}

function swapRow({ own, shown }: Swap, situation: Situation): Row {
  const [given, taken] = [missionIn(situation.parts, own), missionIn(situation.parts, shown)];
  return {
    title: missionName(taken),
    detail: t("knights.option.swap.detail", {
      own: whatNeeds(given.needs),
      state: missionState(taken, situation),
    }),
  };
}

/** "Merlin to Build" */
function figureTo(figure: string, space: string): string {
  const to = toSpace(space);
  if (figure === ARTHUR) return t("arthur.option.to", { to });
  return figure === MERLIN ? t("ml.option.merlin.to", { to }) : t("ml.option.knight", { to });
}

/** Which way a figure goes on, and what happens there. */
function marchDetail({ figure, way, space }: March, situation: Situation): string {
  const { view } = situation;
  const n = pathOf(view, figure, way, space).length;
  const does = effectOf(space, situation);
  if (!n) return t("arthur.option.stays", { does });
  return t(way === "cw" ? "arthur.option.on" : "arthur.option.back", { n, does });
}

/** What is given to turn a die: "with an apple". */
export function turnWith(kind: (Apple | Adjust)["kind"]): string {
  const ally = allyOf(kind);
  if (ally) return t("knights.alter", { ally: allyName(ally) });
  return alterationFor(kind)?.with() ?? t(kind === "apple" ? "mt.alter.apple" : "mt.alter.decree");
}
/** Before the faces that it can show: "For an apple, turn it to". */
export function turnTo(kind: (Apple | Adjust)["kind"]): string {
  const ally = allyOf(kind);
  if (ally) return t("knights.turnTo", { ally: allyName(ally) });
  return alterationFor(kind)?.to() ?? t(kind === "apple" ? "mt.withApple" : "mt.withDecree");
}

/** An option as a row of the list once things are picked: what is picked is not said again. */
export function rowUnder(picked: readonly string[], act: Act, situation: Situation): Row {
  if (act.kind !== "replace" || !picked.length) return rowOf(act, situation);
  const [other] = act.cards.filter((card) => !picked.includes(`mission:${card}`));
  if (other === undefined) return { title: t("ml.option.replace.only"), detail: null };
  const mission = missionIn(situation.parts, other);
  const title = t("ml.option.replace.also", { other: whatNeeds(mission.needs) });
  return { title, detail: missionState(mission, situation) };
}

/** An option as a row of the list. */
export function rowOf(act: Act, situation: Situation): Row {
  return answered(({ row }) => row?.(act, situation)) ?? ownRowOf(act, situation);
}

function ownRowOf(act: Act, situation: Situation): Row {
  const { view, parts, seat } = situation;
  switch (act.kind) {
    case "go": {
      return {
        title: figureTo(movedBy(act.die, situation), act.space),
        detail: effectOf(act.space, situation),
      };
    }
    case "march":
      return { title: spaceName(act.space), detail: marchDetail(act, situation) };
    case "climb":
      return {
        title: t("ml.option.knight", { to: toPlace(act.place) }),
        detail: effectOf(act.place, situation),
      };
    case "nudge":
      return {
        title: t(act.by > 0 ? "arthur.option.more" : "arthur.option.less"),
        detail: t("ml.option.turn.detail", {
          with: withFlag(situation, "nudge"),
          to: landings(act, situation),
        }),
      };
    case "switch":
      return {
        title: t(`arthur.option.switch.${ownerOf(act.figure) === null ? act.figure : "knight"}` as PlainKey),
        detail: t("ml.option.turn.detail", {
          with: withFlag(situation, "switch"),
          to: landings(act, situation),
        }),
      };
    case "supplant": {
      const owner = view.manors[act.cell];
      const tile = view.tiles[act.cell] ?? tileOf("lake");
      return {
        title: tileName(tile, act.cell),
        detail: t("arthur.option.replace", { name: situation.names?.[owner ?? -1] ?? "" }),
      };
    }
    case "signet": {
      const mission = missionIn(parts, act.card);
      return { title: missionName(mission), detail: missionWorth(mission, view) };
    }
    case "activate": {
      const title = t("arthur.option.activate", { vassal: vassalName(act.vassal), in: inPlace(act.place) });
      return { title, detail: dutyOf(act, situation) };
    }
    case "reverse":
      return {
        title: t("ml.option.reverse", { to: toSpace(act.space) }),
        detail: `${withFlag(situation, "reverse")}; ${effectOf(act.space, situation)}`,
      };
    case "apple":
      return {
        title: t("ml.option.apple", { face: act.face }),
        detail: t("ml.option.apple.detail", { to: landings(act, situation) }),
      };
    case "turn": {
      const face = OPPOSITES - (view.faces[seat]?.[act.die] ?? 0);
      const to = landings(act, situation);
      return {
        title: t("ml.option.turn", { face }),
        detail: t("ml.option.turn.detail", { with: withFlag(situation, "turn"), to }),
      };
    }
    case "decree":
      return {
        title: t("ml.option.apple", { face: act.face }),
        detail: t("ml.option.decree.detail", { to: landings(act, situation) }),
      };
    case "tristram":
    case "gawain": {
      const to = landings(act, situation);
      return {
        title: t("ml.option.apple", { face: act.face }),
        detail: t("knights.option.turn.detail", { ally: allyName(act.kind), to }),
      };
    }
    case "portal":
      return {
        title: t("ml.option.knight", { to: toSpace(act.space) }),
        detail: t("knights.option.portal.detail", { does: effectOf(act.space, situation) }),
      };
    case "swap":
      return swapRow(act, situation);
    case "ally":
      return { title: allyName(act.ally), detail: allyText(act.ally, view) };
    case "castle-tile":
      return {
        title: t("knights.option.castle"),
        detail: forTile("gaheris", tilesOf(view.knights, seat, "gaheris")),
      };
    case "galahad": {
      const paid = forTile("galahad", tilesOf(view.knights, seat, "galahad"));
      const claim = about("galahad", situation);
      const good: Good | null = claim && `${act.place}-${claim.kind}`;
      return { title: good ? goodName(good) : placeName(act.place), detail: paid };
    }
    case "kay":
      return {
        title: t("knights.option.kay", { in: inPlace(act.place) }),
        detail: forTile("kay", tilesOf(view.knights, seat, "kay")),
      };
    case "decrees": {
      const n = view.decrees?.[seat]?.length ?? 0;
      const said = { count: inWords(act.count), n, words: inWords(n) };
      return {
        title:
          act.count === FOR_POINTS
            ? t("ml.option.score", { points: points(POINTS) })
            : t("ml.option.decrees"),
        detail: t(n === act.count ? "ml.option.decrees.all" : "ml.option.decrees.detail", said),
      };
    }
    case "look":
      return lookRow(act, situation);
    case "bring":
      return bringRow(act, situation);
    case "mission":
    case "second": {
      const mission = missionIn(parts, act.card);
      const said = { points: points(mission.points), needs: whatNeeds(mission.needs) };
      if (act.kind === "mission") {
        const detail = t("ml.option.mission.detail", said);
        return { title: t("ml.option.mission"), detail: withRelief(detail, mission, situation) };
      }
      const detail = t("ml.option.second.detail", { ...said, with: withFlag(situation, "missions") });
      return { title: t("ml.option.second"), detail: withRelief(detail, mission, situation) };
    }
    case "repel":
    case "favor":
    case "excalibur":
      return repelRow(act, situation);
    case "act":
      return {
        title: t("ml.option.act", { space: spaceName(act.space) }),
        detail: effectOf(act.space, situation),
      };
    case "mirror":
      return {
        title: t("ml.option.mirror", { space: spaceName(act.space) }),
        detail: t("ml.option.mirror.detail", {
          with: withFlag(situation, "mirror"),
          does: effectOf(act.space, situation),
        }),
      };
    case "different": {
      const names = namesOn(act.space, situation);
      const said = { with: withFlag(situation, "different"), does: effectOf(act.space, situation) };
      return {
        title: t("ml.option.different", { space: spaceName(act.space) }),
        detail: names
          ? t("ml.option.different.detail", { ...said, names })
          : t("ml.option.mirror.detail", said),
      };
    }
    case "staff": {
      const n = view.staffs[seat] ?? 0;
      const does = effectOf(act.space, situation);
      return {
        title: t("ml.option.staff", { space: spaceName(act.space) }),
        detail: t("ml.option.staff.detail", { n, words: inWords(n), does }),
      };
    }
    case "post":
      return postRow(act, situation);
    case "claim": {
      const claim = about("claim", situation);
      const good: Good | null = claim && `${act.place}-${claim.kind}`;
      return good
        ? { title: goodName(good), detail: stock(good, situation) }
        : { title: placeName(act.place), detail: null };
    }
    case "fetch":
      return fetchRow(act.place, situation);
    case "demand": {
      const [one = "", other = ""] = act.treasure.things.map(aThing);
      const names = burdenedNames(act.treasure, situation);
      return {
        title: t("ml.option.demand", { one, other }),
        detail: t("ml.option.demand.detail", { names }),
      };
    }
    case "marker":
    case "withdraw":
      return {
        title: t("ml.option.marker", { in: inPlace(act.place) }),
        detail: markerDetail(act.place, situation),
      };
    case "grail":
      return grailRow(act.place, situation);
    case "give":
    case "lose": {
      const n = goodsFor("score", view, seat)[act.good];
      return { title: goodName(act.good), detail: t("ml.option.youHave", { n, words: inWords(n) }) };
    }
    case "take":
    case "bonus":
      return { title: goodName(act.good), detail: stock(act.good, situation) };
    case "shield": {
      const place = PLACES.find((known) => act.good.startsWith(known)) ?? "black";
      return {
        title: t("ml.option.shield", { good: goodName(act.good) }),
        detail: t("ml.option.shield.detail", { what: whatTraitor(place) }),
      };
    }
    case "replace": {
      const [one, other] = act.cards.map((card) => missionIn(parts, card));
      if (!one) return { title: act.word, detail: null };
      if (!other) return { title: missionName(one), detail: missionState(one, situation) };
      const said = { one: whatNeeds(one.needs), other: whatNeeds(other.needs) };
      return { title: t("ml.option.replace.two", said), detail: null };
    }
    case "draw": {
      if (act.card === null) {
        const n = view.missionDeck;
        return { title: t("ml.option.draw.deck"), detail: t("ml.option.draw.deck.detail", { n }) };
      }
      const mission = missionIn(parts, act.card);
      return { title: missionName(mission), detail: missionState(mission, situation) };
    }
    case "build":
      return buildRow(act.cell, act.place, situation);
    case "defeat":
      return defeatRow(act, situation);
    case "raise":
    case "keep":
      return siteRow(act, situation);
    case "learn":
      return {
        title: abilityName(act.ability),
        detail: t("ml.option.learn.detail", {
          row: rowOfAbility(act.ability),
          vassal: vassalName(columnOf(act.ability)),
        }),
      };
    case "count":
      return {
        title: t("ml.option.count", { pieces: t(`ml.pieces.${act.piece}`) }),
        detail: t("ml.option.count.detail", { points: points(piecesOf(view, seat, act.piece) + 1) }),
      };
    default:
      return { title: t("ml.option.unknown", { word: act.word }), detail: null };
  }
}

/** "2 points, Builder" */
export function missionPoints(mission: Mission): string {
  return t("ml.mission.points", { points: points(mission.points), vassal: vassalName(mission.vassal) });
}

function lackingOf(mission: Mission, met: readonly boolean[]): string {
  const lacking = mission.needs.filter((_, index) => !met[index]);
  if (!lacking.length) return t("ml.meets");
  // What it asks for stands before: nothing of it is said twice.
  if (lacking.length === mission.needs.length) return t("ml.lacks.all");
  return t("ml.lacks", { needs: whatNeeds(lacking) });
}

/** What a mission brings; its vassal matters only to King's favor. */
function missionWorth(mission: Mission, view: View): string {
  return view.seals ? missionPoints(mission) : points(mission.points);
}

/** "2 points; still needs a Fish flag" */
function missionState(mission: Mission, { view, seat }: Situation): string {
  return `${missionWorth(mission, view)}; ${lackingOf(mission, metNeeds(mission, view, seat))}`;
}

/** A mission for those who do not see the card; `met` says what of it the reader has. */
export function missionWords(mission: Mission, met: readonly boolean[] | null): string {
  const whole = `${t("ml.mission", { needs: whatNeeds(mission.needs) })}, ${missionPoints(mission)}`;
  return met ? `${whole}; ${lackingOf(mission, met)}` : whole;
}

/** "Merlin, either way" */
export function eitherWay(figure: string): string {
  return t(figure === ARTHUR ? "arthur.option.either" : "ml.option.merlin");
}

/** A thing that several options begin with, as a row: "Lady", "Mountain b3", "Fish". */
export function thingRow(id: string, acts: readonly Act[], situation: Situation): Row {
  const { view, parts, seat } = situation;
  const own = answered(({ thing }) => thing?.(id, acts, situation));
  if (own) return own;
  const [sort, one = "", other = ""] = id.split(":");
  const n = acts.length;
  const detail = t("ml.options", { n, words: inWords(n) });
  const place = placeOf(one);
  const good = goodOf(sort === "castle" ? other : one);
  const vassal = vassalOf(other);
  if (sort === "vassal" && vassal) {
    const post = view.vassals[seat]?.[vassal] ?? CASTLE;
    const where = post === CASTLE ? t("ml.atHome") : inPlace(post);
    return { title: vassalName(vassal), detail: `${where}; ${detail}` };
  }
  if (sort === "cell" && view.tiles[one]) {
    const paid = acts.flatMap((act) => (act.kind === "build" ? [goodName(`${act.place}-material`)] : []));
    return { title: tileName(view.tiles[one], one), detail: list(paid) };
  }
  if (sort === "decrees") return { title: t("ml.decrees"), detail };
  if (sort === "die") {
    const face = view.faces[seat]?.[other] ?? 0;
    return { title: t("ml.thing.die", { face }), detail: t("ml.thing.die.detail") };
  }
  const ally = sort === "ally" ? allyOf(other) : null;
  if (ally === "bedivere") {
    return { title: t("knights.option.swap"), detail: forTile(ally, tilesOf(view.knights, seat, ally)) };
  }
  if (ally) return { title: allyName(ally), detail: allyDoes(ally, view) };
  if (sort === "place" && place) return { title: placeName(place), detail };
  if (good) return { title: goodName(good), detail };
  if (sort === "mission" && parts.missions[one]) {
    return { title: missionName(parts.missions[one]), detail: missionWorth(parts.missions[one], view) };
  }
  if (sort === "traitor" && placeOf(other)) return { title: traitorName(placeOf(other) ?? "black"), detail };
  return { title: id, detail };
}
