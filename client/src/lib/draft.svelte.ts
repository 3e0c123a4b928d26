/** A table that is being made: seats, options, who may come; and what is still missing. */

import type { GameInfo, SeatPlan, TablePlan } from "./api";
import type { Memory } from "./plan";

export type SeatKind = SeatPlan["kind"];

export interface DraftSeat {
  /** Stays with the seat when it moves. */
  id: number;
  kind: SeatKind;
  /** Of a person at this device. */
  name: string;
  bot: string;
}

export type Preset = "basic" | "sealed" | "last" | "own";

export const FEWEST = 2;
export const MOST = 5;

export class TableDraft {
  readonly game: string;
  readonly last: Memory | null;
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, string>>({});
  visibility = $state<"link" | "open">("link");

  #count = 0;
  #level: string;

  constructor(game: string, level: string, last: Memory | null) {
    this.game = game;
    this.last = last;
    this.#level = level;
    const kinds: SeatKind[] = ["you", "bot", "bot"];
    this.seats = kinds.map((kind) => this.#seat(kind));
  }

  #seat(kind: SeatKind, name = "", bot = this.#level): DraftSeat {
    this.#count += 1;
    return { id: this.#count, kind, name, bot };
  }

  /** How many play. New seats are like the last one that is not ours; the last ones go first, but never ours. */
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

  /** Who takes a seat. There is always exactly one that is ours: choosing another swaps the two. */
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

  get withSeals(): boolean {
    return this.options["seals"] === "on";
  }
  set withSeals(on: boolean) {
    this.set("seals", on ? "on" : "off");
  }

  set(key: string, value: string): void {
    this.options = { ...this.options, [key]: value };
  }

  /** The options that differ from the usual rule, apart from the seals. */
  houseRules(game: GameInfo): string[] {
    return game.settings
      .filter(({ key, values }) => key !== "seals" && (this.options[key] ?? values[0]) !== values[0])
      .map(({ key }) => key);
  }

  /** Which ready-made table this is. */
  preset(game: GameInfo): Preset {
    const same = (options: Record<string, string>) =>
      game.settings.every(
        ({ key, values }) => (this.options[key] ?? values[0]) === (options[key] ?? values[0]),
      );
    if (same({})) return "basic";
    if (same({ seals: "on" })) return "sealed";
    return this.last && same(this.last.options) ? "last" : "own";
  }

  choose(preset: Exclude<Preset, "own">): void {
    if (preset === "last" && this.last) this.recall(this.last);
    else this.options = preset === "sealed" ? { seals: "on" } : {};
  }

  /** Set the table as it was made the last time. */
  recall(memory: Memory): void {
    const count = memory.seats.length;
    if (count < FEWEST || count > MOST || memory.seats.filter((seat) => seat.kind === "you").length !== 1)
      return;
    this.options = { ...memory.options };
    this.visibility = memory.visibility;
    this.seats = memory.seats.map((seat) => this.#seat(seat.kind, seat.name ?? "", seat.bot ?? this.#level));
  }

  /** Seats that wait for a friend. */
  get free(): number {
    return this.seats.filter((seat) => seat.kind === "friend").length;
  }

  /** Nothing is opened before everybody at this device has a name. */
  get lacksName(): boolean {
    return this.seats.some((seat) => seat.kind === "device" && !seat.name.trim());
  }

  plan(title: string | null = null): TablePlan {
    return {
      game: this.game,
      title,
      options: { ...this.options },
      visibility: this.visibility,
      seats: this.seats.map(({ kind, name, bot }) => ({
        kind,
        ...(kind === "device" ? { name: name.trim() } : {}),
        ...(kind === "bot" ? { bot } : {}),
      })),
    };
  }
}
