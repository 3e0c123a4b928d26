import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { announce } from "../lib/announce.svelte";
import { parts } from "../lib/i18n.svelte";
import Announcer from "./frame/Announcer.svelte";
import Button from "./Button.svelte";
import OptionButton from "./OptionButton.svelte";
import Pick from "./forms/Pick.svelte";
import Say from "./Say.svelte";
import Segments from "./forms/Segments.svelte";
import Shield from "./Shield.svelte";

afterEach(cleanup);
const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("an option", () => {
  test("is chosen by a click and by the keyboard", async () => {
    const onchoose = vi.fn();
    render(OptionButton, { title: "Dragon 3", cap: "4", onchoose });
    const button = screen.getByRole("button", { name: "Dragon 3" });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard("{Enter}");
    expect(onchoose).toHaveBeenCalledTimes(2);
    expect(button.getAttribute("aria-keyshortcuts")).toBe("4");
  });

  test("that cannot be chosen stays in reach, says why and does nothing", async () => {
    const onchoose = vi.fn();
    render(OptionButton, { state: "cannot", title: "Monster 4", reason: "you hold only 3 orange", onchoose });
    const button = screen.getByRole("button", { name: "Monster 4 you hold only 3 orange" });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(onchoose).not.toHaveBeenCalled();
  });

  test("tells its twin when it is near and when it is left", async () => {
    const onnear = vi.fn();
    render(OptionButton, { title: "Dragon 3", onnear });
    await userEvent.tab();
    await userEvent.tab();
    expect(onnear.mock.calls).toEqual([[true], [false]]);
  });

  test("that is one of several says whether it is chosen", () => {
    render(OptionButton, { title: "Red knight", toggles: true, state: "chosen" });
    expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
  });
});

describe("a button", () => {
  test("with a reason not to keeps quiet but says it", async () => {
    const onclick = vi.fn();
    render(Button, { reason: "Say first who sits here.", onclick, children: words("Open the table") });
    const button = screen.getByRole("button", { name: "Open the table" });
    await userEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toBe("Say first who sits here.");
  });

  test("with an address is a link", () => {
    render(Button, { href: "/rules", children: words("Rules") });
    expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/rules");
  });
});

describe("a row of choices", () => {
  const choices = [2, 3, 4].map((value) => ({ value, label: String(value) }));

  test("is a group of radio buttons that says what was chosen", async () => {
    const onchange = vi.fn();
    render(Segments, { value: 3, choices, label: "Players", onchange });
    expect(screen.getByRole("radiogroup", { name: "Players" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "3" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "4" }));
    expect(onchange).toHaveBeenCalledWith(4);
  });
});

describe("a setting as a card", () => {
  test("on its own is a checkbox", async () => {
    const onchange = vi.fn();
    render(Pick, { checked: false, label: "Seals", onchange });
    await userEvent.click(screen.getByRole("checkbox", { name: "Seals" }));
    expect(onchange).toHaveBeenCalledWith(true);
  });

  test("in a group is a radio button", () => {
    render(Pick, { checked: true, name: "preset", label: "First evening", onchange: vi.fn() });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "First evening" }).checked).toBe(true);
  });
});

describe("a shield", () => {
  test("is decoration unless it is named, then it says colour and charge", () => {
    render(Shield, { seat: 2 });
    expect(screen.queryByRole("img")).toBeNull();
    cleanup();
    render(Shield, { seat: 4, named: true });
    expect(screen.getByRole("img", { name: "grey, swan" })).toBeTruthy();
    cleanup();
    render(Shield, { seat: null, named: true });
    expect(screen.getByRole("img", { name: "free seat" })).toBeTruthy();
  });
});

describe("the announcer", () => {
  test("tells everything that happened in one moment", async () => {
    render(Announcer);
    announce("Borin draws two knights.");
    announce("Cerys takes the Vikings.");
    announce("The connection is lost.", "assertive");
    await tick();
    expect(screen.getByRole("log").textContent).toContain("Borin draws two knights.");
    expect(screen.getByRole("log").textContent).toContain("Cerys takes the Vikings.");
    expect(screen.getByRole("alert").textContent).toContain("The connection is lost.");
  });
});

test("a sentence sets its stressed words in bold and nothing else as markup", () => {
  const { container } = render(Say, { parts: parts("hall.turnOf", { name: "<i>Borin</i>" }) });
  expect(container.textContent).toBe("<i>Borin</i> to move");
  expect(container.querySelector("b")?.textContent).toBe("<i>Borin</i>");
  expect(container.querySelector("i")).toBeNull();
});
