/** The City of Caerleon: loaded with a table that plays it, after the gold without which it is not played. */

import { list, parts } from "../../../lib/i18n.svelte";
import { about } from "../../choosing/acts";
import { calledBy, districtAt, isShut } from "./city";
import "../gold";
import { install } from "../../layers";
import { placeName } from "../../telling/phrases";
import { PLACES } from "../../position/words";
import { cityAct, cityIds } from "./acts";
import { readCity } from "./districts";
import District from "./District.svelte";
import { explainCity, storedAt } from "./explain";
import { cityOutline } from "./lights";
import Piece from "./Piece.svelte";
import { cityDecline, cityDuty, cityEffect, cityRow, cityText, cityTitle } from "./says";
import { DISTRICT_SIGNS } from "./signs";

/** What lies in the districts and not on the table. */
const STORED = ["coins", "mistletoe", "apples"];

const PIECES = /^(lodger|stored):/;

install({
  key: "caerleon",
  areas: ["caerleon"],
  read: ({ districts }) => readCity(districts),
  callings: ({ districts }) => (districts ? calledBy(districts) : null),
  closes: (what, view) => what === "apple" && isShut(view, "orchard"),
  act: cityAct,
  ids: cityIds,
  title: cityTitle,
  text: cityText,
  decline: (_, situation) => cityDecline(situation),
  row: cityRow,
  duty: cityDuty,
  effect: cityEffect,
  explain: explainCity,
  said: ({ name }) =>
    name === "laid-city" ? parts("caerleon.log.laid", { districts: list(PLACES.map(placeName)) }) : null,
  stored: storedAt,
  draws: (name) => PIECES.test(name),
  Piece,
  sign: (of, situation) => {
    if (typeof of === "string") return null;
    if (of.kind === "make-room") return `lodger:${of.seat}:${of.vassal}`;
    // All of a kind lie in one district: what matters is the colour.
    if (of.kind === "claim") return `stored:${of.place}-${about("claim", situation)?.kind ?? "shield"}`;
    return of.kind === "pay-coin" || of.kind === "take-coin" ? "coin" : null;
  },
  outline: cityOutline,
  placeSign: (place) => {
    const district = districtAt(place);
    return district && DISTRICT_SIGNS[district];
  },
  supplies: (supplies) => supplies.filter(({ name }) => !STORED.includes(name)),
  District,
});
