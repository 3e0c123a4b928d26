import { expect, it } from "vitest";
import { EVENTS, GAMES } from "../testing/recorded";
import type { Event, Scored } from "../rules";
import { soundOf } from "./sounds";

it("every step of a figure is heard", () => {
  const { start } = GAMES[0] ?? {};
  if (!start) throw new Error("no game was recorded");
  const [first = "", , third = ""] = start.ring;
  const view = { ...start, figures: { ...start.figures, merlin: first } };
  const moved: Event = {
    name: "moved",
    seat: 0,
    facts: { figure: "merlin", origin: first, space: third, way: "cw" },
  };
  expect(soundOf(moved, view)).toEqual({ sound: "step", times: 2, every: 170 });
});

it("points are heard, and lost ones are not", () => {
  const { start } = GAMES[0] ?? {};
  const scored = EVENTS.find((event): event is Scored => event.name === "scored" && event.facts.points > 0);
  if (!start || !scored) throw new Error("nothing was scored");
  expect(soundOf(scored, start)).toEqual({ sound: "points" });
  expect(soundOf({ ...scored, facts: { ...scored.facts, points: -2 } } as Scored, start)).toBeNull();
});
