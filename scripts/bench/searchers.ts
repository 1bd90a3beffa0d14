/** Two ways to search the same pages in a real browser: the field in the header of our pages, and Pagefind. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Locale } from '#platform/languages/locale.ts';

/** A complete answer: its results have titles and snippets. */
export interface Found {
  /** From the query to the complete answer. */
  readonly ms: number;
  /** When it was complete (Unix time in milliseconds). */
  readonly at: number;
  /** Addresses of the first five results. */
  readonly urls: readonly string[];
}

/** One way to search. */
export interface Searcher {
  /** Whether its results lead to parts of a page. One whose results are pages is judged by page. */
  readonly isPrecise: boolean;
  readonly context: (browser: Browser) => Promise<BrowserContext>;
  /** Prepares a freshly opened page for searching. */
  readonly start: (page: Page) => Promise<void>;
  readonly search: (page: Page, typed: string) => Promise<Found>;
}

export interface Visit {
  readonly browser: Browser;
  readonly origin: string;
  readonly locale: Locale;
  readonly visit: (page: Page) => Promise<void>;
}

/** Opens a page of a language with an empty cache. */
export async function openPage(searcher: Searcher, { browser, origin, locale, visit }: Visit): Promise<void> {
  const context = await searcher.context(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${locale === 'et' ? '' : `/${locale}`}/about`, { waitUntil: 'networkidle' });
    await visit(page);
  } finally {
    await context.close();
  }
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

/** Runs in the page. Time is counted from the end of the debounce after typing to the last change of the results. */
async function searchHeader(typed: string): Promise<Found> {
  const pauseMs = 500;
  /** Older articles are added to the first results when they are found. */
  const settledMs = 400;
  const field = document.querySelector<HTMLInputElement>('.header-search input');
  const form = field?.form;
  const status = form?.querySelector('.panel-status');
  if (!form || !status) throw new TypeError('The page has no search.');
  const { texts } = JSON.parse(form.dataset.props ?? '{}') as {
    readonly texts: { readonly loading: string };
  };
  field.value = typed;
  const start = performance.now() + pauseMs;
  const changed = { ms: NaN, at: NaN };
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      if (performance.now() < start || status.textContent === texts.loading) return;
      Object.assign(changed, { ms: performance.now() - start, at: Date.now() });
      timer = setTimeout(() => {
        observer.disconnect();
        resolve();
      }, settledMs);
    });
    // Whether more follows is an attribute; the results themselves may have been there before.
    const attributeFilter = ['aria-busy'];
    observer.observe(form, { childList: true, subtree: true, characterData: true, attributeFilter });
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const results = form.querySelector<HTMLElement>('.panel-results');
  // The last link leads to the page of all results.
  const links = results?.hidden === false ? [...results.querySelectorAll('a:not(.arrow)')] : [];
  return { ...changed, urls: links.slice(0, 5).map((link) => link.getAttribute('href') ?? '') };
}

/** Pagefind without an interface: its first five results with their data, as its own interface loads them. Where it
 * links to parts of a page, these are under headings; the answers of our questions are not. So it is judged by page,
 * which is in its favour. */
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
