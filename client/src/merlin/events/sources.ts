/** What the client knows about the sources of points: what they are for, and what they fly from. */

import { answered, layers } from "../layers";
import type { View } from "../position/view";
import type { Event, Scored } from "../rules";
import type { Subject } from "../scoring/subjects";

type Facts = Scored["facts"];
type Source = Facts["source"];

/** The facts of points from a source. Several sources may share a type of facts. */
type FactsFrom<From extends Source> = Facts extends infer Known
  ? Known extends Facts
    ? From extends Known["source"]
      ? Known
      : never
    : never
  : never;

/** A source of points in one record. */
export interface SourceRecord<Known extends Facts> {
  /** Its position in tables of points. */
  readonly order: number;
  /** It is counted once, after the last scoring. */
  readonly isLeft?: true;
  /** It is scored along with the traitors, in a separate row with this sign. */
  readonly beside?: string;
  /** What the points are for: "influence in the Fox". */
  readonly reason: (facts: Known) => string;
  /** The things that brought or cost them. The first one on the screen is used. */
  readonly causes?: (facts: Known, who: number, before: View) => readonly string[];
  /** The subject that a scoring is counting when they come. */
  readonly about?: (facts: Known, who: number) => Subject;
}

/** The sources that a layer brings. */
export type SourceTable = {
  readonly [From in Source]?: SourceRecord<FactsFrom<From>>;
};

type SourceIn<Own extends Event> = Extract<Own, Scored>["facts"]["source"];

/** A table that must have every source of these events. */
export type WithSources<Own extends Event> = {
  readonly [From in SourceIn<Own>]: SourceRecord<FactsFrom<From>>;
};

/** A source at this table. */
export interface PointSource extends Pick<SourceRecord<Facts>, "order" | "isLeft" | "beside"> {
  readonly key: string;
}

/** The sources at this table, in the order in which they are shown. */
export function sourcesOf(): readonly PointSource[] {
  return layers()
    .flatMap(({ sources }) => Object.entries(sources ?? {}))
    .map(([key, record]) => ({ key, ...record }))
    .toSorted((one, other) => one.order - other.order);
}

/** The sources that are counted once, after the last scoring. */
export function leftOver(): string[] {
  return sourcesOf().flatMap(({ key, isLeft }) => (isLeft ? [key] : []));
}

function recordOf({ source }: Facts): SourceRecord<Facts> | null {
  return answered(({ sources }) => sources?.[source] as SourceRecord<Facts> | undefined);
}

/** Whether points are counted in a scoring, whatever the decisions before it. */
export function isOfScoring(facts: Facts): boolean {
  return recordOf(facts)?.about !== undefined;
}

/** What points are for. */
export function reasonOf(facts: Facts): string {
  return recordOf(facts)?.reason(facts) ?? "";
}

/** The ids from which a player's points fly. */
export function causesOf(facts: Facts, who: number, before: View): readonly string[] {
  return recordOf(facts)?.causes?.(facts, who, before) ?? [];
}

/** The subject that a scoring is counting when points come; null if they merely accompany it. */
export function subjectOf({ seat, facts }: Scored): Subject | null {
  return seat === null ? null : (recordOf(facts)?.about?.(facts, seat) ?? null);
}
