/** A question in words: its title, its rule, what it is about, and how to decline. */

import { t } from "../../lib/i18n.svelte";
import { about, type Act, type Carry, type Situation } from "../choosing/acts";
import { answered } from "../layers";
import { dutyOf } from "./rows";
import { aThing } from "../modules/treasures/phrases";
import { fromPlace, inPlace, points, wordsFor } from "../telling/phrases";
import type { AskGalahad } from "../rules";
import { piecesOf } from "../telling/spaces";
import { treasureOf } from "../modules/treasures/treasures";
import type { Event } from "../rules";
import { leftOf, vassalsOut, type View } from "../position/view";
import { pieceOf, sortOf, thingOf } from "../position/words";

/** A question in one record. A function that answers null leaves it to the layers further in, and to the catalogue. */
export interface AskRecord {
  readonly title?: (acts: readonly Act[]) => string | null;
  /** What it is about, in a sentence. */
  readonly text?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** How to say no. */
  readonly decline?: (situation: Situation, acts: readonly Act[]) => string | null;
  /** The rule to read, where the server names a wider one. */
  readonly rule?: (acts: readonly Act[]) => string | null;
}
/** The records of a layer by what is asked: a question of the rules, or what is asked once something is picked. */
export type AskTable = Readonly<Record<string, AskRecord>>;

/** The question that a turn ends with. */
export const REST = "rest";

function isStaff(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "staff");
}

/** A treasure that falls on the rivals. */
function isDemand(acts: readonly Act[]): boolean {
  return acts.some((act) => act.kind === "demand");
}

/** What a resource space gives is known before it is chosen. */
function resourceTitle(acts: readonly Act[]): string {
  const good = acts.find((act): act is Carry => act.kind === "bonus")?.good;
  if (good) return t(`arthur.ask.resource.${sortOf(good)}`);
  return t(acts.some((act) => act.kind === "marker") ? "arthur.ask.resource.marker" : "arthur.ask.resource");
}

/** The question in words; `acts` are what it offers. */
export function askTitle(ask: string, acts: readonly Act[]): string {
  const own = answered(({ title }) => title?.(ask, acts));
  if (own) return own;
  if (ask === REST && isStaff(acts)) return t("ml.ask.rest.staff");
  if (ask === "treasure" && isDemand(acts)) return t("ml.ask.treasure.demand");
  if (ask === "resource") return resourceTitle(acts);
  return wordsFor("ask", ask) ?? t("ml.ask.other");
}

/** The rule to read: a staff is asked for among everything else that fits in. */
export function askRule(ask: string, rule: string | null, acts: readonly Act[]): string | null {
  const own = answered(({ rules, rule: ruleOf }) => rules?.[ask] ?? ruleOf?.(ask, acts));
  return own ?? (ask === REST && isStaff(acts) ? "R7" : rule);
}

/** What it is about, in a sentence. */
export function askText(ask: string, situation: Situation, acts: readonly Act[]): string {
  const { view, seat, names = [] } = situation;
  const own = answered(({ text }) => text?.(ask, situation, acts));
  if (own) return own;
  if (ask === REST && isStaff(acts)) return t("ml.say.rest.staff");
  if (ask === "move" && view.chosen !== null) return t("ml.say.move.bound");
  if (ask === "relocate" && vassalsOut(view, seat) === 0) return t("ml.say.relocate.home");
  if (ask === "look" && view.options["decreeLook"] === "free") return t("ml.say.look.free");
  if (ask === "treasure" && isDemand(acts)) return t("ml.say.treasure.demand");
  const found = about("discard", situation);
  if (found) {
    const [one = "", other = ""] = (treasureOf(found.treasure)?.things ?? []).map(aThing);
    return t("ml.say.discard", { name: names[found.finder] ?? "", one, other });
  }
  const claim = about("galahad", situation);
  if (claim) return t("ml.say.galahad", { what: t(`ml.aKind.${claim.kind}`) });
  if (ask === "castle-tile" && fortifiesTower(acts, view)) return t("ml.say.castle-tile.tower");
  if (ask === "signet" && view.signet === seat) return t("arthur.say.signet.held");
  if (ask === "resource" && acts.some((act) => act.kind === "marker")) return t("arthur.say.resource.marker");
  return wordsFor("say", ask) ?? "";
}

/** Whether a castle would double a tower. */
function fortifiesTower(acts: readonly Act[], view: View): boolean {
  return acts.some((act) => act.kind === "castle-tile" && view.tiles[act.cell]?.tower === true);
}

/** Without Galahad a good comes from where it was meant to come from. */
function galahadDecline({ place, kind }: AskGalahad["about"], view: View): string {
  return leftOf(view, `${place}-${kind}`) > 0
    ? t("ml.decline.galahad.from", { from: fromPlace(place) })
    : t("ml.decline.galahad.none", { in: inPlace(place) });
}

/** What others decide in the turn of somebody else, for those who wait: they see what was found, not what is asked. */
export function asideText(events: readonly Event[]): string | null {
  const begun = events.findLastIndex(({ name }) => name === "turn" || name === "round-ended");
  const found = events.slice(begun + 1).findLast((event) => event.name === "found-treasure");
  return treasureOf(found?.facts.treasure)?.find === "discard" ? t("ml.wait.discard") : null;
}

/** How to say no; `acts` are what is offered besides. */
export function declineTitle(ask: string, situation: Situation, acts: readonly Act[] = []): string {
  const { view, parts, seat } = situation;
  const own = answered(({ decline }) => decline?.(ask, situation, acts));
  if (own) return own;
  if (ask === REST && isStaff(acts)) return t("ml.decline.rest.staff");
  const learned = about("learn", situation);
  if (learned) {
    return t("ml.decline.learn", { points: points(parts.missions[learned.mission]?.points ?? 0) });
  }
  const posting = about("look", situation);
  if (posting) return t("ml.decline.look.duty", { duty: dutyOf(posting, situation) });
  const scored = about("favor-score", situation);
  if (scored) {
    const piece = pieceOf(thingOf(scored.space)) ?? "influence";
    return t("ml.decline.favor-score", { points: points(piecesOf(view, seat, piece)) });
  }
  if (ask === "treasure" && isDemand(acts)) return t("ml.decline.treasure.demand");
  const claim = about("galahad", situation);
  if (claim) return galahadDecline(claim, view);
  return wordsFor("decline", ask) ?? t("ml.decline.other");
}
