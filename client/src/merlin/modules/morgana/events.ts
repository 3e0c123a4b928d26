/** The events of Morgana: her dice, her figure, her huts and her markers. */

import { list, parts as partsOf, t } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import type { WithSources } from "../../events/sources";
import { manorHome, oneByOne, place, several } from "../../motion/flights";
import { ownerOf } from "../../position/words";
import type { MorganaEvent, MorganaEventName } from "../../rules";
import { influenceAt, type Subject } from "../../scoring/subjects";
import { figureName, fromPlace, inPlace, toPlace } from "../../telling/phrases";
import { counted, sayIn, type Teller } from "../../telling/teller";
import { brewId } from "./acts";
import { MORGANA } from "./kitchen";
import { intoCauldron, spellName } from "./phrases";

const INTO = /^cauldron-(\d)$/;
const KITCHEN = "kitchen";
const SUPPLY = {
  poison: [place.supply("poison"), KITCHEN],
  huts: [place.supply("huts")],
  dark: [place.supply("dark")],
};

const HUTS_LEAVE: Subject = { station: "environs", counted: { kind: "huts" } };

const say = sayIn("morgana.log");

const poisonOf = (seat: number) => [`poison:${seat}`, place.player(seat)];
const hornOf = (seat: number) => `horn:${seat}`;
const hutOn = (cell: string) => [`hut:${cell}`, place.cell(cell)];

/** The ids of her markers in a principality: on those of a seat, or alone. */
function darkIn(at: string, seat: number | null): string[] {
  return [seat === null ? `dark:${at}` : `topped:${seat}:${at}`, place.principality(at)];
}

/** The number of the cauldron for which a die is used; null for any other use. */
function cauldronOf(use: string): number | null {
  const number = INTO.exec(use)?.[1];
  return number === undefined ? null : Number(number);
}

function figureIn(figure: string, { nameOf }: Teller): string {
  const owner = ownerOf(figure);
  return owner === null ? figureName(figure) : t("ml.figure.knightOf", { name: nameOf(owner) });
}

export const EVENTS: WithEvents<MorganaEventName> = {
  "laid-tokens": { say: null, sound: null, isSilent: true },
  "turned-token": { say: null, sound: null, isSilent: true },
  "rolled-morgana": {
    say: ({ facts }) =>
      partsOf("morgana.log.rolled", { faces: list(Object.values(facts.faces).map(String)) }),
    sound: "dice",
  },
  passed: { say: (_, teller) => say(teller, "passed"), sound: null },
  "used-pentagram": {
    say: ({ facts: { face, use } }, teller) => {
      const number = cauldronOf(use);
      if (number === null) return say(teller, "took", { face });
      return say(teller, "laid", { face, into: intoCauldron(number) });
    },
    flights: ({ facts: { die, face, use } }, who) => {
      const number = cauldronOf(use);
      const to = number === null ? [`pentagram:${who}`, place.player(who)] : [`cauldron:${number}`];
      return [{ card: `morgana-die:${face}`, from: [brewId(die), KITCHEN], to: [...to, KITCHEN] }];
    },
    sound: "step",
  },

  "took-poison": {
    say: (_, teller) => say(teller, "poison"),
    flights: (_, who) => [{ card: "poison", from: SUPPLY.poison, to: poisonOf(who) }],
    sound: "piece",
  },
  "used-poison": {
    say: (_, teller) => say(teller, "cursed"),
    flights: (_, who) => [{ card: "poison", from: poisonOf(who), to: SUPPLY.poison }],
    sound: "piece",
  },
  "took-horn": {
    say: ({ seat, facts }, teller) => say(teller, facts.former === seat ? "hornKept" : "horn"),
    sign: () => "horn",
    flights: ({ facts: { former } }, who) => {
      if (former === who) return [];
      const from =
        former === null ? [place.treasure("horn"), KITCHEN] : [hornOf(former), place.player(former)];
      return [{ card: "horn", from, to: [hornOf(who), place.player(who)] }];
    },
    sound: "points",
  },
  "forfeited-token": {
    say: ({ facts }, teller) => say(teller, "forwent", { spell: spellName(facts.action) }),
    sound: null,
  },
  "moved-morgana": {
    say: ({ facts }, teller) => say(teller, "moved", { to: toPlace(facts.place) }),
    sign: ({ facts }) => `emblem:${facts.place}`,
    sound: "step",
  },
  "swapped-figures": {
    say: ({ facts }, teller) =>
      say(teller, "swapped", {
        one: figureIn(facts.figure, teller),
        other: figureIn(facts.other, teller),
      }),
    sound: "step",
  },

  "placed-hut": {
    say: ({ facts }, teller) => say(teller, "hut", { cell: facts.cell }),
    flights: ({ facts }) => [{ card: "hut", from: SUPPLY.huts, to: hutOn(facts.cell) }],
    sound: "piece",
  },
  "removed-huts": {
    say: ({ facts }) => partsOf("morgana.log.removedHuts", counted(facts.cells.length)),
    flights: ({ facts }) =>
      oneByOne(facts.cells, (cell) => ({ card: "hut", from: hutOn(cell), to: SUPPLY.huts })),
    sound: "piece",
    about: () => HUTS_LEAVE,
  },
  abandoned: {
    say: ({ facts }, teller) => say(teller, "abandoned", counted(facts.cells.length)),
    flights: ({ facts }, who) => oneByOne(facts.cells, (cell) => manorHome(who, cell)),
    sound: "piece",
    about: () => HUTS_LEAVE,
  },
  "returned-castles": { say: null, sound: null },
  darkened: {
    say: ({ facts }, teller) => say(teller, facts.top ? "darkTop" : "dark", { in: inPlace(facts.place) }),
    flights: ({ facts }, who) => [
      { card: "dark", from: SUPPLY.dark, to: darkIn(facts.place, facts.top ? who : null) },
    ],
    sound: "piece",
  },
  dispelled: {
    say: ({ facts }) =>
      partsOf("morgana.log.dispelled", { ...counted(facts.count), from: fromPlace(facts.place) }),
    flights: ({ seat, facts }) =>
      several(facts.count, { card: "dark", from: darkIn(facts.place, seat), to: SUPPLY.dark }),
    sound: "piece",
    about: ({ facts }) => influenceAt(facts.place),
  },

  turned: {
    say: ({ facts: { die, means, origin, face } }, teller) => {
      const turned = { from: origin, face };
      if (die.startsWith(MORGANA)) return partsOf("morgana.log.brewed", turned);
      if (means === "poison") return say(teller, "turned", turned);
      return means === "bewitch" ? say(teller, "bewitched", turned) : null;
    },
  },
};

export const SOURCES: WithSources<MorganaEvent> = {
  horn: { order: 90, reason: () => t("ml.for.horn"), causes: (_, who) => [hornOf(who)] },
};
