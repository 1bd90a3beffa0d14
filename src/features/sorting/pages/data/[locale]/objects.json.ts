import type { APIRoute } from 'astro';
import { jsonResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { textIn } from '#platform/languages/locale.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { ObjectTie } from '#features/stations/station-facts.ts';

export const GET: APIRoute = ({ locals: { ask }, params }) => {
  const locale = parseLocale(params.locale);
  const objects = ask('sortingTies', locale).map(({ bin, ...object }): ObjectTie => ({
    ...object,
    href: localizedPath(fillTemplate('/sorting/{itemId}', { itemId: object.id }), locale),
    bin: textIn(sortingBins[bin].name, locale),
  }));
  return jsonResponse(objects);
};
