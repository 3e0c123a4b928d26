/** The table as one seat sees it: a state from the server, kept current by the changes that follow it. */

import type { Step, TableState } from "../api";
import { digest, patched, type Wire } from "../change";
import type { Schemas } from "./surroundings";

/** One change of what is seen: the whole state, and the steps that are new to this seat. */
export interface Change {
  state: TableState;
  fresh: Step[];
  /** first: just arrived; look: from another seat; update: something happened. */
  cause: "first" | "look" | "update";
}

/** What the options of a question bring, in their order. */
export type Outlook = Pick<Schemas["TableOutlook"], "seat" | "seq" | "outcomes">;

/** How often missing steps are asked for before the position is shown without them. */
const PATIENT_GAPS = 3;

export class Seen {
  readonly id: string;
  /** Ask the server for the state again. */
  readonly #refetch: () => void;
  #state = $state.raw<TableState | null>(null);
  #steps = $state.raw<Step[]>([]);
  #outlook = $state.raw<Outlook | null>(null);
  #seat: number | null;
  #cause: Change["cause"] = "first";
  #gaps = 0;
  #listeners = new Set<(change: Change) => void>();

  constructor(id: string, seat: number | null, refetch: () => void) {
    this.id = id;
    this.#seat = seat;
    this.#refetch = refetch;
  }

  get state(): TableState | null {
    return this.#state;
  }
  /** What the options of the last question bring, which the server sends a little later than the question. */
  get outlook(): Outlook | null {
    return this.#outlook;
  }
  get steps(): readonly Step[] {
    return this.#steps;
  }
  get seat(): number | null {
    return this.#seat;
  }
  /** The number of the last step that is known. */
  get lastStep(): number {
    return this.#steps.at(-1)?.seq ?? 0;
  }

  onchange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Forget what was seen and look from another seat. The next state is taken as the first. */
  lookFrom(seat: number | null): void {
    this.#seat = seat;
    this.#cause = "look";
    this.#steps = [];
    this.#state = null;
  }

  take(state: TableState): void {
    if (state.seat !== this.#seat) return;
    const known = this.#state;
    const last = this.lastStep;
    if (known && this.#cause === "update" && state.seq < known.seq) return;
    const fresh = state.steps.filter((step) => step.seq > last);
    const first = fresh[0];
    const isMissingSteps = first ? first.seq > last + 1 : state.seq > last;
    if (isMissingSteps && this.#gaps < PATIENT_GAPS) {
      this.#gaps += 1;
      this.#refetch();
      return;
    }
    this.#gaps = 0;
    const cause = this.#cause;
    this.#cause = "update";
    this.#state = state;
    const { seq, question, outcomes } = state;
    if (question && outcomes.length) this.foresee({ seat: question.seat, seq, outcomes });
    if (fresh.length) this.#steps = [...this.#steps, ...fresh];
    for (const listener of this.#listeners) listener({ state, fresh, cause });
  }

  /** Apply what has changed since the last state. If it does not follow that state, ask for a new one. */
  apply(message: Schemas["TableChange"]): void {
    const known = this.#state;
    // A state for another seat is on its way, or has brought this already.
    if (!known?.view || message.seat !== this.#seat || message.seq <= known.seq) return;
    const changes = message.steps.map((step) => step.changes);
    if (message.steps[0]?.seq !== known.seq + 1 || !changes.every((change) => change !== null)) {
      this.#refetch();
      return;
    }
    const view = changes.flat().reduce<Wire>(patched, known.view);
    if (message.digest !== null && message.digest !== digest(view)) {
      console.warn(`The view of table ${this.id} differs from the server's after step ${message.seq}.`);
      this.#refetch();
      return;
    }
    const { table, steps, projected, digest: _, type: __, ...rest } = message;
    this.take({
      ...known,
      ...rest,
      outcomes: [],
      table: { ...known.table, ...table },
      steps,
      view,
      projected: projected ?? known.projected,
    });
  }

  /** Take what the options of a question bring. */
  foresee(outlook: Outlook): void {
    if (outlook.seat === this.#seat) this.#outlook = outlook;
  }

  /** Take news about the people at the table. */
  meet({ table, notices, counselled }: Schemas["TablePeople"]): void {
    const known = this.#state;
    if (known) this.take({ ...known, table, notices, counselled, steps: [] });
  }

  /** Note which seats are online. */
  notice({ online }: Schemas["TablePresence"]): void {
    const known = this.#state;
    if (!known) return;
    const seats = known.table.seats.map((seat, number) => ({
      ...seat,
      online: online[number] ?? seat.online,
    }));
    this.take({ ...known, table: { ...known.table, seats }, steps: [] });
  }
}
