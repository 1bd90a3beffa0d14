/** Forms in several parts (RFC 7578), as browsers write them and no wider. The whole body is in memory and bounded by its
 * endpoint, so it is looked through once for the boundary; a file is a view of it and no copy. The platform's own reader
 * (`formData()`) takes a second for a body of 4 MB that is made of boundaries, and holds it five times. */

import { lookup } from '#base/lookup.ts';
import { BodyRefusedError } from './request-body.ts';

/** A file of a form. */
export class SentFile {
  /** As it was sent. */
  readonly name: string;
  /** A view of the body: it lasts as long as the body does. */
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}

export type SentField = readonly [name: string, value: string | SentFile];

/** Bytes of all texts of a form, and of a body that can hold no file. */
export const maxTextBytes = 256 * 1024;

/** Bytes of the headers of a part. Browsers write two lines, in which a file name may have 255 signs. */
const maxHeadBytes = 4096;

const disposition = /^content-disposition: *form-data *; *name="([^"]*)"(?: *; *filename="([^"]*)")?/imu;

/** Characters of a boundary as RFC 2046 has it; the text that is parsed is built of nothing else. */
const boundaryPattern = /^[\w'()+,./:=?-]{1,70}$/u;

/** @param type Of the body, with its parameters.
 * @param maxParts Of one more nothing is read.
 * @returns In the order of the body; undefined: there are more.
 * @throws {TypeError} When it is no such form.
 * @throws {BodyRefusedError} When its texts are too long. */
export function readMultipart(
  bytes: Uint8Array,
  type: string,
  maxParts: number,
): readonly SentField[] | undefined {
  const boundary = boundaryOf(type);
  if (boundary === undefined) throw new TypeError('The form names no boundary between its fields.');
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const fields: SentField[] = [];
  let textBytes = 0;
  // The first delimiter has no line before it.
  if (!standsAt(body, delimiter.subarray(2), 0)) throw malformed();
  let at = delimiter.length - 2;
  while (!standsAt(body, twoDashes, at)) {
    if (fields.length === maxParts) return undefined;
    const start = endOfHead(body, at);
    const end = body.indexOf(delimiter, start);
    if (end === -1) throw malformed();
    const head = body.subarray(at, start).toString();
    const content = body.subarray(start, end);
    const field = readPart(head, content);
    if (typeof field[1] === 'string') textBytes += content.byteLength;
    if (textBytes > maxTextBytes) throw new BodyRefusedError('body-too-large');
    fields.push(field);
    at = end + delimiter.length;
  }
  return fields;
}

const twoDashes = Buffer.from('--');
const lineEnd = Buffer.from('\r\n');
const emptyLine = Buffer.from('\r\n\r\n');

function standsAt(body: Buffer, sign: Buffer, at: number): boolean {
  return body.subarray(at, at + sign.length).equals(sign);
}

/** @param at Behind a delimiter.
 * @returns Where the content of its part begins. */
function endOfHead(body: Buffer, at: number): number {
  const end = body.subarray(at, at + maxHeadBytes).indexOf(emptyLine);
  if (end === -1 || !standsAt(body, lineEnd, at)) throw malformed();
  return at + end + emptyLine.length;
}

function readPart(head: string, content: Buffer): SentField {
  const [, name, fileName] = disposition.exec(head) ?? [];
  if (name === undefined) throw malformed();
  if (fileName !== undefined) return [unescaped(name), new SentFile(unescaped(fileName), content)];
  return [unescaped(name), new TextDecoder().decode(content)];
}

const escapes: Readonly<Record<string, string>> = { '%0a': '\n', '%0d': '\r', '%22': '"' };

/** HTML says so of names: what would end them is escaped, and nothing else is. */
function unescaped(name: string): string {
  return name.replace(/%(?:0a|0d|22)/giu, (sign) => lookup(escapes, sign.toLowerCase()) ?? sign);
}

function malformed(): TypeError {
  return new TypeError('The form is not written as forms are.');
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
