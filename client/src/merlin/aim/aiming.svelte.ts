/** Finds everything that helps with the selected mission: pieces, spaces and options. */

import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { api } from "../../lib/api";
import { list, t } from "../../lib/i18n.svelte";
import type { Live } from "../../lib/live/live.svelte";
import { advancing } from "./pieces";
import { spaceName } from "../telling/phrases";
import { isAlteration, rowOf, waysOf, type Act, type Situation } from "../choosing/acts";

/** How much nearer each mission can come, by the space whose action does it or by the word of the option. */
type Nearer = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Prospects {
  readonly key: string;
  readonly places: Nearer;
  readonly options: Nearer;
}
type Request = typeof api.prospects;

/** What aiming needs to know about the table. */
export interface Sights {
  /** The selected mission: the one under the pointer or with the focus. */
  readonly card: string | null;
  /** The position, with the reader's question and what its options bring, if there is one. */
  readonly situation: Situation | null;
  readonly acts: readonly Act[];
  /** Whether it was selected by keyboard. The answer is then spoken. */
  readonly byKey: boolean;
}

/** More options than this are counted instead of read out. */
const READ_OUT = 5;

export class Aiming {
  readonly #live: Live;
  readonly #sights: () => Sights;
  readonly #request: Request;
  #known = $state.raw<Prospects>({ key: "", places: {}, options: {} });
  #asked = "";
  #spoken = "";

  constructor(live: Live, sights: () => Sights, request: Request = api.prospects) {
    this.#live = live;
    this.#sights = sights;
    this.#request = request;
  }

  /** The spaces whose action can bring the mission nearer. */
  readonly spaces = $derived.by((): readonly string[] => {
    const { card } = this.#sights();
    if (card === null) return [];
    return Object.entries(this.#known.places).flatMap(([space, nearer]) => (nearer[card] ? [space] : []));
  });

  /** The options that bring it nearer, by their outcome or by the space that they lead to. */
  readonly options = $derived.by((): readonly Act[] => {
    const { card, situation, acts } = this.#sights();
    if (card === null || situation === null) return [];
    return acts.filter((act) => {
      if (this.#known.options[act.word]?.[card]) return true;
      return isAlteration(act) && waysOf(act, situation).some(({ landing }) => this.spaces.includes(landing));
    });
  });

  /** The ids of everything to mark. */
  readonly ids = $derived.by((): readonly string[] => {
    const { card, situation } = this.#sights();
    const mission = card === null ? undefined : situation?.parts.missions[card];
    if (!mission || !situation) return [];
    return [
      ...advancing(mission, situation.view, situation.seat),
      ...this.spaces.map((space) => `space:${space}`),
      ...this.options.map(({ word }) => `option:${word}`),
    ];
  });

  /** Ask the server in each position with a selected mission. Call this while a component is being created. */
  follow(): void {
    $effect(() => {
      const { card, situation } = this.#sights();
      const seq = this.#live.state?.seq;
      if (card !== null && situation && seq !== undefined) untrack(() => void this.#ask(situation.seat, seq));
    });
    $effect(() => {
      const { card, byKey } = this.#sights();
      const key = `${card} ${this.#known.key}`;
      const isKnown = this.#known.key === this.#asked && this.#known.key !== "";
      if (card === null) this.#spoken = "";
      else if (byKey && isKnown && this.#spoken !== key) {
        this.#spoken = key;
        untrack(() => announce(this.#words()));
      }
    });
  }

  #words(): string {
    const { situation } = this.#sights();
    const { spaces, options } = this;
    const said = [
      ...(spaces.length ? [t("mt.aims.spaces", { spaces: list(spaces.map(spaceName)) })] : []),
      ...(options.length && situation
        ? [
            options.length > READ_OUT
              ? t("mt.aims.many", { n: options.length })
              : t("mt.aims.options", {
                  options: list([...new Set(options.map((act) => rowOf(act, situation).title))]),
                }),
          ]
        : []),
    ];
    return said.length ? said.join(" ") : t("mt.aims.none");
  }

  async #ask(seat: number, seq: number): Promise<void> {
    const key = `${seq} ${seat}`;
    if (this.#asked === key) return;
    this.#asked = key;
    // Without an answer only the pieces that the card shows are marked.
    const answer = await this.#request(this.#live.id, seat, seq).catch(() => null);
    if (answer?.seq === seq && this.#asked === key) {
      this.#known = { key, places: answer.places, options: answer.options };
    }
  }
}
