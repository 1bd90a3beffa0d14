/** Text that is JSON, read. Browsers load this module too, so it imports nothing. */

/** As of zod. */
interface Schema<Value> {
  readonly parse: (value: unknown) => Value;
}

const textOf = (json: string | Uint8Array): string =>
  typeof json === 'string' ? json : new TextDecoder().decode(json);

/** @returns What the schema makes of it; without one it is unknown, and the caller has to look.
 * @throws {SyntaxError} When it is no JSON; and what the schema throws. */
export function parseJson<Value = unknown>(json: string | Uint8Array, schema?: Schema<Value>): Value {
  const value: unknown = JSON.parse(textOf(json));
  return schema ? schema.parse(value) : (value as Value);
}

/** @returns undefined when it is no JSON, which has no such value. */
export function tryJson(json: string | Uint8Array): unknown {
  try {
    return parseJson(json);
  } catch {
    // The caller names the failure.
    return undefined;
  }
}

/** Only for what this very project wrote and keeps for itself: rows of its database, files of the same build, properties of
 * its own markup. Another shape is a bug, and each of these is read too often to be validated. */
export function trustedJson<Value>(json: string): Value {
  return JSON.parse(json) as Value;
}
