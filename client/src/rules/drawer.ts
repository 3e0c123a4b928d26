/** The drawer with a rule, over a table. There is one at most. */

import { mount, unmount } from "svelte";
import Drawer from "./Drawer.svelte";

let drawn: { readonly show: (rule: string, from: HTMLElement) => void } | null = null;

/** Show a rule over the table. Closing the drawer returns the focus to the element that asked. */
export function openRule(rule: string, from: HTMLElement): void {
  if (drawn) drawn.show(rule, from);
  else {
    const made = mount(Drawer, { target: document.body, props: { first: { rule, from }, onclose: close } });
    drawn = made;
  }
}

function close(): void {
  const gone = drawn;
  drawn = null;
  if (gone) void unmount(gone);
}
