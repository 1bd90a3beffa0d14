/** Resolves files of the published site as Netlify does: `/path` is `path.html`. */
import { type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentTypes, unknownType } from '#platform/base/content-types.ts';
import { digestFile } from '#platform/base/file-digest.ts';
import { lookup } from '#platform/base/lookup.ts';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import { digest } from '#platform/base/digest.ts';
import { type FileContent, loadContent } from './held-files.ts';

export interface SiteFile {
  readonly content: FileContent;
  readonly contentType: string;
  /** Strong etag: digest of the content. */
  readonly etag: string;
  /** Changes whenever the file is rewritten. */
  readonly version: string;
  /** When its bytes changed last, in milliseconds: a publish leaves a file alone whose bytes stay the same. */
  readonly modified: number;
}

/** Bytes of an entry besides its content: etag, type and the object itself. */
const fileBytes = 512;

/** Files that configure the host or are copies for one, and are not part of the site. */
const hiddenFile = /(?:^|\/)_(?:redirects|headers)$|\.(?:draft|br|gz)$/u;

export class SiteFiles {
  readonly #folder: string;
  readonly #cached = new BoundedCache<SiteFile>({
    name: 'files of the site',
    maxBytes: 64 * 1024 * 1024,
    maxEntries: 20_000,
    countBytes: ({ content, version }) =>
      (content.type === 'bytes' ? content.bytes.byteLength : 0) + fileBytes + textBytes(version),
  });

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Version of a file on disk. */
  loadVersion(file: string): string | undefined {
    return loadVersion(join(this.#folder, file));
  }

  /** @param file Path within the site. A name with `.` or `..` never matches: it leads out of the site, or is a second spelling of a
   * file, for which no rule of headers is made.
   * @returns undefined if there is none. */
  read(file: string): SiteFile | undefined {
    const name = file.replace(/^\/+/u, '');
    if (
      hiddenFile.test(name) ||
      name.includes('\\') ||
      name.split('/').some((part) => part === '.' || part === '..')
    )
      return undefined;
    const path = join(this.#folder, name);
    const stats = loadStats(path);
    if (stats?.isFile() !== true) return undefined;
    const version = versionIn(stats);
    const cached = this.#cached.get(name);
    if (cached?.version === version) return cached;
    const contentType = lookup(contentTypes, extname(name)) ?? unknownType;
    const read = { ...loadTaggedContent(path, stats), contentType, version, modified: stats.mtimeMs };
    this.#cached.set(name, read);
    return read;
  }
}

/** @returns undefined unless it is a file. */
export function loadVersion(path: string): string | undefined {
  const stats = loadStats(path);
  return stats?.isFile() === true ? versionIn(stats) : undefined;
}

const versionIn = ({ mtimeMs, size, ino }: Stats): string => `${mtimeMs} ${size} ${ino}`;

function loadTaggedContent(path: string, { size }: Stats): Pick<SiteFile, 'content' | 'etag'> {
  const content = loadContent(path, size);
  const digested = content.type === 'bytes' ? digest(content.bytes) : digestFile(path);
  return { content, etag: `"${digested}"` };
}

/** Error codes of the system for impossible file names: too long, invalid characters, or below a file. */
const impossibleName = new Set(['ENAMETOOLONG', 'EINVAL', 'ELOOP', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE']);

function loadStats(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && impossibleName.has(String(cause.code))) return undefined;
    throw cause;
  }
}
