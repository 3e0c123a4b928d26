/** The guidance of the first game, loaded only at a guided table. */

export { Guide } from "./guide.svelte";
export { default as Hint } from "./Hint.svelte";
export { default as Setting } from "./Setting.svelte";
