/** The end of a game of Merlin: where its points come from, and what its decisive turns brought. */

import sword from "icon:broadsword";
import people from "icon:character";
import hood from "icon:hood";
import laurels from "icon:laurels";
import apple from "icon:shiny-apple";
import scroll from "icon:tied-scroll";
import village from "icon:village";
import type { Event, Scored } from "../rules";
import { list, parts, t, withWords, type PlainKey } from "../../lib/i18n.svelte";
import { pointsOf, type EndPresentation, type Source, type TurnSummary } from "../../table/end/presentation";
import type { Rhythm } from "../../table/replay/turns";
import { sourceName } from "../telling/phrases";
import { lineOf } from "../telling/sentences";
import type { Parts } from "../position/parts";
import { reasonOf } from "../events/sources";
import { SCORED } from "../position/view";
import type { SourceBarPart } from "../scoring/records";
import { layers } from "../layers";
import { leftOver } from "../events/sources";

/** Points are counted after some of the rounds. */
export const RHYTHM: Rhythm = { scorings: SCORED };

/** A marker, drawn in the style of the icons. */
const MARKER =
  "M474 346L346 474L166 474L38 346L38 166L166 38L346 38L474 166zM419 189L323 93L189 93L93 189L93 323L189 419L323 419L419 323zM359 299L299 359L213 359L153 299L153 213L213 153L299 153L359 213z";

type Part = Omit<SourceBarPart, "hatch"> & { readonly hatch: string | null } & Partial<Source>;

/** The parts of the base game. Those of modules are rare. */
function own(): readonly Part[] {
  return [
    { key: "spaces", order: 10, sign: laurels, hatch: "source-waves" },
    { key: "missions", order: 20, sign: scroll, hatch: "source-bends", of: ["missions", "flags"] },
    { key: "environs", order: 70, sign: village, hatch: "source-chequers" },
    { key: "influence", order: 80, sign: MARKER, hatch: "source-lozenges" },
    { key: "vassals", order: 90, sign: people, hatch: "source-dots" },
    { key: "excalibur", order: 110, sign: sword, hatch: "source-scales", rare: true },
    { key: "left", order: 130, sign: apple, hatch: null, on: "var(--night)", of: leftOver() },
    {
      ...{ key: "traitors", order: 140, sign: hood, hatch: "source-losses", rare: true },
      ...{ field: "var(--leaf)", on: "var(--bad)", line: "var(--bad)" },
    },
  ];
}

/** All sources, in their order on a bar. */
function sources(): readonly Source[] {
  const added = layers().flatMap(({ barParts }) => barParts ?? []);
  return [...own(), ...added.map((part): Part => ({ ...part, rare: true }))]
    .toSorted((one, other) => one.order - other.order)
    .map(({ order: _, ...part }) => ({
      name: part.of ? t(`end.ml.${part.key}` as PlainKey) : sourceName(part.key),
      field: `var(--o-${part.key})`,
      on: "var(--o-on)",
      ...part,
    }));
}

/** "+4", "−3" */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The points that a seat scored in these events. */
function scoredIn(events: readonly Event[], seat: number): Scored["facts"][] {
  return events.flatMap((event) => (event.name === "scored" && event.seat === seat ? [event.facts] : []));
}

/** The points that a seat scored in these events, by source. */
function scoredBy(events: readonly Event[], seat: number): Record<string, number> {
  const ledger: Record<string, number> = {};
  for (const { source, points } of scoredIn(events, seat)) ledger[source] = (ledger[source] ?? 0) + points;
  return ledger;
}

/** What a seat scored points for in these events, highest first: shields, a mission, a territory. */
function reasonsBy(events: readonly Event[], seat: number): [what: string, points: number][] {
  const found = new Map<string, number>();
  for (const facts of scoredIn(events, seat)) {
    const what = reasonOf(facts);
    found.set(what, (found.get(what) ?? 0) + facts.points);
  }
  return [...found].filter(([, points]) => points !== 0).sort(([, one], [, other]) => other - one);
}

/** Describe a turn by what it brought, or by its scoring if it has one. */
function tell(
  events: readonly Event[],
  you: number | null,
  names: readonly string[],
  seat: number,
): TurnSummary {
  const ledger = scoredBy(events, seat);
  const gains = sources()
    .map((source) => ({ source, points: pointsOf(source, ledger) }))
    .filter(({ points }) => points !== 0)
    .sort((one, other) => other.points - one.points);
  const scoring = events.find(({ name }) => name === "scoring");
  const said = list(
    scoring
      ? gains.map(({ source, points }) => t("end.ml.one", { source: source.name, points: signed(points) }))
      : reasonsBy(events, seat).map(([what, points]) => t("end.ml.for", { what, points: signed(points) })),
  );
  const [first] = gains;
  return {
    sign: scoring ? laurels : (first?.source.sign ?? laurels),
    title: scoring ? t("end.ml.scoring") : (first?.source.name ?? ""),
    sentence:
      seat === you ? parts("end.ml.you", { said }) : parts("end.ml.other", { name: names[seat] ?? "", said }),
  };
}

/** The end of a game. */
export const END: EndPresentation = {
  sources,
  // The game always ends after the sixth round, and only points decide.
  reasons: () => [],
  courseNote: () => t("end.ml.wreath"),
  rhythm: RHYTHM,
  line: () => null, // needs the parts of a table
  chance: "dice",
  tell,
  voice: async () => (await withWords(import("./why"), "story", "counsel")).voice,
};

/** The end of a game at a table with these parts. */
export function endWith(parts: Parts): EndPresentation {
  return {
    ...END,
    line: (event, you, names) => lineOf(event as Event, { you, names }, parts)?.parts ?? null,
  };
}
