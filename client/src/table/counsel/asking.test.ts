import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Counsel } from "../../lib/api";
import type { Live } from "../../lib/live/live.svelte";
import { FakeLive, QUESTION } from "../testing/fakelive.svelte";
import { AskingCounsel, type Counselled } from "./asking.svelte";

const COUNSEL: Counsel = { seq: 4, author: "page", advice: [] } as unknown as Counsel;
const PANEL = vi.fn();
const counsel = vi.spyOn(api, "counsel");
const showCounsel = vi.fn();

/** A device that two people share, in the hands of the first of them. */
const device = { you: 0, isCovering: false };
const live = new FakeLive();

const desk: Counselled = {
  live: live as unknown as Live,
  sitting: {
    table: { counsel: true },
    over: false,
    get you() {
      return device.you;
    },
    deciding: {
      get question() {
        return { ...QUESTION, seat: device.you, options: ["la", "so"], words: ["la", "so"] };
      },
    },
    passing: {
      get isCovering() {
        return device.isCovering;
      },
    },
  },
  showCounsel,
};

function take(seat: number): void {
  device.you = live.seat = seat;
  device.isCovering = false;
}

const asking = (load = () => Promise.resolve({ default: PANEL })) => new AskingCounsel(desk, load);

beforeEach(() => {
  vi.clearAllMocks();
  counsel.mockResolvedValue(COUNSEL);
  live.state = { seq: 4 } as FakeLive["state"];
  take(0);
});

describe("open counsel", () => {
  it("is seen by nobody else at the device, nor on its way", async () => {
    const asks = asking();
    asks.toggle();
    await vi.waitFor(() => expect(asks.open?.answer).toBe(COUNSEL));
    expect(asks.Panel).toBe(PANEL);
    device.isCovering = true;
    expect([asks.open, asks.Panel]).toEqual([null, null]);
    device.isCovering = false;
    live.seat = 1; // the view of the next player is not here yet
    expect([asks.open, asks.Panel]).toEqual([null, null]);
    take(1);
    expect([asks.open, asks.Panel]).toEqual([null, null]);
  });

  it("is the next player's own, once that player asks", async () => {
    const asks = asking();
    asks.toggle();
    await vi.waitFor(() => expect(asks.open).not.toBeNull());
    take(1);
    asks.toggle();
    await vi.waitFor(() => expect(asks.open?.seat).toBe(1));
    expect(counsel.mock.lastCall?.[1]).toMatchObject({ seat: 1 });
  });
});

describe("counsel that is loading", () => {
  it("is not shown to the player who took over meanwhile", async () => {
    const { load, arrive } = slow();
    const asks = asking(load);
    asks.toggle();
    take(1);
    arrive();
    await settled();
    take(0);
    expect(asks.open).toBeNull();
    expect(counsel).not.toHaveBeenCalled();
  });

  it("is not opened if it was asked for twice", async () => {
    const { load, arrive } = slow();
    const asks = asking(load);
    asks.toggle();
    asks.toggle();
    arrive();
    await settled();
    expect(asks.open).toBeNull();
    expect(counsel).not.toHaveBeenCalled();
    asks.toggle();
    await vi.waitFor(() => expect(asks.open).not.toBeNull());
    expect(counsel).toHaveBeenCalledOnce();
  });

  it("can be asked for again if it could not be loaded", async () => {
    const load = vi.fn(() => Promise.resolve({ default: PANEL }));
    load.mockRejectedValueOnce(new Error("offline"));
    const asks = asking(load);
    asks.toggle();
    await settled();
    expect(asks.open).toBeNull();
    asks.toggle();
    await vi.waitFor(() => expect(asks.open).not.toBeNull());
  });
});

/** A panel that is loading until it is let arrive. */
function slow() {
  let arrive = (): void => undefined;
  const panel = new Promise<{ default: typeof PANEL }>((resolve) => {
    arrive = () => resolve({ default: PANEL });
  });
  return { load: () => panel, arrive };
}

/** All that was waiting for what is loaded has gone on. */
async function settled(): Promise<void> {
  await import("./counselling.svelte");
  await new Promise((resolve) => setTimeout(resolve));
}
