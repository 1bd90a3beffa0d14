/** Parser of multipart forms (RFC 7578), limited to what browsers send. The whole body is in memory, within the
 * endpoint's limit, and is searched once for the boundary; files are views of it, not copies. The platform's
 * `formData()` takes a second for a 4 MB body full of boundaries and uses five times its memory. */

import { lookup } from '#platform/base/lookup.ts';
import type { Parameters } from './endpoint.ts';
import { BodyRefusedError } from './request-body.ts';
import { groupByName, isMultipart, maxFields, maxTextBytes, readQuery } from './request-fields.ts';

/** A file from a form. */
export class SentFile {
  /** File name as sent. */
  readonly name: string;
  /** A view of the request body, valid as long as the body. */
  readonly bytes: Uint8Array;

  constructor(name: string, bytes: Uint8Array) {
    this.name = name;
    this.bytes = bytes;
  }
}

export type SentField = readonly [name: string, value: string | SentFile];

/** Maximum bytes of a part's headers. Browsers send two lines, with a file name of up to 255 characters. */
const maxHeadBytes = 4096;

const disposition = /^content-disposition: *form-data *; *name="([^"]*)"(?: *; *filename="([^"]*)")?/imu;

/** A boundary according to RFC 2046. */
const boundaryPattern = /^[\w'()+,./:=?-]{1,70}$/u;

/** @param bytes At most the limit of the endpoint. Files of the form are views of these bytes.
 * @param type Value of the Content-Type header.
 * @returns undefined when there are too many fields.
 * @throws {TypeError} When the body is not a form.
 * @throws {BodyRefusedError} When its texts together are too long. */
export function readFormBody(bytes: Uint8Array, type: string): Parameters | undefined {
  if (!isMultipart(type)) return readQuery(`?${new TextDecoder().decode(bytes)}`);
  const fields = readMultipart(bytes, type, maxFields);
  return fields && groupByName(fields);
}

/** @param type Value of the Content-Type header.
 * @param maxParts Reading stops above this number.
 * @returns Fields in the order of the body; undefined when there are more than `maxParts`.
 * @throws {TypeError} When the body is not a valid multipart form.
 * @throws {BodyRefusedError} When its texts together are too long. */
export function readMultipart(
  bytes: Uint8Array,
  type: string,
  maxParts: number,
): readonly SentField[] | undefined {
  const boundary = extractBoundary(type);
  if (boundary === undefined) throw new TypeError('The multipart form has no valid boundary.');
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const fields: SentField[] = [];
  let textBytes = 0;
  // The first delimiter has no line break before it.
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

/** @param at Position after a delimiter.
 * @returns Position where the content of the part begins. */
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

/** The HTML standard escapes only line breaks and quotes in names. */
function unescaped(name: string): string {
  return name.replace(/%(?:0a|0d|22)/giu, (sign) => lookup(escapes, sign.toLowerCase()) ?? sign);
}

function malformed(): TypeError {
  return new TypeError('The multipart form is malformed.');
}

function extractBoundary(type: string): string | undefined {
  for (const part of type.split(';').slice(1)) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim().toLowerCase() !== 'boundary') continue;
    const value = part.slice(at + 1).trim();
    const boundary = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
    return boundaryPattern.test(boundary) ? boundary : undefined;
  }
  return undefined;
}
