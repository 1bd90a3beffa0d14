/** `npm run screenshots`: publishes what is stale and takes pictures of ten pages, three widths and three languages
 * into STATE_DIR/screenshots, for review by eye. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#model/locale.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from './browser.ts';
import { loadSettings, publishWithProgress } from './publishing.ts';
import { takeScreenshots } from './screenshots/take.ts';
import { print } from './print.ts';
import { log } from '#base/log.ts';

const program = findBrowser();
if (program === undefined) {
  log.error('No Chromium was found. Install one, or name it in BROWSER_PATH.');
  process.exit(1);
}
const settings = loadSettings();
await publishWithProgress(settings);
const folder = join(settings.stateDir, 'screenshots');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer({ ...settings, port: 0, live: configureLive({}, settings) });
const files = await takeScreenshots({ program, origin: server.origin, locales, folder });
await server.stop();
print(`${files.length} pictures are in ${folder}`);
