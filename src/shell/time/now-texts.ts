import type { MessageSource } from '#shell/languages/messages.ts';
import { weekIn } from './weekday-messages.ts';
import type { NowTexts } from './now-text.ts';

/** What is said of opening hours now, in the language of a page. */
export function nowTexts({ locale, t }: MessageSource): NowTexts {
  return {
    open: t('map.now.open', { time: '{time}' }),
    allDay: t('map.now.allDay'),
    closed: t('map.now.closed', { day: '{day}', time: '{time}' }),
    nearDays: [t('map.now.today'), t('map.now.tomorrow')],
    weekdays: weekIn('on', locale),
    closedToday: t('map.now.closedToday', { day: '{day}', time: '{time}' }),
    closedLong: t('map.now.closedLong'),
  };
}
