/** The publisher's cost of the search index alone: renders its parts once more from stored content. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#platform/base/file-marks.ts';
import { compilePages, digestCode, digestVersion } from '#platform/publish/code.ts';
import { Renderer } from '#platform/publish/render.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { openState } from '#platform/publish/state.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { site as ownSite } from '#features/site.ts';
import type { Site } from './site.ts';

/** When each part of the index was written. */
export function partTimes({ OUT_DIR: outDir }: Site): ReadonlyMap<string, number> {
  const folder = join(outDir, 'search-index');
  return new Map(
    filesBelow(folder, '').map((file) => [`/search-index/${file}`, statSync(join(folder, file)).mtimeMs]),
  );
}

/** Renders and writes parts.
 * @returns Milliseconds, without process start and loading of the compiled pages. */
export async function timeParts(site: Site, addresses: Iterable<string>): Promise<number> {
  const { STATE_DIR: stateDir } = site;
  const settings = parseSettings(site);
  const code = digestCode(projectFolder, stateDir);
  const { name, entry } = compilePages({ root: projectFolder, stateDir, code });
  const pages = pageSettings(settings);
  const state = openState(stateDir);
  try {
    return await withTempFolder(async (folder) => {
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
      const renderer = await Renderer.open(setup, ownSite, state.database);
      const start = performance.now();
      for (const address of addresses) await renderer.render({ number: 0, address, file: address.slice(1) });
      return performance.now() - start;
    });
  } finally {
    state.database.close();
  }
}
