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

test("numbers are kept to a tenth and stay apart from each other", async () => {
  const { toTenths } = await import("./icons");
  expect(toTenths("M231.36-20.04c.27.97-.04 1.26 12-3.149.94")).toBe("M231.4-20c.3 1 0 1.3 12-3.1 .9");
  expect(toTenths("a1.25 1.25 0 01.55.55")).toBe("a1.3 1.3 0 0 1 .6 .6");
});
