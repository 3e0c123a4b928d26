/** What happens with Morgana, as sentences of the log. */

import { inWords, list, parts as partsOf, t, type Key, type Part } from "../../../lib/i18n.svelte";
import { fromPlace, inPlace, toPlace } from "../../telling/phrases";
import type { Teller } from "../../telling/sentences";
import type { Event, EventName, MorganaEventName } from "../../rules";
import { ownerOf } from "../../position/words";
import { figureName } from "../../telling/phrases";
import { MORGANA } from "./kitchen";
import { intoCauldron, spellName } from "./phrases";

type Values = Record<string, string | number>;
/** The sentences that are there for you and for others. */
type Both = Key extends infer K ? (K extends `morgana.log.${infer Name}.you` ? Name : never) : never;

const INTO = /^cauldron-(\d)$/;

function figureIn(figure: string, { nameOf }: Teller): string {
  const owner = ownerOf(figure);
  return owner === null ? figureName(figure) : t("ml.figure.knightOf", { name: nameOf(owner) });
}

/** The sentence of an event of this module; nothing where another tells it too, null where it is not hers. */
export function morganaSaid({ name, seat, facts }: Event, teller: Teller): Part[] | null {
  const say = (what: Both, values: Values = {}): Part[] => {
    const key = `morgana.log.${what}.${teller.isYou ? "you" : "other"}` as "morgana.log.took.you";
    return partsOf(key, { name: teller.name, ...values } as unknown as { face: number });
  };
  const counted = (n: number) => ({ n, words: inWords(n) });
  switch (name) {
    case "laid-tokens":
    case "turned-token":
      return [];
    case "rolled-morgana":
      return partsOf("morgana.log.rolled", { faces: list(Object.values(facts.faces).map(String)) });
    case "used-pentagram": {
      const number = INTO.exec(facts.use)?.[1];
      if (number === undefined) return say("took", { face: facts.face });
      return say("laid", { face: facts.face, into: intoCauldron(Number(number)) });
    }
    case "passed":
      return say("passed");
    case "took-poison":
      return say("poison");
    case "used-poison":
      return say("cursed");
    case "turned": {
      const turned = { from: facts.origin, face: facts.face };
      if (facts.die.startsWith(MORGANA)) return partsOf("morgana.log.brewed", turned);
      if (facts.means === "poison") return say("turned", turned);
      return facts.means === "bewitch" ? say("bewitched", turned) : null;
    }
    case "moved-morgana":
      return say("moved", { to: toPlace(facts.place) });
    case "forfeited-token":
      return say("forwent", { spell: spellName(facts.action) });
    case "swapped-figures":
      return say("swapped", {
        one: figureIn(facts.figure, teller),
        other: figureIn(facts.other, teller),
      });
    case "took-horn":
      return say(facts.former === seat ? "hornKept" : "horn");
    case "placed-hut":
      return say("hut", { cell: facts.cell });
    case "darkened":
      return say(facts.top ? "darkTop" : "dark", { in: inPlace(facts.place) });
    case "dispelled":
      return partsOf("morgana.log.dispelled", { ...counted(facts.count), from: fromPlace(facts.place) });
    case "removed-huts":
      return partsOf("morgana.log.removedHuts", counted(facts.cells.length));
    case "abandoned":
      return say("abandoned", counted(facts.cells.length));
    case "returned-castles":
      return say("castles");
    default:
      name satisfies Exclude<EventName, MorganaEventName>;
      return null;
  }
}
