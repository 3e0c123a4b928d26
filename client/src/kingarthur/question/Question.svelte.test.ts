import { screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { announced } from "../../lib/announce.svelte";
import { gold, hand, open, option, stateOf, withWindow } from "../testing/table";

withWindow();

describe("the question at the table", () => {
  it("stands as buttons, and the same things are gold on the table", async () => {
    await open();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Challenge one");
    expect(option(/^Dragon 3/)).toBeTruthy();
    expect(option(/^No challenge this turn/)).toBeTruthy();
    expect(gold()).toEqual(["open:dark:0", "open:dragon:1", "open:enemy:0"]);
  });

  it("is answered by a button, and the decision stays in sight", async () => {
    const { live, user } = await open();
    await user.click(option(/^Dark power 1/));
    expect(live.sent).toEqual(["usual:dark1:beige1"]);
    expect(option(/^Dark power 1/).className).toContain("chosen");
    expect(gold()).toEqual([]);
  });

  it("is answered by a card on the table just the same", async () => {
    const { live, user } = await open();
    await user.click(document.querySelector('[data-place="open:enemy:0"]') as HTMLElement);
    expect(live.sent).toEqual(["usual:enemy3:red1+red2"]);
  });

  it("asks how to pay where there are several ways", async () => {
    const { live, user } = await open();
    await user.click(option(/^Dragon 3/));
    expect(live.sent).toEqual([]);
    await user.click(option(/With a double red knight and Merlin/));
    expect(live.sent).toEqual(["usual:dragon3:merlin+red2"]);
  });

  it("is answered by number, and 0 declines", async () => {
    const { live, user } = await open();
    await user.keyboard("0");
    expect(live.sent).toEqual(["-"]);
  });

  it("names its rule by a link that leaves the table where it is", async () => {
    await open();
    const link = screen.getByRole("link", { name: "Rule K5.1" });
    expect(link.getAttribute("href")).toBe("/rules/K5.1");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("is one key away from settings, keys and discards", async () => {
    const { user } = await open();
    const discards = document.querySelector<HTMLElement>("button.discards");
    for (const button of [option(/^Settings/), option("Keyboard shortcuts"), discards]) {
      await user.click(button as HTMLElement);
      await screen.findByRole("dialog");
      await user.keyboard("t");
      expect(screen.queryByRole("dialog")).toBeNull();
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
    }
  });

  it("is told to a screen reader once, with the number of options", async () => {
    await open();
    await vi.waitFor(() =>
      expect(announced("polite").filter(({ text }) => text === "Challenge one, 5 options")).not.toEqual([]),
    );
  });
});

describe("knights laid down", () => {
  it("show at once what they defeat", async () => {
    const { user } = await open();
    const [first, , double] = within(hand()).getAllByRole("button");
    await user.click(first as HTMLElement);
    expect(gold()).toEqual([]);
    expect(screen.getByText(/You laid down a red knight/)).toBeTruthy();
    await user.click(double as HTMLElement);
    expect(gold()).toEqual(["open:dragon:1", "open:enemy:0"]);
    expect((double as HTMLElement).getAttribute("aria-pressed")).toBe("true");
  });

  it("go back when another colour is laid down, and it says why", async () => {
    const { user } = await open();
    const buttons = within(hand()).getAllByRole("button");
    await user.click(buttons[0] as HTMLElement);
    await user.click(within(hand()).getAllByRole("button", { name: "beige knight" })[0] as HTMLElement);
    expect(screen.getByText(/One colour per challenge/)).toBeTruthy();
    expect(gold()).toEqual(["open:dark:0"]);
  });

  it("say of every adversary why it cannot be defeated", async () => {
    const { user } = await open();
    await user.click(within(hand()).getAllByRole("button")[0] as HTMLElement);
    expect(screen.getAllByText(/takes 3; 2 missing/).length).toBeGreaterThan(0);
  });

  it("are put back with Escape and undo", async () => {
    const { live, user } = await open();
    const [first] = within(hand()).getAllByRole("button");
    await user.click(first as HTMLElement);
    await user.keyboard("{Escape}");
    expect((first as HTMLElement).getAttribute("aria-pressed")).toBe("false");
    await user.click(first as HTMLElement);
    await user.keyboard("u");
    expect((first as HTMLElement).getAttribute("aria-pressed")).toBe("false");
    expect(live.sent).toEqual([]);
  });

  it("are reached by one stop and arrows", async () => {
    const { user } = await open();
    const buttons = within(hand()).getAllByRole("button");
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(buttons[1]);
  });

  it("stay laid down when the table sends the same position again", async () => {
    const { live, user } = await open();
    await user.click(within(hand()).getAllByRole("button")[0] as HTMLElement);
    live.say(stateOf());
    await vi.waitFor(() =>
      expect(within(hand()).getAllByRole("button")[0]?.getAttribute("aria-pressed")).toBe("true"),
    );
  });
});
