import { textIn } from '#platform/languages/locale.ts';
import type { EntryKind } from '#shell/search/search-entries.ts';
import { fillText } from '#platform/base/text.ts';
import { entryKinds, resultLimit, type ResultType } from './result-type.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import type { MessageSource } from '#shell/languages/messages.ts';
import { pagerTexts } from '#shell/table/pager-texts.ts';

export type SearchTexts = ReturnType<typeof searchTexts>;

/** All texts of the search page, in the language of a page. */
export function searchTexts(source: MessageSource) {
  const { t } = source;
  return {
    ...outcomeTexts(source),
    none: t('searchPage.ownNone'),
    missing: t('searchPage.missing'),
    label: t('searchPage.label'),
    submit: t('searchPage.submit'),
    /** Heading of the site's own results. */
    own: t('searchPage.own'),
    limited: fillText(t('searchPage.limited'), { count: String(resultLimit) }),
    /** Label of the types. */
    filter: t('searchPage.filter'),
    types: {
      content: t('searchPage.type.content'),
      'wp-post': t('searchPage.type.wp-post'),
      kojv_olme: t('searchPage.type.kojv_olme'),
      kojv_ehitus: t('searchPage.type.kojv_ehitus'),
      waste_stations: t('searchPage.type.waste_stations'),
      failed_discharges: t('searchPage.type.failed_discharges'),
    } satisfies Readonly<Record<ResultType, string>>,
    kinds: kindTexts(source),
    collection: collectionTexts(source),
    pager: pagerTexts(source),
    live: {
      heading: t('searchPage.live.title'),
      loading: t('searchPage.live.loading'),
      none: t('searchPage.live.none'),
      failed: t('searchPage.live.failed'),
      retry: t('common.fetcher.retry'),
      more: t('searchPage.more'),
      demonstration: t('searchPage.live.demonstration'),
      stale: t('searchPage.live.stale'),
      nothingElse: t('searchPage.live.nothingElse'),
      someOf: t('searchPage.live.someOf'),
    },
  };
}

/** What a result is. */
export function kindTexts({ t }: MessageSource): Readonly<Record<EntryKind, string>> {
  return Object.fromEntries(entryKinds.map((kind) => [kind, t(`searchPage.kind.${kind}`)])) as Record<
    EntryKind,
    string
  >;
}

function collectionTexts({ t }: MessageSource) {
  return {
    district: t('table.region'),
    carrier: t('table.carrier'),
    period: t('table.period'),
    phone: t('table.phone'),
    biller: t('table.biller'),
    billerCarrier: t('table.billerCarrier'),
    priceList: t('table.priceList'),
    /** With `{carrier}`. */
    own: t('searchPage.collection.own'),
    askMunicipality: t('table.askMunicipality'),
    callCarrier: t('searchPage.collection.callCarrier'),
    prices: t('searchPage.collection.prices'),
    nextDay: t('searchPage.collection.nextDay'),
    missed: t('searchPage.collection.missed'),
    order: t('searchPage.collection.order'),
    carriers: t('searchPage.collection.carriers'),
  };
}

/** Texts shared by both searches. */
export function outcomeTexts({ locale, t }: MessageSource) {
  return {
    loading: t('searchPage.loading'),
    none: t('searchPage.noResults'),
    failed: t('searchPage.failed'),
    found: textIn(countedTexts.searchFound, locale),
    meant: t('searchPage.meant'),
  };
}
