/** What an option changes in the points of the next scoring, as the rules count them. */

import { list, t } from "../../lib/i18n.svelte";
import type { Situation } from "../choosing/act";
import { signed } from "./phrases";
import { territoryOf } from "./territories";

/** "+2 and Tor −3", empty if nothing changes; null if the rules have not said so, or cannot tell. */
function changesIn(source: string, { outcome, seat, names = [] }: Situation): string | null {
  if (!outcome?.certain || outcome.events.some(({ name }) => name === "round-ended")) return null;
  const changes = outcome.projected.map((of) => of[source] ?? 0);
  const others = changes.flatMap((points, other) =>
    points && other !== seat
      ? [t("ml.ahead.rival", { name: names[other] ?? "", points: signed(points) })]
      : [],
  );
  const own = changes[seat] ?? 0;
  return list([...(own ? [signed(own)] : []), ...others]);
}

/** "+2 and Tor −3 in the scoring" */
export function aheadIn(source: string, situation: Situation): string | null {
  const changes = changesIn(source, situation);
  if (changes === null) return null;
  return changes ? t("ml.ahead", { changes }) : t("ml.ahead.none");
}

/** What each seat scores for a territory of some size, by the manors that it has there. */
function scored(size: number, manors: readonly number[]): number[] {
  const most = Math.max(0, ...manors);
  const sharing = manors.filter((own) => own === most).length;
  return manors.map((own) => (own > 0 && own === most ? Math.floor(size / sharing) : 0));
}

/**
 * "2 each, shared with Tor": what a manor on a tile is worth where nobody has more. Manors are counted
 * as in the base game, so null unless the rules foresee the same points; modules count some of them twice.
 */
function sharedOn(cell: string, { view, outcome, seat, names = [] }: Situation): string | null {
  if (!outcome || view.manors[cell] === seat) return null;
  const cells = territoryOf(view, cell);
  const before = outcome.projected.map(
    (_, owner) => cells.filter((one) => view.manors[one] === owner).length,
  );
  const after = before.map((own, owner) => (owner === seat ? own + 1 : own));
  const [now, then] = [scored(cells.length, before), scored(cells.length, after)];
  const isForeseen = outcome.projected.every(
    (changes, owner) => (changes["environs"] ?? 0) === (then[owner] ?? 0) - (now[owner] ?? 0),
  );
  const sharing = names.filter((_, owner) => owner !== seat && after[owner] === after[seat]);
  const mostOthers = Math.max(0, ...after.filter((_, owner) => owner !== seat));
  if (!isForeseen || !sharing.length || mostOthers > (after[seat] ?? 0)) return null;
  return t("ml.ahead.shared", { points: then[seat] ?? 0, names: list(sharing) });
}

/** The words of a tile, with the size of its territory and what the option changes there. */
export function withTerritory(words: string | null, cell: string, situation: Situation): string {
  const n = territoryOf(situation.view, cell).length;
  const changes = changesIn("environs", situation);
  const ahead = changes && (sharedOn(cell, situation) ?? changes);
  const territory =
    ahead === null
      ? t("ml.territory", { n })
      : t("ml.territory.ahead", { n, ahead: ahead || t("ml.territory.same") });
  return words ? `${words}; ${territory}` : territory;
}

/** The words of a principality, with what the option changes there. */
export function withInfluence(words: string, situation: Situation): string {
  const ahead = aheadIn("influence", situation);
  return ahead === null ? words : `${words}; ${ahead}`;
}
