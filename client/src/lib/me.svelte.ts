/** Who is using this browser: a guest with a name, or nobody yet. */

import { api, type Guest } from "./api";

/** Names a newcomer may start with; they can be changed at any time. */
const NAMES = [
  "Elaine",
  "Ragnell",
  "Lunete",
  "Pelleas",
  "Enid",
  "Tor",
  "Laudine",
  "Isolde",
  "Lynette",
  "Owain",
];

let guest = $state.raw<Guest | null>(null);
const suggestion = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Elaine";
let draft = $state("");

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
  /** What a newcomer is called if they type nothing. */
  get suggestion(): string {
    return suggestion;
  },
  /** What a newcomer has typed so far. */
  get draft(): string {
    return draft;
  },
  set draft(name: string) {
    draft = name;
  },

  async load(): Promise<void> {
    guest = await api.me();
  },
  async rename(name: string): Promise<void> {
    guest = await api.callMe(name);
  },
  async recover(code: string): Promise<void> {
    guest = await api.recover(code);
  },
  async freshCode(): Promise<string> {
    const { code } = await api.recoveryCode();
    guest = { name: guest?.name ?? null, has_recovery_code: true };
    return code;
  },
  /** Have a name before sitting down: the one that was typed, or the suggested one. */
  async beNamed(): Promise<void> {
    if (guest === null) guest = await api.me();
    if (guest.name === null) guest = await api.callMe(draft.trim() || suggestion);
  },
};
