/** The City of Caerleon, loaded with a table that plays it, after the gold that it requires. */

import { calledBy, districtAt } from "./city";
import "../gold";
import { withWords } from "../../../lib/i18n.svelte";
import { install } from "../../layers";
import { PLACES } from "../../position/words";
import { placeName } from "../../telling/phrases";
import { ACTS } from "./acts";
import { ASKS } from "./asks";
import { readCity } from "./districts";
import Substitute from "./District.svelte";
import { EVENTS } from "./events";
import { storedAt } from "./inwords";
import Piece from "./Piece.svelte";
import { cityDuty } from "./says";
import { DISTRICT_SIGNS } from "./signs";
import { SPACES } from "./spaces";
import { isShutIn } from "./stores";
import { THINGS } from "./things";

/** The supplies that lie in the districts instead of on the table. */
const STORED = ["coins", "mistletoe", "apples"];

const PIECES = /^(lodger|stored):/;

install({
  key: "caerleon",
  areas: ["caerleon"],
  samples: Object.fromEntries(PLACES.map((place) => [`emblem:${place}`, () => placeName(place)])),
  lesson: () => withWords(import("./lesson"), "guided", "explain", "lessons"),
  acts: ACTS,
  asks: ASKS,
  events: EVENTS,
  things: THINGS,
  spaces: SPACES,
  read: ({ districts }) => readCity(districts),
  callings: ({ districts }) => (districts ? calledBy(districts) : null),
  closes: isShutIn,
  duty: cityDuty,
  stored: storedAt,
  draws: (name) => PIECES.test(name),
  Piece,
  placeSign: (place) => {
    const district = districtAt(place);
    return district && DISTRICT_SIGNS[district];
  },
  supplies: (supplies) => supplies.filter(({ name }) => !STORED.includes(name)),
  Substitute,
});
