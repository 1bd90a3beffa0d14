/** Reads the published site for the live API: its manifest, the names of waste types, and the articles of the demo. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { jsonFiles } from '#base/file-marks.ts';
import { parseJson } from '#base/json.ts';
import { listPlainFolder, readPlainFile } from '#base/plain-files.ts';
import { watermarksSchema } from '#model/watermark.ts';
import { type Post, postSchema } from '#model/post.ts';
import { liveSiteFile, liveSiteSchema } from '#model/live-site.ts';
import { buildManifestSchema } from '#model/site-status.ts';
import { wasteTypeSchema } from '#model/waste.ts';
import type { LiveSite } from './hooks/check-rebuilds.ts';

/** The published version of the site. */
export interface SiteVersion {
  readonly commit: string;
  readonly code: string;
  readonly content: string;
  /** When content last changed a page; absent where files have no modification time. */
  readonly publishedAt?: string;
}

/** @returns undefined when nothing is published. */
export async function loadVersion(outDir: string): Promise<SiteVersion | undefined> {
  const path = join(outDir, 'build-manifest.json');
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { ...parseJson(text, buildManifestSchema), publishedAt: mtime.toISOString() };
  } catch {
    // Health then reports that the version is unknown; a missing or invalid manifest must not break it.
    return undefined;
  }
}

const manifestSchema = z.object({
  watermarks: watermarksSchema.default({}),
});

/** The state of the content that the site was built from.
 * @returns Without watermarks when nothing is published. */
export async function loadLiveSite(outDir: string, stateDir: string): Promise<LiveSite> {
  try {
    const [manifest, stored] = await Promise.all([
      readFile(join(outDir, 'build-manifest.json'), 'utf8'),
      readFile(join(stateDir, liveSiteFile), 'utf8'),
    ]);
    const { watermarks } = parseJson(manifest, manifestSchema);
    const { due } = parseJson(stored, liveSiteSchema);
    return { dueAt: due === undefined ? undefined : Date.parse(due), watermarks };
  } catch {
    // A missing site must not start a build.
    return { dueAt: undefined, watermarks: {} };
  }
}

const postFileSchema = z.union([postSchema, z.array(postSchema)]).transform((posts) => [posts].flat());

/** Other requests are answered between the files: there may be thousands.
 * @param contentDir A content export.
 * @throws When the export is invalid; publishing reports that first. */
export async function loadPosts(contentDir: string): Promise<readonly Post[]> {
  if (!listPlainFolder(contentDir).folders.includes('posts')) return [];
  const folder = join(contentDir, 'posts');
  const posts: Post[] = [];
  for (const file of jsonFiles(folder)) {
    posts.push(...parseJson(readPlainFile(join(folder, file)), postFileSchema));
    await setImmediate();
  }
  return posts;
}

/** @returns Estonian names by id; empty when they cannot be read, since the message matters more than the name. */
export function loadWasteTypeNames(contentDir: string): ReadonlyMap<string, string> {
  try {
    const text = readPlainFile(join(contentDir, 'waste-types.json'));
    const types = parseJson(text, z.array(wasteTypeSchema));
    return new Map(types.map(({ id, name }) => [id, name.et]));
  } catch {
    // The message then has ids instead of names, and publishing reports the invalid content.
    return new Map();
  }
}
