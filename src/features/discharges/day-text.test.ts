import { expect, test } from 'vitest';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import { translator } from '#shell/languages/messages.ts';
import { weekdayNames } from '#shell/time/weekday-names.ts';
import { formatWhen } from './day-text.ts';

/** Text for a day relative to Wednesday, with plain spaces. */
function when(date: string, locale: Locale): string {
  const t = translator(locale);
  const texts = {
    today: t('homePage.lookup.today'),
    tomorrow: t('homePage.lookup.tomorrow'),
    inDays: countedTexts.inDays[locale],
    weekdays: weekdayNames(locale),
  };
  return formatWhen(date, { today: '2026-11-18', locale, texts }).replaceAll('\u00a0', ' ');
}

test('a day is formatted with its weekday and distance, in each language', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-12-09'];
  expect(locales.map((locale) => days.map((date) => when(date, locale)))).toEqual([
    [
      'kolmapäev, täna',
      'neljapäev, homme',
      'reede, 2 päeva pärast',
      'esmaspäev, 5 päeva pärast',
      'kolmapäev, 21 päeva pärast',
    ],
    [
      'среда, сегодня',
      'четверг, завтра',
      'пятница, через 2 дня',
      'понедельник, через 5 дней',
      'среда, через 21 день',
    ],
    [
      'Wednesday, today',
      'Thursday, tomorrow',
      'Friday, in 2 days',
      'Monday, in 5 days',
      'Wednesday, in 21 days',
    ],
  ]);
});

test('days are counted over a change of the clock and over the end of a year', () => {
  expect(when('2027-01-01', 'en')).toBe('Friday, in 44 days');
  expect(when('2027-03-29', 'en')).toBe('Monday, in 131 days');
});
