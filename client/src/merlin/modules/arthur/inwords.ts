/** Arthur and the Picts in the description of the board. */

import { t } from "../../../lib/i18n.svelte";
import { MERLIN } from "../../position/words";
import type { View } from "../../position/view";
import type { Section, Told } from "../../telling/inwords";
import { spaceName } from "../../telling/phrases";
import { pictName } from "./phrases";
import { ARTHUR } from "./position";

/** A summary of the board in one sentence. */
export function arthurSummary({ round, figures }: View): string {
  const [merlin, arthur] = [MERLIN, ARTHUR].map((figure) => spaceName(figures[figure] ?? ""));
  return t("arthur.board.summary", { round, merlin: merlin ?? "", arthur: arthur ?? "" });
}

/** The Picts on display. */
export function pictSections({ view, parts }: Told): Section[] {
  const entries = (view.pictDisplay ?? []).flatMap((id) => {
    const pict = parts.picts[id];
    return pict ? [{ id: `pict:${id}`, words: pictName(pict), parts: [] }] : [];
  });
  return [{ title: t("picts.display"), entries }];
}
