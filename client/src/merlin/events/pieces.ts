/** The events of goods, apples, treasures, vassals, markers and manors that change hands or places. */

import { t } from "../../lib/i18n.svelte";
import { FLIGHT, type Flight } from "../../table/stage.svelte";
import { passedOn, place, several } from "../motion/flights";
import { tileOf } from "../position/view";
import { placeOf, type Good, type Place } from "../position/words";
import { influenceAt } from "../scoring/subjects";
import { fromPlace, inPlace, powerName, theVassal, toPlace, whatGood } from "../telling/phrases";
import { counted, sayIn } from "../telling/teller";
import type { EventTable } from "./records";

/** A displaced vassal goes home a moment after the new one has landed. */
const HOME = FLIGHT.piece + 200;

const say = sayIn("ml.log");

function toCastle(seat: number, card: Good): Flight[] {
  return [{ card, from: [place.good(card)], to: [place.castle(seat, card), place.player(seat)] }];
}

function fromCastle(seat: number, card: Good): Flight[] {
  return [{ card, from: [place.castle(seat, card), place.player(seat)], to: [place.good(card)] }];
}

/** The ids of a seat's markers at home and in a principality. */
function markersOf(seat: number, at: Place): { home: string[]; out: string[] } {
  return {
    home: [place.stock(seat, "marker"), place.player(seat)],
    out: [place.marker(seat, at), place.principality(at)],
  };
}

export const PIECES = {
  took: {
    say: ({ facts }, teller) => say(teller, "took", { what: whatGood(facts.good) }),
    flights: ({ facts }, who) => toCastle(who, facts.good),
    sound: "piece",
  },
  "gave-back": {
    say: ({ facts }, teller) => say(teller, "gave", { what: whatGood(facts.good) }),
    flights: ({ facts }, who) => fromCastle(who, facts.good),
    sound: "piece",
  },
  "used-flag": {
    say: ({ facts: { flag, power } }, teller) =>
      say(teller, "usedFlag", { what: whatGood(flag), power: powerName(power) }),
    flights: ({ facts }, who) => fromCastle(who, facts.flag),
    sound: "piece",
  },
  "took-apple": {
    say: (_, teller) => say(teller, "tookApple"),
    flights: (_, who) => [
      { card: "apple", from: [place.supply("apples")], to: [place.apple(who), place.player(who)] },
    ],
    sound: "piece",
  },
  "took-excalibur": {
    say: ({ seat, facts }, teller) => say(teller, facts.former === seat ? "keptExcalibur" : "tookExcalibur"),
    sign: () => "excalibur",
    flights: ({ facts }, who) => passedOn("excalibur", who, facts.former),
    sound: "points",
  },
  "took-grail": {
    say: ({ seat, facts }, teller) => say(teller, facts.former === seat ? "keptGrail" : "tookGrail"),
    sign: () => "grail",
    flights: ({ facts }, who) => passedOn("grail", who, facts.former),
    sound: "points",
  },

  sent: {
    say: ({ facts }, teller) =>
      say(teller, "sent", { vassal: theVassal(facts.vassal), to: toPlace(facts.place) }),
    flights: ({ facts: { vassal, origin, place: to } }, who) => {
      const own = place.vassal(who, vassal);
      const from = placeOf(origin);
      return [
        {
          card: own,
          from: [own, from ? place.post(from, vassal) : place.player(who)],
          to: [own, place.post(to, vassal)],
        },
      ];
    },
    sound: "piece",
  },
  "went-home": {
    say: ({ facts }, teller) =>
      say(teller, "wentHome", { vassal: theVassal(facts.vassal), from: fromPlace(facts.place) }),
    flights: ({ facts: { vassal, place: from } }, who) => [
      {
        card: place.vassal(who, vassal),
        from: [place.post(from, vassal)],
        to: [place.vassal(who, vassal), place.player(who)],
        delay: HOME,
      },
    ],
    sound: "piece",
  },

  "placed-marker": {
    say: ({ facts }, teller) => say(teller, "placedMarker", { in: inPlace(facts.place) }),
    flights: ({ facts }, who) => {
      const { home, out } = markersOf(who, facts.place);
      return [{ card: `marker:${who}`, from: home, to: out }];
    },
    sound: "piece",
  },
  withdrew: {
    say: ({ facts }, teller) =>
      say(teller, "withdrew", { ...counted(facts.count), from: fromPlace(facts.place) }),
    flights: ({ facts }, who) => {
      const { home, out } = markersOf(who, facts.place);
      return several(facts.count, { card: `marker:${who}`, from: out, to: home });
    },
    sound: "piece",
    about: ({ facts }) => influenceAt(facts.place),
  },
  built: {
    say: ({ facts }, teller) => {
      const { terrain, tower } = tileOf(facts.tile);
      return say(teller, tower ? "builtTower" : "built", { where: t(`ml.onTile.${terrain}`) });
    },
    flights: ({ facts: { cell } }, who) => [
      {
        card: `manor:${who}`,
        from: [place.stock(who, "manor"), place.player(who)],
        to: [place.manor(cell), place.cell(cell)],
      },
    ],
    sound: "piece",
  },
} satisfies EventTable;
