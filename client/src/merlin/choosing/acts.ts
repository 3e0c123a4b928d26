/** The acts that a question offers: its options are the legal moves. Each act is described by its record. */

import type { QuestionInfo } from "../../lib/api";
import { answered, type Layer } from "../layers";
import type { Ask } from "../rules";
import type { Act, ActKind, ActOf, ActRecord, DieAct, Journey, Means, Row, Situation } from "./act";

export * from "./act";
export * from "./moving";

type AnyRecord = ActRecord<ActKind>;

/** A layer's record of an act. Its functions take only acts of this kind, which the type cannot express here. */
function recordIn({ acts }: Layer, { kind }: Pick<Act, "kind">): AnyRecord | undefined {
  return acts?.[kind] as AnyRecord | undefined;
}

/** The answer of the outermost layer whose record has this field. */
function known<Field>(
  act: Pick<Act, "kind">,
  field: (record: AnyRecord) => Field | null | undefined,
): Field | null {
  return answered((layer) => {
    const record = recordIn(layer, act);
    return record && field(record);
  });
}

function readBy(layer: Layer, ask: string, option: unknown, word: string): Act | null {
  for (const [kind, record] of Object.entries(layer.acts ?? {}) as [ActKind, AnyRecord][]) {
    const isNamed = Array.isArray(option) && option[0] === kind;
    const facts = record.asked?.[ask as Ask]?.(option) ?? (isNamed ? record.read?.(option as never) : null);
    if (facts) return { kind, word, ...facts } as Act;
  }
  return null;
}

/** The act of an option. */
export function actOf(ask: string, option: unknown, word: string): Act {
  if (option === null) return { kind: "decline", word };
  return answered((layer) => readBy(layer, ask, option, word)) ?? { kind: "unknown", word };
}

/** The options of a question, with their words. */
interface Offered extends Pick<QuestionInfo, "ask"> {
  readonly options: readonly unknown[];
  readonly words: readonly string[];
}

/** The acts that a question offers, in its order. */
export function actsOf(question: Offered): Act[] {
  return question.options.map((option, index) => actOf(question.ask, option, question.words[index] ?? ""));
}

/** The things that an act concerns, its subject first. */
export function idsOf(act: Act, situation: Situation): readonly string[] {
  return known(act, ({ ids }) => ids?.(act, situation)) ?? [];
}

/** The things of an act that are gold before anything points at it. */
export function goldOf(act: Act, situation: Situation, picked: readonly string[]): readonly string[] {
  const ids = idsOf(act, situation);
  return known(act, ({ gold }) => gold?.(ids, picked, act)) ?? ids;
}

/** The ways that an act shows. */
export function waysOf(act: Act, situation: Situation) {
  return known(act, ({ ways }) => ways?.(act, situation)) ?? [];
}

/** The situation for the words of an act, with its outcome. */
export function trying(act: Act, situation: Situation): Situation {
  return { ...situation, outcome: situation.outcomes?.get(act.word) ?? null };
}

/** The situation at the end of a way, with the outcome of the act or, if it changes a die, of the move after it. */
export function arriving(act: Act, { then, landing }: Journey, situation: Situation): Situation {
  const tried = trying(act, situation);
  if (!then) return tried;
  const next = tried.outcome?.then;
  const move = next?.options.findIndex(
    (option) => Array.isArray(option) && option[0] === "go" && option[2] === then && option[3] === landing,
  );
  const outcome = tried.outcome?.further[next?.words[move ?? -1] ?? ""] ?? null;
  return { ...tried, outcome };
}

/** An act as a row of the list, which does not repeat the picked things. */
export function rowOf(act: Act, situation: Situation, picked: readonly string[] = []): Row {
  const tried = trying(act, situation);
  const row = known(act, ({ row }) => row?.(act, tried, picked)) ?? { title: act.word, detail: null };
  const isTold = known(act, ({ tellsPoints }) => tellsPoints) ?? false;
  return { ...row, detail: answered((layer) => layer.withGains?.(row.detail, tried, isTold)) };
}

/** The names of the pieces that represent an act. */
export function signsOf(act: Act, situation: Situation): readonly string[] {
  const found = known(act, ({ sign }) => sign?.(act, situation)) ?? [];
  return typeof found === "string" ? [found] : found;
}

/** Whether an act is possible at any moment of a turn. */
export function isFree(act: Act): boolean {
  return known(act, (record) => record.isFree) ?? false;
}

/** Whether an act moves a figure to a space. */
export function isMove(act: Act): boolean {
  return known(act, (record) => record.isMove) ?? false;
}

/** Whether an act changes a die by a flag. */
export function isFlagged(act: Act): act is DieAct {
  return known(act, (record) => record.isFlagged) ?? false;
}

/** What you pay to change a die; null if the act changes none, or does so by a flag. */
export function meansOf(act: Pick<Act, "kind">): Means | null {
  return known(act, ({ means }) => means);
}

/** Whether an act changes how a figure moves, or the face of a die, before the move. */
export function isAlteration(act: Act): boolean {
  return isFlagged(act) || meansOf(act) !== null;
}

/** The question to ask when a die is changed before a figure moves. */
const ALTER = "alter";

/** The thing that represents many such acts until it is picked. */
export function underOf(act: Act, { seat }: Situation): string | null {
  return known(act, ({ under }) => under?.(act, seat));
}

/** The question to ask when such acts come to the fore. */
export function purposeOf(act: Act): string | null {
  return known(act, ({ purpose }) => purpose) ?? (isAlteration(act) && !isMove(act) ? ALTER : null);
}

/** The acts that concern all of these things. If there is only one, it is chosen. */
export function concerning(acts: readonly Act[], ids: readonly string[], situation: Situation): Act[] {
  return acts.filter((act) => {
    const own = idsOf(act, situation);
    return ids.every((id) => own.includes(id));
  });
}

/** Everything that can be chosen now. */
export function choosable(acts: readonly Act[], situation: Situation): Set<string> {
  return new Set(acts.flatMap((act) => idsOf(act, situation)));
}

/** Keeps acts of these kinds. */
export function only<Kind extends ActKind>(acts: readonly Act[], ...kinds: readonly Kind[]): ActOf<Kind>[] {
  const isOne = ({ kind }: Act) => (kinds as readonly string[]).includes(kind);
  return acts.filter(isOne) as unknown as ActOf<Kind>[];
}
