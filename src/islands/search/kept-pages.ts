import type { LivePage, LoadPage } from './live-page.ts';

/** Spec §9: search query cache. */
const keptMs = 5 * 60 * 1000;

const keptCount = 50;

/** Good answers serve again for five minutes.
 * @param now Milliseconds; the clock of the browser when absent. */
export function keepPages(load: LoadPage, now: () => number = Date.now): LoadPage {
  const kept = new Map<string, { readonly answer: LivePage; readonly until: number }>();
  return async (query, page, signal) => {
    const key = `${page} ${query}`;
    const found = kept.get(key);
    if (found && found.until > now()) return found.answer;
    const answer = await load(query, page, signal);
    if (kept.size >= keptCount) kept.clear();
    kept.set(key, { answer, until: now() + keptMs });
    return answer;
  };
}
