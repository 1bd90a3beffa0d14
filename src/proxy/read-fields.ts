/** Fields of a query, a form or a JSON body: read in one pass, of a bounded number, and without anything that an object
 * inherits. Whatever holds fields that a visitor names passes here and nowhere else. */
import type { Parameters } from './endpoint.ts';

/** No form of ours has half as many. */
export const maxFields = 60;

/** Characters of a boundary as RFC 2046 has it; the text that is parsed is built of nothing else. */
const boundaryPattern = /^[\w'()+,./:=?-]{1,70}$/u;

type Scalar = string | number | boolean | null;

/** @returns undefined: there are too many of them. */
export function readQuery(query: string): Parameters | undefined {
  const text = query.startsWith('?') ? query.slice(1) : query;
  if (countOf(Buffer.from(text), '&', maxFields) >= maxFields) return undefined;
  return gather(new URLSearchParams(text));
}

/** @param bytes No longer than the limit of its endpoint.
 * @param type Of the body, with its parameters.
 * @returns undefined: there are too many fields.
 * @throws {TypeError} When it is no form. */
export async function readFormBody(bytes: Uint8Array, type: string): Promise<Parameters | undefined> {
  if (!isMultipart(type)) return readQuery(`?${new TextDecoder().decode(bytes)}`);
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new TypeError('The form names no boundary between its fields.');
  // One stands before each field and one at the end.
  if (countOf(bytes, `--${boundary}`, maxFields + 2) > maxFields + 1) return undefined;
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  return gather(await new Response(Uint8Array.from(bytes), { headers }).formData());
}

/** @returns undefined when it is no flat object, or has too many fields.
 * @throws {SyntaxError} When it is no JSON. */
export function readJsonBody(bytes: Uint8Array): Parameters | undefined {
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
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
function gather(fields: Iterable<readonly [string, string | File]>): Parameters {
  const byName = new Map<string, (string | File)[]>();
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

function isMultipart(type: string): boolean {
  return type.trimStart().toLowerCase().startsWith('multipart/');
}

function boundaryOf(type: string): string | undefined {
  for (const part of type.split(';').slice(1)) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim().toLowerCase() !== 'boundary') continue;
    const value = part.slice(at + 1).trim();
    const boundary = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
    return boundaryPattern.test(boundary) ? boundary : undefined;
  }
  return undefined;
}

/** @returns How often the sign stands there, counted no further than the limit. */
function countOf(bytes: Uint8Array, sign: string, limit: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = buffer.indexOf(sign); at !== -1 && count < limit; at = buffer.indexOf(sign, at + sign.length))
    count += 1;
  return count;
}
