/** Finds pieces outside the wheel under the pointer as on the wheel: by their ids. */

/** The id of the piece under the pointer that the question is about, or else of the topmost. */
export function pieceUnder(event: Event, isAsked: (id: string) => boolean): string | null {
  const ids: string[] = [];
  let found = (event.target as Element).closest<SVGElement | HTMLElement>("[data-piece]");
  while (found) {
    const id = found.dataset["piece"];
    if (id) ids.push(id);
    found = found.parentElement?.closest<SVGElement | HTMLElement>("[data-piece]") ?? null;
  }
  return ids.find(isAsked) ?? ids[0] ?? null;
}
