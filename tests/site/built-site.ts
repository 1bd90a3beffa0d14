/** The shipped content as a built site, once for all test files of a run. */
import { join } from 'node:path';
import { inject } from 'vitest';
import { systemClock } from '#base/clock.ts';
import { filesBelow } from '#cms/export/scan.ts';
import { publish } from '#publish/publish.ts';
import { parseSettings, type Settings } from '#publish/settings.ts';
import { withPlantedKeys } from './planted-keys.ts';

/** Folder of the project. */
export const root = join(import.meta.dirname, '../..');

export interface BuiltSite {
  readonly settings: Settings;
  /** Paths within the site, in order. */
  readonly files: readonly string[];
}

let built: Promise<BuiltSite> | undefined;

/** Builds the site unless another test file did: the publisher's own lock lets one build and the others wait. */
export function buildSite(): Promise<BuiltSite> {
  return (built ??= build());
}

async function build(): Promise<BuiltSite> {
  const folder = inject('siteFolder');
  const settings = parseSettings({
    CONTENT_DIR: join(root, 'src/content'),
    OUT_DIR: join(folder, 'site'),
    STATE_DIR: join(folder, 'state'),
    COMMIT_REF: 'commit-under-test',
    // As tests/site/command.ts.
    SOCIAL_IMAGES: 'kinds',
  });
  await withPlantedKeys(() => publish({ root, settings, clock: systemClock, report: () => undefined }));
  return { settings, files: filesBelow(settings.outDir, '') };
}
