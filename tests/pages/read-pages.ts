/** Reads pages one after another and runs all checks on each of them. */
import type { SitePage } from '../site/pages.ts';
import type { Check, Site } from './check.ts';

export interface Outcome {
  /** Pages that the check concerns. */
  readonly pageCount: number;
  /** Each begins with the address of its page. */
  readonly faults: readonly string[];
}

export async function readPages(
  pages: AsyncIterable<SitePage> | Iterable<SitePage>,
  checks: readonly Check[],
  site: Site,
): Promise<ReadonlyMap<string, Outcome>> {
  const running = checks.map((check) => ({
    check,
    reading: check.begin(site),
    pageCount: 0,
    faults: Array<string>(),
  }));
  for await (const page of pages) {
    for (const one of running) {
      if (!one.check.concerns(page)) continue;
      one.pageCount += 1;
      one.faults.push(...one.reading.page(page).map((fault) => `${page.address}: ${fault}`));
    }
  }
  return new Map(
    running.map(({ check, reading, pageCount, faults }) => [
      check.name,
      { pageCount, faults: [...faults, ...(reading.end?.() ?? [])] },
    ]),
  );
}
