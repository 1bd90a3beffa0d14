/** File content of the site. A connection holds its response until the client reads it, so 2,000 connections
 * may hold 2,000 files. Large files are therefore streamed and never held whole. */
import { readFileSync, createReadStream, fstatSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

export type FileContent =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'file'; readonly path: string; readonly size: number };

/** Bytes: pages and scripts are smaller than this after compression. */
const largestWhole = 128 * 1024;

/** Read size in bytes. */
const chunkBytes = 64 * 1024;

export const isLarge = (size: number): boolean => size > largestWhole;

/** @param size File size in bytes, from stat(). */
export const loadContent = (path: string, size: number): FileContent =>
  isLarge(size) ? { type: 'file', path, size } : { type: 'bytes', bytes: readFileSync(path) };

export const countBytes = (content: FileContent): number =>
  content.type === 'bytes' ? content.bytes.byteLength : content.size;

interface FilePart {
  readonly path: string;
  /** Digest of the whole file. */
  readonly size: number;
  readonly from: number;
  readonly until: number;
}

/** Streams a part of a file as fast as the client reads. If the file was replaced meanwhile, the connection
 * is closed, because the headers already sent no longer match. */
export function streamFile(response: ServerResponse, { path, size, from, until }: FilePart): void {
  // The client has gone already, and a pipe into a closed response is an error.
  if (response.destroyed) return;
  const bytes = createReadStream(path, { start: from, end: until - 1, highWaterMark: chunkBytes });
  bytes.once('open', (file) => {
    if (fstatSync(file).size !== size) response.destroy();
  });
  // The client disconnected or the disk failed: both streams end, and no response is possible.
  pipeline(bytes, response, () => undefined);
}
