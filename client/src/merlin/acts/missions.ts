/** Acts that resolve, replace and draw missions. */

import { t } from "../../lib/i18n.svelte";
import type { ActTable, Situation } from "../choosing/act";
import { answered } from "../layers";
import { missing } from "../position/missions";
import { missionIn, type Mission } from "../position/parts";
import { strings } from "../position/view";
import { missionState } from "../telling/missions";
import { gained } from "../telling/gains";
import { missionName, needTitles, points, whatNeeds } from "../telling/phrases";
import { flagIds, withFlag } from "./wording";

/** The points that a flag adds to a second mission. */
const SECOND = 2;

/** Add how a mission can be met although something is missing. */
function withRelief(said: string, mission: Mission, situation: Situation): string {
  const lacking = missing(mission, situation.view, situation.seat);
  if (!lacking.length) return said;
  return answered(({ relief }) => relief?.(said, lacking, situation)) ?? said;
}

/** What a mission asks for, and its immediate points if they are known, or else those printed on it. */
function resolving(mission: Mission, situation: Situation, more = 0): { points: string; needs: string } {
  const n = gained(situation) || mission.points + more;
  return { points: points(n), needs: whatNeeds(mission.needs) };
}

export const missions = {
  mission: {
    read: ([, card]) => ({ card }),
    ids: ({ card }) => [`mission:${card}`],
    row: ({ card }, situation) => {
      const mission = missionIn(situation.parts, card);
      const detail = t("ml.option.mission.detail", resolving(mission, situation));
      return { title: t("ml.option.mission"), detail: withRelief(detail, mission, situation) };
    },
    sign: () => "mission",
    isFree: true,
    tellsPoints: true,
  },
  second: {
    read: ([, card]) => ({ card }),
    ids: ({ card }, situation) => [`mission:${card}`, ...flagIds(situation, "missions")],
    gold: (ids) => ids.slice(0, 1),
    row: ({ card }, situation) => {
      const mission = missionIn(situation.parts, card);
      const said = { ...resolving(mission, situation, SECOND), with: withFlag(situation, "missions") };
      const detail = t("ml.option.second.detail", said);
      return { title: t("ml.option.second"), detail: withRelief(detail, mission, situation) };
    },
    sign: () => "mission",
    isFree: true,
    tellsPoints: true,
  },
  replace: {
    asked: { replace: (cards) => ({ cards: strings(cards) }) },
    ids: ({ cards }) => cards.map((card) => `mission:${card}`),
    row: ({ cards, word }, situation, picked) => {
      const { parts } = situation;
      if (picked.length) {
        const [left] = cards.filter((card) => !picked.includes(`mission:${card}`));
        if (left === undefined) return { title: t("ml.option.replace.only"), detail: null };
        const mission = missionIn(parts, left);
        const title = t("ml.option.replace.also", { other: needTitles(mission.needs) });
        return { title, detail: missionState(mission, situation) };
      }
      const [one, other] = cards.map((card) => missionIn(parts, card));
      if (!one) return { title: word, detail: null };
      if (!other) return { title: missionName(one), detail: missionState(one, situation) };
      const said = { one: needTitles(one.needs), other: needTitles(other.needs) };
      return { title: t("ml.option.replace.two", said), detail: null };
    },
    sign: () => "mission",
  },
  draw: {
    asked: { draw: (card) => ({ card: card === "deck" ? null : String(card) }) },
    ids: ({ card }) => [card === null ? "supply:missions" : `mission:${card}`],
    row: ({ card }, situation) => {
      if (card === null) {
        const n = situation.view.missionDeck;
        return { title: t("ml.option.draw.deck"), detail: t("ml.option.draw.deck.detail", { n }) };
      }
      const mission = missionIn(situation.parts, card);
      return { title: missionName(mission), detail: missionState(mission, situation) };
    },
    sign: () => "mission",
  },
} satisfies ActTable;
