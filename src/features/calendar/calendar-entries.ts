/** What a calendar of collection days is made of. */
import { z } from 'zod';
import { reminders } from './calendar.ts';
import { dischargeSchema } from '#features/discharges/discharges-answer.ts';
import { locales } from '#platform/languages/locale.ts';

const { contractNumber: _, ...shown } = dischargeSchema.shape;

/** One day of one container in a calendar. */
const calendarEntrySchema = z.object({
  ...shown,
  uid: z.string().describe('Stays the same when the day is moved.'),
  sequence: z.int().describe('Counts the changes of the entry, as iCalendar wants it.'),
  isCancelled: z.boolean(),
});

export type CalendarEntry = z.output<typeof calendarEntrySchema>;

/** GET /api/calendar-entries: what a calendar is made of, without contract numbers. */
export const calendarEntriesSchema = z.object({
  isDemonstration: z.boolean(),
  isStale: z.boolean(),
  asOf: z.iso.datetime(),
  locale: z.enum(locales),
  reminder: z.enum(reminders),
  entries: z
    .array(calendarEntrySchema)
    .describe('By day; those of the last 60 days, too, as far as they were seen.'),
});

export type CalendarEntries = z.output<typeof calendarEntriesSchema>;
