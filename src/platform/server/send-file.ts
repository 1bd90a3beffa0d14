/** Sends a file of the site: compressed, in part, or as 304 if the browser has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownTag } from '#platform/base/http/entity-tag.ts';
import { chooseEncoding, Compression } from './compression.ts';
import type { SiteFile } from './site-files.ts';
import { countBytes, type FileContent, streamFile } from './held-files.ts';

/** Cache-Control of a file that no rule names. */
export const revalidate = 'public, max-age=0, must-revalidate';

export interface FileAnswer {
  readonly file: SiteFile;
  /** 404 for the not-found page. */
  readonly status: 200 | 404;
  /** Its reader may ask by time: programs that know no ETag. */
  readonly isDated?: boolean;
}

/** @returns The bytes of a whole, small file if the response is one. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, compression, isDated }: FileAnswer & { readonly compression: Compression },
): Promise<Uint8Array | undefined> {
  // A rule of the header file takes precedence.
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', file.contentType);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', revalidate);
  const isCompressible = Compression.isCompressible(file);
  if (isCompressible) response.setHeader('Vary', 'Accept-Encoding');
  const encoding = isCompressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // Strong: two encodings of one file are different bytes.
  const etag = encoding ? file.etag.replace(/"$/u, `-${encoding}"`) : file.etag;
  const modified = isDated ? file.modified : undefined;
  if (status === 200 && answersKnown(request, response, { etag, modified })) return undefined;
  if (encoding)
    return sendWhole(request, response, { status, content: await compression.load(file, encoding) });
  return status === 404
    ? sendWhole(request, response, { status, content: file.content })
    : sendPlain(request, response, { file, etag });
}

interface FileVersion {
  readonly etag: string;
  /** undefined: its reader cannot ask by time. */
  readonly modified: number | undefined;
}

/** Says which version it is, and answers whoever has it already.
 * @returns Whether it answered. */
function answersKnown(request: IncomingMessage, response: ServerResponse, version: FileVersion): boolean {
  const { etag, modified } = version;
  response.setHeader('ETag', etag);
  if (modified !== undefined) response.setHeader('Last-Modified', new Date(modified).toUTCString());
  if (!isKnownFile(request, version)) return false;
  response.removeHeader('Content-Type');
  response.writeHead(304).end();
  return true;
}

/** A file or a part of it. */
function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  { file, etag }: { readonly file: SiteFile; readonly etag: string },
): Uint8Array | undefined {
  response.setHeader('Accept-Ranges', 'bytes');
  if (request.headers.range === undefined)
    return sendWhole(request, response, { status: 200, content: file.content });
  sendRange(request, response, { file, etag });
  return undefined;
}

function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  { status, content }: { readonly status: number; readonly content: FileContent },
): Uint8Array | undefined {
  sendPart(request, response, { status, content, from: 0, until: countBytes(content) });
  return content.type === 'bytes' ? content.bytes : undefined;
}

/** RFC 9110, 13.2.2: the time counts only where no tag is given. It has whole seconds. */
function isKnownFile({ headers }: IncomingMessage, { etag, modified }: FileVersion): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined || modified === undefined) return isKnownTag(tags, etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(modified / secondMs) * secondMs;
}

const secondMs = 1000;

function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { file, etag }: { readonly file: SiteFile; readonly etag: string },
): void {
  const { content } = file;
  const size = countBytes(content);
  const condition = request.headers['if-range'];
  const isSame = condition === undefined || condition === etag;
  const range = parseByteRange(isSame ? request.headers.range : undefined, size);
  if (range.type === 'outside') {
    response.setHeader('Content-Range', `bytes */${size}`);
    response.writeHead(416, { 'Content-Length': 0 }).end();
    return;
  }
  if (range.type === 'whole') {
    sendPart(request, response, { status: 200, content, from: 0, until: size });
    return;
  }
  const { from, until } = range;
  response.setHeader('Content-Range', `bytes ${from}-${until - 1}/${size}`);
  sendPart(request, response, { status: 206, content, from, until });
}

interface PartAnswer {
  readonly status: number;
  readonly content: FileContent;
  readonly from: number;
  readonly until: number;
}

function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { status, content, from, until }: PartAnswer,
): void {
  response.writeHead(status, { 'Content-Length': until - from });
  if (request.method === 'HEAD') response.end();
  else if (content.type === 'file') streamFile(response, { ...content, from, until });
  else
    response.end(
      until - from === content.bytes.byteLength ? content.bytes : content.bytes.subarray(from, until),
    );
}

/** Byte range that a client requests (RFC 9110 §14). */
export type ByteRange =
  | { readonly type: 'whole' }
  | { readonly type: 'part'; readonly from: number; readonly until: number }
  /** The range starts behind the end of the file: 416. */
  | { readonly type: 'outside' };

/** @param header Value of Range. Multiple ranges and malformed values count as none.
 * @param length File size in bytes.
 * @returns `until` is exclusive. */
export function parseByteRange(header: string | undefined, length: number): ByteRange {
  const match = /^bytes=(?<from>\d*)-(?<last>\d*)$/u.exec(header ?? '');
  const { from = '', last = '' } = match?.groups ?? {};
  if (from === '' && last === '') return { type: 'whole' };
  if (from === '') return part(Math.max(0, length - Number(last)), length);
  if (last !== '' && Number(last) < Number(from)) return { type: 'whole' };
  return part(Number(from), last === '' ? length : Math.min(length, Number(last) + 1));
}

/** @param until At most the length of the file, so a range that starts behind the end is never valid. */
function part(from: number, until: number): ByteRange {
  return from >= until ? { type: 'outside' } : { type: 'part', from, until };
}
