import { fillText } from '#platform/base/text.ts';
import { defaultLocale, textIn } from '#platform/languages/locale.ts';
import type { Page } from '#shell/layout/page.ts';
import { countyName } from '#shell/map/county.ts';
import type { EntryDraft, SearchEntries } from '#shell/search/search-entries.ts';
import { weekIn } from '#shell/time/weekday-messages.ts';
import { filters } from './filters.ts';
import { openOnTexts } from './open-on-messages.ts';
import { weekdayIds } from './open-when.ts';
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

/** The finder with a day chosen, for who asks what is open then. */
function openDayEntries({ locale }: Page): readonly EntryDraft[] {
  const { title, text, also } = openOnTexts;
  return (['saturday', 'sunday'] as const).map((when) => ({
    path: `/home-customer/waste-stations?${filters.open.name}=${when}`,
    kind: 'page',
    title: fillText(textIn(title, locale), { day: weekIn('on', locale)[weekdayIds.indexOf(when)] ?? '' }),
    text: textIn(text, locale),
    also: textIn(also, locale),
  }));
}

const hidden = (words: readonly string[]): string => [...new Set(words)].join(' ');

export const searchEntries: SearchEntries = {
  entries: (page) => [...openDayEntries(page), ...stationEntries(page)],
};
