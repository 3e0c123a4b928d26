/** What a piece is, in a sentence, with the rule behind it: for whoever points at it. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import { idsOf, type Act, type Situation } from "../choosing/acts";
import { environsOf } from "../board/environs";
import { explainKnights } from "../modules/knights/explain";
import { missing } from "../position/missions";
import { answered } from "../layers";
import { payFor, type Need } from "../position/parts";
import { foundEffect } from "../modules/treasures/finds";
import { pictPoints, strengthOf } from "../modules/arthur/picts";
import { bonusNow, pictsOf } from "../modules/arthur/pictwords";
import { effectOn } from "./spaces";
import { abilityName } from "../modules/favor/phrases";
import { aThing } from "../modules/treasures/phrases";
import { decreeName, whatDecree } from "../modules/decrees/phrases";
import { pictName, whatBonus } from "../modules/arthur/phrases";
import {
  goodName,
  inPlace,
  missionName,
  oneOf,
  placeName,
  points,
  powerName,
  signed,
  spaceName,
  spaceWord,
  theVassal,
  tileName,
  traitorName,
  vassalName,
  whatGood,
  whatNeeds,
  wordsFor,
} from "./phrases";
import { ruleOf, type Treasure } from "../modules/treasures/treasures";
import { decrees } from "../modules/decrees/position";
import { scoreOf, type View } from "../position/view";
import { abilityOf, columnOf, rowOf } from "../modules/favor/abilities";
import { ARTHUR } from "../modules/arthur/position";
import { decreeOf } from "../modules/decrees/decrees";
import {
  actionOf,
  colourOf,
  goodOf,
  kindOf,
  MERLIN,
  ownerOf,
  placeOf,
  sortOf,
  thingOf,
  vassalOf,
  type Action,
  type Good,
  type Place,
  type Power,
  type Vassal,
} from "../position/words";

export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** The rule to read on. */
  readonly rule: string;
  /** What it would do for the reader now, or what is missing; null where there is nothing to add. */
  readonly now: string | null;
}

const RULES: Readonly<Record<Action, string>> = {
  principality: "R8.1",
  vp: "R8.2",
  influence: "R8.3",
  excalibur: "R8.4",
  grail: "R8.5",
  relocate: "R8.6",
  exchange: "R8.7",
  mission: "R8.8",
  build: "R8.9",
  apple: "R33",
  arthur: "R33",
  activate: "R33",
  resource: "R31.1",
  signet: "R31.2",
  stairs: "R31.3",
  merlin: "R31.4",
  replace: "R31.5",
  picts: "R31.6",
  gold: "R53",
  mistletoe: "R53",
};

const POWER_RULES: Readonly<Record<Power, string>> = {
  repel: "R10.1",
  missions: "R10.2",
  reverse: "R10.3",
  turn: "R10.4",
  different: "R10.5",
  mirror: "R10.6",
  nudge: "R10.7",
  switch: "R10.8",
};

const DUTY_RULES: Readonly<Record<Vassal, string>> = {
  builder: "R8.1a",
  "flag-bearer": "R8.1b",
  "shield-bearer": "R8.1c",
  lady: "R8.1d",
};

function told(title: string, text: string, rule: string, now: string | null = null): Explanation {
  return { title, text, rule, now };
}

function ofSpace(space: string, situation: Situation): Explanation {
  const action = actionOf(space);
  const thing = thingOf(space);
  const rule =
    action === "influence" ? (kindOf(thing) ? "R8.3a" : "R8.3b") : thing === "manor" ? "R33" : RULES[action];
  const word = spaceWord(space);
  const now = closedBy(space, situation) ?? effectOn(space, situation).text;
  return told(spaceName(space), wordsFor("explain", word) ?? "", rule, now);
}

/** Why no figure enters a space; null if any may. */
function closedBy(space: string, situation: Situation): string | null {
  if (situation.view.closed !== space) return null;
  return answered((module) => module.whyNot?.(`space:${space}`, "", situation)) ?? null;
}

/** What a flag can do, with its rule. */
export function explainPower(power: Power): Explanation {
  const text = t("ml.explain.flag", { text: t(`ml.explain.power.${power}`) });
  return told(powerName(power), text, POWER_RULES[power]);
}

function ofGood(good: Good, count: number | null, { parts }: Situation): Explanation {
  const sort = sortOf(good);
  const now = count === null ? null : t("ml.explain.goods", { n: count, words: inWords(count) });
  if (sort === "flag") {
    const { title, text, rule } = explainPower(parts.powerOf[colourOf(good)]);
    return told(`${goodName(good)}: ${title}`, text, rule, now);
  }
  const rule = sort === "shield" ? "R12.1" : "R8.9b";
  return told(goodName(good), t(`ml.explain.${sort}`), rule, now);
}

/** The cells of the territory to which a cell belongs. */
export function territoryOf(view: View, cell: string): string[] {
  const environs = environsOf(Object.keys(view.tiles).length);
  const terrain = view.tiles[cell]?.terrain;
  const found = [cell];
  for (const at of found) {
    for (const beside of environs.beside(at)) {
      if (view.tiles[beside]?.terrain === terrain && !found.includes(beside)) found.push(beside);
    }
  }
  return found.toSorted();
}

/** What a treasure does for whoever builds there. */
function treasureText({ find, things }: Treasure, { parts }: Situation): string {
  const [one = "", other = ""] = things.map(aThing);
  return t(`ml.explain.treasure.${find}`, { one, other, points: points(parts.treasurePoints) });
}

function ofCell(cell: string, situation: Situation): Explanation | null {
  const { view, parts, names = [] } = situation;
  const tile = view.tiles[cell];
  if (!tile) return null;
  const rows = Object.keys(view.tiles).length / 6;
  const terrain = t(`ml.terrain.${tile.terrain}`);
  const materials = oneOf(payFor(parts, rows, cell).map((place) => whatGood(`${place}-material`)));
  const owner = view.manors[cell];
  const territory = t("ml.explain.territory", { n: territoryOf(view, cell).length });
  if (tile.treasure && owner === undefined) {
    const does = treasureText(tile.treasure, situation);
    const text = `${t("ml.explain.tile.treasure", { terrain, materials })} ${does} ${territory}`;
    return told(tileName(tile, cell), text, ruleOf(tile.treasure), foundEffect(tile.treasure, situation));
  }
  const built = tile.treasure ? "ml.explain.tile.found" : "ml.explain.tile.built";
  const text =
    owner !== undefined
      ? t(built, { terrain, name: names[owner] ?? "" })
      : t(tile.tower ? "ml.explain.tile.tower" : "ml.explain.tile", { terrain, materials });
  const castle = view.knights?.castleTiles.includes(cell) ? t("knights.explain.castle") : null;
  return told(tileName(tile, cell), `${text} ${territory}`, owner === undefined ? "R8.9" : "R12.2", castle);
}

function ofVassal(vassal: Vassal): Explanation {
  return told(vassalName(vassal), t(`ml.explain.vassal.${vassal}`), DUTY_RULES[vassal]);
}

function ofMission(card: string, { view, parts, seat }: Situation): Explanation | null {
  const mission = parts.missions[card];
  if (!mission) return null;
  const lacking = missing(mission, view, seat);
  const now = lacking.length ? t("ml.lacks", { needs: whatNeeds(lacking) }) : t("ml.meets");
  const text = t("ml.explain.missionCard", { points: points(mission.points) });
  return told(missionName(mission), text, "R9.1", now);
}

/** An icon of a mission. */
export function explainNeed(need: Need): string {
  switch (need.kind) {
    case "good":
      return t("ml.explain.need.good", { what: whatGood(need.good) });
    case "any":
      return t("ml.explain.need.any");
    case "marker":
      return t("ml.explain.need.marker", { in: inPlace(need.place) });
    case "anywhere":
      return t("ml.explain.need.anywhere");
    case "posted":
      return t("ml.explain.need.posted", { in: inPlace(need.place) });
    case "two":
      return t("ml.explain.need.two", { in: inPlace(need.place) });
    case "together":
      return t("ml.explain.need.together");
  }
}

function ofAbility(word: string, { view, seat }: Situation): Explanation | null {
  const ability = abilityOf(word);
  if (!ability) return null;
  const row = rowOf(ability);
  const column = columnOf(ability);
  const isDown = view.seals?.[seat]?.[ability] === false;
  const now = isDown ? t("ml.why.sealDown") : null;
  if (row === 1) return told(abilityName(ability), t("ml.explain.ability.1"), "R21", now);
  if (row === 2) return told(abilityName(ability), t("ml.explain.ability.2"), "R22", now);
  const rules: Record<Vassal, string> = {
    builder: "R24.1",
    "shield-bearer": "R24.2",
    "flag-bearer": "R24.3",
    lady: "R24.4",
  };
  return told(abilityName(ability), t(`ml.explain.ability.${column}-3`), rules[column], now);
}

/** The decrees of a principality: who has looked, and what the reader knows of them. */
function ofStack(place: Place, { view, names = [] }: Situation): Explanation | null {
  const pile = view.decreeStacks?.[place];
  if (!pile) return null;
  const known = decrees(pile.cards).map(decreeName);
  const readers = (view.decreeReaders?.[place] ?? []).flatMap((seat) => names[seat] ?? []);
  const now = known.length
    ? t("ml.explain.stack.known", { decrees: list(known) })
    : readers.length && pile.count
      ? t("ml.explain.stack.readers", { names: list(readers), n: readers.length })
      : null;
  const title = t("ml.decreesIn", { in: inPlace(place) });
  return told(title, t("ml.explain.stack", { n: pile.count, words: inWords(pile.count) }), "R101", now);
}

function ofDecrees(owner: number, { view }: Situation): Explanation | null {
  const own = view.decrees?.[owner];
  if (!own) return null;
  const now = own.length ? t("ml.explain.decrees.shown", { decrees: list(own.map(decreeName)) }) : null;
  return told(t("ml.decrees"), t("ml.explain.decrees"), "R102", now);
}

function ofDecree(word: string): Explanation | null {
  const decree = decreeOf(word);
  return decree && told(t("ml.decree"), t("ml.explain.decree", { what: whatDecree(decree) }), "R101");
}

function ofPict(id: string, situation: Situation): Explanation | null {
  const pict = situation.parts.picts[id];
  if (!pict) return null;
  const text = t("picts.explain", { n: pict.value, what: whatBonus(pict.bonus) });
  return told(pictName(pict), text, "R32", bonusNow(pict.bonus, situation));
}

/** What the Picts of a player are worth, and what that would bring. */
function ofPicts(owner: number, situation: Situation): Explanation | null {
  const { view, parts, names = [] } = situation;
  if (!view.picts) return null;
  const strengths = view.picts.map((_, seat) => strengthOf(view, parts, seat));
  const [n, brings] = [strengths[owner] ?? 0, pictPoints(strengths)[owner] ?? 0];
  const values = pictsOf(situation, owner);
  const sum = t(view.signet === owner ? "picts.sum.signet" : "picts.sum", { name: names[owner] ?? "", n });
  const now = values ? t("picts.explain.values", { sum, values }) : sum;
  return told(
    t("picts.title"),
    t("picts.explain.sum"),
    "R35",
    t("picts.explain.now", { now, points: signed(brings) }),
  );
}

function ofSupply(what: string, { view }: Situation): Explanation | null {
  switch (what) {
    case "apples":
      return told(t("ml.apples"), t("ml.explain.supply.apples", { n: view.appleSupply }), "R6.1");
    case "missions": {
      const said = { n: view.missionDeck, discards: view.missionDiscards.length };
      return told(t("ml.missions"), t("ml.explain.supply.missions", said), "R9.5");
    }
    case "traitors":
      return told(t("ml.traitors"), t("ml.explain.supply.traitors", { n: view.traitorSupply }), "R12.1");
    case "staffs":
      return told(
        t("ml.staffs.neutral"),
        t("ml.explain.supply.staffs", { n: view.neutralStaffs ?? 0 }),
        "R92.3",
      );
    default:
      return null;
  }
}

function ofDie(die: string, { view, seat }: Situation, owner: number): Explanation {
  const face = view.faces[owner]?.[die] ?? 0;
  const now = view.used[owner]?.includes(die) && owner === seat ? t("ml.why.dieUsed") : null;
  if (die === ARTHUR) return told(t("arthur.die", { face }), t("arthur.explain.die"), "R30.2", now);
  return die === MERLIN
    ? told(t("ml.die.merlin", { face }), t("ml.explain.die.merlin"), "R5.2", now)
    : told(t("ml.die", { face }), t("ml.explain.die"), "R5.1", now);
}

/** What has this id; null for what needs no explanation. */
export function explain(id: string, situation: Situation): Explanation | null {
  return answered((module) => module.explain?.(id, situation)) ?? explainOwn(id, situation);
}

function explainOwn(id: string, situation: Situation): Explanation | null {
  const { view, names = [] } = situation;
  const [sort, one = "", other = ""] = id.split(":");
  const nameOf = (seat: number | null) => (seat === null ? "" : (names[seat] ?? ""));
  const [place, vassal] = [placeOf(one), vassalOf(other)];
  switch (sort) {
    case "space":
      return view.ring.includes(one) || view.innerRing.includes(one) ? ofSpace(one, situation) : null;
    case "place":
      return place && told(placeName(place), t("ml.explain.place"), "R12.3", closedBy(place, situation));
    case "good": {
      const good = goodOf(one);
      return good && ofGood(good, view.supply[good], situation);
    }
    case "castle": {
      const good = goodOf(other);
      return good && ofGood(good, null, situation);
    }
    case "vassal":
      return vassal && ofVassal(vassal);
    case "post":
      return vassal && told(vassalName(vassal), t("ml.explain.post", { vassal: theVassal(vassal) }), "R8.1");
    case "marker":
      return told(t("ml.markers"), t("ml.explain.marker", { name: nameOf(Number(one)) }), "R12.3");
    case "cell":
    case "manor":
    case "castle-tile":
    case "tile-line":
      return ofCell(one, situation);
    case "home":
      return other === "marker"
        ? told(t("ml.markers"), t("ml.explain.marker", { name: nameOf(Number(one)) }), "R8.1d")
        : told(t("ml.manors"), t("ml.explain.manor"), "R8.9d");
    case "figure":
      if (one === ARTHUR) return told(t("arthur.name"), t("arthur.explain.figure"), "R30.2");
      return one === MERLIN
        ? told(t("ml.figure.merlin"), t("ml.explain.figure.merlin"), "R5.2")
        : told(
            t("ml.figure.knightOf", { name: nameOf(ownerOf(one)) }),
            t("ml.explain.figure.knight", { name: nameOf(ownerOf(one)) }),
            "R5.1",
          );
    case "die":
      return ofDie(other, situation, Number(one));
    case "mission":
      return ofMission(one, situation);
    case "traitor": {
      const colour = placeOf(other);
      return (
        colour &&
        told(traitorName(colour), t("ml.explain.traitor", { stem: t(`ml.stem.${colour}`) }), "R12.1")
      );
    }
    case "apple":
      return told(t("ml.apples"), t("ml.explain.apple"), "R6.1");
    case "staff":
      return told(t("ml.staffs"), t("ml.explain.staff"), "R7.1");
    case "ability":
      return ofAbility(other, situation);
    case "pict":
      return ofPict(one, situation);
    case "picts":
      return ofPicts(Number(one), situation);
    case "stack":
      return place && ofStack(place, situation);
    case "decrees":
      return ofDecrees(Number(one), situation);
    case "decree":
      return ofDecree(one);
    case "supply":
      return ofSupply(one, situation);
    case "treasure":
      if (one === "signet") return told(t("arthur.signet"), t("arthur.explain.ring"), "R31.2");
      return one === "grail"
        ? told(t("ml.grail"), t("ml.explain.grail"), "R12.3a")
        : told(t("ml.excalibur"), t("ml.explain.excalibur"), "R8.4");
    case "score":
      return told(
        nameOf(Number(one)),
        t("ml.explain.score", { name: nameOf(Number(one)), points: points(scoreOf(view, Number(one))) }),
        "R1.1",
      );
    default:
      return explainKnights(id, situation);
  }
}

/** What an option is about, for who asks: where a figure goes, rather than the die or the staff that sends it there. */
export function targetOf(act: Act, situation: Situation): string | null {
  const ids = idsOf(act, situation);
  const isSent = ["go", "reverse", "staff", "march", "climb"].includes(act.kind);
  const wanted = isSent ? ids.filter((id) => id.startsWith("space:")) : ids;
  return wanted.find((id) => explain(id, situation) !== null) ?? null;
}
