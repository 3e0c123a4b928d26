/** Somebody at a table of any game: what is shown, asked and told, and from which seat. */

import { tick, untrack } from "svelte";
import { announce } from "../lib/announce.svelte";
import { api, type EventInfo, type TableInfo } from "../lib/api";
import { Bell, hear, type Heard } from "../lib/hearing";
import { parts, t, withWords } from "../lib/i18n.svelte";
import type { Live } from "../lib/live/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { KeyList } from "../lib/shortcuts";
import { titleOfTable } from "../lib/tables.svelte";
import { Announcing } from "./announcing";
import { Deciding } from "./deciding.svelte";
import { isShared } from "./device";
import { logOf, sumOf, type Line, type LogTurn, type Readers } from "./log";
import { lookedUpTo } from "./looked";
import { Passing } from "./passing.svelte";
import { namesOf } from "./people";
import { Playback } from "./playback.svelte";
import type { Presentation } from "./presentation";
import { inShort, ownTurn, type InShort, type Telling } from "./recap";
import { Stage } from "./stage.svelte";
import { PASSED } from "./told";

/** What a game's view says about the turn, in the same words in every game. */
interface AnyView {
  readonly active: number;
  readonly over: boolean;
}

/** What each game adds. */
export interface Game<View> {
  readonly presentation: Presentation<View>;
  readonly lineOf: (event: EventInfo, readers: Readers) => Line | null;
  /** Whether an event is announced even in the reader's own turn. */
  readonly isNews?: (event: EventInfo) => boolean;
  /** The sound of an event, in the position before it. */
  readonly soundOf: (event: EventInfo, view: View) => Heard | null;
  /** The keys of its table. */
  readonly keys: readonly KeyList[];
}

/** The reader's own turn was ended, because nothing was new. */
function passedLine({ seat }: EventInfo): Line {
  return { seat, parts: parts("table.passed"), points: null };
}

/** The step with which a game begins. Nobody needs a recap of how it was set up. */
const BEGAN = 1;

/** Only for people who share a device. It is loaded before it is needed, because the network may be gone by then. */
export const passDevice = () => withWords(import("./PassDevice.svelte"), "people");

export class Sitting<View extends AnyView> {
  readonly live: Live;
  readonly stage = new Stage();
  readonly playback: Playback<View>;
  readonly deciding: Deciding;
  readonly passing: Passing;
  readonly #game: Game<View>;
  /** Kept while the view from another seat is loading, so that the page does not flicker. */
  #table = $state.raw<TableInfo | null>(null);
  /** The game is over, and the reader wants to see the table once more. */
  looksOn = $state(false);
  menu = $state(false);
  /** Whether the reader is asked about giving up the game. */
  givesUp = $state(false);
  /** All keys are shown. */
  keysAreShown = $state(false);
  /** Whether the recap of the others' turns is open. */
  recapIsShown = $state(false);
  questionBox = $state<HTMLElement>();
  #asked: string | null = null;
  #bell = new Bell();
  #announcing = new Announcing((seat) => this.names[seat] ?? "");

  constructor(live: Live, game: Game<View>) {
    this.live = live;
    this.#game = game;
    this.#table = live.state?.table ?? null;
    this.playback = new Playback<View>(live, game.presentation, this.stage, (decisions, seat) =>
      api.position(live.id, decisions, seat),
    );
    this.deciding = new Deciding(live, this.playback, () => {
      const isTurn = this.view?.active === this.you;
      return { careful: isTurn && settings.ending === "ask", brisk: isTurn && settings.ending === "new" };
    });
    this.passing = new Passing(live);
  }

  get table(): TableInfo | null {
    return this.#table;
  }
  get keys(): readonly KeyList[] {
    return this.#game.keys;
  }
  readonly view = $derived.by(() => this.playback.view);
  readonly question = $derived.by(() => this.playback.question);
  readonly you = $derived.by(() => this.playback.state?.seat ?? null);
  readonly names = $derived.by((): string[] => (this.#table ? namesOf(this.#table) : []));
  readonly readers = $derived.by((): Readers => ({ you: this.you, names: this.names }));
  /** Whether the view from our only seat is still loading. Anything shown before would change immediately. */
  readonly isArriving = $derived.by(
    () => this.you === null && this.#table?.seats.filter((seat) => seat.mine).length === 1,
  );
  readonly over = $derived.by(() => this.playback.isOver && this.view !== null && !this.isArriving);
  readonly questionKey = $derived.by(() =>
    this.question ? `${this.playback.state?.seq ?? 0} ${this.question.ask}` : null,
  );

  // What is told

  readonly #lines = $derived.by(() => {
    // One line per event, made again when the language or the seat changes.
    const known = new WeakMap<EventInfo, { line: Line | null }>();
    const eyes = this.readers;
    void settings.language;
    return (event: EventInfo) => {
      const kept = known.get(event) ?? {
        line: event.name === PASSED ? passedLine(event) : this.#signed(event, this.#game.lineOf(event, eyes)),
      };
      known.set(event, kept);
      return kept.line;
    };
  });

  /** A line with the sign of the piece it speaks of. */
  #signed(event: EventInfo, line: Line | null): Line | null {
    const view = untrack(() => this.view);
    return line && view && { ...line, sign: this.#game.presentation.signOf(event, view) };
  }

  readonly events = $derived.by(() => this.playback.told.map(({ event }) => event));
  /** The log as it was before, so that what has not changed stays the same. */
  #logged: readonly LogTurn[] = [];
  readonly log = $derived.by(() => {
    this.#logged = logOf(
      this.events.map((event) => ({ event, decision: null })),
      this.#lines,
      (event) => this.playback.lit.includes(event),
      this.#logged,
    );
    return this.#logged;
  });
  /** The first sentence of what is being played, with all the points that come with it. */
  readonly litLine = $derived.by((): Line | null => {
    const lines = this.playback.lit.flatMap((event) => this.#lines(event) ?? []);
    const [first] = lines;
    if (!first) return null;
    const won = lines.filter(({ seat, points }) => seat === first.seat && points !== null);
    return { ...first, points: won.length ? sumOf(won) : null };
  });
  /** The points that are being won. */
  readonly gain = $derived.by(() => {
    const line = this.litLine;
    return line?.points && line.seat !== null ? { seat: line.seat, points: line.points } : null;
  });

  /**
   * What has happened since a person at this device last had it, as everybody may know it; nothing as long as the
   * table is seen with the eyes of one of them.
   */
  missedBy(seat: number): Line[] {
    if (this.you !== null) return [];
    const seen = Math.max(BEGAN, lookedUpTo(this.live.id, seat) ?? 0);
    return this.playback.told
      .filter(({ seq }) => seq > seen)
      .flatMap(({ event }) => this.#lines(event) ?? []);
  }

  /** What the last turn of the reader has brought. */
  get ownTurn(): readonly Line[] {
    return ownTurn(this.playback.told, this.you, this.telling);
  }

  /** Follow the connection, the seat and the question; called while a component is being set up. */
  follow(): void {
    $effect(() => untrack(() => this.playback.start()));
    $effect(() => {
      const fresh = this.live.state?.table;
      if (fresh) untrack(() => (this.#table = fresh));
    });
    $effect(() => {
      if (this.#table && isShared(this.#table)) void passDevice();
    });
    $effect(() => {
      if (this.#table && !this.playback.isPlaying)
        this.passing.follow(this.#table, this.view?.active ?? null);
    });
    $effect(() => this.deciding.follow(this.playback.isPlaying && this.view?.active === this.you));
    $effect(() => this.#nameThePage());
    $effect(() =>
      this.playback.onevent((event, isSeen) => {
        const isOurs = event.seat === this.you && this.#game.isNews?.(event) !== true;
        if (!isOurs) this.#announcing.hear(event, this.#lines(event), isSeen);
      }),
    );
    $effect(() => {
      if (!this.playback.isPlaying) untrack(() => this.#announcing.sumUp());
    });
    $effect(() =>
      this.playback.onevent((event, isSeen) => {
        const heard = isSeen && this.view ? this.#game.soundOf(event, this.view) : null;
        if (heard) void hear(heard);
      }),
    );
    $effect(() => {
      const asked = this.#table?.asked;
      const isAsked = this.#table?.seats.some((seat) => seat.mine && seat.seat === asked) === true;
      this.#bell.follow(isAsked, this.question !== null);
    });
    $effect(() => {
      if (this.questionKey === null || this.questionKey === this.#asked || this.passing.isCovering) return;
      this.#asked = this.questionKey;
      void untrack(() => this.#ask());
    });
  }

  #nameThePage(): void {
    const table = this.#table;
    if (!table) return;
    const mine = table.seats.some((seat) => seat.mine && seat.seat === table.asked);
    const title = titleOfTable(table);
    document.title = mine ? t("table.title.yours", { table: title }) : t("app.title", { screen: title });
  }

  /** A new question is announced once and takes the focus, because the button that was pressed is gone. */
  async #ask(): Promise<void> {
    await tick();
    const title = this.questionBox?.querySelector<HTMLElement>("[data-title]");
    // Not what is derived from it, because the reader may have left meanwhile.
    const { question } = this.playback;
    if (!title || !question) return;
    const options = t("table.options", { n: question.options.length });
    announce(t("table.announce.question", { title: title.textContent ?? "", options }));
    if (document.activeElement === document.body || this.deciding.refusal) {
      title.focus({ preventScroll: true });
    }
  }

  /** Back to the question, or to what is in its place, wherever the reader has looked. */
  async toTurn(): Promise<void> {
    this.menu = this.givesUp = this.keysAreShown = this.recapIsShown = false;
    this.skip();
    await tick();
    this.questionBox?.querySelector<HTMLElement>("[data-title]")?.focus();
  }

  /** Whether something is being played. */
  readonly canSkip = $derived.by(() => this.playback.isPlaying);
  /** Whether the turns of others could be passed over until the reader is asked. */
  readonly canJump = $derived.by(
    () =>
      this.you !== null &&
      this.question === null &&
      !this.playback.isJumping &&
      this.view?.over === false &&
      this.view.active !== this.you,
  );
  /** Whether the reader has missed what others did. */
  readonly canRecap = $derived.by(
    () => this.question !== null && this.playback.hasMissed && !this.since.length,
  );

  /** Whether there is anything to skip, or to tell of what was missed. */
  readonly isPaced = $derived.by(() => this.canSkip || this.canJump || this.canRecap);

  /** How the events are told. */
  get telling(): Telling {
    return { lineOf: this.#lines, isApart: this.#game.presentation.isApart };
  }

  /** Show nothing but the reader's next turn. */
  jump(): boolean {
    if (!this.canJump) return false;
    this.playback.jump();
    return true;
  }

  /** What each rival did since the reader's last turn, in signs. They stay while it is shown once more. */
  #since: readonly InShort[] = [];
  readonly since = $derived.by((): readonly InShort[] => {
    if (this.playback.isAgain) return this.#since;
    this.#since = this.question ? inShort(this.playback.told, this.you, this.telling) : [];
    return this.#since;
  });

  /** Show once more what the others did; in words if it cannot be shown on the board. */
  async replayOthers(): Promise<void> {
    if (!(await this.playback.again())) this.recapIsShown = true;
  }

  /** Skip what is being played; false if nothing is. */
  skip(): boolean {
    if (!this.playback.isPlaying) return false;
    this.playback.skip();
    return true;
  }

  /** A click anywhere except on a control also skips. */
  readonly skipByClick = ({ target }: MouseEvent): void => {
    const isControl = target instanceof Element && target.closest("a, summary, .right, nav, header");
    if (!isControl) this.skip();
  };
}
