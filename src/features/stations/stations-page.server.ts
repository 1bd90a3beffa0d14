/** The waste stations without JavaScript: a form with GET, answered by the page with the list of those that match, and with the hours
 * of today and of the day that was chosen. */
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { systemClock } from '#platform/base/clock.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { pageResponse } from '#platform/on-demand/page-response.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { readAddress } from '#shell/browser/address-codec.ts';
import { filters } from './filters.ts';
import { isStationsAsked, stationsPath } from './stations-address.ts';
import './visited-stations.ts';

interface StationsOptions {
  readonly renderer: Renderer;
  readonly limits: PageLimits;
}

const path = parseOwnPath(stationsPath);

export function createStationsPage({ renderer, limits }: StationsOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    const address = new URL(request.url);
    const locale = localeOn(path, request);
    const isAsked = request.method !== 'POST' && isStationsAsked(address.searchParams);
    if (locale === undefined || !isAsked) return undefined;
    return limits.make('page', clientAddress, async () => {
      const stations = { filters: readAddress(address, filters), moment: tallinnMoment(systemClock()) };
      const page = await renderer.render({ path, locale, visit: { stations } });
      return pageResponse(page, { status: 200, isHead: request.method === 'HEAD' });
    });
  };
}
