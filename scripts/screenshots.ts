/** `npm run screenshots`: publishes stale pages and takes screenshots of ten pages, three widths and three
 * languages into STATE_DIR/screenshots, for visual review. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { log } from '#platform/base/log.ts';
import { locales, type Locale } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { findBrowser } from './browser.ts';
import { print } from './print.ts';
import { loadSettings } from './load-settings.ts';
import { publishWithProgress } from './publishing.ts';
import { pageKinds, widths } from './screenshots/page-kinds.ts';

const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

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
const server = await startServer({ ...settings, port: 0, live: configureSite({}, settings) });
const files = await takeScreenshots({ program, origin: server.origin, locales, folder });
await server.stop();
print(`${files.length} pictures are in ${folder}`);

interface ScreenshotOptions {
  /** Path of the browser. */
  readonly program: string;
  /** Address of the served site. */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** Existing folder for the screenshots. */
  readonly folder: string;
}

/** @returns File names, `home.ru.768.png`. */
async function takeScreenshots(options: ScreenshotOptions): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: options.program, args: browserArguments });
  try {
    const files: string[] = [];
    for (const width of widths) {
      const page = await browser.newPage({ baseURL: options.origin, viewport: { width, height: 900 } });
      files.push(...(await takeAtWidth(page, width, options)));
      await page.close();
    }
    return files;
  } finally {
    await browser.close();
  }
}

async function takeAtWidth(
  page: Page,
  width: number,
  { locales, folder }: ScreenshotOptions,
): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [kind, path] of Object.entries(pageKinds)) {
    for (const locale of locales) {
      const file = `${kind}.${locale}.${width}.png`;
      await page.goto(localizedPath(parseOwnPath(path), locale));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      files.push(file);
    }
  }
  return files;
}
