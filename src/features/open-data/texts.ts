import type { OpenDataBody } from './open-data.ts';
import { byLocale, locales } from '#platform/languages/locale.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { binIds, sortingPlaces, sortingReasons, sortingSteps } from '#features/sorting/sorting.ts';
import {
  sortingPlaceTexts,
  sortingReasonTexts,
  sortingSteps as sortingStepTexts,
} from '#features/sorting/sorting-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { Queries } from '#platform/store/query.ts';

export function noticesBody(
  notices: ReturnType<Queries['openNotices']>,
  siteUrl: string,
): OpenDataBody<'notices'> {
  return {
    notices: notices.map(({ id, severity, from, until, title, shown, links }) => ({
      id,
      severity,
      title: byLocale((locale) => shown[locale].title),
      text: byLocale((locale) => shown[locale].text),
      languages: locales.filter((locale) => title[locale] !== undefined),
      from: tallinnInstant(Date.parse(from)),
      until: tallinnInstant(Date.parse(until)),
      // A link may lead to another site.
      ...(links && { url: new URL(links.et, siteUrl).href }),
    })),
  };
}

export function sortingBody(
  { groups, objects }: ReturnType<Queries['openSorting']>,
  siteUrl: string,
): OpenDataBody<'sorting'> {
  return {
    bins: binIds.map((id) => ({ id, name: sortingBins[id].name })),
    places: sortingPlaces.map((id) => ({ id, name: sortingPlaceTexts[id] })),
    steps: sortingSteps.map((id) => ({ id, name: sortingStepTexts[id] })),
    reasons: sortingReasons.map((id) => ({ id, name: sortingReasonTexts[id] })),
    groups: [...groups],
    objects: objects.map(({ elsewhere = [], steps = [], ...object }) => ({
      ...object,
      elsewhere,
      steps,
      url: siteUrl + localizedPath(fillTemplate('/sorting/{itemId}', { itemId: object.id }), 'et'),
    })),
  };
}
