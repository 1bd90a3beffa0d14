/** Reads the published site for the live API: its manifest. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { watermarksSchema } from '#platform/cms/watermark.ts';
import { liveSiteFile, liveSiteSchema } from '#platform/publish/live-site.ts';
import { buildManifestSchema } from '#platform/publish/status-schema.ts';
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
