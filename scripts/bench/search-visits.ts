/** What a search costs in a real browser: bytes, time and memory. */
import type { Browser, Page } from 'playwright-core';
import { locales } from '#platform/languages/locale.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { tuning } from './search-queries.ts';
import { openPage, type Searcher } from './searchers.ts';
import { memoryBelow } from './process-usage.ts';

export interface SearchVisits {
  /** Bytes transferred before the complete answer to the first query, one number per visit with an empty cache. */
  readonly firstBytes: readonly number[];
  /** From the query to its complete answer, one number per query. */
  readonly resultMs: readonly number[];
  /** Growth of browser memory over all queries of a language. */
  readonly memoryBytes: readonly number[];
}

/** Visits with an empty cache per language, with queries of different kinds. */
const firstVisits = 4;

export interface VisitContext {
  readonly browser: Browser;
  /** Process of the server, whose memory is not that of a visit. */
  readonly serverPid: number | undefined;
  readonly proxy: CountingProxy;
}

export async function measureVisits(searcher: Searcher, setting: VisitContext): Promise<SearchVisits> {
  const { browser, proxy, serverPid } = setting;
  const firstBytes: number[] = [];
  const resultMs: number[] = [];
  const memoryBytes: number[] = [];
  for (const locale of locales) {
    const typed = tuning.queries.filter((query) => query.locale === locale).map((query) => query.typed);
    const open = (visit: (page: Page) => Promise<void>) =>
      openPage(searcher, { browser, origin: proxy.origin, locale, visit });
    const step = Math.ceil(typed.length / firstVisits);
    for (const first of typed.filter((_, number) => number % step === 0)) {
      await open(async (page) => {
        proxy.reset();
        await searcher.start(page);
        const { at } = await searcher.search(page, first);
        firstBytes.push(proxy.count(at));
      });
    }
    await open(async (page) => {
      const before = memoryBelow(serverPid)?.now;
      await searcher.start(page);
      for (const each of typed) resultMs.push((await searcher.search(page, each)).ms);
      if (before !== undefined) memoryBytes.push((memoryBelow(serverPid)?.now ?? before) - before);
    });
  }
  return { firstBytes, resultMs, memoryBytes };
}
