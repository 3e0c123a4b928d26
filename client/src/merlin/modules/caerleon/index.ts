/** The City of Caerleon: loaded with a table that plays it, after the gold without which it is not played. */

import { list, parts } from "../../../lib/i18n.svelte";
import { about } from "../../choosing/acts";
import { districtAt } from "./city.svelte";
import "../gold";
import { install } from "../../layers";
import { placeName } from "../../telling/phrases";
import { PLACES } from "../../position/words";
import { cityAct, cityIds } from "./acts";
import { ASKS } from "./asks";
import { readCity } from "./districts";
import District from "./District.svelte";
import { storedAt } from "./inwords";
import Piece from "./Piece.svelte";
import { cityDuty, cityRow } from "./says";
import { DISTRICT_SIGNS } from "./signs";
import { SPACES } from "./spaces";
import { THINGS } from "./things";

/** What lies in the districts and not on the table. */
const STORED = ["coins", "mistletoe", "apples"];

const PIECES = /^(lodger|stored):/;

install({
  key: "caerleon",
  areas: ["caerleon"],
  asks: ASKS,
  things: THINGS,
  spaces: SPACES,
  read: ({ districts }) => readCity(districts),
  act: cityAct,
  ids: cityIds,
  row: cityRow,
  duty: cityDuty,
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
  placeSign: (place) => {
    const district = districtAt(place);
    return district && DISTRICT_SIGNS[district];
  },
  supplies: (supplies) => supplies.filter(({ name }) => !STORED.includes(name)),
  District,
});
