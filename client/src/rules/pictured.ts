/** Which rules have a picture. A rule without one is shown with that of the rule or chapter that contains it. */

/** The rule that this one is a part of: R8.9b is part of R8.9, and that of R8. */
export function around(id: string): string | null {
  const outer = id.replace(/[a-z]$|\.\d+$/, "");
  return outer === id ? null : outer;
}

/** The rule whose picture belongs to this one; null if there is none. */
export function pictureOf(id: string | null, pictured: readonly string[]): string | null {
  if (id === null) return null;
  return pictured.includes(id) ? id : pictureOf(around(id), pictured);
}
