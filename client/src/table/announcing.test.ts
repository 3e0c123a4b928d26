import { beforeEach, expect, it } from "vitest";
import { announced } from "../lib/announce.svelte";
import type { EventInfo } from "../lib/api";
import { learn, speak } from "../lib/i18n.svelte";
import { Announcing } from "./announcing";
import type { Line } from "./log";

const NAMES = ["Ada", "Borin", "Cerys"];
const event = (name: string, seat: number | null): EventInfo => ({ name, seat, facts: {} });
const line = (text: string, seat: number, points: number | null = null): Line => ({
  seat,
  parts: [{ text, param: null, bold: false }],
  points,
});

let announcing: Announcing;
let before: number;

beforeEach(async () => {
  await speak("en");
  await learn("table");
  announcing = new Announcing((seat) => NAMES[seat] ?? "");
  before = announced("polite").at(-1)?.id ?? 0;
});

const fresh = () =>
  announced("polite")
    .filter(({ id }) => id > before)
    .map(({ text }) => text);

it("says everything of a beat in one breath", async () => {
  announcing.hear(event("go", 1), line("Borin goes.", 1), true);
  announcing.hear(event("take", 1), line("Borin takes.", 1), true);
  await Promise.resolve();
  expect(fresh()).toEqual(["Borin goes. Borin takes."]);
});

it("says one sentence for every turn that is skipped", () => {
  announcing.hear(event("turn", 1), null, false);
  announcing.hear(event("go", 1), line("Borin goes.", 1), false);
  announcing.hear(event("score", 1), line("Borin scores.", 1, 3), false);
  announcing.hear(event("turn", 2), null, false);
  announcing.hear(event("score", 2), line("Cerys scores.", 2, 1), false);
  announcing.sumUp();
  announcing.sumUp();
  expect(fresh()).toEqual(["Borin’s turn, skipped: 3 points.", "Cerys’s turn, skipped: 1 point."]);
});

it("sums up what was skipped before it says what is shown again", async () => {
  announcing.hear(event("go", 1), line("Borin goes.", 1), false);
  announcing.hear(event("go", 2), line("Cerys goes.", 2), true);
  await Promise.resolve();
  expect(fresh()).toEqual(["Borin’s turn, skipped: 0 points.", "Cerys goes."]);
});
