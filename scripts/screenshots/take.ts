/** Takes pictures of whole pages in a real browser. */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { Locale } from '#model/locale.ts';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { pageKinds, widths } from './page-kinds.ts';

const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];

export interface ScreenshotOptions {
  /** The browser's program. */
  readonly program: string;
  /** Where the site is served. */
  readonly origin: string;
  readonly locales: readonly Locale[];
  /** Folder of the pictures; it exists. */
  readonly folder: string;
}

/** @returns Names of the files, `home.ru.768.png`. */
export async function takeScreenshots(shooting: ScreenshotOptions): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: shooting.program, args: browserArguments });
  try {
    const files: string[] = [];
    for (const width of widths) {
      const page = await browser.newPage({ baseURL: shooting.origin, viewport: { width, height: 900 } });
      files.push(...(await takeAtWidth(page, width, shooting)));
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
