/** A table that is being made: its seats and settings, who may join, and what is still missing. */

import type { GameInfo, SeatPlan, TablePlan, TitleName } from "../api";
import { USUAL } from "./levels";
import type { Memory } from "./plan";
import { FEWEST, onOffer, surprise, withDependents, withNeeds, type Mixed, type Ready } from "./ready";

export type SeatKind = SeatPlan["kind"];

export interface DraftSeat {
  /** Stays with the seat when it moves. */
  id: number;
  kind: SeatKind;
  /** The name of a person at this device. */
  name: string;
  bot: string;
}

/** The table whose modules are chosen by chance. */
export const SURPRISE = "surprise";

/** The kind of table: a ready-made one by its key, a surprise, the last one again, or none of these. */
export type Preset = typeof SURPRISE | "last" | "own" | (string & {});

/** The modules that can be mixed for a game, and its ready-made mixes. */
export interface Mixes {
  readonly modules: readonly Mixed[];
  readonly ready: readonly Ready[];
}

function switchedOn(modules: readonly string[]): Record<string, string> {
  return Object.fromEntries(modules.map((key) => [key, "on"]));
}

export class TableDraft {
  readonly game: GameInfo;
  /** The modules that can be chosen. */
  readonly modules: readonly Mixed[];
  readonly ready: readonly Ready[];
  readonly last: Memory | null;
  seats = $state<DraftSeat[]>([]);
  settings = $state<Record<string, string>>({});
  visibility = $state<"link" | "open">("link");
  /** Whether players may ask for counsel although several people play. */
  counsel = $state(false);
  /** The modules that chance has chosen last. */
  #surprise = $state.raw<readonly string[] | null>(null);

  #count = 0;
  #level: string;

  constructor(game: GameInfo, { modules, ready }: Mixes, last: Memory | null) {
    this.game = game;
    this.modules = modules;
    this.ready = onOffer(ready, modules);
    this.last = last;
    this.#level = game.bots.includes(USUAL) ? USUAL : (game.bots[0] ?? USUAL);
    const kinds: SeatKind[] = ["you", "bot", "bot"];
    this.seats = kinds.map((kind) => this.#seat(kind));
  }

  #seat(kind: SeatKind, name = "", bot = this.#level): DraftSeat {
    this.#count += 1;
    return { id: this.#count, kind, name, bot };
  }

  /** How many play. New seats are like the last one that is not ours. Seats are removed from the end, but never ours. */
  get players(): number {
    return this.seats.length;
  }
  set players(wanted: number) {
    const seats = [...this.seats];
    const kind = seats.findLast((seat) => seat.kind !== "you")?.kind ?? "bot";
    while (seats.length < wanted) seats.push(this.#seat(kind));
    while (seats.length > wanted) {
      const index = seats.findLastIndex((seat) => seat.kind !== "you");
      seats.splice(index, 1);
    }
    this.seats = seats;
  }

  /** Whether there are enough modules for a surprise. */
  get canSurprise(): boolean {
    return this.modules.length >= FEWEST;
  }

  /** How many may play. */
  get counts(): number[] {
    const { min_seats, max_seats } = this.game;
    return Array.from({ length: max_seats - min_seats + 1 }, (_, index) => min_seats + index);
  }

  /** Take over the people of another draft, as many as fit. */
  sitAs({ seats, visibility, counsel }: TableDraft): void {
    const players = Math.min(seats.length, this.game.max_seats);
    this.visibility = visibility;
    this.counsel = counsel;
    this.seats = seats.map(({ kind, name, bot }) =>
      this.#seat(kind, name, this.game.bots.includes(bot) ? bot : this.#level),
    );
    this.players = players;
  }

  /** Choose who takes a seat. Exactly one seat is always ours, so choosing another one swaps the two. */
  assign(id: number, kind: SeatKind): void {
    const seat = this.seats.find((one) => one.id === id);
    const own = this.seats.find((one) => one.kind === "you");
    if (!seat || seat.kind === kind) return;
    if (kind === "you" && own) own.kind = seat.kind;
    else if (seat.kind === "you") {
      const other = this.seats.find((one) => one.id !== id);
      if (!other) return;
      other.kind = "you";
    }
    seat.kind = kind;
  }

  /** Move a seat one place up or down the order; false at the end. */
  move(id: number, by: -1 | 1): boolean {
    const from = this.seats.findIndex((seat) => seat.id === id);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.seats.length) return false;
    const seats = [...this.seats];
    seats.splice(to, 0, ...seats.splice(from, 1));
    this.seats = seats;
    return true;
  }

  /** Put a seat at an index of the order. */
  place(id: number, to: number): void {
    const from = this.seats.findIndex((seat) => seat.id === id);
    if (from < 0 || from === to) return;
    const seats = [...this.seats];
    seats.splice(to, 0, ...seats.splice(from, 1));
    this.seats = seats;
  }

  has(module: string): boolean {
    return this.settings[module] === "on";
  }

  set(key: string, value: string): void {
    this.settings = { ...this.settings, [key]: value };
  }

  /** Switch a module on with all modules that it needs, or off with all modules that need it. */
  toggle(module: string, isOn: boolean): void {
    const others = isOn ? withNeeds(module, this.modules) : withDependents(module, this.modules);
    for (const key of others) this.set(key, isOn ? "on" : "off");
  }

  /** The modules of this table. */
  get mix(): string[] {
    return this.modules.map(({ key }) => key).filter((key) => this.has(key));
  }

  #usual(key: string): string {
    return this.game.settings.find((setting) => setting.key === key)?.values[0] ?? "";
  }

  /** The value of a setting: the chosen one, or the default. */
  value(key: string): string {
    return this.settings[key] ?? this.#usual(key);
  }

  /** The house rules: all settings except modules and rules that need a module that cannot be chosen. */
  get offered(): GameInfo["settings"] {
    const known = this.modules.map(({ key }) => key);
    return this.game.settings.filter(
      ({ key, modules }) =>
        !this.game.modules.some((module) => module.key === key) &&
        modules.every((one) => known.includes(one)),
    );
  }

  /** The modules that a house rule needs and that are not chosen. */
  lacking(rule: string): string[] {
    const needed = this.game.settings.find(({ key }) => key === rule)?.modules ?? [];
    return needed.filter((module) => !this.has(module));
  }

  /** The house rules that differ from the usual. */
  get houseRules(): string[] {
    return this.offered.map(({ key }) => key).filter((key) => this.value(key) !== this.#usual(key));
  }

  /** Which ready-made table this is. */
  get preset(): Preset {
    const same = (settings: Record<string, string>) =>
      this.game.settings.every(({ key }) => this.value(key) === (settings[key] ?? this.#usual(key)));
    const ready = this.ready.find(({ modules }) => same(switchedOn(modules)));
    if (ready) return ready.key;
    if (this.#surprise && same(switchedOn(this.#surprise))) return SURPRISE;
    return this.last && same(this.last.settings) ? "last" : "own";
  }

  choose(preset: Preset): void {
    if (preset === "last" && this.last) this.recall(this.last);
    else this.settings = switchedOn(this.ready.find(({ key }) => key === preset)?.modules ?? []);
  }

  /** Let chance choose the modules. */
  surprise(): void {
    this.#surprise = surprise(this.modules, [this.mix, ...this.ready.map(({ modules }) => modules)]);
    this.settings = switchedOn(this.#surprise);
  }

  /** Repeat the settings of the last table. */
  recall(memory: Memory): void {
    const count = memory.seats.length;
    const { min_seats, max_seats } = this.game;
    const ours = memory.seats.filter((seat) => seat.kind === "you").length;
    if (count < min_seats || count > max_seats || ours !== 1) return;
    this.settings = { ...memory.settings };
    this.visibility = memory.visibility;
    this.counsel = memory.counsel ?? false;
    this.seats = memory.seats.map((seat) => this.#seat(seat.kind, seat.name ?? "", seat.bot ?? this.#level));
  }

  /** Whether somebody else at the table might ask for counsel, so that its opener decides about it. */
  get asksAboutCounsel(): boolean {
    return this.game.counsel && this.seats.filter(({ kind }) => kind !== "bot").length > 1;
  }

  /** Seats that wait for a friend. */
  get free(): number {
    return this.seats.filter((seat) => seat.kind === "friend").length;
  }

  /** Whether somebody at this device still has no name, so that the table cannot be opened. */
  get lacksName(): boolean {
    return this.seats.some((seat) => seat.kind === "device" && !seat.name.trim());
  }

  plan(suggested: TitleName | null = null): TablePlan {
    return {
      game: this.game.name,
      suggested,
      settings: { ...this.settings },
      visibility: this.visibility,
      counsel: this.asksAboutCounsel && this.counsel,
      seats: this.seats.map(({ kind, name, bot }) => ({
        kind,
        ...(kind === "device" ? { name: name.trim() } : {}),
        ...(kind === "bot" ? { bot } : {}),
      })),
    };
  }
}
