import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Outcome, TableState } from "../lib/api";
import type { Live } from "../lib/live/live.svelte";
import { Outlook } from "./outlook.svelte";

const OUTCOME: Outcome = { events: [], points: { spaces: 2 }, certain: true, then: null };

/** A table after this step that asks a seat. */
function asking(seq: number, seat = 0): TableState {
  return { seq, question: { seat, words: ["stay", "go"] } } as unknown as TableState;
}

function following() {
  const requests: { seq: number; answer: (outcomes: Outcome[] | null, at?: number) => void }[] = [];
  let state = $state.raw<TableState | null>(null);
  const live = {
    id: "t1",
    get state() {
      return state;
    },
  } as unknown as Live;
  const outlook = new Outlook(
    live,
    (_, seat, seq) =>
      new Promise((resolve, reject) => {
        const answer = (outcomes: Outcome[] | null, at = seq) =>
          outcomes ? resolve({ seat, seq: at, outcomes }) : reject(new Error("offline"));
        requests.push({ seq, answer });
      }),
  );
  const stop = $effect.root(() => outlook.follow());
  const show = (next: TableState): void => {
    state = next;
    flushSync();
  };
  return { outlook, requests, show, stop };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the outlook of a table", () => {
  it("is asked for with each question, and known by the words of the options", async () => {
    const { outlook, requests, show, stop } = following();
    show(asking(7));
    expect(outlook.after(7, 0)).toBeNull();
    requests[0]?.answer([OUTCOME, OUTCOME]);
    await settled();
    expect([...outlook.after(7, 0)!.keys()]).toEqual(["stay", "go"]);
    expect(outlook.after(8, 0)).toBeNull();
    stop();
  });

  it("is unknown if the table has moved on", async () => {
    const { outlook, requests, show, stop } = following();
    show(asking(7));
    requests[0]?.answer([], 8);
    await settled();
    expect(outlook.after(7, 0)).toBeNull();
    stop();
  });

  it("is not asked for twice when people come and go", () => {
    const { requests, show, stop } = following();
    show(asking(7));
    show(asking(7));
    expect(requests).toHaveLength(1);
    stop();
  });

  it("of a past question is not taken for that of the present one", async () => {
    const { outlook, requests, show, stop } = following();
    show(asking(7));
    show(asking(8));
    requests[0]?.answer([OUTCOME, OUTCOME]);
    await settled();
    expect([outlook.after(7, 0), outlook.after(8, 0)]).toEqual([null, null]);
    stop();
  });

  it("is simply missing where the server does not answer", async () => {
    const { outlook, requests, show, stop } = following();
    show(asking(7));
    requests[0]?.answer(null);
    await settled();
    expect(outlook.after(7, 0)).toBeNull();
    stop();
  });
});
