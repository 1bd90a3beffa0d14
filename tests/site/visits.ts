/** Opens the built site in a real browser, if the machine has one. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { comingMs } from '#fakes/test-limits.ts';
import { findTestBrowser } from '#scripts/browser.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';

const program = findTestBrowser();

/** For `test.skipIf`. */
export const isWithoutBrowser = program === undefined;

/** Shorter than the test's timeout, so that a failed step is reported. */
const stepMs = 60_000;

export const desktop = { viewport: { width: 1440, height: 900 } } as const;
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
/** Wide enough for the desktop layout, with touch input. */
export const tablet = { ...phone, viewport: { width: 1280, height: 800 } } as const;

export type Visit = (options: BrowserContextOptions, steps: (page: Page) => Promise<void>) => Promise<void>;

/** Opens pages in separate browser contexts, which start without cookies. Test files in one process share a
 * browser, which is closed with the process.
 * @param environment Environment of the browser's process; if set, the file gets its own browser. */
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
    // Tests that answer requests themselves would not see those of a service worker.
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block', ...options });
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

/** Describes the page of a failed visit, because a rare failure is hard to reproduce. */
async function describePage(page: Page, messages: readonly string[]): Promise<string> {
  const text = await page
    .locator('main')
    .innerText({ timeout: comingMs })
    .catch((cause: unknown) => String(cause));
  return `\nThe page was ${page.url()}.\nIt said: ${messages.join(' | ') || 'nothing'}\nIt showed: ${text.slice(0, 1500)}`;
}

/** Runs in each page and prolongs its timeouts: on a busy machine, responses for islands arrive late. */
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
    // Pages one after the other need no process and no compositor's thread each: a third of a visit's processor time.
    '--renderer-process-limit=1',
    // By default, a headless browser rounds the width of each letter to whole pixels.
    '--font-render-hinting=none',
  ];
  return chromium.launch({ executablePath, args, env: childEnvironment(environment) });
}
