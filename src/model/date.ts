import { z } from 'zod';

/** A day that exists in the calendar, yyyy-MM-dd. It means the whole day in Europe/Tallinn. */
export const calendarDateSchema = z.iso.date();

/** A moment, as ISO 8601 with zone (`2026-03-01T07:00:00Z`). */
export const instantSchema = z.iso.datetime({ offset: true });

/** Time of day, HH:mm, in Europe/Tallinn. */
export const timeOfDaySchema = z.iso.time({ precision: -1 });

/** Days of a season as MM-dd; 02-29 is refused because it does not come every year. */
export const dayOfYearSchema = z
  .string()
  .regex(/^\d\d-\d\d$/u)
  .refine((value) => z.iso.date().safeParse(`2001-${value}`).success, 'is no day of every year');
