/** Parses JSON. Browsers load this module too, so it has no imports. */

/** A zod schema. */
interface Schema<Value> {
  readonly parse: (value: unknown) => Value;
}

const decodeText = (json: string | Uint8Array): string =>
  typeof json === 'string' ? json : new TextDecoder().decode(json);

/** @returns The parsed value; `unknown` without a schema.
 * @throws {SyntaxError} For invalid JSON; otherwise the error of the schema. */
export function parseJson<Value = unknown>(json: string | Uint8Array, schema?: Schema<Value>): Value {
  const value: unknown = JSON.parse(decodeText(json));
  return schema ? schema.parse(value) : (value as Value);
}

/** @returns undefined for invalid JSON; valid JSON is never undefined. */
export function tryJson(json: string | Uint8Array): unknown {
  try {
    return parseJson(json);
  } catch {
    // The caller reports the failure.
    return undefined;
  }
}

/** Only for JSON that this project wrote for itself: rows of its database, files of the same build, props in its own
 * markup. Another shape is a bug, and these are read too often to be validated. */
export function trustedJson<Value>(json: string): Value {
  return JSON.parse(json) as Value;
}
