import { textIn } from '#platform/languages/locale.ts';
import { roundEnds } from './round.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { wrongWaste } from '#shell/languages/unserved-reasons.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import type { PhoneSource } from '#shell/languages/messages.ts';
import { missedTexts } from './missed-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { weekdayNames } from '#shell/time/weekday-names.ts';
import { fetcherTexts } from '#shell/browser/fetcher-texts.ts';
import { pagerTexts } from '#shell/table/pager-texts.ts';

export type UnservedTexts = ReturnType<typeof unservedTexts>;

/** All texts of the list of unserved addresses, in the language of a page. */
export function unservedTexts(source: PhoneSource) {
  const { locale, t, phone } = source;
  return {
    phone,
    area: t('table.unserved.area'),
    allAreas: t('table.unserved.allAreas'),
    city: t('table.unserved.city'),
    allCities: t('table.unserved.allCities'),
    search: t('table.unserved.search'),
    found: textIn(countedTexts.unservedFound, locale),
    noData: t('table.noData'),
    none: t('table.unserved.none'),
    noResults: t('table.unserved.noResults'),
    /** Also says whom to call. */
    failed: t('table.unserved.failed'),
    weekdays: weekdayNames(locale),
    mayStillCome: t('table.unserved.mayStillCome', { time: roundEnds }),
    garbage: t('table.unserved.garbage'),
    reason: t('table.unserved.reason'),
    /** After the reason, where it is this one. */
    wrongWaste: {
      reason: wrongWaste.et,
      label: missedTexts(locale).whatGoesWhere,
      href: localizedPath(parseOwnPath('/sorting'), locale),
    },
    /** After the link to order an extra collection. */
    paid: missedTexts(locale).paid,
    noReason: t('table.unserved.noReason'),
    newDate: t('table.unserved.newDate'),
    noNewDate: t('table.unserved.noNewDate'),
    provenance: { demonstration: t('table.unserved.demonstration'), stale: t('table.unserved.stale') },
    loading: { loading: t('common.loading'), slow: t('common.loadingSlow') },
    fetcher: fetcherTexts(source),
    pager: pagerTexts(source),
  };
}
