/** Paths of the client: a small router on the history API. */

export type Place =
  | { screen: "hall" }
  | { screen: "games" }
  | { screen: "new-table" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; decision: number | null }
  | { screen: "join"; code: string }
  | { screen: "rules"; rule: string | null; law?: true }
  | { screen: "lessons"; lesson: string | null }
  | { screen: "opponents" }
  | { screen: "about" }
  | { screen: "you" }
  | { screen: "nowhere" };

const PATHS: [RegExp, (...parts: string[]) => Place][] = [
  [/^\/$/, () => ({ screen: "hall" })],
  [/^\/games$/, () => ({ screen: "games" })],
  [/^\/table\/new$/, () => ({ screen: "new-table" })],
  [/^\/table\/([^/]+)$/, (id) => ({ screen: "table", id })],
  [/^\/table\/([^/]+)\/replay$/, (id) => ({ screen: "replay", id, decision: null })],
  [/^\/table\/([^/]+)\/replay\/(\d+)$/, (id, n) => ({ screen: "replay", id, decision: Number(n) })],
  [/^\/join\/([^/]+)$/, (code) => ({ screen: "join", code })],
  [/^\/rules$/, () => ({ screen: "rules", rule: null })],
  [/^\/rules\/([^/]+)$/, (rule) => ({ screen: "rules", rule })],
  [/^\/rules\/([^/]+)\/law$/, (rule) => ({ screen: "rules", rule, law: true })],
  [/^\/lessons$/, () => ({ screen: "lessons", lesson: null })],
  [/^\/lessons\/([^/]+)$/, (lesson) => ({ screen: "lessons", lesson })],
  [/^\/opponents$/, () => ({ screen: "opponents" })],
  [/^\/about$/, () => ({ screen: "about" })],
  [/^\/you$/, () => ({ screen: "you" })],
];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The place that a path names; "nowhere" for an unknown path. */
export function placeOf(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  for (const [pattern, place] of PATHS) {
    const match = pattern.exec(plain);
    if (match) return place(...match.slice(1).map(decoded));
  }
  return { screen: "nowhere" };
}

interface Here {
  place: Place;
  path: string;
  query: URLSearchParams;
}

function read(): Here {
  return {
    place: placeOf(location.pathname),
    path: location.pathname,
    query: new URLSearchParams(location.search),
  };
}

let here = $state.raw<Here>({ place: { screen: "hall" }, path: "/", query: new URLSearchParams() });

/** Where the reader is now. */
export const route = {
  get place(): Place {
    return here.place;
  },
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return here.query;
  },
};

/** Go to a path of ours; `replace` leaves no entry in the history, `keepScroll` stays where the page is. */
export function go(path: string, options: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here = read();
  if (!options.keepScroll) scrollTo(0, 0);
}

/** The path a click leads to, if the client should follow it itself. */
export function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  if (link.pathname.startsWith("/api/")) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/** Follow the address bar, the back button and links to our own paths. Returns a function that stops it. */
export function startRouter(): () => void {
  const follow = () => {
    here = read();
  };
  const click = (event: MouseEvent) => {
    const path = ownLink(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  follow();
  addEventListener("popstate", follow);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", follow);
    document.removeEventListener("click", click);
  };
}
