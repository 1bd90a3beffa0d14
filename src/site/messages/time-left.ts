/** How much time is left, which only scripts tell. */
import { type Locale, textIn } from '#model/locale.ts';

const texts = {
  hours: {
    et: 'Aega on {hours} h {minutes} min.',
    ru: 'Осталось {hours} ч {minutes} мин.',
    en: '{hours} h {minutes} min left.',
  },
  minutes: { et: 'Aega on {minutes} min.', ru: 'Осталось {minutes} мин.', en: '{minutes} min left.' },
} as const;

/** @param left In minutes. */
export function timeLeft(left: number, locale: Locale): string {
  const hours = Math.floor(left / 60);
  const text = textIn(hours === 0 ? texts.minutes : texts.hours, locale);
  return text.replace('{hours}', String(hours)).replace('{minutes}', String(left % 60));
}
