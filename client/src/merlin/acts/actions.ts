/** Acts on a space that a figure has reached: its action, another one with a flag, or the same again with a staff. */

import { inWords, list, t } from "../../lib/i18n.svelte";
import type { ActTable, Situation } from "../choosing/act";
import { ownerOf } from "../position/words";
import { spaceName } from "../telling/phrases";
import { effectOf } from "../telling/spaces";
import { flagIds, withFlag } from "./wording";

/** Reads the space of a named option. */
const space = ([, word]: readonly unknown[]) => ({ space: String(word) });

/** The figures of others on a space. */
function rivalsOn(at: string, { view, seat }: Situation): string[] {
  return Object.keys(view.figures).filter(
    (figure) => view.figures[figure] === at && ![null, seat].includes(ownerOf(figure)),
  );
}

function namesOn(at: string, situation: Situation): string {
  const { names = [] } = situation;
  return list(rivalsOn(at, situation).flatMap((figure) => names[ownerOf(figure) ?? -1] ?? []));
}

export const actions = {
  act: {
    read: space,
    ids: (act) => [`space:${act.space}`],
    row: (act, situation) => ({
      title: t("ml.option.act", { space: spaceName(act.space) }),
      detail: effectOf(act.space, situation),
    }),
    sign: (act) => `space:${act.space}`,
    tellsPoints: true,
  },
  mirror: {
    read: space,
    ids: (act, situation) => [`space:${act.space}`, ...flagIds(situation, "mirror")],
    row: (act, situation) => ({
      title: t("ml.option.mirror", { space: spaceName(act.space) }),
      detail: t("ml.option.mirror.detail", {
        with: withFlag(situation, "mirror"),
        does: effectOf(act.space, situation),
      }),
    }),
    sign: (act) => `space:${act.space}`,
    tellsPoints: true,
  },
  different: {
    read: space,
    ids: (act, situation) => [
      `space:${act.space}`,
      ...rivalsOn(act.space, situation).map((figure) => `figure:${figure}`),
      ...flagIds(situation, "different"),
    ],
    gold: (ids) => ids.slice(0, 1),
    row: (act, situation) => {
      const names = namesOn(act.space, situation);
      const said = { with: withFlag(situation, "different"), does: effectOf(act.space, situation) };
      return {
        title: t("ml.option.different", { space: spaceName(act.space) }),
        detail: names
          ? t("ml.option.different.detail", { ...said, names })
          : t("ml.option.mirror.detail", said),
      };
    },
    sign: (act) => `space:${act.space}`,
    tellsPoints: true,
  },
  staff: {
    read: space,
    ids: (act, { seat }) => [`staff:${seat}`, `space:${act.space}`],
    row: (act, situation) => {
      const n = situation.view.staffs[situation.seat] ?? 0;
      const does = effectOf(act.space, situation);
      return {
        title: t("ml.option.staff", { space: spaceName(act.space) }),
        detail: t("ml.option.staff.detail", { n, words: inWords(n), does }),
      };
    },
    sign: () => "staff",
    isMove: true,
    tellsPoints: true,
  },
} satisfies ActTable;
