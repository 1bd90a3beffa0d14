/** Refusals of calendars. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { guessRefusals } from '#features/discharges/guess-refusals.ts';

declare module '#platform/calls/refusal.ts' {
  interface DeclaredRefusals {
    calendar: typeof calendarRefusals;
  }
}

export const calendarRefusals = {
  ...guessRefusals,
  'calendar-unknown': {
    status: 410,
    message: {
      et: 'Seda kalendrit enam ei ole. Avage meie lehel oma veopäevad ja lisage kalender uuesti.',
      ru: 'Этого календаря больше нет. Откройте на нашем сайте свои дни вывоза и добавьте календарь заново.',
      en: 'This calendar is no longer there. Look up your collection days on our site and add the calendar again.',
    },
  },
  /** A calendar has no day, or not any more. */
  'calendar-empty': {
    status: 503,
    message: {
      et: 'Ühtegi veopäeva ei ole praegu teada. Varem lisatud kalender uueneb hiljem ise.',
      ru: 'Сейчас не известен ни один день вывоза. Ранее добавленный календарь позже обновится сам.',
      en: 'No collection day is known at the moment. A calendar you added earlier will update by itself later.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
