/** Looks up a key that came from outside. A plain index would also find inherited names such as `constructor`
 * (scripts/lint/foreign-keys.mjs forbids it).
 * @returns undefined when the table has no such own key. */
export function lookup<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  // oxlint-disable-next-line house/foreign-keys -- it is the table's own
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
