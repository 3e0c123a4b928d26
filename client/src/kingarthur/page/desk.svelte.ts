/** A table of King Arthur for one reader: what the parts of the page show, and what is open on it. */

import { untrack } from "svelte";
import type { GameInfo } from "../../lib/api";
import { t, withWords } from "../../lib/i18n.svelte";
import type { Live } from "../../lib/live/live.svelte";
import { layout } from "../../table/layout.svelte";
import { Sitting } from "../../table/sitting.svelte";
import { Choosing } from "../choosing/choosing.svelte";
import { CARD_KEYS } from "../choosing/keys";
import { lineOf, recordOf, soundOf } from "../events/events";
import type { AskingCards } from "../counsel/asking.svelte";
import type { CardGuidance } from "../guided";
import { readCards } from "../position/cards";
import type { View } from "../position/view";
import { presentation } from "../presentation";
import type { Event } from "../rules";
import { turnSteps } from "../telling/turn";

/** How long the reason why a card cannot be chosen is shown, in milliseconds. */
const EXPLAINED = 4000;

export type Tab = "play" | "adventures" | "players" | "log";

/** What a tab is called. */
export function nameOfTab(tab: Tab): string {
  return tab === "adventures" ? t("ka.adventures") : t(`table.tab.${tab}`);
}

export class Desk {
  readonly live: Live;
  readonly sitting: Sitting<View>;
  readonly choosing: Choosing;
  readonly #game: () => GameInfo;

  /** The discarded knights are shown. */
  discards = $state(false);
  /** What is open where not everything has room. */
  tab = $state<Tab>("play");
  sheetHeight = $state<"peek" | "half" | "full">("half");
  /** Explains the card with the focus, once that is loaded. */
  explainer: (() => boolean) | null = null;
  /** The guidance of a lesson, once it is loaded. */
  #guidance = $state.raw<CardGuidance | null>(null);
  /** Counsel, if the table has it. */
  #counsel = $state.raw<AskingCards | null>(null);
  #why = $state<string | null>(null);
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(live: Live, game: () => GameInfo) {
    this.live = live;
    this.#game = game;
    this.sitting = new Sitting<View>(live, {
      presentation,
      lineOf,
      isNews: (event) => recordOf(event)?.isNews === true,
      soundOf,
      keys: CARD_KEYS,
    });
    this.choosing = new Choosing(() => ({
      view: this.view,
      question: this.sitting.deciding.question,
      seq: this.sitting.playback.state?.seq ?? 0,
      cards: this.cards,
      readers: this.sitting.readers,
      isBlocked: live.isOffline,
      decide: (word) => void this.sitting.deciding.decide(word),
    }));
  }

  /** Follow the table while the page is shown; called while it is being set up. */
  follow(): void {
    this.sitting.follow();
    $effect(() => () => clearTimeout(this.#forgetting));
    $effect(() => {
      const lesson = this.#lesson;
      if (lesson === null) return;
      void withWords(import("../guided"), "guided", "cardlessons")
        .then(({ guidanceAt }) => guidanceAt(this, lesson))
        .then((guidance) => (this.#guidance ??= guidance));
    });
    $effect(() => {
      if (this.sitting.table?.counsel)
        void import("../counsel/asking.svelte").then(({ AskingCards }) => {
          this.#counsel ??= new AskingCards(this);
        });
    });
    // On a phone a new question comes to the fore, and so does the panel between two people at one device.
    $effect(() => {
      const isPassed = this.sitting.passing.hand !== null;
      if (isPassed || this.sitting.questionKey !== null) untrack(() => this.#showQuestion());
    });
  }

  readonly cards = $derived.by(() => readCards(this.#game().components));
  readonly view = $derived.by(() => this.sitting.view);
  /** The lesson that the reader takes here, as soon as there is something to see. */
  readonly #lesson = $derived.by(() =>
    this.view && this.sitting.you !== null ? (this.sitting.table?.lesson ?? null) : null,
  );
  get counsel(): AskingCards | null {
    return this.#counsel;
  }
  get guidance(): CardGuidance | null {
    return this.#guidance;
  }
  readonly isPhone = $derived(layout.arrangement === "phone");
  readonly canUndo = $derived.by(() => this.sitting.deciding.canUndo || this.choosing.isHalfMade);
  readonly steps = $derived.by(() => {
    const { choosing, view, sitting } = this;
    const laid = choosing.hand === "knights" && choosing.laid.length ? choosing.laidWorth : null;
    const ask = sitting.question?.ask ?? null;
    return view ? turnSteps(view, sitting.events as readonly Event[], ask, laid) : [];
  });
  /** The adversary that the reader looks at while choosing one to challenge. */
  readonly lookedAt = $derived.by(() => {
    const { near } = this.choosing;
    if (!near?.startsWith("adversary:") || this.sitting.question?.ask !== "challenge") return null;
    return near.split(":")[1] ?? null;
  });
  /** The seat whose hand is shown; null if all are covered. */
  readonly handOf = $derived.by(() => {
    const { view } = this;
    return this.sitting.you ?? (view?.over && view.hands[view.active]?.cards ? view.active : null);
  });
  readonly knights = $derived.by(() => this.#pile("hands"));
  readonly trophies = $derived.by(() => this.#pile("trophies"));

  #pile(of: "hands" | "trophies"): readonly string[] | null {
    return this.handOf === null ? null : (this.view?.[of][this.handOf]?.cards ?? null);
  }

  /** Why the card touched last cannot be chosen. Where there is no room beside the card it is shown above the hand. */
  get why(): string | null {
    return this.#why;
  }

  explain(reason: string | null): void {
    clearTimeout(this.#forgetting);
    this.#why = reason;
    if (reason !== null) this.#forgetting = setTimeout(() => (this.#why = null), EXPLAINED);
  }

  undo(): void {
    if (this.choosing.isHalfMade) this.choosing.putBack();
    else void this.sitting.deciding.undo();
  }

  /** Undo the last step of choosing. */
  back(): void {
    if (this.counsel?.open) this.counsel.close();
    else if (!this.sitting.deciding.putBack()) this.choosing.putBack();
  }

  toTurn(): void {
    this.discards = false;
    this.#showQuestion();
    void this.sitting.toTurn();
  }

  readonly showCounsel = (): void => {
    this.tab = "play";
    this.sheetHeight = "full";
  };

  #showQuestion(): void {
    this.tab = "play";
    if (this.sheetHeight === "peek") this.sheetHeight = "half";
  }
}
