/** The sign of each ally, as his shield would carry it. */

import axe from "icon:battle-axe";
import exchange from "icon:card-exchange";
import castle from "icon:castle";
import checked from "icon:checked-shield";
import harp from "icon:harp";
import key from "icon:key";
import laurels from "icon:laurels";
import portal from "icon:magic-portal";
import rider from "icon:mounted-knight";
import brush from "icon:paint-brush";
import spears from "icon:spears";
import wings from "icon:winged-shield";
import type { Ally } from "./allies";

export const ALLY_SIGNS: Readonly<Record<Ally, string>> = {
  tristram: harp,
  lamorak: spears,
  gawain: axe,
  lancelot: rider,
  gareth: checked,
  geraint: laurels,
  galahad: wings,
  bors: portal,
  gaheris: castle,
  percival: brush,
  bedivere: exchange,
  kay: key,
};
