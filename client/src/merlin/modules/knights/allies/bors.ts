/** Sir Bors: for a tile and a die the knight goes to any principality. */

import gate from "icon:magic-portal";
import { t } from "../../../../lib/i18n.svelte";
import type { WithActs } from "../../../choosing/act";
import { knightOf } from "../../../position/words";
import { toSpace } from "../../../telling/phrases";
import { effectOf } from "../../../telling/spaces";
import { sayIn } from "../../../telling/teller";
import { allyId, type AllyRecord } from "../ally";
import { tileOf } from "../altering";

declare module "../../../choosing/act" {
  interface Acts {
    /** The knight goes to a principality space, and a die is used up. */
    portal: { die: string; space: string };
  }
}

const say = sayIn("knights.log");

const acts = {
  portal: {
    read: ([, die, space, ...flags]) => (flags.length ? null : { die, space }),
    ids: ({ die, space }, { seat }) => [
      `die:${seat}:${die}`,
      `space:${space}`,
      allyId(seat, "bors"),
      `figure:${knightOf(seat)}`,
    ],
    // Six more spaces would hide where the dice lead, so they are shown only once the ally or a die is picked.
    gold: (ids, picked) => (picked.some((id) => ids.includes(id)) ? ids.slice(1, 2) : ids.slice(2, 3)),
    row: ({ space }, situation) => ({
      title: t("ml.option.knight", { to: toSpace(space) }),
      detail: t("knights.option.portal.detail", { does: effectOf(space, situation) }),
    }),
    sign: ({ space }) => `space:${space}`,
    isMove: true,
    tellsPoints: true,
    means: tileOf("bors", () => t("knights.goTo")),
  },
} satisfies WithActs<"portal">;

export const bors = {
  sign: gate,
  rule: "R40.10",
  acts,
  events: {
    moved: {
      say: ({ facts }, teller) =>
        facts.way === "portal" ? say(teller, "portal", { to: toSpace(facts.space) }) : null,
    },
  },
} satisfies AllyRecord;
