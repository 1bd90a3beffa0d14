import { defaultLocale } from '#platform/languages/locale.ts';
import type { Page } from '#shell/layout/page.ts';
import { countyName } from '#shell/map/county.ts';
import type { EntryDraft, SearchEntries } from '#shell/search/search-entries.ts';
import { bothNames, stationName } from './station-name.ts';

/** Estonian names are found on every page: they are what stands on signs and bills. */
function stationEntries(page: Page): readonly EntryDraft[] {
  const { ask, locale, t } = page;
  return ask('stations', locale).map(({ id }) => {
    const { name, ownName, address, county, acceptedWaste, prices, note, municipality } = ask(
      'stationWords',
      id,
      locale,
    );
    const estonian = locale === defaultLocale ? undefined : ask('stationWords', id, defaultLocale);
    const rows = prices.map((price) => `${price.name} ${price.code}`);
    return {
      path: `/home-customer/waste-stations/${id}`,
      kind: 'station',
      title: bothNames(stationName({ name, ownName }, page)),
      text: [
        `${address}, ${countyName(county, locale)}.`,
        `${t('map.acceptedWaste')}: ${acceptedWaste.join(', ')}.`,
        ...(rows.length > 0 ? [`${t('map.prices')}: ${rows.join(', ')}.`] : []),
        note ?? '',
      ].join(' '),
      also: hidden([
        t('searchPage.kind.station'),
        municipality,
        ...(estonian?.acceptedWaste ?? []),
        ...(estonian?.prices.map((price) => price.name) ?? []),
      ]),
    };
  });
}

const hidden = (words: readonly string[]): string => [...new Set(words)].join(' ');

export const searchEntries: SearchEntries = { entries: stationEntries };
