/** The worked examples of Merlin that can be tried, computed from the components of this server. */

import { t } from "../../lib/i18n.svelte";
import { payFor, type Parts } from "../../merlin/position/parts";
import { PLACES, type Place } from "../../merlin/position/words";
import { goodName, spaceName } from "../../merlin/telling/phrases";
import type { Answer } from "../Try.svelte";

export interface Example {
  readonly question: string;
  readonly answers: readonly Answer[];
}

/** The tile on which the example builds, and the rows of its environs. */
export const SITE = "c3";
const ROWS = 4;
/** The die with which the knight of the example walks from the space before the first. */
export const PIPS = 3;

/** Which space a knight reaches: forward, backward, or one too few. */
function walking({ ring }: Parts): Example {
  const start = ring.length - 1;
  const at = (steps: number) => ring.at((start + steps) % ring.length) ?? "";
  const landings = [at(PIPS), at(-PIPS), at(PIPS - 1)];
  const says = ["right", "back", "short"] as const;
  return {
    question: t("mr.try.R5", { n: PIPS }),
    answers: [1, 0, 2].map((index) => ({
      text: spaceName(landings[index] ?? ""),
      then: t(`mr.try.R5.${says[index] ?? "right"}`),
      isRight: index === 0,
    })),
  };
}

/** Which materials pay for a tile, by the frames of this server. */
function building(parts: Parts): Example {
  const paying = payFor(parts, ROWS, SITE);
  const others = PLACES.filter((place) => !paying.includes(place));
  const offered: readonly Place[] = [...others.slice(0, 2), ...paying.slice(0, 1)];
  return {
    question: t("mr.try.R8"),
    answers: offered
      .toSorted((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other))
      .map((place) => ({
        text: goodName(`${place}-material`),
        then: t(paying.includes(place) ? "mr.try.R8.right" : "mr.try.R8.wrong"),
        isRight: paying.includes(place),
      })),
  };
}

/** The points of a majority: all markers there, not only those of the winner. */
function scoring(): Example {
  return {
    question: t("mr.try.R12"),
    answers: ([3, 4, 6] as const).map((n) => ({
      text: t("mr.try.points", { n }),
      then: t(`mr.try.R12.${n}`),
      isRight: n === 6,
    })),
  };
}

/** What a mission costs: nothing. */
function fulfilling(): Example {
  return {
    question: t("mr.try.R9"),
    answers: (["spend", "keep", "wait"] as const).map((name) => ({
      text: t(`mr.try.R9.${name}`),
      then: t(`mr.try.R9.${name}.then`),
      isRight: name === "keep",
    })),
  };
}

/** The example of a chapter; null if it has none. */
export function exampleOf(chapter: string, parts: Parts): Example | null {
  if (chapter === "R5") return walking(parts);
  if (chapter === "R8") return building(parts);
  if (chapter === "R9") return fulfilling();
  return chapter === "R12" ? scoring() : null;
}
