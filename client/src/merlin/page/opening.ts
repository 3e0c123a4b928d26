/** The page before the game. */

import type { Component } from "svelte";
import type { View } from "../position/view";
import type { Desk } from "./desk.svelte";

/** A page in place of the table until the game begins. */
export interface OpeningProps extends Record<string, unknown> {
  desk: Desk;
  view: View;
}
export interface Opening {
  readonly isOn: (view: View) => boolean;
  readonly page: () => Promise<{ default: Component<OpeningProps> }>;
}
