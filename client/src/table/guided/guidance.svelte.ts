/** The guidance of a lesson at a table, with the components that show it. It is loaded only at a lesson. */

import type { Component } from "svelte";
import { Guide } from "./guide.svelte";
import type { Script } from "./hint";
import Hint from "./Hint.svelte";
import Setting from "./Setting.svelte";

/** The portrait of Merlin beside his hints. */
export type Portrait = Component<{ size: number }>;

export class Guidance {
  readonly Hint = Hint;
  readonly Setting = Setting;
  readonly all: Guide;
  readonly Portrait: Portrait;

  constructor(table: string, script: Script, Portrait: Portrait) {
    this.all = new Guide(table, script);
    this.Portrait = Portrait;
  }

  /** The guide while it is on, or null. */
  get guide(): Guide | null {
    return this.all.isOn ? this.all : null;
  }

  /** Close the hint with Escape, unless it means something else, or with Enter, unless that presses something. */
  close({ key, target }: KeyboardEvent, escapes: boolean): boolean {
    const isOnControl = target instanceof Element && target.closest("button, a, input, summary") !== null;
    const isMeant = key === "Escape" ? escapes : key === "Enter" && !isOnControl;
    if (!isMeant || !this.guide?.shown || document.querySelector("dialog[open]")) return false;
    this.guide.understood();
    return true;
  }
}
