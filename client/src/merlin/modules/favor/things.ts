/** Explanations of the abilities of King's favor. */

import { t } from "../../../lib/i18n.svelte";
import type { Situation } from "../../choosing/acts";
import { sealsLeft } from "./position";
import { abilityOf, columnOf, rowOf, type Ability } from "./abilities";
import { type Vassal } from "../../position/words";
import { abilityName } from "./phrases";
import { isOwn, told, type Explanation, type Thing, type ThingTable } from "../../telling/things";

/** The rules of the third row, by vassal. */
const THIRD_RULES: Readonly<Record<Vassal, string>> = {
  builder: "R24.1",
  "shield-bearer": "R24.2",
  "flag-bearer": "R24.3",
  lady: "R24.4",
};

/** Whether the seal on an ability of a player is used up until the next scoring. */
function isDown(ability: Ability, { view, seat }: Situation): boolean {
  return view.seals?.[seat]?.[ability] === false;
}

function ofAbility({ other }: Thing, situation: Situation): Explanation | null {
  const ability = abilityOf(other);
  if (!ability) return null;
  const [name, row, column] = [abilityName(ability), rowOf(ability), columnOf(ability)];
  const now = isDown(ability, situation) ? t("ml.why.sealDown") : null;
  if (row === 1) return told(name, t("ml.explain.ability.1"), "R21", now);
  if (row === 2) return told(name, t("ml.explain.ability.2"), "R22", now);
  return told(name, t(`ml.explain.ability.${column}-3`), THIRD_RULES[column], now);
}

function whyNotAbility(thing: Thing, ask: string, situation: Situation): string | null {
  const ability = abilityOf(thing.other);
  if (!ability || !isOwn(thing, situation)) return null;
  if (isDown(ability, situation)) return t("ml.why.sealDown");
  if (ask !== "learn") return t("ml.why.notNow");
  return t(sealsLeft(situation.view, situation.seat) ? "ml.why.sealColumn" : "ml.why.sealNone");
}

export const THINGS: ThingTable = {
  ability: { explain: ofAbility, whyNot: whyNotAbility },
  // The second manor follows the rules of the first one.
  cell: { whyNot: (_, ask, __, inside) => (ask === "favor-build" ? inside("build") : null) },
};
