/** The steps of a scoring in words. */

import { capitalised, inWords, list, t, type PlainKey } from "../../lib/i18n.svelte";
import { layers } from "../layers";
import { inPlace, placeName, points as pointsOf, signed, whatTraitors } from "../telling/phrases";
import { contendersIn, influenceIn, potOf, ROUNDS, scoreOf, type View } from "../position/view";
import { placeOf, type Place } from "../position/words";
import { rowsBeside } from "./stations";
import type { Counted } from "./subjects";
import { clearedCells, recordOf, type Scoring, type Step } from "./steps";

interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

export function stationName(station: string): string {
  return t(`sc.station.${station}` as PlainKey);
}

export function rowName(id: string): string {
  const place = placeOf(id);
  return place ? placeName(place) : stationName(id);
}

function terrainOf(view: View, { cells }: Extract<Counted, { kind: "territory" }>) {
  return view.tiles[cells[0] ?? ""]?.terrain ?? "wood";
}

/** "Influence in the Fox" */
export function stepTitle(step: Step, { you, names }: Readers): string {
  const { counted, before } = step;
  const title = recordOf(step).title?.();
  if (title !== undefined) return title;
  switch (counted.kind) {
    case "castle":
      return counted.seat === you
        ? t("sc.title.traitors.you")
        : t("sc.title.traitors", { name: names[counted.seat] ?? "" });
    case "territory":
      return t(`sc.title.${terrainOf(before, counted)}`, {
        n: counted.cells.length,
        words: inWords(counted.cells.length),
      });
    case "place":
      return t("sc.title.influence", { in: inPlace(counted.place) });
    case "vassals":
      return t("sc.title.vassals");
    case "left":
      return t("sc.title.left");
    default:
      return stationName(step.station);
  }
}

/** "Next: Fox", short enough for a button */
export function stepShort(step: Step, { names }: Readers): string {
  const { counted, station, before } = step;
  const short = recordOf(step).short?.();
  if (short !== undefined) return short;
  if (counted.kind === "castle") return names[counted.seat] ?? "";
  if (counted.kind === "territory") return t(`ml.terrain.${terrainOf(before, counted)}`);
  return counted.kind === "place" ? placeName(counted.place) : stationName(station);
}

/** The sentence about a castle. It addresses the reader under "Your traitors", and reports on everyone else. */
function castleSentence({ events, gains }: Step, seat: number, { you, names }: Readers): string {
  const who = names[seat] ?? "";
  const to = seat === you ? ".you" : "";
  const repelled = events.flatMap(({ name, facts }) => (name === "repelled" ? [facts.traitor] : []));
  const from = (source: string) =>
    events.flatMap(({ name, facts }) => (name === "scored" && facts.source === source ? [facts.points] : []));
  const sum = (source: string) => signed(from(source).reduce((total, points) => total + points, 0));
  const left = from("traitors").length;
  const said = [
    ...(repelled.length
      ? [
          t(`sc.repels${to}`, {
            who,
            traitors: whatTraitors(repelled.flatMap((place) => place ?? [])),
          }),
        ]
      : []),
    ...(left
      ? [
          t(`sc.unrepelled${to}`, {
            who,
            n: left,
            words: capitalised(inWords(left)),
            points: sum("traitors"),
          }),
        ]
      : []),
    ...rowsBeside()
      .toReversed()
      .flatMap(({ key }) =>
        from(key).length ? [t(`sc.beside.${key}${to}` as "sc.nothing", { who, points: sum(key) })] : [],
      ),
  ];
  return said.length ? said.join(" ") : t(`sc.nothing${to}`, { who, points: signed(gains[seat] ?? 0) });
}

/** The shares of the players: "Ada +3 and Borin +3" */
function shares(gains: readonly number[], names: readonly string[]): string {
  return list(
    gains.flatMap((points, seat) =>
      points === 0 ? [] : [t("sc.share", { name: names[seat] ?? "", points: signed(points) })],
    ),
  );
}

/** Why several get less: "Shared by two, rounded down: 2 points each."; empty if nobody shares. */
function sharing(prize: number, among: number): string {
  if (among < 2) return "";
  const said = { words: inWords(among), points: pointsOf(Math.floor(prize / among)) };
  return ` ${t(prize % among ? "sc.shared.rounded" : "sc.shared", said)}`;
}

/** How many share a principality, including contenders who are not players. */
function sharersOf({ before, events }: Step, place: Place): number {
  if (events.some(({ name }) => name === "broke-tie")) return 1;
  const counts = [
    ...before.markers.map((_, seat) => influenceIn(before, seat, place)),
    ...contendersIn(before, place).map(({ count }) => count),
  ];
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length;
}

/** The players whose manors go home, and how many. */
function homecomers({ events }: Step, names: readonly string[]): string {
  return list(
    names.flatMap((name, seat) => {
      const n = clearedCells({ events: events.filter((event) => event.seat === seat) }).length;
      return n ? [t("sc.home", { name, n, words: inWords(n) })] : [];
    }),
  );
}

/** A player's markers in a principality, and their strength if it is more. */
function markersOf(view: View, name: string, seat: number, place: Place): string[] {
  const n = view.markers[seat]?.[place] ?? 0;
  const count = influenceIn(view, seat, place);
  if (!n) return [];
  const said = { name, n, words: inWords(n) };
  return [count > n ? t("sc.markers.worth", { ...said, count: inWords(count) }) : t("sc.markers", said)];
}

/** Whether anyone keeps only one of several markers, not counting those that always leave. */
function hasMoreThanOne({ before }: Step, place: Place): boolean {
  const leaving = (seat: number) =>
    layers().reduce((sum, layer) => sum + (layer.leaving?.(before, seat, place) ?? 0), 0);
  return before.markers.some((own, seat) => own[place] - leaving(seat) > 1);
}

/** The remarks of modules on a step. */
function added(step: Step): string {
  return layers()
    .flatMap(({ scored }) => scored?.(step) ?? [])
    .map((said) => ` ${said}`)
    .join("");
}

/** What the step counts and who gets how much, in a sentence or two. */
export function stepSentence(step: Step, readers: Readers): string {
  const { names } = readers;
  const { counted, gains, before, events } = step;
  const who = shares(gains, names);
  const said = recordOf(step).sentence?.({ who, home: homecomers(step, names) });
  if (said !== undefined) return said;
  switch (counted.kind) {
    case "castle":
      return capitalised(castleSentence(step, counted.seat, readers));
    case "territory": {
      const manors = names.flatMap((name, seat) => {
        const n = counted.cells.filter((cell) => before.manors[cell] === seat).length;
        return n ? [t("sc.manors", { name, n, words: inWords(n) })] : [];
      });
      const among = gains.filter((points) => points > 0).length;
      const shared = sharing(counted.cells.length, among);
      return t("sc.environs", { manors: list(manors), who }) + shared + added(step);
    }
    case "place": {
      const pot = potOf(before, counted.place);
      const others = contendersIn(before, counted.place).map(({ words }) => words);
      const markers = [
        ...names.flatMap((name, seat) => markersOf(before, name, seat, counted.place)),
        ...others,
      ];
      const nobody = t(others.length ? "sc.nobody.lost" : "sc.nobody");
      const result = t("sc.influence", { pot, markers: list(markers), who: who || nobody });
      const home = hasMoreThanOne(step, counted.place) ? ` ${t("sc.withdrew")}` : "";
      const grail = events.find(({ name }) => name === "broke-tie");
      const won = grail ? ` ${t("sc.grail", { name: names[grail.seat ?? 0] ?? "" })}` : "";
      const shared = who ? sharing(pot, sharersOf(step, counted.place)) : "";
      return result + shared + won + home + added(step);
    }
    case "vassals":
      return t("sc.vassals", { who });
    case "left":
      return t("sc.left", { who });
    default:
      return who;
  }
}

/** Who is ahead after the scoring, or has won. */
export function sumSentence({ after, round }: Scoring, { names }: Readers): string {
  const scores = after.points.map((_, seat) => scoreOf(after, seat));
  const most = Math.max(...scores);
  const ahead = names.filter((_, seat) => scores[seat] === most);
  return t(round >= ROUNDS ? "sc.sum.won" : "sc.sum.text", {
    names: list(ahead),
    n: ahead.length,
    points: most,
  });
}
