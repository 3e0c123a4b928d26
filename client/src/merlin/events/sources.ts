/** What the client knows of where points come from: what they are for, and what they fly from. */

import { answered, layers } from "../layers";
import type { View } from "../position/view";
import type { Event, Scored } from "../rules";
import type { Subject } from "../scoring/subjects";

type Facts = Scored["facts"];
type Source = Facts["source"];

/** The facts of points from a source; one type of facts may serve several sources. */
type FactsFrom<From extends Source> = Facts extends infer Known
  ? Known extends Facts
    ? From extends Known["source"]
      ? Known
      : never
    : never
  : never;

/** A source of points in one record. */
export interface SourceRecord<Known extends Facts> {
  /** Where it stands in tables of points. */
  readonly order: number;
  /** It is counted once, after the last scoring. */
  readonly isLeft?: true;
  /** It comes along with the traitors, in a row of its own with this sign. */
  readonly beside?: string;
  /** What the points are for: "influence in the Fox". */
  readonly reason: (facts: Known) => string;
  /** What brought them, or cost them; of several names the first that is on the screen. */
  readonly causes?: (facts: Known, who: number, before: View) => readonly string[];
  /** What a scoring is counting when they come. */
  readonly about?: (facts: Known, who: number) => Subject;
}

/** The sources that a layer brings. */
export type SourceTable = {
  readonly [From in Source]?: SourceRecord<FactsFrom<From>>;
};

type SourceIn<Own extends Event> = Extract<Own, Scored>["facts"]["source"];

/** A table in which none of the sources of these events is forgotten. */
export type WithSources<Own extends Event> = {
  readonly [From in SourceIn<Own>]: SourceRecord<FactsFrom<From>>;
};

/** A source of this table. */
export interface PointSource extends Pick<SourceRecord<Facts>, "order" | "isLeft" | "beside"> {
  readonly key: string;
}

/** The sources of this table, in the order in which they are told. */
export function sourcesOf(): readonly PointSource[] {
  return layers()
    .flatMap(({ sources }) => Object.entries(sources ?? {}))
    .map(([key, record]) => ({ key, ...record }))
    .toSorted((one, other) => one.order - other.order);
}

/** What is counted once, after the last scoring. */
export function leftOver(): string[] {
  return sourcesOf().flatMap(({ key, isLeft }) => (isLeft ? [key] : []));
}

function recordOf({ source }: Facts): SourceRecord<Facts> | null {
  return answered(({ sources }) => sources?.[source] as SourceRecord<Facts> | undefined);
}

/** What points are for. */
export function reasonOf(facts: Facts): string {
  return recordOf(facts)?.reason(facts) ?? "";
}

/** What points fly from, before the player for whom they are. */
export function causesOf(facts: Facts, who: number, before: View): readonly string[] {
  return recordOf(facts)?.causes?.(facts, who, before) ?? [];
}

/** What a scoring is counting when points come; null for points that come along with it. */
export function subjectOf({ seat, facts }: Scored): Subject | null {
  return seat === null ? null : (recordOf(facts)?.about?.(facts, seat) ?? null);
}
