/** What happens with Morgana, as sentences of the log. */

import { inWords, list, parts as partsOf, t, type Key, type Part } from "../../lib/i18n.svelte";
import { fromPlace, inPlace, toPlace } from "../phrases";
import type { Teller } from "../sentences";
import { numbersBy, strings, type Event } from "../view";
import { ownerOf, placeOf } from "../words";
import { figureName } from "../phrases";
import { MORGANA, SPELLS } from "./kitchen";
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
  const place = placeOf(facts["place"]);
  const [from, face] = [Number(facts["origin"]), Number(facts["face"])];
  const counted = (n: number) => ({ n, words: inWords(n) });
  const cells = strings(facts["cells"]).length;
  switch (name) {
    case "laid-tokens":
    case "turned-token":
      return [];
    case "rolled-morgana": {
      const faces = Object.values(numbersBy(facts["faces"])).map(String);
      return partsOf("morgana.log.rolled", { faces: list(faces) });
    }
    case "used-pentagram": {
      const number = INTO.exec(String(facts["use"]))?.[1];
      if (number === undefined) return say("took", { face });
      return say("laid", { face, into: intoCauldron(Number(number)) });
    }
    case "passed":
      return say("passed");
    case "took-poison":
      return say("poison");
    case "used-poison":
      return say("cursed");
    case "turned":
      if (String(facts["die"]).startsWith(MORGANA)) return partsOf("morgana.log.brewed", { from, face });
      if (facts["means"] === "poison") return say("turned", { from, face });
      return facts["means"] === "bewitch" ? say("bewitched", { from, face }) : null;
    case "moved-morgana":
      return place ? say("moved", { to: toPlace(place) }) : [];
    case "forfeited-token": {
      const spell = SPELLS.find((known) => known === facts["action"]);
      return spell ? say("forwent", { spell: spellName(spell) }) : [];
    }
    case "swapped-figures":
      return say("swapped", {
        one: figureIn(String(facts["figure"]), teller),
        other: figureIn(String(facts["other"]), teller),
      });
    case "took-horn":
      return say(facts["former"] === seat ? "hornKept" : "horn");
    case "placed-hut":
      return say("hut", { cell: String(facts["cell"]) });
    case "darkened":
      return place ? say(facts["top"] === true ? "darkTop" : "dark", { in: inPlace(place) }) : [];
    case "dispelled": {
      const n = Number(facts["count"]);
      return place ? partsOf("morgana.log.dispelled", { ...counted(n), from: fromPlace(place) }) : [];
    }
    case "removed-huts":
      return partsOf("morgana.log.removedHuts", counted(cells));
    case "abandoned":
      return say("abandoned", counted(cells));
    case "returned-castles":
      return say("castles");
    default:
      return null;
  }
}
