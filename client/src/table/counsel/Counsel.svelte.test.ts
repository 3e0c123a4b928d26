import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { announced } from "../../lib/announce.svelte";
import type { Counsel as Answer } from "../../lib/api";
import { learn } from "../../lib/i18n.svelte";
import type { Live } from "../../lib/live/live.svelte";
import { FakeLive } from "../testing/fakelive.svelte";
import Counsel from "./Counsel.svelte";
import { Counselling } from "./counselling.svelte";
import type { CounselVoice } from "./voice";

const NOTHING = { seq: 4, author: "marshal", advice: [] } as unknown as Answer;

function opened(small: boolean) {
  const live = new FakeLive();
  live.state = { seq: 4 } as FakeLive["state"];
  const counselling = new Counselling(live as unknown as Live, 0, () => Promise.resolve(NOTHING));
  const props = {
    counselling,
    small,
    voice: { author: "marshal" } as CounselVoice,
    onclose: vi.fn(),
    sign: createRawSnippet(() => ({ render: () => "<span></span>" })),
  };
  return { counselling, panel: render(Counsel, props) };
}

beforeAll(() => learn("counsel"));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("says that there is none", async () => {
  const { counselling } = opened(false);
  const said = () => announced("polite").map(({ text }) => text);
  expect(said()).toEqual([]);
  await counselling.ask();
  await vi.waitFor(() => expect(said()).toEqual(["There is no counsel for this question."]));
});

it("keeps the keyboard: at its heading on a phone, and at the question once it is closed", async () => {
  const question = document.createElement("h2");
  question.tabIndex = -1;
  question.dataset["title"] = "";
  document.body.append(question);
  const { panel } = opened(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  panel.unmount();
  await vi.waitFor(() => expect(document.activeElement).toBe(question));
});

it("leaves the keyboard where it is, beside the question", () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  opened(false).panel.unmount();
  expect(document.activeElement).toBe(button);
});
