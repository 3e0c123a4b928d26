/** Joins tables of records into one table. */

/** The intersection of all members of a union. */
export type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer Both,
) => void
  ? Both
  : never;

/** Join tables, with one record for each key. No two tables may have the same field for a key. */
export function joined<Tables extends readonly object[]>(...tables: Tables): All<Tables[number]> {
  const records: Record<string, Record<string, unknown>> = {};
  for (const table of tables) {
    for (const [key, record] of Object.entries(table) as [string, Record<string, unknown>][]) {
      const known = (records[key] ??= {});
      for (const [field, value] of Object.entries(record)) {
        if (field in known) throw new Error(`two tables have the field ${field} for ${key}`);
        known[field] = value;
      }
    }
  }
  return records as All<Tables[number]>;
}

/** The first answer that is not null. */
export function first<Answer>(answers: readonly (Answer | null)[]): Answer | null {
  return answers.find((answer) => answer !== null) ?? null;
}

/** The type of a field, in those records that have it. */
export type Known<Each, Field extends PropertyKey> = Each extends { readonly [Key in Field]: infer Value }
  ? Value
  : never;

/** The values of a field, from those records that have it. */
export function known<Each extends object, Field extends PropertyKey>(
  records: readonly Each[],
  field: Field,
): Known<Each, Field>[] {
  return records.filter((record) => field in record).map((record) => record[field as never]);
}
