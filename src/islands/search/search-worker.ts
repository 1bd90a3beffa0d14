/** Searches off the main thread. A search that is overtaken by another one is given up. */
import * as z from 'zod/mini';
import type { Locale } from '#model/locale.ts';
import { Library } from '#search/query/library.ts';
import type { SearchOrder, SearchReport } from './search-messages.ts';

// The content security policy forbids code made of text, which zod would try.
z.config({ jitless: true });

const libraries = new Map<Locale, Library>();
let latest = 0;

addEventListener('message', ({ data: order }: MessageEvent<SearchOrder>) => void follow(order));

async function follow(order: SearchOrder): Promise<void> {
  const library = libraryOf(order.locale);
  if (order.type === 'open') {
    // Nobody waits for it yet: the first search loads again what failed, and reports it.
    await library.open().catch(() => undefined);
    return;
  }
  const { number, typed, wanted } = order;
  latest = number;
  try {
    for await (const answer of library.search(typed, wanted)) {
      if (latest !== number) return;
      report({ type: 'answer', number, answer });
    }
  } catch (cause) {
    console.warn(cause);
    report({ type: 'failed', number });
  }
}

const report = (message: SearchReport): void => postMessage(message);

function libraryOf(locale: Locale): Library {
  let library = libraries.get(locale);
  if (!library) libraries.set(locale, (library = new Library(locale, loadJson)));
  return library;
}

async function loadJson(address: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(address, { cache: isFresh ? 'no-cache' : 'default' });
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return response.json();
}
