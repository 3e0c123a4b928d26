/** Counsel at the table of King Arthur: loaded once it is known that the table has it. */

import { withWords } from "../../lib/i18n.svelte";
import { AskingCounsel } from "../../table/counsel/asking.svelte";
import type { Desk } from "../page/desk.svelte";
import Ask from "./Ask.svelte";

export class AskingCards extends AskingCounsel<Desk> {
  /** The button that asks. */
  readonly Ask = Ask;

  constructor(desk: Desk) {
    super(desk, () => withWords(import("./Counsel.svelte"), "counsel", "end"));
  }
}
