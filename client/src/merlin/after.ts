/** What an event does to the view. The server's view always has the last word. */

import {
  abilityOf,
  CASTLE,
  decreeOf,
  goodOf,
  knightOf,
  placeOf,
  vassalOf,
  type Good,
  type Place,
  type Vassal,
} from "./words";
import { knightsAfter } from "./knights/allies";
import { modules } from "./modules";
import { numbersBy, places, strings, tilesOf, type Event, type Pile, type View } from "./view";

type Facts = Event["facts"];

function at<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, place) => (place === index ? change(item) : item));
}

/** Without the first of these. */
function without<Item>(items: readonly Item[], gone: Item): Item[] {
  const index = items.indexOf(gone);
  return items.filter((_, place) => place !== index);
}

function plus<Key extends string>(counts: Readonly<Record<Key, number>>, key: Key, by: number) {
  return { ...counts, [key]: counts[key] + by };
}

/** A good goes from its principality to a castle, or back. */
function carried(view: View, seat: number, good: Good | null, by: 1 | -1): View {
  if (!good) return view;
  return {
    ...view,
    supply: plus(view.supply, good, -by),
    castles: at(view.castles, seat, (castle) => plus(castle, good, by)),
  };
}

function apple(view: View, seat: number, by: 1 | -1): View {
  return {
    ...view,
    appleSupply: view.appleSupply - by,
    apples: at(view.apples, seat, (count) => count + by),
  };
}

function usedFlag(view: View, seat: number, facts: Facts): View {
  const now = carried(view, seat, goodOf(facts["flag"]), -1);
  return facts["power"] === "missions" ? { ...now, flagged: view.flagged + 1 } : now;
}

function turned(view: View, seat: number, facts: Facts): View {
  const die = String(facts["die"]);
  const isApple = facts["means"] === "apple";
  const isBound = isApple || (facts["means"] === "flag" && view.options["turnAnyDie"] !== "on");
  const now = isApple ? apple(view, seat, -1) : view;
  return {
    ...now,
    faces: at(view.faces, seat, (faces) => ({ ...faces, [die]: Number(facts["face"]) })),
    chosen: isBound ? die : view.chosen,
    ate: view.ate || isApple,
  };
}

function posted(view: View, seat: number, vassal: Vassal | null, place: Place | typeof CASTLE): View {
  if (!vassal) return view;
  return { ...view, vassals: at(view.vassals, seat, (posts) => ({ ...posts, [vassal]: place })) };
}

function marked(view: View, seat: number, place: Place | null, by: number): View {
  if (!place) return view;
  return { ...view, markers: at(view.markers, seat, (markers) => plus(markers, place, by)) };
}

/** A traitor goes to the discards, repelled or paid for. */
function gone(view: View, seat: number, traitor: Place | null): View {
  if (!traitor) return view;
  return {
    ...view,
    traitors: at(view.traitors, seat, (traitors) => without(traitors, traitor)),
    traitorDiscards: [...view.traitorDiscards, traitor],
  };
}

function drewTraitors(view: View, seat: number, facts: Facts): View {
  const traitors = places(facts["traitors"]);
  const had = view.traitors[seat]?.length ?? 0;
  return {
    ...view,
    traitors: at(view.traitors, seat, () => traitors),
    traitorSupply: view.traitorSupply - (traitors.length - had),
  };
}

function scored(view: View, seat: number, facts: Facts): View {
  const source = String(facts["source"]);
  const points = at(view.points, seat, (ledger) => ({
    ...ledger,
    [source]: (ledger[source] ?? 0) + Number(facts["points"]),
  }));
  return gone({ ...view, points }, seat, source === "traitors" ? placeOf(facts["traitor"]) : null);
}

// Missions

function more({ cards, count }: Pile, card: string | null): Pile {
  return { cards: cards && card ? [...cards, card].sort() : null, count: count + 1 };
}

function less({ cards, count }: Pile, gone: readonly string[]): Pile {
  return { cards: cards && gone.reduce(without, cards), count: count - gone.length };
}

function discarded(view: View, seat: number, cards: readonly string[]): View {
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => less(hand, cards)),
    missionDiscards: [...view.missionDiscards, ...cards],
  };
}

function resolved(view: View, seat: number, facts: Facts): View {
  const due = view.due + 1;
  return {
    ...discarded(view, seat, [String(facts["mission"])]),
    due,
    // A flag was told before the mission that it allows.
    resolved: Math.max(view.resolved, due - view.flagged),
  };
}

function drew(view: View, seat: number, facts: Facts): View {
  const card = typeof facts["mission"] === "string" ? facts["mission"] : null;
  const revealed = facts["revealed"];
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => more(hand, card)),
    missionDeck: view.missionDeck - 1,
    display:
      typeof revealed === "string"
        ? view.display.map((lying) => (lying === card ? revealed : lying))
        : view.display,
  };
}

// King's favor

function sealed(view: View, seat: number, abilities: readonly unknown[], isUp: boolean): View {
  if (!view.seals) return view;
  const turned = abilities.map(abilityOf).filter((ability) => ability !== null);
  const seals = at(view.seals, seat, (own) => ({
    ...own,
    ...Object.fromEntries(turned.map((ability) => [ability, isUp])),
  }));
  return { ...view, seals };
}

// King's decree

/** Everybody knows who has looked; only the reader knows what lies there. */
function looked(view: View, seat: number, facts: Facts): View {
  const { decreeStacks: stacks, decreeReaders: readers } = view;
  const place = placeOf(facts["place"]);
  if (!stacks || !readers || !place) return view;
  const cards = "decrees" in facts ? strings(facts["decrees"]) : null;
  return {
    ...view,
    decreeStacks: cards ? { ...stacks, [place]: { cards, count: cards.length } } : stacks,
    decreeReaders: { ...readers, [place]: [...new Set([...readers[place], seat])].sort() },
  };
}

function tookDecree(view: View, seat: number, facts: Facts): View {
  const { decreeStacks: stacks, decrees } = view;
  const [place, decree] = [placeOf(facts["place"]), decreeOf(facts["decree"])];
  if (!stacks || !decrees || !place || !decree) return view;
  return {
    ...view,
    decreeStacks: { ...stacks, [place]: less(stacks[place], [decree]) },
    decrees: at(decrees, seat, (own) => [...own, decree]),
  };
}

function usedDecrees(view: View, seat: number, facts: Facts): View {
  const used = strings(facts["decrees"]).length;
  return { ...view, decrees: view.decrees && at(view.decrees, seat, (own) => own.slice(used)) };
}

// Treasures of the environs

function tookStaff(view: View, seat: number): View {
  if (view.neutralStaffs === null) return view;
  return {
    ...view,
    neutralStaffs: view.neutralStaffs - 1,
    staffs: at(view.staffs, seat, (count) => count + 1),
  };
}

// Arthur

/** Flags are told by the steps that they lead to: fewer than before were one less. */
function nudged(view: View, seat: number, facts: Facts): View {
  const die = String(facts["die"]);
  const before = Math.max(0, (view.faces[seat]?.[die] ?? 0) + view.nudged);
  return { ...view, chosen: die, nudged: view.nudged + (Number(facts["steps"]) < before ? -1 : 1) };
}

function cleared(view: View, cells: readonly string[]): View {
  const manors = Object.entries(view.manors).filter(([cell]) => !cells.includes(cell));
  return { ...view, manors: Object.fromEntries(manors) };
}

// Picts

function tookPict(view: View, seat: number, pict: string): View {
  return {
    ...view,
    pictDisplay: without(view.pictDisplay, pict),
    picts: view.picts && at(view.picts, seat, (own) => [...own, pict]),
  };
}

function revealedPict(view: View, facts: Facts): View {
  return {
    ...view,
    pictDisplay: view.pictDisplay.toSpliced(Number(facts["at"]), 0, String(facts["pict"])),
    pictStacks: Math.max(0, view.pictStacks - 1),
  };
}

/** Between two turns nothing is left of either. */
const FORGOTTEN = { chosen: null, nudged: 0, switched: null, ate: false, resolved: 0, flagged: 0, due: 0 };

function began(view: View, seat: number, facts: Facts): View {
  return {
    ...view,
    first: seat,
    active: seat,
    ring: strings(facts["ring"]),
    tiles: tilesOf(strings(facts["tiles"])),
    display: strings(facts["display"]),
  };
}

function started(view: View, seat: number, facts: Facts): View {
  const figures = { ...view.figures, [knightOf(seat)]: String(facts["space"]) };
  return marked({ ...view, figures }, seat, placeOf(facts["marker"]), 1);
}

function dealt(view: View, seat: number, facts: Facts): View {
  const count = Number(facts["count"]);
  const cards = "missions" in facts ? strings(facts["missions"]) : null;
  return {
    ...view,
    hands: at(view.hands, seat, () => ({ cards, count })),
    missionDeck: view.missionDeck - count,
  };
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

// Knights of the Round Table

function swapped(view: View, seat: number, facts: Facts): View {
  const [given, taken] = [String(facts["given"]), String(facts["taken"])];
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => ({ ...more(less(hand, [given]), taken), count: hand.count })),
    display: view.display.map((card) => (card === taken ? given : card)),
  };
}

/** The view after an event. */
export function after(view: View, event: Event): View {
  const now = modules().reduce((so, module) => module.after?.(so, event) ?? so, afterwards(view, event));
  const knights =
    now.knights && knightsAfter(now.knights, event.name, event.seat ?? view.active, event.facts);
  return knights === now.knights ? now : { ...now, knights };
}

function afterwards(view: View, { name, seat, facts }: Event): View {
  const who = seat ?? view.active;
  switch (name) {
    case "began":
      return began(view, who, facts);
    case "started":
      return started(view, who, facts);
    case "dealt-missions":
      return dealt(view, who, facts);
    case "turn":
      return { ...view, ...FORGOTTEN, active: who, turn: Number(facts["number"]) };
    case "round":
      return { ...view, first: who, active: who, round: Number(facts["round"]) };
    case "rolled":
      return {
        ...view,
        faces: at(view.faces, who, () => numbersBy(facts["faces"])),
        used: at(view.used, who, () => []),
      };
    case "used-die":
      return {
        ...view,
        used: at(view.used, who, (used) => [...used, String(facts["die"])]),
        chosen: String(facts["die"]),
      };
    case "turned":
      return turned(view, who, facts);
    case "moved":
      return { ...view, figures: { ...view.figures, [String(facts["figure"])]: String(facts["space"]) } };
    case "took":
      return carried(view, who, goodOf(facts["good"]), 1);
    case "gave-back":
      return carried(view, who, goodOf(facts["good"]), -1);
    case "used-flag":
      return usedFlag(view, who, facts);
    case "took-apple":
      return apple(view, who, 1);
    case "used-staff":
      return { ...view, staffs: at(view.staffs, who, (count) => count - 1) };
    case "took-excalibur":
      return { ...view, excalibur: who };
    case "took-grail":
      return { ...view, grail: who };
    case "took-signet":
      return { ...view, signet: who };
    case "nudged":
      return nudged(view, who, facts);
    case "switched":
      return { ...view, chosen: String(facts["die"]), switched: String(facts["figure"]) };
    case "replaced-manor":
      return { ...view, manors: { ...view.manors, [String(facts["cell"])]: who } };
    case "cleared":
      return cleared(view, strings(facts["cells"]));
    case "sent": {
      const place = placeOf(facts["place"]);
      return place ? posted(view, who, vassalOf(facts["vassal"]), place) : view;
    }
    case "went-home":
      return posted(view, who, vassalOf(facts["vassal"]), CASTLE);
    case "placed-marker":
      return marked(view, who, placeOf(facts["place"]), 1);
    case "withdrew":
      return marked(view, who, placeOf(facts["place"]), -Number(facts["count"]));
    case "built":
      return { ...view, manors: { ...view.manors, [String(facts["cell"])]: who } };
    case "repelled":
      return gone(view, who, placeOf(facts["traitor"]));
    case "drew-traitors":
      return drewTraitors(view, who, facts);
    case "reshuffled-traitors":
      // Told before the draw that it interrupts: the supply still holds what was drawn first.
      return { ...view, traitorSupply: view.traitorSupply + Number(facts["count"]), traitorDiscards: [] };
    case "scored":
      return scored(view, who, facts);
    case "resolved":
      return resolved(view, who, facts);
    case "discarded-missions":
      return discarded(view, who, strings(facts["missions"]));
    case "drew-mission":
    case "took-mission":
      return drew(view, who, facts);
    case "swapped-missions":
      return swapped(view, who, facts);
    case "reshuffled-missions":
      return { ...view, missionDeck: view.missionDeck + Number(facts["count"]), missionDiscards: [] };
    case "learned":
      return sealed(view, who, [facts["ability"]], true);
    case "used-favor":
      return sealed(view, who, [facts["ability"]], false);
    case "turned-seals":
      return sealed(view, who, strings(facts["abilities"]), true);
    case "looked":
      return looked(view, who, facts);
    case "took-decree":
      return tookDecree(view, who, facts);
    case "used-decrees":
      return usedDecrees(view, who, facts);
    case "took-staff":
      return tookStaff(view, who);
    case "took-pict":
      return tookPict(view, who, String(facts["pict"]));
    case "revealed-pict":
      return revealedPict(view, facts);
    case "discarded-picts":
      return { ...view, picts: view.picts && at(view.picts, who, () => []) };
    case "over":
      return {
        ...view,
        ...FORGOTTEN,
        over: true,
        scores: numbers(facts["scores"]),
        winners: numbers(facts["winners"]),
      };
    default:
      return view;
  }
}
