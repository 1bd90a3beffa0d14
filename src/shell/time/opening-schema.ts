/** Opening hours as entries have them: those of a week, with seasons, holidays and other days on which a place is closed. */
import { z } from 'zod';
import { dayOfYearSchema, timeOfDaySchema } from '#platform/time/date.ts';
import { sentDayOfYearSchema, sentTimeSchema } from '#platform/cms/sent-time.ts';

/** ISO weekday, Monday is 1. */
const weekdaySchema = z.int().min(1).max(7);

/** A break at noon makes two entries for the same days. */
export const openingHoursSchema = z.strictObject({
  /** First and last day of the season, inclusive; absent: all year. */
  season: z.strictObject({ from: dayOfYearSchema, until: dayOfYearSchema }).optional(),
  days: z.array(weekdaySchema).min(1),
  opens: timeOfDaySchema,
  /** 24:00 is written 23:59. */
  closes: timeOfDaySchema,
});

/** The same as others send it. */
export const sentHoursSchema = openingHoursSchema.extend({
  season: z.strictObject({ from: sentDayOfYearSchema, until: sentDayOfYearSchema }).optional(),
  opens: sentTimeSchema,
  closes: sentTimeSchema,
});

/** Fields of an entry that say when a place is open. */
export const openingSchema = z.strictObject({
  /** Empty when unknown. */
  hours: z.array(sentHoursSchema),
  /** Rule for public holidays; absent: closed. */
  holidays: z.enum(['closed', 'open', 'closed-but-for-pentecost']).optional(),
  /** Other days of every year on which it is closed. */
  closedOn: z.array(sentDayOfYearSchema).optional(),
});

export type Opening = z.infer<typeof openingSchema>;

export type OpeningHours = z.infer<typeof sentHoursSchema>;
