/** Two decisions in one click: the answers to the next question, in sight with the option that leads to it. Loaded later. */

export { alongWith, followingOf, type Along } from "./along";
export { default as Answers } from "./Answers.svelte";
export { default as Switch } from "./Switch.svelte";
