import { expect, test } from "vitest";
import chalice from "icon:jeweled-chalice";

test("an icon is its path data and nothing else", () => {
  expect(chalice).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
});

test("an icon that does not exist is an error of the build", async () => {
  const { icons } = await import("./icons");
  const plugin = icons();
  const load = plugin.load as (this: { error: (text: string) => never }, id: string) => unknown;
  const error = (text: string): never => {
    throw new Error(text);
  };
  expect(() => load.call({ error }, "\0icon:no-such-thing")).toThrow('no icon named "no-such-thing"');
});

test("numbers become whole and stay apart from each other", async () => {
  const { toWhole } = await import("./icons");
  expect(toWhole("M231.36-20.04c.27.97-.04 1.26 12-3.149")).toBe("M231-20c1 1 0 1 12-3");
  expect(toWhole("M0 0a1.25 1.25 0 01.55.55")).toBe("M0 0a1.3 1.3 0 0 1 1 1");
});

test("what one number is off by, the next one makes good", async () => {
  const { toWhole } = await import("./icons");
  expect(toWhole("M10 10l.4.4.4.4.4.4.4.4.4.4")).toBe("M10 10l0 0 1 1 0 0 1 1 0 0");
  expect(toWhole("m.4.4h.4v.4h.4v.4zm.4.4l9.4 9.4")).toBe("m0 0h1v1h0v0zm1 1l9 9");
});

test("a path that nobody can read is an error of the build", async () => {
  const { toWhole } = await import("./icons");
  expect(() => toWhole("M1 2l3")).toThrow("ends too soon");
  expect(() => toWhole("M1 2k3")).toThrow('no command "k"');
  expect(() => toWhole("M1 2l3;4")).toThrow("no number");
});
