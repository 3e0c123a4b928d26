/** Ready-made tables: modules that go well together, and a mix by chance. */

/** A module of a mix, and the modules it needs. */
export interface Mixed {
  readonly key: string;
  readonly needs: readonly string[];
}

/** A table with exactly these modules, and no house rule. */
export interface Ready<Key extends string = string> {
  readonly key: Key;
  readonly modules: readonly string[];
}

/** The ready-made tables whose modules are all on offer. */
export function onOffer<Offered extends Ready>(
  tables: readonly Offered[],
  modules: readonly Pick<Mixed, "key">[],
): Offered[] {
  const known = modules.map(({ key }) => key);
  return tables.filter((table) => table.modules.every((key) => known.includes(key)));
}

/** A module with all that it needs. */
export function withNeeds(key: string, modules: readonly Mixed[]): string[] {
  const needs = modules.find((module) => module.key === key)?.needs ?? [];
  return [...new Set([...needs.flatMap((needed) => withNeeds(needed, modules)), key])];
}

/** A module with all modules that need it. */
export function withDependents(key: string, modules: readonly Mixed[]): string[] {
  const dependents = modules.filter(({ needs }) => needs.includes(key));
  return [...new Set([key, ...dependents.flatMap((other) => withDependents(other.key, modules))])];
}

export function isPlayable(mix: readonly string[], modules: readonly Mixed[]): boolean {
  return modules.every(({ key, needs }) => !mix.includes(key) || needs.every((one) => mix.includes(one)));
}

/** With fewer modules a mix would not be a surprise. */
export const FEWEST = 3;

/** A mix by chance. Every playable mix with enough modules for a surprise is equally likely. */
export function surprise(
  modules: readonly Mixed[],
  expected: readonly (readonly string[])[],
  chance: () => number = Math.random,
): string[] {
  for (;;) {
    const mix = modules.map(({ key }) => key).filter(() => chance() < 0.5);
    const isExpected = expected.some(
      (other) => mix.length === other.length && mix.every((key) => other.includes(key)),
    );
    if (mix.length && !isExpected && isPlayable(mix, modules)) return mix;
  }
}
