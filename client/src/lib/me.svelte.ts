/** Who is using this browser: a guest with a name, or nobody yet. */

import { api, type Guest } from "./api";

/** Names that a newcomer may start with. They can be changed at any time, and no bot has one of them. */
export const NAMES: readonly string[] = [
  "Elaine",
  "Ragnell",
  "Lunete",
  "Dindrane",
  "Enid",
  "Meliot",
  "Laudine",
  "Isolde",
  "Lynette",
  "Owain",
];

/** Where a typed name is stored until it belongs to a guest. */
const ENTRY = "logres.name";

let guest = $state.raw<Guest | null>(null);
const first = Math.floor(Math.random() * NAMES.length);
const suggestions = [...NAMES.slice(first), ...NAMES.slice(0, first)];
let draft = $state(fromStorage());

function fromStorage(): string {
  try {
    return localStorage.getItem(ENTRY) ?? "";
  } catch {
    return "";
  }
}

function keep(typed: string): void {
  try {
    if (typed) localStorage.setItem(ENTRY, typed);
    else localStorage.removeItem(ENTRY);
  } catch {
    // Without storage it is typed again after a reload.
  }
}

export const me = {
  /** Known once the server has answered. */
  get isKnown(): boolean {
    return guest !== null;
  },
  get name(): string | null {
    return guest?.name ?? null;
  },
  get hasRecoveryCode(): boolean {
    return guest?.has_recovery_code ?? false;
  },
  /** The name of a newcomer who types nothing. */
  get suggestion(): string {
    return me.suggestionBeside([]);
  },
  /** The suggestion if some names are taken. */
  suggestionBeside(taken: readonly (string | null)[]): string {
    return suggestions.find((name) => !taken.includes(name)) ?? NAMES[0] ?? "";
  },
  /** What a newcomer has typed so far. It survives a reload. */
  get draft(): string {
    return draft;
  },
  set draft(name: string) {
    draft = name;
    keep(name);
  },

  async load(): Promise<void> {
    guest = await api.me();
  },
  async rename(name: string): Promise<void> {
    guest = await api.callMe(name);
    me.draft = "";
  },
  async recover(code: string): Promise<void> {
    guest = await api.recover(code);
  },
  /** Become nobody in this browser. The seats can be brought back with the recovery code. */
  async signOut(): Promise<void> {
    guest = await api.signOut();
  },
  /** Delete the name, the devices and the recovery code. */
  async forget(): Promise<void> {
    guest = await api.forgetMe();
  },
  async freshCode(): Promise<string> {
    const { code } = await api.recoveryCode();
    guest = { name: guest?.name ?? null, has_recovery_code: true };
    return code;
  },
  /** Give the guest a name before sitting down beside others: the typed one, or the suggested one. */
  async beNamed(others: readonly (string | null)[] = []): Promise<void> {
    if (guest === null) guest = await api.me();
    if (guest.name === null) await me.rename(draft.trim() || me.suggestionBeside(others));
  },
};
