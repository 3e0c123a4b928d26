import { afterEach, describe, expect, it } from "vitest";
import { speak } from "../../lib/i18n.svelte";
import { ranking, rankingInWords, titleOfResult, type Result } from "./ranking";

const NAMES = ["Ada", "Borin", "Cerys", "Dagonet"];

function result(points: number[], winners: number[], you: number | null = null): Result {
  return { names: NAMES.slice(0, points.length), points, winners, you };
}

afterEach(() => speak("en"));

describe("the order of rank", () => {
  it("puts the winner first and the others by points", () => {
    expect(ranking(result([43, 50, 51, 14], [2])).map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 4],
    ]);
  });

  it("lets equal ones share a place, but not the winner of a tie", () => {
    expect(ranking(result([30, 30, 12, 12], [1])).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(ranking(result([30, 30, 12], [0, 1])).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it("is said in one sentence", async () => {
    expect(rankingInWords(result([43, 50], [1]))).toBe("1st: Borin, 50; 2nd: Ada, 43");
    await speak("de");
    expect(rankingInWords(result([43, 50], [1]))).toBe("1. Borin, 50; 2. Ada, 43");
  });
});

describe.each([
  [
    "a win",
    result([83, 80, 71], [0], 0),
    "You win, three points ahead of Borin",
    "Du gewinnst mit drei Punkten Vorsprung vor Borin",
  ],
  [
    "a win by one",
    result([81, 80, 71], [0], 0),
    "You win, one point ahead of Borin",
    "Du gewinnst mit einem Punkt Vorsprung vor Borin",
  ],
  [
    "a win before two equal ones",
    result([92, 80, 80], [0], 0),
    "You win, twelve points ahead of Borin and Cerys",
    "Du gewinnst mit zwölf Punkten Vorsprung vor Borin und Cerys",
  ],
  [
    "a loss, with the distance to the reader",
    result([70, 83, 80], [1], 0),
    "Borin wins, 13 points ahead of you",
    "Borin gewinnt mit 13 Punkten Vorsprung vor dir",
  ],
  [
    "a loss by one",
    result([82, 83, 80], [1], 0),
    "Borin wins, one point ahead of you",
    "Borin gewinnt mit einem Punkt Vorsprung vor dir",
  ],
  [
    "a tie won",
    result([83, 83, 80], [0], 0),
    "You win the tie-break against Borin",
    "Du gewinnst bei Gleichstand mit Borin",
  ],
  [
    "a tie lost",
    result([83, 83, 80], [1], 0),
    "Borin wins the tie-break against you",
    "Borin gewinnt bei Gleichstand mit dir",
  ],
  [
    "a tie seen by others",
    result([83, 83, 80], [1]),
    "Borin wins the tie-break against Ada",
    "Borin gewinnt bei Gleichstand mit Ada",
  ],
  [
    "a shared win",
    result([83, 83, 80], [0, 1], 0),
    "You and Borin share the win",
    "Du und Borin teilt euch den Sieg",
  ],
  [
    "a win shared by three, the reader last at the table",
    result([83, 83, 83], [0, 1, 2], 2),
    "You, Ada and Borin share the win",
    "Du, Ada und Borin teilt euch den Sieg",
  ],
  [
    "a win that others share",
    result([83, 83, 80], [0, 1], 2),
    "Ada and Borin share the win",
    "Ada und Borin teilen sich den Sieg",
  ],
  [
    "a spectator, or several at one device",
    result([83, 80, 71], [0]),
    "Ada wins, three points ahead of Borin",
    "Ada gewinnt mit drei Punkten Vorsprung vor Borin",
  ],
])("the title of %s", (_, outcome, english, german) => {
  it("is right in English", () => expect(titleOfResult(outcome)).toBe(english));
  it("is right in German", async () => {
    await speak("de");
    expect(titleOfResult(outcome)).toBe(german);
  });
});
