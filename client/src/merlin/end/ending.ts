/** The end of a game of Merlin: where its points come from, and what its decisive turns brought. */

import barbarian from "icon:barbarian";
import horn from "icon:beer-horn";
import sword from "icon:broadsword";
import people from "icon:character";
import crown from "icon:crown";
import hood from "icon:hood";
import laurels from "icon:laurels";
import chest from "icon:open-treasure-chest";
import decree from "icon:scroll-quill";
import apple from "icon:shiny-apple";
import swords from "icon:swords-emblem";
import scroll from "icon:tied-scroll";
import village from "icon:village";
import type { Event, Scored } from "../rules";
import { list, parts, t } from "../../lib/i18n.svelte";
import { pointsOf, type EndPresentation, type Source, type TurnSummary } from "../../table/end/presentation";
import type { Rhythm } from "../../table/replay/turns";
import { sourceName } from "../telling/phrases";
import { reasonOf } from "../events/sources";
import { SCORED } from "../position/view";
import { LEFT_OVER } from "../position/words";

/** Points are counted after some of the rounds. */
export const RHYTHM: Rhythm = { scorings: SCORED };

/** A marker, drawn as the icons are. */
const MARKER =
  "M474 346L346 474L166 474L38 346L38 166L166 38L346 38L474 166zM419 189L323 93L189 93L93 189L93 323L189 419L323 419L419 323zM359 299L299 359L213 359L153 299L153 213L213 153L299 153L359 213z";

/** In the order in which they stand on a bar. */
function sources(): readonly Source[] {
  const source = (key: string, name: string, sign: string, hatch: string | null, more?: Partial<Source>) => ({
    key,
    name,
    sign,
    field: `var(--o-${key})`,
    on: key === "left" ? "var(--night)" : "var(--o-on)",
    hatch,
    ...more,
  });
  return [
    source("spaces", sourceName("spaces"), laurels, "source-waves"),
    source("missions", t("end.ml.missions"), scroll, "source-bends", { of: ["missions", "flags"] }),
    source("favor", sourceName("favor"), crown, "source-bars", { rare: true }),
    source("allies", t("end.ml.allies"), swords, "source-bricks", { of: ["gareth", "geraint"], rare: true }),
    source("treasures", sourceName("treasures"), chest, "source-crosses", { rare: true }),
    source("decrees", sourceName("decrees"), decree, "source-rules", { rare: true }),
    source("environs", sourceName("environs"), village, "source-chequers"),
    source("influence", sourceName("influence"), MARKER, "source-lozenges"),
    source("vassals", sourceName("vassals"), people, "source-dots"),
    source("picts", sourceName("picts"), barbarian, "source-chevrons", { rare: true }),
    source("excalibur", sourceName("excalibur"), sword, "source-scales", { rare: true }),
    source("horn", sourceName("horn"), horn, "source-rings", { rare: true }),
    source("left", t("end.ml.left"), apple, null, { of: LEFT_OVER }),
    source("traitors", sourceName("traitors"), hood, "source-losses", {
      field: "var(--leaf)",
      on: "var(--bad)",
      line: "var(--bad)",
      rare: true,
    }),
  ];
}

/** "+4", "−3" */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What was scored by a seat in these events. */
function scoredIn(events: readonly Event[], seat: number): Scored["facts"][] {
  return events.flatMap((event) => (event.name === "scored" && event.seat === seat ? [event.facts] : []));
}

/** What a seat scored in these events, by source. */
function scoredBy(events: readonly Event[], seat: number): Record<string, number> {
  const ledger: Record<string, number> = {};
  for (const { source, points } of scoredIn(events, seat)) ledger[source] = (ledger[source] ?? 0) + points;
  return ledger;
}

/** What a seat scored for in these events, most first: shields, a mission, a territory. */
function reasonsBy(events: readonly Event[], seat: number): [what: string, points: number][] {
  const found = new Map<string, number>();
  for (const facts of scoredIn(events, seat)) {
    const what = reasonOf(facts);
    found.set(what, (found.get(what) ?? 0) + facts.points);
  }
  return [...found].filter(([, points]) => points !== 0).sort(([, one], [, other]) => other - one);
}

/** A turn is told by what it brought; with a scoring, by that. */
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
  // It always ends after the sixth round, and nothing but points decides.
  reasons: () => [],
  courseNote: () => t("end.ml.wreath"),
  rhythm: RHYTHM,
  chance: "dice",
  tell,
};
