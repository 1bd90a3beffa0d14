/** Compressed files: compressed on first request, then cached in memory and on disk, keyed by digest. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import {
  brotliOptions,
  compressibleType,
  type Encoding,
  encodings,
  gzipOptions,
  smallestCompressed,
} from '#platform/base/content-types.ts';
import { InFlight } from '#platform/base/concurrency.ts';
import type { SiteFile } from './site-files.ts';
import { countBytes, type FileContent, isLarge, loadContent } from './held-files.ts';
import { hasCode, makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';

export class Compression {
  readonly #folder: string;
  readonly #cached = new BoundedCache<FileContent>({
    name: 'compressed files',
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 20_000,
    countBytes: (content) => (content.type === 'bytes' ? content.bytes.byteLength : textBytes(content.path)),
  });
  readonly #running = new InFlight<FileContent>();

  /** @param folder Keeps compressed files across restarts; created if missing. */
  constructor(folder: string) {
    this.#folder = folder;
    makePrivateFolder(folder);
  }

  /** Whether a file is sent in several encodings at all. */
  static isCompressible({ contentType, content }: SiteFile): boolean {
    return countBytes(content) >= smallestCompressed && compressibleType.test(contentType);
  }

  /** @param file A compressible file. */
  async load(file: SiteFile, encoding: Encoding): Promise<FileContent> {
    const name = `${getName(file)}.${encoding}`;
    const cached = this.#cached.get(name);
    if (cached) return cached;
    const stored = readIfPresent(join(this.#folder, name));
    if (stored) this.#cached.set(name, stored);
    return stored ?? this.#running.share(name, () => this.#compress(name, file, encoding));
  }

  async #compress(name: string, { content }: SiteFile, encoding: Encoding): Promise<FileContent> {
    const bytes = content.type === 'bytes' ? content.bytes : await readFile(content.path);
    const path = join(this.#folder, name);
    const compressed = await compress(bytes, encoding);
    writePrivateFile(path, compressed);
    const cached = toContent(path, compressed);
    this.#cached.set(name, cached);
    return cached;
  }
}

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'gzip' ? asGzip(bytes, gzipOptions) : asBrotli(bytes, brotliOptions(bytes));
}

const names = new WeakMap<SiteFile, string>();

/** An etag may contain characters that a file name may not. */
function getName(file: SiteFile): string {
  const known = names.get(file);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(file.etag).digest('hex').slice(0, 32);
  names.set(file, name);
  return name;
}

function readIfPresent(path: string): FileContent | undefined {
  try {
    return loadContent(path, statSync(path).size);
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

const toContent = (path: string, bytes: Uint8Array): FileContent =>
  isLarge(bytes.byteLength) ? { type: 'file', path, size: bytes.byteLength } : { type: 'bytes', bytes };

/** Returns the encoding to use, negotiated as in RFC 9110 §12.5.3.
 * @param header Value of Accept-Encoding.
 * @param offered Encodings available for the response, smallest result first.
 * @returns undefined for the uncompressed response. */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const weights = parseWeights(header ?? '');
  const findWeight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((a, b) => findWeight(b) - findWeight(a));
  return best && findWeight(best) > 0 ? best : undefined;
}

function parseWeights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((part): readonly [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0];
  });
  return new Map(entries);
}
