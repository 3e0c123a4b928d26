/** The guidance of lessons, loaded only at the table of one. */

export { CardGuidance, guidanceAt } from "./guide";
