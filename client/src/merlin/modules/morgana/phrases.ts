/** Morgana's pieces and actions as parts of sentences. */

import { t, type PlainKey } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import type { Parts } from "../../position/parts";
import type { View } from "../../position/view";
import { dieOwner, ownerOf } from "../../position/words";
import { figureName } from "../../telling/phrases";
import { WILD, type Morgana, type Spell } from "./kitchen";

/** "Witch’s hut" */
export function spellName(spell: Spell): string {
  return t(`morgana.spell.${spell}`);
}

/** Whether a player has a manor without a hut. */
function hasBareManor({ manors, morgana }: View, seat: number): boolean {
  return Object.keys(manors).some((cell) => manors[cell] === seat && !morgana?.huts.includes(cell));
}

/** What a token would do for a player. */
export function spellDoes(spell: Spell, { view, seat }: Situation): string {
  if (spell === "hut" && !hasBareManor(view, seat)) return t("morgana.does.hut.none");
  const withArthur = spell === "swap" && view.innerRing.length > 0 && view.settings["swapRings"] !== "off";
  return t(withArthur ? "morgana.does.swap.arthur" : `morgana.does.${spell}`);
}

/** "Fourth cauldron: Witch’s gold" */
export function cauldronName(number: number, spell: Spell): string {
  return t("morgana.cauldron", {
    nth: t(`morgana.nth.${number}` as PlainKey),
    spell: spellName(spell),
  });
}

/** "into the fourth cauldron" */
export function intoCauldron(number: number): string {
  return t(`morgana.into.${number}` as PlainKey);
}

/** "Morgana moves 1 to 2" */
export function movesWords(number: number, view: View, parts: Parts): string {
  const n = parts.kitchen?.moves[number - 1] ?? 1;
  if (!view.morgana?.at) return t("morgana.moves.anywhere");
  return view.settings["morganaMove"] === "exact"
    ? t("morgana.moves.exact", { n })
    : t("morgana.moves", { n });
}

/** "Morgana’s die 4" */
export function dieName(face: number): string {
  return face === WILD ? t("morgana.die.wild") : t("morgana.die", { face });
}

/** "Your Merlin die 3", "A die 5 of Borin" */
export function dieOf(owner: number, die: string, face: number, { seat, names }: Of): string {
  if (owner !== seat) return t("morgana.option.die.of", { face, name: names[owner] ?? "" });
  const whose = dieOwner(die, seat) === seat ? "yours" : die;
  return t(`morgana.option.die.${whose}` as "morgana.option.die.yours", { face });
}

/** The viewer's seat, and the names of the players. */
interface Of {
  readonly seat: number;
  readonly names: readonly string[];
}

/** "your knight", "Borin’s knight", "Merlin" */
export function figureOf(figure: string, { seat, names }: Of): string {
  const owner = ownerOf(figure);
  if (owner === null) return figureName(figure);
  return owner === seat ? t("morgana.figure.you") : t("morgana.figure.of", { name: names[owner] ?? "" });
}

/** "yours", "the other", "Merlin" */
export function figureBriefly(figure: string, seat: number): string {
  const owner = ownerOf(figure);
  if (owner === null) return figureName(figure);
  return t(owner === seat ? "morgana.figure.yours" : "morgana.figure.other");
}

/** Who has the horn, in words. */
export function hornWords({ horn }: Morgana, you: number | null, names: readonly string[]): string {
  if (horn === null) return t("morgana.horn.free");
  return horn === you ? t("morgana.horn.yours") : t("morgana.horn.with", { name: names[horn] ?? "" });
}
