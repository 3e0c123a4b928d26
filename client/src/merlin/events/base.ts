/** The events of the base game. */

import type { BaseEventName } from "../rules";
import { CARDS } from "./cards";
import { MOVEMENT } from "./movement";
import { PIECES } from "./pieces";
import { POINTS } from "./points";
import type { WithEvents } from "./records";
import { ROUNDS } from "./rounds";

export const BASE_EVENTS: WithEvents<BaseEventName> = {
  ...ROUNDS,
  ...MOVEMENT,
  ...PIECES,
  ...CARDS,
  ...POINTS,
};
