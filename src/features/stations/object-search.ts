/** Finds objects of "What goes where" for the load, by the index that its own field has. Loaded when that field is touched. */
import type { Locale } from '#platform/languages/locale.ts';
import { SearchClient } from '#features/search/search-client.ts';
import { loadObjectTies } from './load-facts.ts';
import { type Brought, broughtObject } from './brought.ts';

const wanted = { count: 6, snippetLength: 1 };

let client: SearchClient | undefined;

/** @param onFound undefined if nothing can be found because something does not load.
 * @returns Stops it. */
export function searchObjects(
  locale: Locale,
  typed: string,
  onFound: (found: readonly Brought[] | undefined) => void,
): () => void {
  client ??= new SearchClient(locale, { scope: 'objects' });
  return client.search(typed, wanted, (report) => {
    if (report.type === 'failed') onFound(undefined);
    else if (report.answer.isComplete)
      void objectsAt(
        report.answer.results.map(({ url }) => url),
        locale,
      ).then(onFound);
  });
}

async function objectsAt(urls: readonly string[], locale: Locale): Promise<readonly Brought[] | undefined> {
  // A site without objects has no list of them.
  if (urls.length === 0) return [];
  try {
    const objects = await loadObjectTies(locale);
    return urls.flatMap((url) => objects.find(({ id }) => url.endsWith(`/${id}`)) ?? []).map(broughtObject);
  } catch (cause) {
    console.warn(cause);
    return undefined;
  }
}
