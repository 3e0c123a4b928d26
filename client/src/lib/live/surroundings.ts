/** What a live table needs from the outside: the server, sockets, keys, time and chance. */

import { api, freshKey, type Api } from "../api";
import type { components } from "../wire";

export type Schemas = components["schemas"];

/** Tests bring their own. */
export interface Surroundings {
  api: Pick<Api, "state" | "decide" | "undo">;
  socket: (address: string) => WebSocket;
  address: (id: string) => string;
  key: () => string;
  /** Between 0 and 1. It spreads the attempts of many clients. */
  chance: () => number;
}

export const BROWSER: Surroundings = {
  api,
  socket: (address) => new WebSocket(address),
  address: (id) =>
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${encodeURIComponent(id)}/live`,
  key: freshKey,
  chance: Math.random,
};

/** In milliseconds. */
export const TIMES = {
  /** The first pause before a new attempt. It doubles up to `longest`. */
  shortest: 500,
  longest: 15_000,
  /** How often a ping is sent, and how long its answer may take. */
  heartbeat: 20_000,
  silence: 10_000,
  /** A socket that has not opened by then counts as failed. */
  opening: 6_000,
  poll: 2_500,
  /** How often a socket is tried again while polling. */
  socketAgain: 45_000,
  /** How long the answer to a decision may take over the socket before the decision is sent again. */
  answer: 8_000,
};
