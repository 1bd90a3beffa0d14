/** Page object of the search page. */
import type { Page } from 'playwright-core';

/** @param within The island; `.searched` is what the server has found. */
export function searchOn(page: Page, within = '.site-search') {
  const live = page.locator(`${within} .live-results`);
  return {
    field: page.locator('main input[type="search"]'),
    /** Status of the site's own results. */
    status: page.locator('main form [role="status"]'),
    links: page.locator(`${within} .own-results .search-results > li > a`),
    pages: page.locator(`${within} .own-results .page-list > ul :is(button, a)`),
    types: page.locator(`${within} .type-filter :is(button, a)`),
    pressed: page.locator(`${within} .type-filter :is([aria-pressed="true"], [aria-current])`),
    live,
    liveStatus: live.locator('> [role="status"]'),
    liveLinks: live.locator('.live-type a'),
    failed: live.locator('.answer-failed'),
    more: live.locator('> .button'),
  };
}

interface Answer {
  readonly status?: number;
  /** JSON, or text as it is. */
  readonly body?: unknown;
  /** The response is sent when this resolves, or never. */
  readonly after?: Promise<unknown>;
}

/** Answers grouped searches instead of the server; content searches find nothing.
 * @returns The requested addresses. */
export async function answerLive(
  page: Page,
  answer: (query: string, count: number) => Answer,
): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/\/api\/content-search\?/u, (route) => route.fulfill({ json: noArticles }));
  await page.route(/\/api\/search\?/u, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.search);
    const { status = 200, body, after } = answer(url.searchParams.get('query') ?? '', asked.length);
    await after;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    // An aborted request accepts no response.
    await route.fulfill({ status, contentType: 'application/json', body: text }).catch(() => undefined);
  });
  return asked;
}

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00Z' };

const noArticles = { ...provenance, results: [], page: 1, total: 0, totalPages: 0 };

/** A response like a content base's.
 * @param names Names of waste stations. */
export function liveAnswer(names: readonly string[], more: Readonly<Record<string, unknown>> = {}) {
  const stations = names.map((name, index) => ({ id: String(900 + index), name, address: '' }));
  const groups = { kojv_olme: [], kojv_ehitus: [], waste_stations: stations, failed_discharges: [] };
  return { ...provenance, groups, page: 1, ...more };
}

/** Loads the page again where it came without live results: a busy machine answers in time rather than wait for them. */
export async function countLive(page: Page): Promise<number> {
  const count = await searchOn(page, '.searched').liveLinks.count();
  if (count === 0) await page.reload();
  return count;
}
