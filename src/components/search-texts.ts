/** What the searches say, in the language of a page. */
import type { PanelProps } from '#islands/header-search/panel-view.ts';
import type { GroupAddresses } from '#islands/search/live-page.ts';
import type { SearchTexts } from '#islands/search/search-texts.ts';
import type { SiteSearchProps } from '#islands/search/SiteSearch.tsx';
import { parseOwnPath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';
import { countedTexts } from '#site/messages/counted-texts.ts';
import { priceListRoutes, type RouteTemplate } from '#site/routes.ts';
import { type Page, pathIn } from './page.ts';
import { pagerTexts } from './table-texts.ts';

/** The search in the header. */
export function panelProps({ locale, t }: Page): PanelProps {
  return { locale, texts: { ...outcomeTexts({ locale, t }), all: t('searchPage.all') } };
}

/** The search page. */
export function siteSearchProps(page: Page): SiteSearchProps {
  const { locale, t } = page;
  const texts: SearchTexts = {
    ...outcomeTexts(page),
    none: t('searchPage.ownNone'),
    label: t('searchPage.label'),
    submit: t('searchPage.submit'),
    own: t('searchPage.own'),
    filter: t('searchPage.filter'),
    types: {
      content: t('searchPage.type.content'),
      'wp-post': t('searchPage.type.wp-post'),
      kojv_olme: t('searchPage.type.kojv_olme'),
      kojv_ehitus: t('searchPage.type.kojv_ehitus'),
      waste_stations: t('searchPage.type.waste_stations'),
      failed_discharges: t('searchPage.type.failed_discharges'),
    },
    pager: pagerTexts(t),
    live: {
      heading: t('searchPage.live.title'),
      loading: t('searchPage.live.loading'),
      none: t('searchPage.live.none'),
      failed: t('searchPage.live.failed'),
      retry: t('common.fetcher.retry'),
      more: t('searchPage.more'),
      demonstration: t('searchPage.live.demonstration'),
      stale: t('searchPage.live.stale'),
    },
  };
  return { locale, action: pathIn(page, '/search'), addresses: groupAddresses(page), texts };
}

function outcomeTexts({ locale, t }: Pick<Page, 'locale' | 't'>) {
  return {
    loading: t('searchPage.loading'),
    none: t('searchPage.noResults'),
    failed: t('searchPage.failed'),
    found: countedTexts.searchFound[locale],
  };
}

/** docs/upstreams.md §5: an unserved address has no page of its own and leads to the list, which shows it. */
export function groupAddresses(page: Page): GroupAddresses {
  const withId = (template: RouteTemplate) =>
    localizedPath(parseOwnPath(template.replace(/\{\w+\}/u, '{id}')), page.locale);
  return {
    kojv_olme: withId(priceListRoutes.organised),
    kojv_ehitus: withId(priceListRoutes.construction),
    waste_stations: withId('/home-customer/waste-stations/{wasteStationId}'),
    failed_discharges: `${pathIn(page, '/customer-support/unserved-addresses')}?address={address}`,
  };
}
