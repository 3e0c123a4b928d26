/** The sign of each adventure, in a separate file so that the hall does not load them. */

import axes from "icon:crossed-axes";
import fishing from "icon:fishing";
import hydra from "icon:hydra";
import chalice from "icon:jeweled-chalice";
import rider from "icon:mounted-knight";
import king from "icon:old-king";
import chest from "icon:open-treasure-chest";
import peaks from "icon:peaks";
import robber from "icon:robber";
import serpent from "icon:sea-serpent";
import swordInStone from "icon:sword-in-stone";
import viking from "icon:viking-head";
import helm from "icon:visored-helm";
import type { Adventure } from "./cards";

export const ADVENTURE_SIGN: Record<Adventure, string> = {
  grail: chalice,
  mountain: peaks,
  excalibur: swordInStone,
  beast: hydra,
  fisher: fishing,
  tournament: helm,
  saxons: axes,
  robbers: robber,
  vikings: viking,
  mark: king,
  seamonster: serpent,
  greenknight: rider,
  treasure: chest,
};
