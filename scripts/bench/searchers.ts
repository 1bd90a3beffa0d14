import type { Found, Searcher } from './search-visits.ts';

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

/** Runs in the page. Time is counted from the end of the pause that is waited for after typing. */
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

/** Pagefind without an interface: its index asked for the first five results. */
export const pagefindSearch: Searcher = {
  isPrecise: false,
  context: async (browser) => {
    const context = await browser.newContext({ bypassCSP: true });
    // Our content security policy does not let its worker compile WebAssembly.
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
