/** Names of the public holidays of Estonia. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { PublicHoliday } from './public-holidays.ts';

const names: Readonly<Record<PublicHoliday, Worded>> = {
  '01-01': { et: 'uusaasta', ru: 'Новый год', en: 'New Year’s Day' },
  '02-24': { et: 'iseseisvuspäev', ru: 'День независимости', en: 'Independence Day' },
  '05-01': { et: 'kevadpüha', ru: 'Праздник весны', en: 'Spring Day' },
  '06-23': { et: 'võidupüha', ru: 'День победы', en: 'Victory Day' },
  '06-24': { et: 'jaanipäev', ru: 'Янов день', en: 'Midsummer Day' },
  '08-20': {
    et: 'taasiseseisvumispäev',
    ru: 'День восстановления независимости',
    en: 'Restoration of Independence Day',
  },
  '12-24': { et: 'jõululaupäev', ru: 'Рождественский сочельник', en: 'Christmas Eve' },
  '12-25': { et: 'esimene jõulupüha', ru: 'первый день Рождества', en: 'Christmas Day' },
  '12-26': { et: 'teine jõulupüha', ru: 'второй день Рождества', en: 'Boxing Day' },
  goodFriday: { et: 'suur reede', ru: 'Страстная пятница', en: 'Good Friday' },
  easterSunday: { et: 'ülestõusmispühade 1. püha', ru: 'Пасха', en: 'Easter Sunday' },
  pentecost: { et: 'nelipühade 1. püha', ru: 'Троица', en: 'Whit Sunday' },
};

export function holidayName(holiday: PublicHoliday, locale: Locale): string {
  return textIn(names[holiday], locale);
}
