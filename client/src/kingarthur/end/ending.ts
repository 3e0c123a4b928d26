/** The end of a game of King Arthur: where its points come from, why it ended, what its turns brought. */

import chalice from "icon:jeweled-chalice";
import type { TableState } from "../../lib/api";
import type { ColumnFell, Defeated, Event, Ventured } from "../rules";
import { t } from "../../lib/i18n.svelte";
import { ADVENTURE_SIGN } from "../../drawings/adventures";
import { adversaryOf, ADVENTURES, KIND_PAINT, KINDS } from "../../drawings/cards";
import type { EndFace, Source, Told } from "../../table/end/face";
import { NO_SCORINGS } from "../../table/replay/turns";
import { adversaryName, kindName } from "../telling/phrases";
import { lineOf } from "../telling/sentences";
import { readView } from "../position/view";

/** Adventures in purple on lozenges, which no adversary has; adversaries in their tinctures and hatchings. */
function sources(): readonly Source[] {
  return [
    {
      key: "adventures",
      name: t("ka.source.adventures"),
      sign: chalice,
      field: "var(--p-purple)",
      on: "var(--p-purple-on)",
      hatch: "hatch-red",
    },
    ...KINDS.map((kind) => {
      const { sign, field, on, hatch } = KIND_PAINT[kind];
      return { key: kind, name: t(`ka.source.${kind}`), sign, field, on, hatch };
    }),
  ];
}

const ENDED = {
  adventures: "ka.end.adventures",
  adversaries: "ka.end.adversaries",
  stalemate: "ka.end.stalemate",
} as const;

function reasons({ table, view }: TableState): readonly string[] {
  if (!view) return [];
  const { reason, hands } = readView(view);
  const said = Object.entries(ENDED).flatMap(([known, key]) => (known === reason ? [t(key)] : []));
  const best = Math.max(...table.points);
  const tied = table.points.filter((points) => points === best).length > 1;
  const [winner, ...others] = table.winners;
  // Among equals the knights in hand decide; where they are equal as well, the win is shared.
  if (!tied || winner === undefined || others.length) return said;
  return [...said, t("ka.end.knights", { n: hands[winner]?.count ?? 0 })];
}

type Telling = Ventured | ColumnFell | Defeated;
const TOLD = ["ventured", "column-fell", "defeated"] as const satisfies readonly Telling["name"][];

function isTelling(event: Event): event is Telling {
  return TOLD.some((name) => name === event.name);
}

function titled({ name, facts }: Telling): { sign: string; title: string } {
  switch (name) {
    case "ventured": {
      const adventure = ADVENTURES.find((known) => known === facts.adventure);
      return adventure
        ? { sign: ADVENTURE_SIGN[adventure], title: t(`ka.adventure.${adventure}`) }
        : { sign: chalice, title: "" };
    }
    case "column-fell":
      return { sign: KIND_PAINT[facts.kind].sign, title: kindName(facts.kind) };
    case "defeated":
      return {
        sign: KIND_PAINT[adversaryOf(facts.adversary).kind].sign,
        title: adversaryName(facts.adversary),
      };
  }
}

/** What brought most tells the turn: the adventure, else the column that fell, else the adversary. */
function tell(events: readonly Event[], you: number | null, names: readonly string[]): Told {
  const [first] = events
    .filter(isTelling)
    .sort((one, other) => TOLD.indexOf(one.name) - TOLD.indexOf(other.name));
  return {
    ...(first ? titled(first) : { sign: chalice, title: "" }),
    sentence: (first && lineOf(first, { you, names })?.parts) ?? [],
  };
}

export const KING_ARTHUR_END: EndFace = {
  sources,
  reasons,
  courseNote: () => t("end.ka.inHand"),
  rhythm: NO_SCORINGS,
  chance: "cards",
  tell,
};
