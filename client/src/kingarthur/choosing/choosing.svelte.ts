/** What the reader is about to decide: cards laid down, a target in mind, a thing looked at. Nothing is sent before it is chosen. */

import type { QuestionInfo } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { sum, type Cards } from "../position/cards";
import type { Readers } from "../../table/log";
import type { View } from "../position/view";
import { movesOf, recordOf } from "./acts";
import { placesOf, toggled } from "./laying";
import {
  grouped,
  isDeed,
  joinable,
  payable,
  type Decline,
  type Deed,
  type Group,
  type Move,
  type Target,
} from "./moves";
import type { Situation } from "./reasons";
import type { Hand } from "./record";

/** What choosing needs to know about the table. */
export interface ChoiceContext {
  readonly view: View | null;
  readonly question: QuestionInfo | null;
  /** The number of the state: what was laid down belongs to one question. */
  readonly seq: number;
  readonly cards: Cards;
  readonly readers: Readers;
  /** Nothing can be sent now, so nothing is gold. */
  readonly isBlocked: boolean;
  /** Send a decision. */
  readonly decide: (word: string) => void;
}

/** A decision that is being put together. */
interface Made {
  readonly laid: readonly number[];
  readonly pinned: Target | null;
  readonly note: string | null;
  /** What a finger has touched once: it is looked at, and the next touch chooses it. */
  readonly touched: Move | null;
}
const NOTHING: Made = { laid: [], pinned: null, note: null, touched: null };

export class Choosing {
  #context: () => ChoiceContext;
  #made = $state.raw<Made & { readonly for: string }>({ for: "", ...NOTHING });
  #near = $state.raw<Target | null>(null);
  #nearMove = $state.raw<Deed | null>(null);

  constructor(context: () => ChoiceContext) {
    this.#context = context;
  }

  readonly question = $derived.by(() => this.#context().question);
  readonly #key = $derived.by(() => `${this.#context().seq} ${this.question?.ask ?? ""}`);
  readonly #mine = $derived(this.#made.for === this.#key ? this.#made : null);
  readonly moves = $derived.by((): readonly Move[] => (this.question ? movesOf(this.question) : []));
  readonly deeds = $derived.by((): readonly Deed[] => this.moves.filter(isDeed));
  readonly decline = $derived.by(
    (): Decline | null => this.moves.find((move): move is Decline => move.kind === "decline") ?? null,
  );

  /** The record of what is asked. */
  readonly act = $derived.by(() => (this.question ? recordOf(this.question.ask) : null));
  /** The pile from which cards are laid down now; null if the question needs none. */
  readonly hand = $derived.by((): Hand | null => this.act?.payment?.from ?? null);
  readonly #pile = $derived.by((): readonly string[] => {
    const { view } = this.#context();
    const seat = this.question?.seat;
    if (!view || seat === undefined) return [];
    return (this.hand === "trophies" ? view.trophies : view.hands)[seat]?.cards ?? [];
  });

  /** The places in the hand of the cards laid down. */
  readonly laid = $derived.by((): readonly number[] => this.#mine?.laid ?? []);
  readonly laidCards = $derived.by((): readonly string[] =>
    this.laid.flatMap((index) => this.#pile[index] ?? []),
  );
  readonly laidWorth = $derived(sum(this.laidCards));
  /** The target whose payments are being looked through. */
  readonly pinned = $derived.by((): Target | null => this.#mine?.pinned ?? null);
  /** What a finger has touched once. */
  readonly touched = $derived.by((): Move | null => this.#mine?.touched ?? null);
  /** What else choosing a card has changed. */
  readonly note = $derived.by((): string | null => this.#mine?.note ?? null);

  /** What can be chosen now, by target. */
  readonly groups = $derived.by((): readonly Group[] => grouped(payable(this.laidCards, this.deeds)));
  readonly targets = $derived.by(
    () => new Set<Target>(this.#context().isBlocked ? [] : this.groups.map((group) => group.target)),
  );
  readonly pinnedGroup = $derived.by(() => this.groups.find((group) => group.target === this.pinned) ?? null);
  /** The cards of the hand from which something can still come. */
  readonly joinable = $derived.by((): ReadonlySet<string> => {
    const { pinned } = this;
    if (this.#context().isBlocked) return new Set();
    const deeds = pinned ? this.deeds.filter((move) => move.target === pinned) : this.deeds;
    return joinable(this.laidCards, deeds);
  });
  readonly couldGrow = $derived(this.joinable.size > 0);

  /** The target hovered or focused, on the table or in the list. */
  get near(): Target | null {
    return this.#near;
  }
  /** The cards that the move looked at would cost, as places in the hand. */
  readonly nearCards = $derived.by((): readonly number[] => {
    const move = this.#nearMove;
    return move && !this.laid.length ? placesOf(move.cards, this.#pile) : [];
  });

  /** What reasons are read from. */
  readonly situation = $derived.by((): Situation | null => {
    const { view, cards, readers } = this.#context();
    const seat = this.question?.seat;
    if (!view || seat === undefined) return null;
    return {
      view,
      cards,
      readers,
      seat,
      deeds: this.deeds,
      laid: this.laidCards,
      hand: view.hands[seat]?.cards ?? [],
      trophies: view.trophies[seat]?.cards ?? [],
    };
  });

  look(target: Target, move: Deed | null = null): void {
    this.#near = target;
    this.#nearMove = move;
  }

  lookAway(target: Target): void {
    if (this.#near !== target) return;
    this.#near = null;
    this.#nearMove = null;
  }

  /** Lay down a card of the hand, or take it back. */
  toggle(index: number): void {
    const laid = toggled(this.laid, this.#pile, index);
    const sentBack = this.laid.some((other) => other !== index && !laid.includes(other));
    this.#make({ ...NOTHING, laid, note: sentBack ? t("ka.say.colour") : null });
  }

  /** Choose what a target offers: make its only move, or ask which of several. A finger looks before it chooses. */
  choose(target: Target, byTouch = false): void {
    const group = this.groups.find((offered) => offered.target === target);
    if (!group) return;
    if (group.moves.length === 1) this.take(group.moves[0], byTouch);
    else this.#make({ ...NOTHING, laid: this.laid, pinned: target });
  }

  /** Decide. A finger cannot hover, so its first touch looks and its second decides. */
  take(move: Move, byTouch: boolean): void {
    if (!byTouch || this.touched?.word === move.word) {
      this.decide(move);
      return;
    }
    if (isDeed(move)) this.look(move.target, move);
    this.#make({ laid: this.laid, pinned: this.pinned, note: this.note, touched: move });
  }

  decide(move: Move): void {
    this.#near = null;
    this.#nearMove = null;
    this.#context().decide(move.word);
  }

  /** Back by one: the payments of a target, then the cards laid down. */
  putBack(): void {
    this.#make(NOTHING);
  }

  get isHalfMade(): boolean {
    return this.laid.length > 0 || this.pinned !== null;
  }

  #make(made: Made): void {
    this.#made = { for: this.#key, ...made };
  }
}
