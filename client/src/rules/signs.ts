/** The sign of each chapter in the contents of the rules. */

import draw from "icon:card-draw";
import pick from "icon:card-pick";
import castle from "icon:castle";
import round from "icon:clockwise-rotation";
import swords from "icon:crossed-swords";
import crown from "icon:crown";
import flag from "icon:flying-flag";
import scales from "icon:gavel";
import hourglass from "icon:hourglass";
import chalice from "icon:jeweled-chalice";
import laurels from "icon:laurels";
import move from "icon:move";
import book from "icon:open-book";
import dice from "icon:rolling-dices";
import table from "icon:round-table";
import scale from "icon:scales";
import apple from "icon:shiny-apple";
import throne from "icon:stone-throne";
import scroll from "icon:tied-scroll";
import staff from "icon:wizard-staff";
import type { ModuleLook } from "../games";
import { MODULE_SIGNS } from "../drawings/modules";

const SIGNS: Readonly<Record<string, string>> = {
  R1: throne,
  R2: table,
  R3: castle,
  R4: dice,
  R5: round,
  R6: apple,
  R7: staff,
  R8: move,
  R9: scroll,
  R10: flag,
  R11: hourglass,
  R12: laurels,
  R13: crown,
  R110: scale,
  K1: table,
  K2: castle,
  K3: dice,
  K4: draw,
  K5: swords,
  K6: chalice,
  K7: pick,
  K8: crown,
  X: scale,
  KX: scale,
  Q: scales,
  KQ: scales,
};

/** The sign of a chapter, or of the module that it is about. */
export function signOf(chapter: string, module: string | null): string {
  const ofModule = module === null ? undefined : MODULE_SIGNS[module as ModuleLook["key"]];
  return ofModule ?? SIGNS[chapter] ?? book;
}
