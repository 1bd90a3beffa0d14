/** Visits to the built site in a real browser, as far as the machine has one. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '#scripts/browser.ts';

const program = findBrowser();

/** For `test.skipIf`. */
export const isWithoutBrowser = program === undefined;

/** One step that fails says so before its test does. */
const stepMs = 60_000;

export const desktop = { viewport: { width: 1440, height: 900 } } as const;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
/** Wide enough for the layout of a desktop, and touched. */
export const tablet = { ...phone, viewport: { width: 1280, height: 800 } } as const;

export type Visit = (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;

/** Starts the browser for the tests of a file.
 * @returns Makes one visit as a browser of its own would, which starts without cookies. */
export function openBrowser(origin: string): Visit {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
    if (program !== undefined) browser = await chromium.launch({ executablePath: program, args });
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (options, steps) => {
    const context = await browser?.newContext({ baseURL: origin, ...options });
    if (!context) throw new TypeError('The browser has not started.');
    context.setDefaultTimeout(stepMs);
    try {
      await steps(await context.newPage());
    } finally {
      await context.close();
    }
  };
}
