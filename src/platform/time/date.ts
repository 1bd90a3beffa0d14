/** Days and times in the one form that they have here. What others send is read by sent-time.ts. */
import { z } from 'zod';

/** An existing calendar day, yyyy-MM-dd: the whole day in Europe/Tallinn. */
export const calendarDateSchema = z.iso.date();

/** An instant as ISO 8601 with time zone (`2026-03-01T07:00:00Z`). */
export const instantSchema = z.iso.datetime({ offset: true });

/** Time of day, HH:mm, in Europe/Tallinn. */
export const timeOfDaySchema = z.iso.time({ precision: -1 });

/** Day of a season as MM-dd. 02-29 is invalid, because it does not exist in every year. */
export const dayOfYearSchema = z
  .string()
  .regex(/^\d\d-\d\d$/u, 'not-a-day-of-year')
  .refine((value) => z.iso.date().safeParse(`2001-${value}`).success, 'not-a-day-of-year');
