/** Fields of a query, a form or a JSON body: read in one pass, of a bounded number, and without anything that an object
 * inherits. Whatever holds fields that a visitor names passes here and nowhere else. */
import { parseJson } from '#base/json.ts';
import type { Parameters } from './endpoint.ts';
import { isMultipart, readMultipart, type SentFile } from './multipart.ts';

/** No form of ours has half as many. */
export const maxFields = 60;

type Scalar = string | number | boolean | null;

/** @returns undefined: there are too many of them. */
export function readQuery(query: string): Parameters | undefined {
  const text = query.startsWith('?') ? query.slice(1) : query;
  if (countOf(text, '&', maxFields) >= maxFields) return undefined;
  return debounce(new URLSearchParams(text));
}

/** @param bytes No longer than the limit of its endpoint. Files of the form are views of it.
 * @param type Of the body, with its parameters.
 * @returns undefined: there are too many fields.
 * @throws {TypeError} When it is no form.
 * @throws {BodyRefusedError} When its texts are too long. */
export function readFormBody(bytes: Uint8Array, type: string): Parameters | undefined {
  if (!isMultipart(type)) return readQuery(`?${new TextDecoder().decode(bytes)}`);
  const fields = readMultipart(bytes, type, maxFields);
  return fields && debounce(fields);
}

/** @returns undefined when it is no flat object, or has too many fields.
 * @throws {SyntaxError} When it is no JSON. */
export function readJsonBody(bytes: Uint8Array): Parameters | undefined {
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = Object.entries(body);
  return fields.length <= maxFields && fields.every(([, value]) => isFlat(value))
    ? toParameters(fields)
    : undefined;
}

/** A text, or several of one name. What lies deeper no endpoint takes, and much of what looks into it calls itself. */
function isFlat(value: unknown): boolean {
  if (!Array.isArray(value)) return isScalar(value);
  return value.length <= maxFields && value.every(isScalar);
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A text for a name that stands once, a list for one that stands more often. */
function debounce(fields: Iterable<readonly [string, string | SentFile]>): Parameters {
  const byName = new Map<string, (string | SentFile)[]>();
  for (const [name, value] of fields) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  return toParameters(
    Array.from(byName, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** Without a prototype, so that a name is there when it was sent and not otherwise. */
function toParameters(fields: Iterable<readonly [string, unknown]>): Parameters {
  const bare: unknown = Object.create(null);
  return Object.assign(bare as Record<string, unknown>, Object.fromEntries(fields));
}

/** @returns How often the sign stands there, counted no further than the limit. */
function countOf(text: string, sign: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count < limit; at = text.indexOf(sign, at + sign.length))
    count += 1;
  return count;
}
