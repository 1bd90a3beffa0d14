/** Compares the files of two published sites. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { filesBelow } from '#platform/base/file-marks.ts';

/** Digests by file. */
export type PublishedFiles = ReadonlyMap<string, string>;

export function readPublished(outDir: string): PublishedFiles {
  const files = existsSync(outDir) ? filesBelow(outDir, '') : [];
  return new Map(files.map((file) => [file, digest(readFileSync(join(outDir, file)))]));
}

/** Differences between a site and a full publish of it. The first may also contain hashed assets of earlier
 * versions.
 * @returns One line per file; empty if the sites are equal. */
export function differences(incremental: PublishedFiles, full: PublishedFiles): readonly string[] {
  const all = new Set([...incremental.keys(), ...full.keys()]);
  return [...all].sort().flatMap((file) => {
    if (incremental.get(file) === full.get(file)) return [];
    if (!full.has(file)) return file.startsWith('_astro/') ? [] : [`${file} should not be there`];
    return [incremental.has(file) ? `${file} is another` : `${file} is missing`];
  });
}
