/** What an event does to the view: cards move from place to place. The server's view always has the last word. */

import { adversaryOf, KINDS, type Kind } from "../drawings/cards";
import { held, strings, type Event, type Open, type Pile, type View } from "./view";

function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function more({ cards, count }: Pile, come: readonly string[] | null, number: number): Pile {
  return { cards: cards && come ? held([...cards, ...come]) : null, count: count + number };
}

function less({ cards, count }: Pile, gone: readonly string[]): Pile {
  return { cards: cards && without(cards, gone), count: count - gone.length };
}

function at<Item>(items: readonly Item[], index: number, change: (item: Item) => Item): Item[] {
  return items.map((item, place) => (place === index ? change(item) : item));
}

function column(view: View, kind: Kind, change: (open: readonly Open[]) => Open[]): View["columns"] {
  return { ...view.columns, [kind]: change(view.columns[kind]) };
}

/** Where in its column a card lies that carries this seal, or none. */
function placeOf(open: readonly Open[], card: string, seal: number | null): number {
  return open.findIndex((lying) => lying.card === card && lying.seal === seal);
}

function paid(view: View, seat: number, payment: readonly string[]): View {
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => less(hand, payment)),
    knightDiscards: [...view.knightDiscards, ...payment],
  };
}

function drewAdversaries(view: View, cards: readonly string[]): View {
  const columns = { ...view.columns };
  for (const card of cards) {
    const { kind } = adversaryOf(card);
    columns[kind] = [...columns[kind], { card, seal: null }];
  }
  return { ...view, columns, adversarySupply: view.adversarySupply - cards.length };
}

function defeated(view: View, seat: number, facts: Event["facts"]): View {
  const card = String(facts["adversary"]);
  const repeated = facts["way"] === "repeated";
  const leave = (open: readonly Open[]) => {
    const place = placeOf(open, card, repeated ? seat : null);
    return open.filter((_, index) => index !== place);
  };
  return {
    ...paid(view, seat, strings(facts["payment"])),
    columns: column(view, adversaryOf(card).kind, leave),
    trophies: at(view.trophies, seat, (pile) => more(pile, [card], 1)),
    sealsLeft: repeated ? at(view.sealsLeft, seat, (left) => left + 1) : view.sealsLeft,
  };
}

function sealed(view: View, seat: number, facts: Event["facts"]): View {
  const card = String(facts["adversary"]);
  const lay = (open: readonly Open[]) => at(open, placeOf(open, card, null), () => ({ card, seal: seat }));
  return {
    ...paid(view, seat, strings(facts["payment"])),
    columns: column(view, adversaryOf(card).kind, lay),
    sealsLeft: at(view.sealsLeft, seat, (left) => left - 1),
  };
}

/** The cards a fallen column brought, with the seats that won them. */
export function wonOf(facts: Event["facts"]): { seat: number; card: string }[] {
  const won: unknown = facts["won"];
  if (!Array.isArray(won)) return [];
  return won.map(([seat, card]: [number, string]) => ({ seat, card }));
}

function columnFell(view: View, facts: Event["facts"]): View {
  const kind = KINDS.find((known) => known === facts["kind"]);
  if (!kind) return view;
  let { trophies, sealsLeft } = view;
  for (const { seat, card } of wonOf(facts)) {
    trophies = at(trophies, seat, (pile) => more(pile, [card], 1));
    sealsLeft = at(sealsLeft, seat, (left) => left + 1);
  }
  return { ...view, columns: column(view, kind, () => []), trophies, sealsLeft };
}

function ventured(view: View, seat: number, facts: Event["facts"]): View {
  const cards = strings(facts["trophies"]);
  return {
    ...view,
    trophies: at(view.trophies, seat, (pile) => less(pile, cards)),
    out: [...view.out, ...cards],
    adventures: view.adventures.map((adventure) =>
      adventure.id === facts["adventure"] ? { ...adventure, owner: seat } : adventure,
    ),
  };
}

function drewKnights(view: View, seat: number, facts: Event["facts"]): View {
  const number = Number(facts["count"]);
  const cards = "cards" in facts ? strings(facts["cards"]) : null;
  return {
    ...view,
    hands: at(view.hands, seat, (hand) => more(hand, cards, number)),
    knightSupply: view.knightSupply - number,
  };
}

/** The view after an event. */
export function after(view: View, { name, seat, facts }: Event): View {
  const who = seat ?? view.active;
  switch (name) {
    case "turn":
      return { ...view, active: who, turn: Number(facts["number"]) };
    case "drew-adversaries":
      return drewAdversaries(view, strings(facts["cards"]));
    case "defeated":
      return defeated(view, who, facts);
    case "sealed":
      return sealed(view, who, facts);
    case "column-fell":
      return columnFell(view, facts);
    case "ventured":
      return ventured(view, who, facts);
    case "drew-knights":
      return drewKnights(view, who, facts);
    case "reshuffled":
      // Told before the draw it interrupts: then the supply still holds the cards that were drawn first.
      return { ...view, knightSupply: view.knightSupply + Number(facts["count"]), knightDiscards: [] };
    default:
      return view;
  }
}
