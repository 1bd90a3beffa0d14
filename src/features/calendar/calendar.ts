/** A calendar of collection days: what a visitor chooses for it. Loaded by browsers. */
import * as z from 'zod/mini';

/** When a calendar reminds: the evening before at 19:00, the morning of the day at 5:30, or not at all. */
export const reminders = ['evening', 'morning', 'none'] as const;

export type Reminder = (typeof reminders)[number];

/** Of whoever chooses none. */
export const defaultReminder: Reminder = 'evening';

/** Contracts in one calendar. */
export const maxContracts = 5;

/** Kinds of waste that one calendar can be narrowed down to; the content base has twelve. */
export const maxWasteTypes = 12;

/** POST /api/calendar. */
export const calendarAnswerSchema = z.object({
  /** Path of the calendar: `/calendar/….ics`; absent where the site has no secret for calendars. */
  path: z.optional(z.string()),
});

export type CalendarAnswer = z.output<typeof calendarAnswerSchema>;

const addressPattern = /^\/calendar\/(?<token>[\w-]{1,800})\.ics$/u;

export function calendarPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** @returns The token of a calendar's address; undefined for every other address. */
export function parseCalendarPath(pathname: string): string | undefined {
  return addressPattern.exec(pathname)?.groups?.token;
}

/** Below the prefix of a language: answers a posted form with a file of the days ahead. */
export const calendarFilePath = '/calendar/file';
