import { writeCalendar } from './calendar-file.ts';
import type { CalendarDrawer } from './calendar-feed.server.ts';
import type { PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { loadFileFacts } from '#shell/documents/file-facts.server.ts';

/** Writes calendars of collection days, each in its own language. */
export function calendarDrawer(published: PublishedAnswers): CalendarDrawer {
  return {
    drawCalendar: async (calendar) => {
      const { locale } = calendar;
      const { namesIn, pageUrl, company } = await loadFileFacts(published, locale);
      return writeCalendar(calendar, { names: namesIn(locale), pageUrl, companyName: company.name });
    },
  };
}
