/** Flags for after a move: your knight goes on to the opposite space, or the space of another knight is performed. */

import { list, t } from "../../lib/i18n.svelte";
import type { ActTable, Row, Situation } from "../choosing/act";
import { actOf, idsOf, signsOf, trying, waysOf, type Act, type DieAct } from "../choosing/acts";
import { ownerOf } from "../position/words";
import type { Detour } from "../rules";
import { spaceName } from "../telling/phrases";
import { effectOf, tagOf } from "../telling/spaces";
import { flagIds, withFlag } from "./wording";

const isSpace = (id: string): boolean => id.startsWith("space:");

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

/** The things of a different action: its space, the knights there, and the flag. */
export function idsElsewhere(space: string, situation: Situation): string[] {
  return [
    `space:${space}`,
    ...rivalsOn(space, situation).map((figure) => `figure:${figure}`),
    ...flagIds(situation, "different"),
  ];
}

/** The row of a different action. */
export function rowElsewhere(space: string, situation: Situation): Row {
  const names = namesOn(space, situation);
  const said = { with: withFlag(situation, "different"), does: effectOf(space, situation) };
  return {
    title: t("ml.option.different", { space: spaceName(space) }),
    detail: names ? t("ml.option.different.detail", { ...said, names }) : t("ml.option.mirror.detail", said),
  };
}

/** Whether the last part of an option is a flag for after the move. */
export function isDetour(part: unknown): part is Detour {
  return Array.isArray(part) && (part[0] === "mirror" || part[0] === "different");
}

/** A move with flags for after it; null if it has none. */
function detourOf(option: unknown) {
  if (!Array.isArray(option) || !isDetour(option.at(-1))) return null;
  const flags = new Map((option as unknown[]).filter(isDetour));
  const plain = (option as unknown[]).filter((part) => !isDetour(part));
  const move = actOf("move", plain, plain.join(":"));
  if (!isOfDie(move)) return null;
  return {
    die: move.die,
    move,
    mirror: flags.get("mirror") ?? null,
    different: flags.get("different") ?? null,
  };
}

function isOfDie(act: Act): act is DieAct {
  return "die" in act;
}

/** The thing that a move concerns besides the space that it reaches. */
function idsOnTheWay(move: Act, situation: Situation): string[] {
  return idsOf(move, situation).filter((id) => !isSpace(id));
}

export const detours = {
  detour: {
    asked: { move: detourOf },
    ids: ({ move, mirror, different }, situation) => [
      ...idsOnTheWay(move, situation),
      ...(mirror ? flagIds(situation, "mirror") : []),
      ...(different ? idsElsewhere(different, situation) : [`space:${mirror ?? ""}`]),
      ...idsOf(move, situation).filter(isSpace),
    ],
    gold: (ids, picked) =>
      picked.length ? ids.filter(isSpace).slice(0, 1) : ids.filter((id) => id.startsWith("castle:")),
    ways: (act, situation) => {
      const { move, mirror, different } = act;
      // Where the figure stands, nothing happens then.
      const elsewhere = different ? { tag: tagOf(different, trying(act, situation)) } : {};
      return waysOf(move, situation).map((way) =>
        mirror
          ? { ...way, path: [...way.path, mirror], landing: mirror, ...elsewhere }
          : { ...way, ...elsewhere },
      );
    },
    row: ({ mirror, different }, situation) => {
      if (!mirror) return rowElsewhere(different ?? "", situation);
      const title = t("ml.option.mirror", { space: spaceName(mirror) });
      const flag = withFlag(situation, "mirror");
      if (!different) {
        const does = effectOf(mirror, situation);
        return { title, detail: t("ml.option.mirror.detail", { with: flag, does }) };
      }
      const does = rowElsewhere(different, situation).detail ?? "";
      return {
        title: t("ml.option.both", { space: spaceName(mirror), other: spaceName(different) }),
        detail: t("ml.option.mirror.detail", { with: flag, does }),
      };
    },
    sign: ({ move, mirror, different }, situation) => [
      ...signsOf(move, situation).filter((name) => !isSpace(name)),
      `space:${different ?? mirror ?? ""}`,
    ],
    tellsPoints: true,
  },
} satisfies ActTable;
