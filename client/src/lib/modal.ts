/** Dialogs: open as long as they exist, and afterwards the focus is where it came from. */

import { tick } from "svelte";

/** Where the focus was before each dialog. */
const origins = new WeakMap<Element, Element>();

/** An attachment that opens a dialog. One that opens from another returns to where that one came from. */
export function modal(dialog: HTMLDialogElement): () => void {
  const from = document.activeElement ?? document.body;
  const outer = from.closest("dialog");
  const origin = (outer && origins.get(outer)) ?? from;
  origins.set(dialog, origin);
  dialog.showModal();
  return () => {
    dialog.close();
    // A dialog that leaves the page takes the focus with it.
    void tick().then(() => {
      if (document.activeElement !== document.body || !(origin instanceof HTMLElement)) return;
      const there = origin.isConnected
        ? origin
        : document.querySelector<HTMLElement>("#content [data-title]");
      there?.focus({ preventScroll: true });
    });
  };
}
