/** Props of the searches, in the language of a page. */
import type { PanelProps } from './panel-view.browser.ts';
import type { GroupAddresses } from './live-page.ts';
import type { PlaceAddresses } from './CollectionCard.tsx';
import { kindTexts, outcomeTexts, searchTexts } from './search-texts.ts';
import type { SiteSearchProps } from './SiteSearch.browser.tsx';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { contactTopicIds } from '#shell/addresses/contact-topics.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { priceListRoutes, type RouteTemplate } from '#shell/addresses/routes.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';

/** The search in the header. */
export function panelProps({ locale, t }: Page): PanelProps {
  return {
    locale,
    scope: 'site',
    texts: {
      ...outcomeTexts({ locale, t }),
      kinds: kindTexts({ locale, t }),
      all: t('searchPage.all'),
      allWithOlder: t('searchPage.allWithOlder'),
    },
  };
}

/** The search page. */
export function siteSearchProps(page: Page): SiteSearchProps {
  const { locale } = page;
  return {
    locale,
    action: pathIn(page, '/search'),
    addresses: groupAddresses(page),
    names: sourceNames([], page),
    places: placeAddresses(page),
    texts: searchTexts(page),
  };
}

/** Next steps of someone whose municipality was searched for. */
function placeAddresses(page: Page): PlaceAddresses {
  return {
    nextDay: pathIn(page, '/customer-support/next-shipping-day'),
    missed: `${pathIn(page, '/customer-support/unserved-addresses')}?address={place}`,
    order: `${pathIn(page, '/customer-support/contact-us')}?topic=${contactTopicIds.emptying}`,
    carriers: `${pathIn(page, '/home-customer/organized-waste')}#contracts`,
  };
}

/** docs/upstreams.md §5: an unserved address has no page of its own and links to the list. */
function groupAddresses(page: Page): GroupAddresses {
  const withId = (template: RouteTemplate) =>
    localizedPath(parseOwnPath(template.replace(/\{\w+\}/u, '{id}')), page.locale);
  return {
    kojv_olme: withId(priceListRoutes.organised),
    kojv_ehitus: withId(priceListRoutes.construction),
    waste_stations: withId('/home-customer/waste-stations/{wasteStationId}'),
    failed_discharges: `${pathIn(page, '/customer-support/unserved-addresses')}?address={address}`,
  };
}
