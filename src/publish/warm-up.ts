/** Loads the compiled pages and renders some of each kind that follows an edit, without writing anything: the first page of
 * a thread takes several times as long as the next. */
import { join, resolve } from 'node:path';
import type { Digest } from '#base/digest.ts';
import { compiledEntry } from './compiled-version.ts';
import { digestVersion } from './code.ts';
import { Renderer } from './render.ts';
import { pageSettings, type Settings } from './settings.ts';
import { openState } from './state.ts';
import { undoFolder } from './undo.ts';

/** Articles, newest last. */
const articles = 5;
const lists = ['/about/news', '/', '/build-manifest.json'];

/** @param code Whose pages are compiled and published.
 * @throws When a page cannot be rendered. */
export async function warmUp(settings: Settings, code: Digest): Promise<void> {
  const state = openState(settings.stateDir);
  try {
    const setup = {
      database: state.file,
      entry: compiledEntry(settings.stateDir, code),
      settings: pageSettings(settings),
      version: digestVersion(code, pageSettings(settings)),
      outDir: resolve(settings.outDir),
      backupDir: undoFolder(settings),
      drawnDir: join(settings.stateDir, 'drawn'),
    };
    const renderer = await Renderer.open(setup, state.database);
    const rows = state.database
      .prepare(
        "SELECT address FROM target WHERE file LIKE 'about/news/%' AND stale IS NULL ORDER BY number DESC LIMIT ?",
      )
      .all(articles);
    for (const address of [...lists, ...rows.map((row) => String(row.address))])
      await renderer.rehearse(address);
  } finally {
    state.database.close();
  }
}
