/** Visits to the built site in a real browser, as far as the machine has one. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { comingMs } from '#fakes/test-limits.ts';
import { findTestBrowser } from '#scripts/browser.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';

const program = findTestBrowser();

/** For `test.skipIf`. */
export const isWithoutBrowser = program === undefined;

/** One step that fails says so before its test does. */
const stepMs = 60_000;

export const desktop = { viewport: { width: 1440, height: 900 } } as const;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
/** Wide enough for the layout of a desktop, and touched. */
export const tablet = { ...phone, viewport: { width: 1280, height: 800 } } as const;

export type Visit = (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;

/** Makes one visit as a browser of its own would, which starts without cookies. Files share a browser, as far as they run
 * in one process, and it ends with that.
 * @param environment Settings of the browser's process: with any the file has a browser of its own. */
export function openBrowser(origin: string, environment?: Readonly<Record<string, string>>): Visit {
  let own: Browser | undefined;
  beforeAll(async () => {
    if (environment && program !== undefined) own = await launch(program, environment);
  });
  afterAll(async () => {
    await own?.close();
  });
  return async (options, steps) => {
    if (program === undefined) throw new TypeError('There is no browser.');
    const browser = own ?? (await sharedBrowser(program));
    const context = await browser.newContext({ baseURL: origin, ...options });
    context.setDefaultTimeout(stepMs);
    await context.addInitScript(waitLonger, stepMs);
    const page = await context.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    try {
      await steps(page);
    } catch (cause) {
      if (cause instanceof Error) cause.message += await describePage(page, messages);
      throw cause;
    } finally {
      await context.close();
    }
  };
}

/** Where a failed visit stood: what fails once in a hundred runs is not seen again. */
async function describePage(page: Page, messages: readonly string[]): Promise<string> {
  const text = await page
    .locator('main')
    .innerText({ timeout: comingMs })
    .catch((cause: unknown) => String(cause));
  return `\nThe page was ${page.url()}.\nIt said: ${messages.join(' | ') || 'nothing'}\nIt showed: ${text.slice(0, 1500)}`;
}

/** Runs in each page. What an island waits for comes late on a busy machine, and none may give up on it. */
function waitLonger(leastMs: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(Math.max(ms, leastMs));
}

let shared: Promise<Browser> | undefined;

async function sharedBrowser(executablePath: string): Promise<Browser> {
  const browser = await (shared ??= launch(executablePath, {}));
  if (browser.isConnected()) return browser;
  return (shared = launch(executablePath, {}));
}

function launch(executablePath: string, environment: Readonly<Record<string, string>>): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // A browser without windows would make each letter as wide as whole pixels.
    '--font-render-hinting=none',
  ];
  return chromium.launch({ executablePath, args, env: childEnvironment(environment) });
}
