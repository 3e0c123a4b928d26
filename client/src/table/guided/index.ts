/** The guidance of lessons, loaded only at the table of one. */

export { Guidance } from "./guidance.svelte";
export { scriptOf } from "./hint";
export type { Advice, Hint, Lesson } from "./hint";
