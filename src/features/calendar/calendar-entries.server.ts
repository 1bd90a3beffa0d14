/** GET /api/calendar-entries: what a calendar is made of, for the holder of its address. */
import { z } from 'zod';
import { compareCodes } from '#platform/base/code-order.ts';
import { failure, success } from '#platform/base/result.ts';
import { type CalendarEntries, calendarEntriesSchema } from './calendar-entries.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { isWanted } from './seen-days.server.ts';
import type { Endpoint } from '#platform/calls/endpoint.ts';
import { contentBaseRefusals } from '#platform/calls/live-endpoint.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import { findAll, summarizeAnswers } from './calendar.server.ts';
import { selectAhead } from '#features/discharges/discharges.server.ts';
import { calendarRefusals } from './refusals.ts';

const askedSchema = z.strictObject({
  token: z.string().max(800).describe('The part of the calendar’s address before .ics.'),
});

export const calendarEntries: Endpoint<'contentBase' | 'calendars'> = {
  path: '/api/calendar-entries',
  name: 'calendar-entries',
  methods: ['GET'],
  operations: {
    GET: {
      asked: askedSchema,
      answered: calendarEntriesSchema,
      refusals: [...contentBaseRefusals, 'calendar-unknown', 'calendar-empty'],
    },
  },
  refusals: calendarRefusals,
  isPersonal: true,
  isSigned: true,
  answer: async (parameters, context) => {
    const { calendars, clock, isDemonstration } = context;
    if (!calendars) return failure({ code: 'not-configured' });
    const asked = parseParameters(askedSchema, parameters);
    const choice = asked.type === 'success' ? calendars.tokens.open(asked.value.token) : undefined;
    if (!choice) return failure({ code: 'calendar-unknown' });
    const found = await findAll(choice.contractNumbers, context);
    if (found.type === 'failure') return found;
    const { savedAt, isStale, ...summary } = summarizeAnswers(found.value);
    const today = tallinnDay(clock());
    const wasteNames = Object.values((await context.loadFacts()).wasteTypes ?? {});
    const entries = found.value
      .flatMap(({ value: { days, isWhole }, isStale: isOld, contractNumber }) =>
        calendars.seen.merge(contractNumber, selectAhead(days, clock()), {
          today,
          wasteNames,
          isWhole: isWhole && !isOld,
        }),
      )
      .filter(({ garbage }) => isWanted(garbage, choice.wasteKeys, wasteNames))
      .toSorted((a, b) => compareCodes(a.date, b.date));
    // A calendar without a day would delete those that people have.
    if (entries.length === 0) return failure({ code: 'calendar-empty' });
    const { locale, reminder } = choice;
    const asOf = new Date(savedAt).toISOString();
    const body: CalendarEntries = { locale, reminder, isDemonstration, isStale, asOf, entries };
    return success({ ...summary, body: { ...body } });
  },
};
