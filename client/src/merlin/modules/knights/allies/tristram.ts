/** Sir Tristram: his tiles turn a knight's die by one or two. */

import harp from "icon:harp";
import type { WithActs } from "../../../choosing/act";
import type { AllyRecord } from "../ally";
import { turning } from "../altering";

declare module "../../../choosing/act" {
  interface Acts {
    tristram: { die: string; face: number };
  }
}

export const tristram = {
  sign: harp,
  rule: "R40.3",
  acts: { tristram: turning("tristram") } satisfies WithActs<"tristram">,
} satisfies AllyRecord;
