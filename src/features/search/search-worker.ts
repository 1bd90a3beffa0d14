/** Searches off the main thread. A new search cancels the previous one. */
import * as z from 'zod/mini';
import { SearchIndex } from './query/search-index.ts';
import { ObjectIndex } from './objects/object-index.ts';
import { loadFile } from '#shell/browser/load-file.ts';
import type { SearchOrder, SearchReport } from './search-messages.ts';

// The content security policy forbids eval, which zod would try.
z.config({ jitless: true });

const libraries = new Map<string, SearchIndex | ObjectIndex>();
let latest = 0;

addEventListener('message', ({ data: order }: MessageEvent<SearchOrder>) => void follow(order));

async function follow(order: SearchOrder): Promise<void> {
  const searchIndex = getSearchIndex(order);
  if (order.type === 'open') {
    // The first search retries what failed, and reports a failure.
    await searchIndex.open().catch(() => undefined);
    return;
  }
  const { number, typed, wanted } = order;
  latest = number;
  try {
    for await (const answer of searchIndex.search(typed, wanted)) {
      if (latest !== number) return;
      report({ type: 'answer', number, answer });
    }
  } catch (cause) {
    console.warn(cause);
    report({ type: 'failed', number });
  }
}

const report = (message: SearchReport): void => postMessage(message);

function getSearchIndex({ locale, scope }: SearchOrder): SearchIndex | ObjectIndex {
  const name = `${scope} ${locale}`;
  let searchIndex = libraries.get(name);
  if (!searchIndex) {
    searchIndex = scope === 'site' ? new SearchIndex(locale, loadPart) : new ObjectIndex(locale, loadPart);
    libraries.set(name, searchIndex);
  }
  return searchIndex;
}

const loadPart = (address: string, isFresh: boolean): Promise<unknown> =>
  loadFile(address, { cache: isFresh ? 'no-cache' : 'default' });
