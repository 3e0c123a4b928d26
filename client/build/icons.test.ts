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
