/** Searches in a real browser: those of the header on our pages, and Pagefind on the same pages. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Locale, locales } from '#model/locale.ts';
import { parsePagePath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { memoryNow } from './memory.ts';
import { expectedQueries, misses } from './search-queries.ts';

export interface SearchVisits {
  /** What was transferred before the first result, one number a visit with an empty cache. */
  readonly firstBytes: readonly number[];
  /** From the query to its first results, one number for each query that found something. */
  readonly resultMs: readonly number[];
  /** What the browser holds more after all queries of a language than before the first. */
  readonly memoryBytes: readonly number[];
  /** Share of the queries whose expected address is among the first five. */
  readonly foundShare: number;
  /** Queries for what the site does not have, that find something. */
  readonly wrongFinds: number;
}

export interface Found {
  readonly ms: number;
  /** Instant (ms) of the first results. */
  readonly at: number;
  /** Addresses of the first five. */
  readonly urls: readonly string[];
}

/** One way to search. */
export interface Searcher {
  readonly isPrecise: boolean;
  readonly context: (browser: Browser) => Promise<BrowserContext>;
  /** Makes a page ready to search that has just been opened. */
  readonly start: (page: Page) => Promise<void>;
  readonly search: (page: Page, typed: string) => Promise<Found>;
}

/** Visits with an empty cache, a language. */
const firstVisits = 4;

interface Setting {
  readonly browser: Browser;
  readonly proxy: CountingProxy;
}

export async function measureVisits(searcher: Searcher, setting: Setting): Promise<SearchVisits> {
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

interface Visit extends Setting {
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
  /** Results lead to a part of a page; those of a searcher that knows pages only count by page. */
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
