/** Makes pictures and PDFs, each a target with an address. Parts of the site draw them. Files are cached by the digest of their
 * source: an unchanged file is not made again, even when its target is stale. */
import { existsSync, utimesSync, readFileSync, readdirSync, statSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Digest, digest } from '#platform/base/digest.ts';
import { writePrivateFile } from '#platform/base/files.ts';
import type { DrawingTools, PublishedPart } from './published-part.ts';

export interface DrawingContext extends Pick<DrawingTools, 'ask' | 'siteUrl'> {
  readonly parts: readonly PublishedPart[];
  /** Digest of the code that draws. */
  readonly code: Digest;
  /** Cache of generated files, by digest. */
  readonly drawnDir: string;
}

export function isDrawn(address: string): boolean {
  return /\.(?:pdf|png)$/u.test(address);
}

/** @param address Address of a generated target.
 * @throws {RangeError} When the site has no such file. */
export async function drawFile(
  address: string,
  { parts, ask, siteUrl, code, drawnDir }: DrawingContext,
): Promise<Uint8Array> {
  const tools: DrawingTools = {
    ask,
    siteUrl,
    makePicture: async (svg) => {
      const { imageEncoder, rasterise } = await import('#platform/base/images.ts');
      return keepFile(drawnDir, digest(`${imageEncoder}\n${svg}`), () => rasterise(svg));
    },
    makeDocument: (from, draw) => keepFile(drawnDir, digest(JSON.stringify([code, ...from])), draw),
  };
  for (const { draw } of parts.flatMap(({ drawings = [] }) => drawings)) {
    const drawn = draw(address, tools);
    if (drawn) return drawn;
  }
  throw new RangeError(`${address} is no file of this site.`);
}

/** A cached file is removed when no publish has used it for this long. */
const retentionMs = 90 * 24 * 3_600_000;

/** @param folder Folder of the cache.
 * @param source Digest of everything that affects the file. */
async function keepFile(
  folder: string,
  source: Digest,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(folder, source);
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return readFileSync(path);
  }
  const file = await draw();
  writePrivateFile(path, file);
  return file;
}

/** @param now Milliseconds since the epoch. */
export function forgetOldFiles(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > retentionMs) rmSync(path, { force: true });
  }
}
