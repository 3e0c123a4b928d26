import type { CompileOptions } from "svelte/compiler";

type ClassOf = NonNullable<CompileOptions["cssHash"]>;

const owners = new Map<string, string>();

/**
 * The class of all elements that a component gives a style. It stands in the markup and in every rule, and nothing in
 * it can be compressed, so it is shorter than Svelte's own.
 */
export const classOf: ClassOf = ({ hash, filename }) => {
  const found = `s-${hash(filename).slice(0, 4)}`;
  const owner = owners.get(found) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} have the same class; rename one of them`);
  owners.set(found, filename);
  return found;
};
