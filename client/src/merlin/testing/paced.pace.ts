import { test } from "vitest";
import { SPEEDS } from "../../lib/settings.svelte";
import { PACED, roundsOf } from "./paced";

const COLUMNS = ["game", "speed", "rounds", "needed", "median", "longest", "beats"];

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

test("how long the turns of three others play, in seconds", () => {
  const rows = Object.keys(PACED).flatMap((key) =>
    SPEEDS.map((speed) => {
      const game = key as keyof typeof PACED;
      const rounds = roundsOf(game, speed);
      const [needed, lasting] = [rounds.map((round) => round.needed), rounds.map((round) => round.lasting)];
      const times = [middle(needed), middle(lasting), Math.max(...lasting)].map((time) => time.toFixed(1));
      return [game, speed, rounds.length, ...times, middle(rounds.map(({ beats }) => beats))];
    }),
  );
  const lines = [COLUMNS, ...rows].map((row) => row.map((cell) => String(cell).padStart(12)).join(""));
  process.stdout.write(`${lines.join("\n")}\n`);
});
