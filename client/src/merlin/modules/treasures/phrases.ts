/** The treasures of the environs as parts of sentences. */

import { t } from "../../../lib/i18n.svelte";
import type { Thing, Treasure } from "./treasures";

/** "a shield", as an object */
export function aThing(thing: Thing): string {
  return t(`ml.aKind.${thing}`);
}

/** "Grail", "shield and material", "discard flag or marker" */
export function treasureName({ find, things }: Treasure): string {
  const [one = "", other = ""] = things.map((thing) => t(`ml.kind.${thing}`));
  return t(`ml.treasure.${find}`, { one, other });
}
