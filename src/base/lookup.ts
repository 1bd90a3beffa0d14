/** Looks up a name that somebody else chose. A table that is written as an object inherits `constructor` and the like,
 * which a plain index would find (scripts/lint/foreign-keys.mjs refuses one).
 * @returns undefined for a name that the table does not hold itself. */
export function lookup<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  // eslint-disable-next-line house/foreign-keys -- it is the table's own
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
