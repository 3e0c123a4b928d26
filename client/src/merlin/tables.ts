/** Tables of records as one table. */

/** A type that has all that each of a union has. */
export type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Both,
) => void
  ? Both
  : never;

/** Tables as one, in which all that they know of a key is in one record. No two may know the same of it. */
export function joined<Tables extends readonly object[]>(...tables: Tables): All<Tables[number]> {
  const records: Record<string, Record<string, unknown>> = {};
  for (const table of tables) {
    for (const [key, record] of Object.entries(table) as [string, Record<string, unknown>][]) {
      const known = (records[key] ??= {});
      for (const [field, value] of Object.entries(record)) {
        if (field in known) throw new Error(`two tables know the ${field} of ${key}`);
        known[field] = value;
      }
    }
  }
  return records as All<Tables[number]>;
}

/** The first answer that is one. */
export function first<Answer>(answers: readonly (Answer | null)[]): Answer | null {
  return answers.find((answer) => answer !== null) ?? null;
}

/** What a field of records is, in those that have it. */
export type Known<Each, Field extends PropertyKey> = Each extends { readonly [Key in Field]: infer Value }
  ? Value
  : never;

/** A field of records, from those that have it. */
export function known<Each extends object, Field extends PropertyKey>(
  records: readonly Each[],
  field: Field,
): Known<Each, Field>[] {
  return records.filter((record) => field in record).map((record) => record[field as never]);
}
