/** The publisher's cost of the search index alone: renders its parts once more from stored content. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#base/file-marks.ts';
import { compilePages, digestCode, digestVersion } from '#publish/code.ts';
import { Renderer } from '#publish/render.ts';
import { pageSettings } from '#publish/compiled-pages.ts';
import { parseSettings, type Settings } from '#publish/settings.ts';
import { openState } from '#publish/state.ts';
import type { OwnSite } from './own-publisher.ts';
import { projectFolder, withTempFolder } from './folders.ts';

/** Settings with which publishOwn publishes it. */
export function settingsOf({ contentDir, outDir, stateDir }: OwnSite): Settings {
  return parseSettings({
    CONTENT_DIR: contentDir,
    OUT_DIR: outDir,
    STATE_DIR: stateDir,
    COMMIT_REF: 'bench',
    SOCIAL_IMAGES: 'off',
  });
}

/** When each part of the index was written. */
export function partTimes({ outDir }: OwnSite): ReadonlyMap<string, number> {
  const folder = join(outDir, 'search-index');
  return new Map(
    filesBelow(folder, '').map((file) => [`/search-index/${file}`, statSync(join(folder, file)).mtimeMs]),
  );
}

/** Renders and writes parts.
 * @returns Milliseconds, without process start and loading of the compiled pages. */
export async function timeParts(site: OwnSite, addresses: Iterable<string>): Promise<number> {
  const settings = settingsOf(site);
  const code = digestCode(projectFolder, site.stateDir);
  const { name, entry } = compilePages({ root: projectFolder, stateDir: site.stateDir, code });
  const pages = pageSettings(settings);
  const state = openState(site.stateDir);
  try {
    return await withTempFolder(false, async (folder) => {
      const setup = {
        database: state.file,
        entry,
        settings: pages,
        version: digestVersion(name, pages),
        outDir: join(folder, 'out'),
        isEmpty: true,
        backupDir: join(folder, 'backup'),
        drawnDir: join(folder, 'drawn'),
      };
      const renderer = await Renderer.open(setup, state.database);
      const start = performance.now();
      for (const address of addresses) await renderer.render({ number: 0, address, file: address.slice(1) });
      return performance.now() - start;
    });
  } finally {
    state.database.close();
  }
}
