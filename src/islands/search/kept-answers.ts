import type { LoadLive } from './live-page.ts';

/** Spec §9: search query cache. */
const keptMs = 5 * 60 * 1000;

const keptCount = 50;

/** Good answers serve again for five minutes.
 * @param now Milliseconds; the clock of the browser when absent. */
export function keepAnswers(load: LoadLive, now: () => number = Date.now): LoadLive {
  const kept = new Map<string, { readonly answer: unknown; readonly until: number }>();
  return async (address, signal) => {
    const found = kept.get(address);
    if (found && found.until > now()) return found.answer;
    const answer = await load(address, signal);
    if (kept.size >= keptCount) kept.clear();
    kept.set(address, { answer, until: now() + keptMs });
    return answer;
  };
}
