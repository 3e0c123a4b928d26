/** The games that can be played on this server, with their cards, requested once. */

import { api, type GameInfo } from "./api";

let games = $state.raw<readonly GameInfo[] | null>(null);
let asking: Promise<readonly GameInfo[]> | null = null;

export const shelf = {
  get games(): readonly GameInfo[] | null {
    return games;
  },
  game(name: string): GameInfo | null {
    return games?.find((game) => game.name === name) ?? null;
  },
  /** The games. The next caller retries a failed request. */
  load(): Promise<readonly GameInfo[]> {
    asking ??= api.games().then(
      (found) => (games = found),
      (thrown: unknown) => {
        asking = null;
        throw thrown;
      },
    );
    return asking;
  },
};
