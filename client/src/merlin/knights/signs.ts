/** The sign of each ally, as his shield would carry it. */

import axe from "icon:battle-axe";
import castle from "icon:hill-fort";
import exchange from "icon:card-exchange";
import fist from "icon:mailed-fist";
import portal from "icon:magic-portal";
import harp from "icon:harp";
import keys from "icon:keyring";
import laurels from "icon:laurel-crown";
import rider from "icon:mounted-knight";
import spears from "icon:spears";
import brush from "icon:paint-brush";
import wings from "icon:winged-shield";
import type { Ally } from "../words";

export const ALLY_SIGNS: Readonly<Record<Ally, string>> = {
  tristram: harp,
  lamorak: spears,
  gawain: axe,
  lancelot: rider,
  gareth: fist,
  geraint: laurels,
  galahad: wings,
  bors: portal,
  gaheris: castle,
  percival: brush,
  bedivere: exchange,
  kay: keys,
};
