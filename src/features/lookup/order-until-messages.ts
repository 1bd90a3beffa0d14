/** Until when an extra collection can be ordered, and how much time is left, which only scripts tell. */
import type { CountForms } from '#shell/languages/counted-text.ts';
import { fillText } from '#platform/base/text.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { formatCount, formatDate } from '#shell/languages/format.ts';
import { weekdayIn } from '#shell/time/weekday-messages.ts';

const order = {
  et: 'Lisatühjenduse {day} ({date}) saate tellida hiljemalt {until}, {deadline} kell {time}.',
  ru: 'Дополнительный вывоз на {day}, {date}, можно заказать до {time} {until}, {deadline}.',
  en: 'You can order an extra collection for {day}, {date}, until {time} on {until}, {deadline}.',
} as const satisfies Worded;

const left = {
  et: 'Aega on {left}.',
  ru: 'Осталось времени: {left}.',
  en: 'Time left: {left}.',
} as const satisfies Worded;

const units = {
  hours: {
    et: { one: '{count} tund', other: '{count} tundi' },
    ru: { one: '{count} час', few: '{count} часа', many: '{count} часов', other: '{count} часа' },
    en: { one: '{count} hour', other: '{count} hours' },
  },
  minutes: {
    et: { one: '{count} minut', other: '{count} minutit' },
    ru: { one: '{count} минута', few: '{count} минуты', many: '{count} минут', other: '{count} минуты' },
    en: { one: '{count} minute', other: '{count} minutes' },
  },
} as const satisfies Readonly<Record<string, Worded<CountForms>>>;

interface Deadline {
  /** The day that is ordered for, yyyy-MM-dd. */
  readonly day: string;
  /** The day until which it is ordered, and the time of day. */
  readonly until: string;
  readonly time: string;
}

export function orderUntil({ day, until, time }: Deadline, locale: Locale): string {
  return fillText(textIn(order, locale), {
    day: weekdayIn('for', day, locale),
    date: formatDate(day, locale),
    until: weekdayIn('until', until, locale),
    deadline: formatDate(until, locale),
    time,
  });
}

const hourMinutes = 60;

/** `Aega on 3 tundi 20 minutit.`
 * @param total In minutes. */
export function timeLeft(total: number, locale: Locale): string {
  const [hours, minutes] = [Math.floor(total / hourMinutes), total % hourMinutes];
  const parts = [
    ...(hours > 0 ? [formatCount(hours, textIn<Worded<CountForms>>(units.hours, locale), locale)] : []),
    ...(minutes > 0 || hours === 0
      ? [formatCount(minutes, textIn<Worded<CountForms>>(units.minutes, locale), locale)]
      : []),
  ];
  return fillText(textIn(left, locale), { left: parts.join(' ') }).replace(/(?<=\d) /gu, '\u00a0');
}
