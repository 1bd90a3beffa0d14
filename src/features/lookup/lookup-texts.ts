import { textIn } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import type { MessageSource, PhoneSource } from '#shell/languages/messages.ts';
import { weekdayNames } from '#shell/time/weekday-names.ts';
import { pagerTexts } from '#shell/table/pager-texts.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';

export type LookupTexts = ReturnType<typeof lookupTexts>;

export type ListTexts = LookupTexts['list'];

/** All texts of the lookup, in the language of a page. */
export function lookupTexts({ locale, t, phone }: PhoneSource) {
  return {
    phone,
    heading: t('homePage.nextShippingDay'),
    answer: t('homePage.lookup.answer'),
    lead: t('homePage.nextShippingDayLead'),
    contractNumber: t('homePage.contractNumber'),
    submit: t('homePage.showDates'),
    keepDays: t('homePage.lookup.keepDays'),
    empty: t('homePage.lookup.empty'),
    noContractNumber: t('homePage.lookup.noContractNumber'),
    loading: { loading: t('common.loading'), slow: t('common.loadingSlow') },
    failures: {
      unreachable: t('homePage.lookup.unreachable'),
      'too-many': t('homePage.lookup.tooMany'),
      'proof-needed': t('homePage.lookup.proofNeeded'),
      'no-answer': t('homePage.lookup.noAnswer'),
    } satisfies Readonly<Record<LoadFailure, string>>,
    retry: t('homePage.lookup.retry'),
    nonePlanned: t('homePage.lookup.nonePlanned'),
    nonePlannedMore: t('homePage.lookup.nonePlannedMore'),
    /** With `{time}`. */
    stale: t('homePage.lookup.stale'),
    demonstration: t('homePage.lookup.demonstration'),
    showMonths: t('homePage.lookup.showMonths'),
    addToCalendar: t('homePage.lookup.addToCalendar'),
    makePoster: t('homePage.lookup.makePoster'),
    list: listTexts({ locale, t }),
  };
}

function listTexts({ locale, t }: MessageSource) {
  return {
    next: t('homePage.lookup.next'),
    found: textIn(countedTexts.dischargesFound, locale),
    search: t('homePage.lookup.search'),
    placeholder: t('homePage.lookup.placeholder'),
    noMatch: t('table.noResults'),
    type: t('homePage.lookup.type'),
    productType: t('homePage.lookup.productType'),
    address: t('homePage.lookup.address'),
    contractNumber: t('homePage.lookup.contract'),
    movedFrom: t('homePage.lookup.movedFrom'),
    day: {
      today: t('homePage.lookup.today'),
      tomorrow: t('homePage.lookup.tomorrow'),
      inDays: textIn(countedTexts.inDays, locale),
      weekdays: weekdayNames(locale),
    },
    pager: pagerTexts({ t }),
  };
}
