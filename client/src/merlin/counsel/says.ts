/** Counsel in words: an advised turn, the reasons for it, and what could spoil it. */

import { list, t, type PlainKey } from "../../lib/i18n.svelte";
import type { Advice, AdviceReason } from "../../lib/api";
import { numeric, rounded, word, type Facts } from "../../table/counsel/numbers";
import { actOf, isMove, meansOf, rowOf, type Act, type Situation } from "../choosing/acts";
import type { Event } from "../rules";
import { layers } from "../layers";
import { MERLIN, type Good } from "../position/words";
import type { ValuedSource } from "../scoring/records";
import { signed, sourceName, spaceName, toSpace, whatGood, goodName } from "../telling/phrases";
import type { Readers } from "../telling/sentences";
import { trailOf, type TrailStep } from "../telling/turn";

/** Events that the title tells already. */
const TOLD = ["turn", "used-die", "moved", "turned"];

/** Sources of the base game that only counsel has: no points are scored from them. */
const OWN = ["round", "grail"];

/** The acts of an advised turn. */
export function actsIn({ answers }: Advice): Act[] {
  return answers.map(({ ask, option, word: as }) => actOf(ask, option, as));
}

/** What only prepares a move, such as an apple. */
export function prepares(act: Act): boolean {
  return !isMove(act) && meansOf(act) !== null;
}

/** "Knight to Build", "With an apple: Knight to the Dove" */
export function titleOf(advice: Advice, situation: Situation): string {
  const acts = actsIn(advice);
  const first = acts.findIndex((act) => !prepares(act));
  const main = acts[Math.max(0, first)];
  if (!main) return "";
  const { title } = rowOf(main, situation);
  const means = acts.slice(0, Math.max(0, first)).flatMap((act) => meansOf(act)?.with() ?? []);
  return means.length ? t("ca.title.with", { title, means: list(means) }) : title;
}

/** What happens then, step by step. */
export function thenOf({ events }: Advice, readers: Readers, situation: Situation): TrailStep[] {
  const told = (events as unknown as readonly Event[]).filter(({ name }) => !TOLD.includes(name));
  return trailOf(told, null, readers, situation.parts);
}

/** The name of a source. */
export function sourceWords(source: string): string {
  const valued = valuedBy(source);
  if (valued) return valued.name();
  return OWN.includes(source) ? t(`ca.source.${source}` as PlainKey) : sourceName(source);
}

/** The source as a module describes it, if no points are scored from it. */
export function valuedBy(source: string): ValuedSource | undefined {
  return layers().find(({ valued }) => valued?.[source])?.valued?.[source];
}

/** "a 4", "the Merlin die (4)" */
export function dieWords(facts: Facts): string {
  return t(facts["die"] === MERLIN ? "ca.die.merlin" : "ca.die", { n: numeric(facts, "face") });
}

/** "+4 and Borin −2" */
export function changesIn(facts: Facts, names: readonly string[]): string {
  const own = numeric(facts, "points");
  const rivals = (facts["rivals"] as { seat: number; points: number }[]).map((rival) =>
    t("ca.rival", { name: names[rival.seat] ?? "", points: signed(rival.points) }),
  );
  return list([...(own ? [signed(own)] : []), ...rivals]);
}

/** A reason in one sentence. */
export function reasonWords({ kind, source, points, facts }: AdviceReason, situation: Situation): string {
  const { names = [], parts } = situation;
  const what = sourceWords(source);
  switch (kind) {
    case "gain":
      return t("ca.gain", { what, n: numeric(facts, "points") });
    case "scoring":
      return t("ca.scoring", { what, changes: changesIn(facts, names), round: numeric(facts, "round") });
    case "mission": {
      const worth = parts.missions[word(facts, "mission")]?.points ?? 0;
      const lacking = numeric(facts, "lacking");
      return lacking
        ? t("ca.mission", { n: lacking, points: worth })
        : t("ca.mission.ready", { points: worth });
    }
    case "kept": {
      const good = goodName(word(facts, "good") as Good);
      return t("ca.kept", { good, points: parts.missions[word(facts, "mission")]?.points ?? 0 });
    }
    case "goods":
      return t("ca.goods", { goods: list((facts["goods"] as Good[]).map(whatGood)) });
    case "piece":
      return t("ca.piece", { what, n: numeric(facts, "count") });
    case "ahead":
    case "later":
      return t(`ca.${kind}`, { die: dieWords(facts), to: toSpace(word(facts, "space")) });
    default:
      return t("ca.worth", { what, n: rounded(points) });
  }
}

/** What a rival could do, in one sentence. */
export function riskWords({ kind, source, facts }: AdviceReason, { names = [] }: Situation): string {
  const name = names[numeric(facts, "seat")] ?? "";
  const by = { name, die: dieWords(facts), space: spaceName(word(facts, "space")) };
  if (kind === "taken") return t("ca.risk.taken", { ...by, good: goodName(word(facts, "good") as Good) });
  return t("ca.risk.overtaken", { ...by, what: sourceWords(source), n: numeric(facts, "points") });
}
