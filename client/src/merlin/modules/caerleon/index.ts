/** The City of Caerleon: loaded with a table that plays it, after the gold without which it is not played. */

import { districtAt } from "./city.svelte";
import "../gold";
import { install } from "../../layers";
import { acts } from "./acts";
import { readCity } from "./districts";
import District from "./District.svelte";
import { CAERLEON_EVENTS } from "./events";
import { explainCity, storedAt } from "./explain";
import { cityOutline } from "./lights";
import Piece from "./Piece.svelte";
import { cityDecline, cityDuty, cityEffect, cityText, cityTitle } from "./says";
import { DISTRICT_SIGNS } from "./signs";

/** What lies in the districts and not on the table. */
const STORED = ["coins", "mistletoe", "apples"];

const PIECES = /^(lodger|stored):/;

install({
  key: "caerleon",
  areas: ["caerleon"],
  acts,
  events: CAERLEON_EVENTS,
  read: ({ districts }) => readCity(districts),
  title: cityTitle,
  text: cityText,
  decline: (_, situation) => cityDecline(situation),
  duty: cityDuty,
  effect: cityEffect,
  explain: explainCity,
  stored: storedAt,
  draws: (name) => PIECES.test(name),
  Piece,
  outline: cityOutline,
  placeSign: (place) => {
    const district = districtAt(place);
    return district && DISTRICT_SIGNS[district];
  },
  supplies: (supplies) => supplies.filter(({ name }) => !STORED.includes(name)),
  District,
});
