/**
 * What is said of an event that is none of those declared: the compiler knows of none, so that no declared one is
 * forgotten. The table has one of its own, and a server may be newer than this page.
 */
export function unheardOf(_: never): never[] {
  return [];
}
