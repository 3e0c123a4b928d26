/** The events of the City of Caerleon. */

import { list, parts } from "../../../lib/i18n.svelte";
import type { WithEvents } from "../../events/records";
import { PLACES } from "../../position/words";
import type { CaerleonEventName } from "../../rules";
import { placeName } from "../../telling/phrases";

export const EVENTS: WithEvents<CaerleonEventName> = {
  "laid-city": {
    say: () => parts("caerleon.log.laid", { districts: list(PLACES.map(placeName)) }),
    sound: null,
  },
};
