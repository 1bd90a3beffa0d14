/** What a file of the site holds. A connection holds the answer that its visitor does not take, so that 2,000 connections hold
 * 2,000 files at worst: what is large is read bit by bit, as it is taken, and never held whole. */
import { createReadStream, fstatSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

export type FileContent =
  | { readonly type: 'bytes'; readonly bytes: Uint8Array }
  | { readonly type: 'file'; readonly path: string; readonly size: number };

/** Bytes: pages and scripts are smaller once they are compressed. */
const largestWhole = 128 * 1024;

/** Bytes that are read at once. */
const chunkBytes = 64 * 1024;

export const isLarge = (size: number): boolean => size > largestWhole;

/** @param size Bytes, as stat() reports them. */
export const loadContent = (path: string, size: number): FileContent =>
  isLarge(size) ? { type: 'file', path, size } : { type: 'bytes', bytes: readFileSync(path) };

export const sizeOf = (content: FileContent): number =>
  content.type === 'bytes' ? content.bytes.byteLength : content.size;

interface FilePart {
  readonly path: string;
  /** Of the whole file. */
  readonly size: number;
  readonly from: number;
  readonly until: number;
}

/** Sends a part of a file as fast as the visitor takes it. If the file was replaced meanwhile, the connection ends, since
 * the headers that were sent no longer fit. */
export function streamFile(response: ServerResponse, { path, size, from, until }: FilePart): void {
  const bytes = createReadStream(path, { start: from, end: until - 1, highWaterMark: chunkBytes });
  bytes.once('open', (file) => {
    if (fstatSync(file).size !== size) response.destroy();
  });
  // The visitor left, or the disk failed: both streams end, and there is nobody to answer.
  pipeline(bytes, response, () => undefined);
}
