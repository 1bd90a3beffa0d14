/** Opens the built site in a real browser, if the machine has one. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
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

/** Opens pages in a browser that knows nothing of earlier visits but the files it has loaded: reading them again takes a third of a
 * visit's processor time. Test files in one process share a browser, which is closed with the process.
 * @param environment Environment of the browser's process; if set, the file gets its own browser. */
export function openBrowser(origin: string, environment?: Readonly<Record<string, string>>): Visit {
  let own: Browser | undefined;
  /** Contexts of ended visits, by their options. */
  const idle = new Map<string, BrowserContext[]>();
  beforeAll(async () => {
    if (environment && program !== undefined) own = await launch(program, environment);
  });
  afterAll(async () => {
    await Promise.all([...idle.values()].flat().map((context) => context.close()));
    await own?.close();
  });
  return async (options, steps) => {
    if (program === undefined) throw new TypeError('There is no browser.');
    const browser = own ?? (await sharedBrowser(program));
    const contexts = idle.getOrInsert(JSON.stringify(options), []);
    const context = contexts.pop() ?? (await openContext(browser, { baseURL: origin, ...options }));
    const page = await context.newPage();
    const usesContext = watchContext(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    try {
      await steps(page);
    } catch (cause) {
      if (cause instanceof Error) cause.message += await describePage(page, messages);
      await context.close();
      throw cause;
    }
    if (usesContext()) await context.close();
    else {
      await forgetVisit(page, origin);
      contexts.push(context);
    }
  };
}

async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  // Tests that answer requests themselves would not see those of a service worker.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(stepMs);
  await context.addInitScript(waitLonger, stepMs);
  return context;
}

/** @returns Tells whether a test reached for the context of its page, or for its clock: what is set there stays for later pages. */
function watchContext(page: Page): () => boolean {
  const { clock } = page;
  const context = page.context();
  let isUsed = false;
  const use =
    <Part>(part: Part) =>
    () => {
      isUsed = true;
      return part;
    };
  Object.defineProperty(page, 'context', { value: use(context) });
  Object.defineProperty(page, 'clock', { get: use(clock) });
  return () => isUsed;
}

/** Deletes what a visit stored, and leaves the files that the browser has loaded. */
async function forgetVisit(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((opened) => opened !== page);
  await Promise.all(others.map((other) => other.close()));
  // Pages store things while they are left.
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
  await page.close();
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
