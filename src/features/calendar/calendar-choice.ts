/** What a form of the page chooses for a calendar of collection days. */
import { z } from 'zod';
import { defaultReminder, maxWasteTypes, reminders } from './calendar.ts';
import type { VisitedCalendar } from './visited-calendar.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';

export const calendarFieldsShape = {
  reminder: z.enum(reminders).default(defaultReminder),
  /** Kinds of waste as the content base names them; none for all. */
  wasteType: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(z.string().max(100)).max(maxWasteTypes))
    .default([]),
};

/** The button that asks for the address of a calendar has this name. */
const choiceSchema = z.object({ calendar: z.string(), ...calendarFieldsShape });

export type CalendarChoice = Pick<VisitedCalendar, 'reminder' | 'wasteTypes'>;

/** @returns undefined for a form that asks for no calendar. */
export function readCalendarChoice(form: Parameters): CalendarChoice | undefined {
  const asked = choiceSchema.safeParse(form);
  return asked.success ? { reminder: asked.data.reminder, wasteTypes: asked.data.wasteType } : undefined;
}
