/** Files as browsers take them: compressed at the first request and kept, in memory and in a folder, by digest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedCache } from '#base/bounded-cache.ts';
import { InFlight } from '#base/in-flight.ts';
import type { Encoding } from './accept-encoding.ts';
import type { SiteFile } from './site-files.ts';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';

/** Bytes: what fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** Among them manifests (`+json`) and drawings (`+xml`). */
const compressibleType = /^text\/|json|xml/u;

interface Compressed {
  readonly bytes: Uint8Array;
}

export class Compression {
  readonly #folder: string;
  readonly #kept = new BoundedCache<Compressed>({
    name: 'compressed files',
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 20_000,
    sizeOf: ({ bytes }) => bytes.byteLength,
  });
  readonly #running = new InFlight<Compressed>();

  /** @param folder Keeps compressed files between starts; made when missing. */
  constructor(folder: string) {
    this.#folder = folder;
    makePrivateFolder(folder);
  }

  /** Whether a file is sent in several encodings at all. */
  static isCompressible({ contentType, bytes }: SiteFile): boolean {
    return bytes.byteLength >= smallestCompressed && compressibleType.test(contentType);
  }

  /** @param file One that is compressible. */
  async load(file: SiteFile, encoding: Encoding): Promise<Uint8Array> {
    const name = `${nameOf(file)}.${encoding}`;
    const kept = this.#kept.get(name);
    if (kept) return kept.bytes;
    const stored = readIfPresent(join(this.#folder, name));
    if (stored) this.#kept.set(name, stored);
    const compressed =
      stored ?? (await this.#running.share(name, () => this.#compress(name, file.bytes, encoding)));
    return compressed.bytes;
  }

  async #compress(name: string, bytes: Uint8Array, encoding: Encoding): Promise<Compressed> {
    const compressed = { bytes: await compress(bytes, encoding) };
    this.#kept.set(name, compressed);
    writePrivateFile(join(this.#folder, name), compressed.bytes);
    return compressed;
  }
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Styles and scripts are 4 to 8 % smaller than at 9; a page takes some milliseconds, the largest script 0.3 s, once. */
const brotliQuality = 10;

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return asGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  return asBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

const names = new WeakMap<SiteFile, string>();

/** An etag may hold letters that a file name may not. */
function nameOf(file: SiteFile): string {
  const known = names.get(file);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(file.etag).digest('hex').slice(0, 32);
  names.set(file, name);
  return name;
}

function readIfPresent(path: string): Compressed | undefined {
  try {
    return { bytes: readFileSync(path) };
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}
