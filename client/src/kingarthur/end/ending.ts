/** The end of a game of King Arthur: where its points come from, why it ended, what its turns brought. */

import chalice from "icon:jeweled-chalice";
import type { EventInfo, TableState } from "../../lib/api";
import type { Event, EventName } from "../rules";
import { t, withWords } from "../../lib/i18n.svelte";
import { KIND_PAINT, KINDS } from "../../drawings/cards";
import type { EndPresentation, Source, TurnSummary } from "../../table/end/presentation";
import { NO_SCORINGS } from "../../table/replay/turns";
import { lineOf, recordOf } from "../events/events";
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
  // Knights in hand break a tie. If they are equal too, the win is shared.
  if (!tied || winner === undefined || others.length) return said;
  return [...said, t("ka.end.knights", { n: hands[winner]?.count ?? 0 })];
}

/** The events that can tell a turn, the one that brings most first. */
const TELLING: readonly EventName[] = ["ventured", "column-fell", "defeated"];

/** The event that brought most tells the turn. */
function tell(events: readonly EventInfo[], you: number | null, names: readonly string[]): TurnSummary {
  const [first] = TELLING.flatMap((name) => events.filter((event) => event.name === name));
  const title = first && recordOf(first)?.title?.(first as Event);
  return {
    ...(title ?? { sign: chalice, title: "" }),
    sentence: (first && lineOf(first, { you, names })?.parts) ?? [],
  };
}

export const KING_ARTHUR_END: EndPresentation = {
  sources,
  reasons,
  courseNote: () => t("end.ka.inHand"),
  rhythm: NO_SCORINGS,
  line: (event, you, names) => lineOf(event, { you, names })?.parts ?? null,
  chance: "cards",
  tell,
  voice: async () => (await withWords(import("./why"), "story", "counsel")).voice,
};
