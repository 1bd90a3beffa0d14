/** Weekdays in the forms that sentences need. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { weekdayOf } from '#platform/time/tallinn-day.ts';

/** From Monday on. */
type Week = readonly [string, string, string, string, string, string, string];

const forms = {
  /** Something is ordered for it. */
  for: {
    et: [
      'esmaspäevaks',
      'teisipäevaks',
      'kolmapäevaks',
      'neljapäevaks',
      'reedeks',
      'laupäevaks',
      'pühapäevaks',
    ],
    ru: ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'],
    en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  /** Something happens on it. */
  on: {
    et: ['esmaspäeval', 'teisipäeval', 'kolmapäeval', 'neljapäeval', 'reedel', 'laupäeval', 'pühapäeval'],
    ru: ['в понедельник', 'во вторник', 'в среду', 'в четверг', 'в пятницу', 'в субботу', 'в воскресенье'],
    en: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  },
  /** Something is possible until it: `hiljemalt teisipäeval`. */
  until: {
    et: ['esmaspäeval', 'teisipäeval', 'kolmapäeval', 'neljapäeval', 'reedel', 'laupäeval', 'pühapäeval'],
    ru: ['понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы', 'воскресенья'],
    en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  /** Something happens on each. */
  each: {
    et: [
      'esmaspäeviti',
      'teisipäeviti',
      'kolmapäeviti',
      'neljapäeviti',
      'reedeti',
      'laupäeviti',
      'pühapäeviti',
    ],
    ru: [
      'по понедельникам',
      'по вторникам',
      'по средам',
      'по четвергам',
      'по пятницам',
      'по субботам',
      'по воскресеньям',
    ],
    en: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  },
} as const satisfies Readonly<Record<string, Worded<Week>>>;

export const weekIn = (form: keyof typeof forms, locale: Locale): Week =>
  textIn<Worded<Week>>(forms[form], locale);

/** @param day yyyy-MM-dd. */
export function weekdayIn(form: keyof typeof forms, day: string, locale: Locale): string {
  return weekIn(form, locale)[weekdayOf(day) - 1] ?? '';
}
