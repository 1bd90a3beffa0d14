/** Takes pictures of whole pages in a real browser. */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Locale } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { pageKinds, widths } from './page-kinds.ts';

const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

export interface Shooting {
  /** The browser's program. */
  readonly program: string;
  /** Where the site is served. */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** Folder of the pictures; it exists. */
  readonly folder: string;
}

/** @returns Names of the files, `home.ru.768.png`. */
export async function takeScreenshots({ program, origin, locales, folder }: Shooting): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: program, args: browserArguments });
  const files: string[] = [];
  try {
    for (const width of widths) {
      const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 900 } });
      for (const [kind, path] of Object.entries(pageKinds)) {
        for (const locale of locales) {
          const file = `${kind}.${locale}.${String(width)}.png`;
          await page.goto(localizedPath(parseOwnPath(path), locale));
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: join(folder, file), fullPage: true });
          files.push(file);
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return files;
}
