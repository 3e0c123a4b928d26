/** The steps of a scoring in words. */

import { capitalised, inWords, list, t } from "../../lib/i18n.svelte";
import { layers } from "../layers";
import { inPlace, placeName, signed, whatTraitor } from "../telling/phrases";
import { contendersIn, influenceIn, potOf, scoreOf, type View } from "../position/view";
import { placeOf, type Place } from "../position/words";
import { clearedCells, type Row, type Scoring, type Step } from "./steps";
import type { Counted, Station } from "./subjects";

interface Readers {
  readonly you: number | null;
  readonly names: readonly string[];
}

export function stationName(station: Station): string {
  return t(`sc.station.${station}`);
}

export function rowName(id: Row): string {
  const place = placeOf(id);
  return place ? placeName(place) : t(`sc.station.${id as Exclude<Row, Place>}`);
}

function terrainOf(view: View, { cells }: Extract<Counted, { kind: "territory" }>) {
  return view.tiles[cells[0] ?? ""]?.terrain ?? "wood";
}

/** "Influence in the Fox" */
export function stepTitle({ counted, before }: Step, { you, names }: Readers): string {
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
    case "clearing":
      return t("arthur.scoring.title");
    case "huts":
      return t("sc.title.huts");
    case "place":
      return t("sc.title.influence", { in: inPlace(counted.place) });
    case "vassals":
      return t("sc.title.vassals");
    case "picts":
      return t("sc.title.picts");
    case "left":
      return t("sc.title.left");
  }
}

/** "Next: Fox", short enough for a button */
export function stepShort({ counted, station, before }: Step, { names }: Readers): string {
  if (counted.kind === "castle") return names[counted.seat] ?? "";
  if (counted.kind === "territory") return t(`ml.terrain.${terrainOf(before, counted)}`);
  if (counted.kind === "clearing") return t("arthur.scoring.short");
  if (counted.kind === "huts") return t("sc.huts.short");
  return counted.kind === "place" ? placeName(counted.place) : stationName(station);
}

/** Under "Your traitors" the reader is spoken to; of everybody else it is told. */
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
            traitors: list(repelled.flatMap((place) => (place ? [whatTraitor(place)] : []))),
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
    ...(from("favor").length ? [t(`sc.favor${to}`, { who, points: sum("favor") })] : []),
    ...(from("excalibur").length ? [t(`sc.sword${to}`, { who })] : []),
  ];
  return said.length ? said.join(" ") : t(`sc.nothing${to}`, { who, points: signed(gains[seat] ?? 0) });
}

/** Who takes how much: "Ada +3 and Borin +3" */
function shares(gains: readonly number[], names: readonly string[]): string {
  return list(
    gains.flatMap((points, seat) =>
      points === 0 ? [] : [t("sc.share", { name: names[seat] ?? "", points: signed(points) })],
    ),
  );
}

/** Whose manors go home, and how many. */
function clearingSentence({ events, counted }: Step, names: readonly string[]): string {
  const home = names.flatMap((name, seat) => {
    const n = clearedCells({ events: events.filter((event) => event.seat === seat) }).length;
    return n ? [t("sc.home", { name, n, words: inWords(n) })] : [];
  });
  if (counted.kind === "clearing") return t("arthur.scoring.text", { manors: list(home) });
  return home.length ? t("sc.huts.text", { manors: list(home) }) : t("sc.huts.stay");
}

/** What a player has in a principality, and what it counts where that is more. */
function markersOf(view: View, name: string, seat: number, place: Place): string[] {
  const n = view.markers[seat]?.[place] ?? 0;
  const count = influenceIn(view, seat, place);
  if (!n) return [];
  const said = { name, n, words: inWords(n) };
  return [count > n ? t("sc.markers.worth", { ...said, count: inWords(count) }) : t("sc.markers", said)];
}

/** Whether somebody keeps only one of several markers; those with Morgana's on top leave in any case. */
function hasMoreThanOne({ before }: Step, place: Place): boolean {
  const { markers, morgana } = before;
  return markers.some((own, seat) => own[place] - (morgana?.topped[seat]?.[place] ?? 0) > 1);
}

/** What modules have to say to a step. */
function added(step: Step): string {
  return layers()
    .flatMap(({ scored }) => scored?.(step) ?? [])
    .map((said) => ` ${said}`)
    .join("");
}

/** What the step counts and who gets what, in a sentence or two. */
export function stepSentence(step: Step, readers: Readers): string {
  const { names } = readers;
  const { counted, gains, before, events } = step;
  const who = shares(gains, names);
  switch (counted.kind) {
    case "castle":
      return capitalised(castleSentence(step, counted.seat, readers));
    case "territory": {
      const manors = names.flatMap((name, seat) => {
        const n = counted.cells.filter((cell) => before.manors[cell] === seat).length;
        return n ? [t("sc.manors", { name, n, words: inWords(n) })] : [];
      });
      return t("sc.environs", { manors: list(manors), who }) + added(step);
    }
    case "clearing":
    case "huts":
      return clearingSentence(step, names);
    case "place": {
      const pot = potOf(before, counted.place);
      const others = contendersIn(before, counted.place).map(({ words }) => words);
      const markers = [
        ...names.flatMap((name, seat) => markersOf(before, name, seat, counted.place)),
        ...others,
      ];
      const nobody = t(others.length ? "sc.nobody.lost" : "sc.nobody");
      const said = t("sc.influence", { pot, markers: list(markers), who: who || nobody });
      const home = hasMoreThanOne(step, counted.place) ? ` ${t("sc.withdrew")}` : "";
      const grail = events.find(({ name }) => name === "broke-tie");
      const won = grail ? ` ${t("sc.grail", { name: names[grail.seat ?? 0] ?? "" })}` : "";
      return said + won + home + added(step);
    }
    case "vassals":
      return t("sc.vassals", { who });
    case "picts":
      return t("sc.picts", { who: who || t("sc.picts.nobody") });
    case "left":
      return t(before.gold ? "sc.left.coins" : "sc.left", { who });
  }
}

/** Who is ahead after the scoring. */
export function sumSentence({ after }: Scoring, { names }: Readers): string {
  const scores = after.points.map((_, seat) => scoreOf(after, seat));
  const most = Math.max(...scores);
  const ahead = names.filter((_, seat) => scores[seat] === most);
  return t("sc.sum.text", { names: list(ahead), n: ahead.length, points: most });
}
