import type { Api } from '#platform/calls/api.ts';
import { configureContentBase, type DemonstratedAnswer } from '#platform/calls/demonstration.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { contentSearch } from './content-search.server.ts';
import { groupedSearch } from './grouped-search.server.ts';

/** The calls that the search page asks, in its Netlify function.
 * @param demonstrated What the demo answers to them. */
export function netlifySearchApi(settings: LiveSettings, demonstrated: readonly DemonstratedAnswer[]): Api {
  return netlifyApi(settings, {
    calls: [groupedSearch, contentSearch],
    parts: { contentBase: configureContentBase(settings, demonstrated) },
  });
}
