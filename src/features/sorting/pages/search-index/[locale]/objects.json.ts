import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { textIn } from '#platform/languages/locale.ts';
import type { SearchEntry } from '#features/search/format/entry.ts';
import type { StartPart } from '#features/search/format/parts.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

/** What goes where, as a search index of its own: it loads when somebody looks for an object. */
export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const entries = ask('sortingWords', locale).map(({ id, bin, title, text, also }): SearchEntry => ({
    url: localizedPath(fillTemplate('/sorting/{itemId}', { itemId: id }), locale),
    kind: 'object',
    title: title.normalize('NFC'),
    text: `${textIn(sortingBins[bin].name, locale)}. ${text}`.normalize('NFC'),
    locale,
    also,
  }));
  return jsonResponse({ entries, posts: { type: 'here' } } satisfies StartPart);
};
