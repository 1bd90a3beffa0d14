/** Settings of a sync over little content of the site itself: the company, whose figures texts name. To import all that is shipped takes
 * several times as long as a test of the sync. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSettings, type Settings } from '#platform/publish/settings.ts';

const shipped = join(import.meta.dirname, '../../src/content');

/** @param stateDir An own folder of the test, which gets the content too.
 * @param url Address of the content base. */
export function settingsOfFewContent(stateDir: string, url: string): Settings {
  const folder = join(stateDir, 'few-content');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(shipped, 'company.json'), join(folder, 'company.json'));
  return parseSettings({ STATE_DIR: stateDir, CONTENT_DIR: folder, CONTENT_BASE_URL: url });
}
