/** The acts of the allies. */

import { t } from "../../../lib/i18n.svelte";
import { changedWays, dieSign } from "../../acts/moves";
import { inPrincipality } from "../../acts/vassals";
import { ofCell } from "../../acts/manors";
import { landings } from "../../acts/wording";
import { about, type ActRecord, type Means, type Situation, type WithActs } from "../../choosing/act";
import { missionIn } from "../../position/parts";
import { allyOf, type Ally } from "./allies";
import { knightOf, type Place } from "../../position/words";
import type { KnightsAct } from "../../rules";
import { missionState } from "../../telling/missions";
import { goodName, inPlace, missionName, placeName, toSpace, whatNeeds } from "../../telling/phrases";
import { effectOf } from "../../telling/spaces";
import { tilesOf } from "./allies";
import { allyName, allyText, forTile } from "./phrases";

interface KnightsActs {
  /** An ally is chosen. */
  ally: { ally: Ally };
  /** A tile of Tristram or Gawain turns a die. */
  tristram: { die: string; face: number };
  gawain: { die: string; face: number };
  /** A tile of Bors: the knight goes to a principality space, and a die is used up. */
  portal: { die: string; space: string };
  /** A tile of Bedivere: a mission of the hand changes places with one of the display. */
  swap: { own: string; shown: string };
  /** A tile of Gaheris goes under the manor. */
  "castle-tile": { cell: string };
  /** Where Galahad takes a good, and where Kay lays a tile. */
  galahad: { place: Place };
  kay: { place: Place };
}
declare module "../../choosing/act" {
  interface Acts extends KnightsActs {}
}

/** "Sir Kay, for one of his tiles" */
function paid(ally: Ally, { view, seat }: Situation): string {
  return forTile(ally, tilesOf(view.knights, seat, ally));
}

function means(ally: Ally, to: () => string): Means {
  return {
    piece: `ally:${ally}`,
    id: (seat) => `ally:${seat}:${ally}`,
    with: () => t("knights.alter", { ally: allyName(ally) }),
    to,
  };
}

/** An ally whose tile turns a die. */
function turning<Kind extends "tristram" | "gawain">(ally: Kind) {
  return {
    read: ([, die, face]: readonly [Kind, string, number]) => ({ die, face }),
    ids: ({ die }: { die: string }, { seat }: Situation) => [`die:${seat}:${die}`, `ally:${seat}:${ally}`],
    gold: (ids: readonly string[]) => ids.slice(1),
    ways: changedWays,
    row: (act: { die: string; face: number }, situation: Situation) => ({
      title: t("ml.option.apple", { face: act.face }),
      detail: t("knights.option.turn.detail", { ally: allyName(ally), to: landings(act, situation) }),
    }),
    sign: (act: { die: string; face: number }, situation: Situation) => dieSign(act.die, situation, act.face),
    means: means(ally, () => t("knights.turnTo", { ally: allyName(ally) })),
  };
}

const portal: ActRecord<"portal"> & Required<Pick<ActRecord<"portal">, "ids" | "row" | "read">> = {
  read: ([, die, space]) => ({ die, space }),
  ids: ({ die, space }, { seat }) => [
    `die:${seat}:${die}`,
    `space:${space}`,
    `ally:${seat}:bors`,
    `figure:${knightOf(seat)}`,
  ],
  // Six spaces more would hide where the dice lead: they come with Bors, or with a die.
  gold: (ids, picked) => (picked.some((id) => ids.includes(id)) ? ids.slice(1, 2) : ids.slice(2, 3)),
  row: ({ space }, situation) => ({
    title: t("ml.option.knight", { to: toSpace(space) }),
    detail: t("knights.option.portal.detail", { does: effectOf(space, situation) }),
  }),
  sign: ({ space }) => `space:${space}`,
  means: means("bors", () => t("knights.goTo")),
};

export const acts: WithActs<keyof KnightsActs, KnightsAct[0]> = {
  ally: {
    asked: {
      ally: (option) => {
        const ally = allyOf(option);
        return ally && { ally };
      },
    },
    ids: ({ ally }) => [`draft:${ally}`],
    row: ({ ally }, { view }) => ({ title: allyName(ally), detail: allyText(ally, view) }),
    sign: ({ ally }) => `ally:${ally}`,
    isElsewhere: true,
  },
  tristram: turning("tristram"),
  gawain: turning("gawain"),
  portal,
  swap: {
    read: ([, own, shown]) => ({ own, shown }),
    ids: ({ own, shown }, { seat }) => [`ally:${seat}:bedivere`, `mission:${own}`, `mission:${shown}`],
    row: ({ own, shown }, situation) => {
      const [given, taken] = [missionIn(situation.parts, own), missionIn(situation.parts, shown)];
      const said = { own: whatNeeds(given.needs), state: missionState(taken, situation) };
      return { title: missionName(taken), detail: t("knights.option.swap.detail", said) };
    },
    sign: () => "mission",
    isFree: true,
    under: (_, seat) => `ally:${seat}:bedivere`,
  },
  "castle-tile": {
    asked: { "castle-tile": ofCell },
    ids: ({ cell }, { seat }) => [`cell:${cell}`, `ally:${seat}:gaheris`],
    row: (_, situation) => ({ title: t("knights.option.castle"), detail: paid("gaheris", situation) }),
    sign: () => "castle-tile",
  },
  galahad: {
    asked: { galahad: inPrincipality },
    ids: ({ place }, situation) => {
      const kind = about("galahad", situation)?.kind;
      return [...(kind ? [`good:${place}-${kind}`] : []), `place:${place}`, `ally:${situation.seat}:galahad`];
    },
    gold: (ids) => ids.slice(0, 1),
    row: ({ place }, situation) => {
      const claim = about("galahad", situation);
      return {
        title: claim ? goodName(`${place}-${claim.kind}`) : placeName(place),
        detail: paid("galahad", situation),
      };
    },
    sign: ({ place }, situation) => {
      const claim = about("galahad", situation);
      return claim ? `${place}-${claim.kind}` : `emblem:${place}`;
    },
  },
  kay: {
    asked: { kay: inPrincipality },
    ids: ({ place }, { seat }) => [`marker:${seat}:${place}`, `place:${place}`, `ally:${seat}:kay`],
    row: ({ place }, situation) => ({
      title: t("knights.option.kay", { in: inPlace(place) }),
      detail: paid("kay", situation),
    }),
    sign: () => "ally:kay",
  },
  marker: { asked: { lancelot: inPrincipality } },
};
