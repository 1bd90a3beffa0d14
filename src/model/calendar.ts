/** A calendar of collection days: what a visitor chooses for it, and what it is made of. Loaded by browsers. */
import * as z from 'zod/mini';
import { dischargeSchema } from './live-answer.ts';
import { locales } from './locale.ts';

/** When a calendar reminds: the evening before at 19:00, the morning of the day at 5:30, or not at all. */
export const reminders = ['evening', 'morning', 'none'] as const;

export type Reminder = (typeof reminders)[number];

/** Contracts in one calendar. */
export const maxContracts = 5;

/** Kinds of waste that one calendar can be narrowed down to; the content base has twelve. */
export const maxWasteTypes = 12;

/** POST /api/calendar. */
export const calendarAnswerSchema = z.object({
  /** Path of the calendar: `/calendar/….ics`; absent where the site has no secret for calendars. */
  path: z.optional(z.string()),
});

/** One day of one container in a calendar. */
export const calendarEntrySchema = z.object({
  ...z.omit(dischargeSchema, { contractNumber: true }).shape,
  /** Stays the same when the day is moved. */
  uid: z.string(),
  /** Counts the changes of the entry, as iCalendar wants it. */
  sequence: z.int(),
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
  /** By day; those of the last 60 days, too, as far as they were seen. */
  entries: z.array(calendarEntrySchema),
});

export type CalendarEntries = z.output<typeof calendarEntriesSchema>;

const addressPattern = /^\/calendar\/(?<token>[\w-]{1,800})\.ics$/u;

export function calendarPath(token: string): string {
  return `/calendar/${token}.ics`;
}

/** @returns The token of a calendar's address; undefined for every other address. */
export function parseCalendarPath(pathname: string): string | undefined {
  return addressPattern.exec(pathname)?.groups?.token;
}

/** Answers a posted form with a file of the days ahead. */
export const calendarFilePath = '/calendar/file';
