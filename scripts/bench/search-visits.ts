/** Searches in a real browser: the header search on our pages, and Pagefind on the same pages. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Locale, locales } from '#model/locale.ts';
import { parsePagePath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { expectedQueries, misses } from './search-queries.ts';
import { memoryNow } from './timed-run.ts';

export interface SearchVisits {
  /** Bytes transferred before the first result, one number per visit with an empty cache. */
  readonly firstBytes: readonly number[];
  /** From the query to its first results, one number per query with results. */
  readonly resultMs: readonly number[];
  /** Growth of browser memory over all queries of a language. */
  readonly memoryBytes: readonly number[];
  /** Share of the queries whose expected address is among the first five. */
  readonly foundShare: number;
  /** Queries for topics the site does not have, that find something. */
  readonly wrongFinds: number;
}

export interface Found {
  readonly ms: number;
  /** Time (ms) of the first results. */
  readonly at: number;
  /** Addresses of the first five. */
  readonly urls: readonly string[];
}

/** One way to search. */
export interface Searcher {
  readonly isPrecise: boolean;
  readonly context: (browser: Browser) => Promise<BrowserContext>;
  /** Prepares a freshly opened page for searching. */
  readonly start: (page: Page) => Promise<void>;
  readonly search: (page: Page, typed: string) => Promise<Found>;
}

/** Visits with an empty cache per language. */
const firstVisits = 4;

interface VisitContext {
  readonly browser: Browser;
  readonly proxy: CountingProxy;
}

export async function measureVisits(searcher: Searcher, setting: VisitContext): Promise<SearchVisits> {
  const firstBytes: number[] = [];
  const memoryBytes: number[] = [];
  const found: { readonly ms: number; readonly isExpected: boolean }[] = [];
  let wrongFinds = 0;
  for (const locale of locales) {
    const queries = expectedQueries.filter((query) => query.locale === locale);
    for (const { typed } of queries.slice(0, firstVisits)) {
      const visit = async (page: Page) => {
        setting.proxy.reset();
        await searcher.start(page);
        const { at } = await searcher.search(page, typed);
        firstBytes.push(setting.proxy.count(at));
      };
      await openPage(searcher, { ...setting, locale, visit });
    }
    const visit = async (page: Page) => {
      const before = memoryNow();
      await searcher.start(page);
      for (const { typed, leadsTo } of queries) {
        const { ms, urls } = await searcher.search(page, typed);
        found.push({ ms, isExpected: urls.some((url) => isOneOf(url, leadsTo, { locale, ...searcher })) });
      }
      for (const [, typed] of misses.filter(([language]) => language === locale))
        wrongFinds += Number((await searcher.search(page, typed)).urls.length > 0);
      if (before !== undefined) memoryBytes.push((memoryNow() ?? before) - before);
    };
    await openPage(searcher, { ...setting, locale, visit });
  }
  const foundShare = found.filter(({ isExpected }) => isExpected).length / found.length;
  return { firstBytes, resultMs: found.map(({ ms }) => ms), memoryBytes, foundShare, wrongFinds };
}

interface Visit extends VisitContext {
  readonly locale: Locale;
  readonly visit: (page: Page) => Promise<void>;
}

async function openPage(searcher: Searcher, { browser, proxy, locale, visit }: Visit): Promise<void> {
  const context = await searcher.context(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${proxy.origin}${locale === 'et' ? '' : `/${locale}`}/about`, {
      waitUntil: 'networkidle',
    });
    await visit(page);
  } finally {
    await context.close();
  }
}

interface Precision {
  readonly locale: Locale;
  /** Our results link to a part of a page; a searcher without parts counts by page. */
  readonly isPrecise: boolean;
}

function isOneOf(url: string, leadsTo: readonly string[], { locale, isPrecise }: Precision): boolean {
  return leadsTo.some((address) => {
    const [path = '', fragment] = address.split('#');
    const parsed = parsePagePath(path);
    const page = parsed ? localizedPath(parsed, locale) : path;
    return isPrecise && fragment !== undefined ? url === `${page}#${fragment}` : url.split('#')[0] === page;
  });
}

/** The search in the header of our pages. */
export const headerSearch: Searcher = {
  isPrecise: true,
  context: (browser) => browser.newContext({ viewport: { width: 1440, height: 900 } }),
  start: async (page) => {
    await page.locator('.site-header[data-scripted]').waitFor({ state: 'attached' });
    await page.locator('.search-toggle > summary').click();
    await page.locator('.panel-status').waitFor({ state: 'attached' });
  },
  search: (page, typed) => page.evaluate(searchHeader, typed),
};

/** Runs in the page. Time is counted from the end of the debounce after typing. */
async function searchHeader(typed: string): Promise<Found> {
  const pauseMs = 500;
  /** Older articles are added to the first results when they are found. */
  const settledMs = 400;
  const field = document.querySelector<HTMLInputElement>('.header-search input');
  const form = field?.form;
  const status = document.querySelector('.panel-status');
  if (!form || !status) throw new TypeError('The page has no search.');
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const loading = status.textContent;
  const start = performance.now() + pauseMs;
  const ms = await new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (status.textContent === loading) return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(status, { childList: true, subtree: true, characterData: true });
  });
  const at = Date.now();
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, settledMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, settledMs);
    });
    observer.observe(form, { childList: true, subtree: true });
  });
  const results = document.querySelector<HTMLElement>('.panel-results');
  const links = results?.hidden === false ? results.querySelectorAll('.panel-list a') : [];
  return { ms, at, urls: Array.from(links, (link) => link.getAttribute('href') ?? '') };
}

/** Pagefind without an interface: queries its index for the first five results. */
export const pagefindSearch: Searcher = {
  isPrecise: false,
  context: async (browser) => {
    const context = await browser.newContext({ bypassCSP: true });
    // Our content security policy prevents its worker from compiling WebAssembly.
    await context.route('**/pagefind/*.js', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    return context;
  },
  start: () => Promise.resolve(),
  search: (page, typed) => page.evaluate(searchPagefind, typed),
};

async function searchPagefind(typed: string): Promise<Found> {
  interface Pagefind {
    readonly search: (typed: string) => Promise<{
      readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[];
    }>;
  }
  const address = '/pagefind/pagefind.js';
  const pagefind = (await import(address)) as Pagefind;
  const start = performance.now();
  const { results } = await pagefind.search(typed);
  const first = await Promise.all(results.slice(0, 5).map((result) => result.data()));
  const urls = first.map(({ url }) => url.replace(/(?:\/?index)?\.html$/u, ''));
  return { ms: performance.now() - start, at: Date.now(), urls };
}
