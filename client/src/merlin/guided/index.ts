/** The guidance of lessons, loaded only at the table of one. */

export { guidanceAt } from "./guide";
