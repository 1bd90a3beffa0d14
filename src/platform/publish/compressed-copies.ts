/** Compressed copies beside the files of the site (PRECOMPRESS), which nginx and Caddy send as they are. A file loses its copies before
 * it is replaced, and gets new ones when everything is published: without them it is sent as it is, never an older one. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import {
  brotliOptions,
  compressibleType,
  contentTypes,
  type Encoding,
  encodings,
  gzipOptions,
  smallestCompressed,
} from '#platform/base/content-types.ts';
import { putInPlace, writePublicFile } from '#platform/base/out-files.ts';
import { lookup } from '#platform/base/lookup.ts';
import { filesBelow } from '#platform/base/file-marks.ts';

/** As nginx and Caddy look for them. */
const suffixes = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Files that are compressed at once: zlib has four threads. */
const atOnce = 4;

/** @param path A file of the site, about to be replaced or removed. */
export function removeCopies(path: string): void {
  for (const encoding of encodings) rmSync(path + suffixes[encoding], { force: true });
}

/** Makes the copies that are missing. Nobody else may write the site meanwhile.
 * @returns Number of files that got copies. */
export async function makeMissingCopies(outDir: string): Promise<number> {
  const paths = filesBelow(outDir, '').map((file) => join(outDir, file));
  const missing = paths.filter((path) => isCompressible(path) && !hasCopies(path));
  for (let from = 0; from < missing.length; from += atOnce)
    await Promise.all(missing.slice(from, from + atOnce).map((path) => makeCopies(path)));
  return missing.length;
}

/** @param path A file of the site. */
export function isCompressible(path: string): boolean {
  const type = lookup(contentTypes, extname(path));
  return type !== undefined && compressibleType.test(type) && statSync(path).size >= smallestCompressed;
}

const hasCopies = (path: string): boolean =>
  encodings.every((encoding) => existsSync(path + suffixes[encoding]));

/** @param path A file of the site. */
export async function makeCopies(path: string): Promise<void> {
  const bytes = await readFile(path);
  const copies = {
    br: await asBrotli(bytes, brotliOptions(bytes)),
    gzip: await asGzip(bytes, gzipOptions),
  } as const satisfies Record<Encoding, Uint8Array>;
  for (const encoding of encodings) {
    const copy = path + suffixes[encoding];
    writePublicFile(`${copy}.draft`, copies[encoding]);
    putInPlace(`${copy}.draft`, copy);
  }
}
