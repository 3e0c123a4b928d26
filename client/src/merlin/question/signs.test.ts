import { describe, expect, it } from "vitest";
import { offersOf, type Offer } from "../choosing/offers";
import { signsOf, type Situation } from "../choosing/acts";
import { play } from "../layers";
import { RecordedModule } from "../testing/recordedmodule";
import { signOf } from "./thingrows";

const MODULES = ["arthur", "knights", "treasures", "gold", "market", "caerleon", "morgana"];

/** Whether something is drawn beside the row of an offer. */
function hasSign({ id, acts: [act, ...others] }: Offer, situation: Situation): boolean {
  return act && !others.length ? signsOf(act, situation).length > 0 : signOf(id, situation) !== null;
}

describe.each(MODULES)("the options with %s", (module) => {
  const recorded = new RecordedModule(module);

  it("all have a sign", () => {
    const bare: string[] = [];
    for (const ask of recorded.asks) {
      const { acts, situation } = recorded.asked(ask);
      play(situation.view.settings);
      const { rows, free, gathered } = offersOf(acts, [], situation);
      const all = [...rows, ...gathered, ...free.map((act): Offer => ({ id: act.word, acts: [act] }))];
      bare.push(...all.filter((offer) => !hasSign(offer, situation)).map(({ id }) => `${ask}: ${id}`));
    }
    expect(bare).toEqual([]);
  });
});
