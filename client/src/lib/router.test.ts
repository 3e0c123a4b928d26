import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { go, ownLink, placeOf, route, startRouter } from "./router.svelte";

describe("a path", () => {
  test.each([
    ["/", { screen: "hall" }],
    ["/games", { screen: "games" }],
    ["/games/", { screen: "games" }],
    ["/table/new", { screen: "new-table" }],
    ["/table/lake-dove-oak-7f3k", { screen: "table", id: "lake-dove-oak-7f3k" }],
    ["/table/x/replay", { screen: "replay", id: "x", decision: null }],
    ["/table/x/replay/143", { screen: "replay", id: "x", decision: 143 }],
    ["/join/a-b", { screen: "join", code: "a-b" }],
    ["/rules", { screen: "rules", rule: null }],
    ["/rules/K5.1", { screen: "rules", rule: "K5.1" }],
    ["/rules/merlin/law", { screen: "rules", rule: "merlin", law: true }],
    ["/about", { screen: "about" }],
    ["/you", { screen: "you" }],
  ])("%s names its place", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  test.each(["/nothing", "/table", "/table/x/replay/first", "/rules/K5/more", "//"])(
    "%s leads nowhere or home",
    (path) => {
      expect(["nowhere", "hall"]).toContain(placeOf(path).screen);
    },
  );

  test("with a damaged escape is read as it stands", () => {
    expect(placeOf("/join/%E0%A4%A")).toEqual({ screen: "join", code: "%E0%A4%A" });
  });
});

describe("a click", () => {
  let stop: () => void;
  beforeEach(() => {
    vi.stubGlobal("scrollTo", vi.fn());
    history.replaceState(null, "", "/");
    stop = startRouter();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
    const a = document.createElement("a");
    a.href = href;
    for (const [name, value] of Object.entries(attributes)) a.setAttribute(name, value);
    document.body.append(a);
    return a;
  }

  test("on a link of ours is followed without reloading the page", () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    link("/rules/K5.1").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(route.place).toEqual({ screen: "rules", rule: "K5.1" });
  });

  test.each([
    ["another site", "https://example.org/rules", {}],
    ["the API", "/api/tables/x/record", {}],
    ["a download", "/record.txt", { download: "" }],
    ["a new window", "/rules", { target: "_blank" }],
  ])("on %s is left to the browser", (_, href, attributes) => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: link(href, attributes) });
    expect(ownLink(event)).toBeNull();
  });

  test("with a key held is left to the browser", () => {
    const event = new MouseEvent("click", { ctrlKey: true });
    Object.defineProperty(event, "target", { value: link("/rules") });
    expect(ownLink(event)).toBeNull();
  });

  test("the query is read with the path", () => {
    go("/table/new?device=3");
    expect(route.place).toEqual({ screen: "new-table" });
    expect(route.query.get("device")).toBe("3");
  });
});
