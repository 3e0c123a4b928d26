/** The reader's decision in progress: the things picked on the board or in the list, and those pointed at. */

import { untrack } from "svelte";
import type { QuestionInfo } from "../../lib/api";
import {
  actsOf,
  arriving,
  concerning,
  goldOf,
  idsOf,
  isFree,
  meansOf,
  posed,
  purposeOf,
  underOf,
  waysOf,
  type Act,
  type Situation,
} from "./acts";
import type { Light, Preview } from "../board/lights";
import type { Outcomes } from "../../table/outlook";
import { offersOf, twinOf } from "./offers";
import type { Parts } from "../position/parts";
import type { View } from "../position/view";

/** What choosing needs to know about the table. */
export interface ChoosingContext {
  readonly view: View | null;
  readonly parts: Parts;
  readonly question: QuestionInfo | null;
  /** The number of the state. Picked things belong to one question. */
  readonly seq: number;
  readonly names: readonly string[];
  /** The outcome of each option, once it is known. */
  readonly outcomes?: Outcomes | null;
  /** Whether nothing can be chosen now, so that nothing is gold. */
  readonly isBarred: boolean;
  /** What happens on a space, in two words. */
  readonly tag: (space: string, situation: Situation) => string;
  /** `along`: the answer to the next question. */
  readonly decide: (word: string, along: string | null) => void;
}

/** More ways at the same time would hide each other. */
const PREVIEWS = 4;

const NOTHING: ReadonlyMap<string, Light> = new Map();

/** The value that all these options share, or null. */
function common(acts: readonly Act[], of: (act: Act) => string | null): string | null {
  const [first, ...others] = new Set(acts.map(of));
  return others.length ? null : (first ?? null);
}

export class Choosing {
  #context: () => ChoosingContext;
  #picked = $state.raw<{ for: string; ids: readonly string[] }>({ for: "", ids: [] });
  #near = $state.raw<{ id: string | null; acts: readonly Act[] }>({ id: null, acts: [] });

  constructor(context: () => ChoosingContext) {
    this.#context = context;
  }

  readonly question = $derived.by(() => this.#context().question);
  readonly #key = $derived.by(() => {
    const { question } = this;
    return question ? `${this.#context().seq} ${question.seat} ${question.ask}` : "";
  });
  // The same question may be sent again, for example after a reconnect. Picked things stay picked.
  readonly acts = $derived.by((): readonly Act[] => {
    if (!this.#key) return [];
    const question = untrack(() => this.question);
    return question ? actsOf(question) : [];
  });
  readonly situation = $derived.by((): Situation | null => {
    const { view, parts, names, outcomes = null } = this.#context();
    if (!view || !this.question) return null;
    return {
      view,
      parts,
      seat: this.question.seat,
      asked: posed(this.question),
      names,
      outcomes,
    };
  });
  /** The picked things, each of which narrows the offer. */
  readonly picked = $derived.by((): readonly string[] =>
    this.#picked.for === this.#key ? this.#picked.ids : [],
  );
  readonly offers = $derived.by(() =>
    this.situation ? offersOf(this.acts, this.picked, this.situation) : null,
  );
  readonly #offered = $derived.by(() => new Set(this.acts.flatMap((act) => ("die" in act ? [act.die] : []))));

  /** The thing that is hovered or focused, on the board or in the list. */
  get nearId(): string | null {
    return this.#near.id;
  }
  readonly near = $derived.by((): readonly Act[] => {
    const { id, acts } = this.#near;
    if (!this.situation) return [];
    if (id === null) return acts.filter((act) => this.acts.includes(act));
    return this.#concerned(this.#meant(id));
  });

  /** Whether any option involves a thing. */
  isOffered(id: string): boolean {
    return this.#concerned(this.#meant(id)).length > 0 || this.picked.includes(this.#meant(id));
  }

  isNear(act: Act): boolean {
    return this.near.includes(act);
  }

  readonly lit = $derived.by((): ReadonlyMap<string, Light> => {
    const { situation, offers } = this;
    if (!situation || !offers || this.#context().isBarred) return NOTHING;
    const lit = new Map<string, Light>();
    const add = (ids: readonly string[], light: Light): void => {
      for (const id of ids) lit.set(id, light);
    };
    for (const offer of offers.dice) {
      const { goes, changes, flags, detours } = offer;
      for (const act of [...goes, ...changes, ...flags, ...detours]) add(this.#gold(act), "can");
    }
    for (const { id, acts } of offers.rows) {
      for (const act of acts) add(acts.length > 1 ? [id] : this.#gold(act), "can");
    }
    for (const act of offers.free) add(this.#gold(act), "can");
    for (const { id } of offers.gathered) add([id], "can");
    add(
      this.previews.map(({ landing }) => `space:${landing}`),
      "near",
    );
    add(this.#lookedAt(), "near");
    add(this.picked, "chosen");
    this.#lightTwins(lit, situation);
    return lit;
  });

  /**
   * The options whose consequences are shown: those pointed at, or the few that concern the picked things.
   */
  readonly shown = $derived.by((): readonly Act[] => {
    const looked = this.near.length ? this.near : this.#concerned(null);
    const moves = looked.filter((act) => act.kind === "go");
    const shown = moves.length ? moves : looked;
    return this.near.length || shown.length <= PREVIEWS ? shown : [];
  });

  /** The ways of the moves that are shown. */
  readonly previews = $derived.by((): readonly Preview[] => {
    const { situation } = this;
    if (!situation || this.#context().isBarred) return [];
    const ways = this.shown
      .flatMap((act) => waysOf(act, situation).map((way) => ({ act, way })))
      .map(({ act, way }) => ({
        ...way,
        tag: way.tag ?? this.#context().tag(way.landing, arriving(act, way, situation)),
      }));
    return ways.length > PREVIEWS ? [] : ways;
  });

  /** Point at a thing on the board, on a castle or among the missions. */
  look(id: string | null): void {
    this.#near = { id: id !== null && this.isOffered(id) ? id : null, acts: [] };
  }
  /** Point at a row of the list. */
  lookAt(acts: readonly Act[]): void {
    this.#near = { id: null, acts };
  }
  lookAway(): void {
    this.#near = { id: null, acts: [] };
  }

  /**
   * Choose by a thing: immediately if it leaves only one option, otherwise narrow the list. A finger cannot hover, so
   * its first touch only shows what would happen. Return false if no option involves the thing.
   */
  pick(id: string, byTouch = false): boolean {
    const meant = this.#meant(id);
    if (this.picked.includes(meant)) {
      const [only, ...others] = this.#concerned(null);
      if (byTouch && only && !others.length) this.decide(only);
      else this.#pick(this.picked.filter((other) => other !== meant));
      return true;
    }
    const found = this.#concerned(meant);
    const alone = found.length || !this.situation ? found : concerning(this.acts, [meant], this.situation);
    if (!alone.length) return false;
    const chosen = found.length ? [...this.picked, meant] : [meant];
    const [only, ...others] = this.#plain(alone);
    if (only && !others.length && !byTouch) this.decide(only);
    else this.#pick(chosen);
    return true;
  }

  /** Narrow the list to a thing. */
  narrow(id: string): void {
    if (!this.picked.includes(id)) this.#pick([...this.picked, id]);
  }

  /** Pick a thing instead of everything picked before. */
  turnTo(id: string): void {
    this.#pick([id]);
  }

  /** `along`: the answer to the next question, if it is given along. */
  decide(act: Act, along?: Act | null): void {
    this.lookAway();
    this.#context().decide(act.word, along?.word ?? null);
  }

  putBack(): void {
    this.#pick(this.picked.slice(0, -1));
  }
  get isHalfMade(): boolean {
    return this.picked.length > 0;
  }

  /** The common purpose of all options that concern the picked things; null if there are several. */
  get purpose(): string | null {
    return common(this.#atHand, (act) => purposeOf(act) ?? act.kind);
  }
  /** The question to show: the one asked, or the one a module asks instead when something is picked. */
  get ask(): string {
    return common(this.#atHand, purposeOf) ?? this.question?.ask ?? "";
  }
  /** The options that concern the picked things; those represented by something else only if there are no others. */
  get #atHand(): readonly Act[] {
    const acts = this.#concerned(null);
    const plain = acts.filter((act) => !this.#isGathered(act));
    return plain.length ? plain : acts;
  }
  #pick(ids: readonly string[]): void {
    this.#near = { id: null, acts: [] };
    this.#picked = { for: this.#key, ids };
  }

  /** The options that concern the picked things and this one. */
  #concerned(id: string | null): Act[] {
    if (!this.situation || (id === null && !this.picked.length)) return [];
    return concerning(this.acts, id === null ? this.picked : [...this.picked, id], this.situation);
  }

  /** The offered twin of a die; the id itself for everything else. */
  #meant(id: string): string {
    const [sort, seat, die = ""] = id.split(":");
    const { situation } = this;
    if (sort !== "die" || !situation || Number(seat) !== situation.seat) return id;
    return `die:${seat}:${twinOf(die, situation.view, situation.seat, this.#offered)}`;
  }

  /** Picking a die that can move means moving it. Changing it, and flags for later, are only offered in addition. */
  #plain(acts: readonly Act[]): readonly Act[] {
    const moves = acts.filter((act) => act.kind === "go");
    const isBeside = (act: Act) => meansOf(act) !== null || act.kind === "detour" || this.#isGathered(act);
    const others = acts.filter((act) => act.kind !== "go" && !isBeside(act));
    if (moves.length && !others.length) return moves;
    // The same is true of a mission that can be resolved: its other uses begin with another thing.
    const plain = acts.filter((act) => !this.#isGathered(act));
    return plain.length && plain.every(isFree) ? plain : acts;
  }

  /** Whether another thing represents it until that is picked. */
  #isGathered(act: Act): boolean {
    const under = this.situation && underOf(act, this.situation);
    return under !== null && !this.picked.includes(under);
  }

  /** The things of an act that are gold before anything points at it. */
  #gold(act: Act): readonly string[] {
    return this.situation ? goldOf(act, this.situation, this.picked) : [];
  }

  /** The things to show when pointing: all things of an option or of a die's ways, otherwise only the thing itself. */
  #lookedAt(): string[] {
    const { near, situation, nearId } = this;
    if (!situation) return [];
    const isDie = near.every((act) => "die" in act);
    if (near.length > 1 && !isDie) return nearId === null ? [] : [nearId];
    return near.flatMap((act) => (near.length > PREVIEWS ? this.#gold(act) : idsOf(act, situation)));
  }

  #lightTwins(lit: Map<string, Light>, { view, seat }: Situation): void {
    for (const die of Object.keys(view.faces[seat] ?? {})) {
      const twin = twinOf(die, view, seat, this.#offered);
      const light = lit.get(`die:${seat}:${twin}`);
      if (twin !== die && light === "can") lit.set(`die:${seat}:${die}`, light);
    }
  }
}
