/** POST /api/calendar: the address of a calendar of collection days. Nothing of it is stored: the address holds what was
 * chosen, encrypted. */
import { z } from 'zod';
import { type Result, success } from '#platform/base/result.ts';
import {
  type CalendarAnswer,
  calendarAnswerSchema,
  calendarPath,
  defaultReminder,
  maxContracts,
  maxWasteTypes,
  type Reminder,
  reminders,
} from './calendar.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import { locales } from '#platform/languages/locale.ts';
import { wasteKey } from './seen-days.server.ts';
import type { Endpoint, LiveContext } from '#platform/calls/endpoint.ts';
import { contentBaseRefusals, type FoundAnswer } from '#platform/calls/live-endpoint.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import {
  contractNumberSchema,
  discharges,
  type FoundDischarges,
} from '#features/discharges/discharges.server.ts';
import { calendarRefusals } from './refusals.ts';

/** For programs. */
const meanings: Readonly<Record<Reminder, string>> = {
  evening: 'evening (19:00 of the day before)',
  morning: 'morning (5:30 of the day)',
  none: 'none (never)',
};

const askedSchema = z.strictObject({
  contractNumbers: z.array(contractNumberSchema).min(1).max(maxContracts),
  locale: z.enum(locales),
  wasteTypes: z
    .array(z.string().min(1).max(100))
    .max(maxWasteTypes)
    .default([])
    .describe('Kinds of waste as in the field garbage of an answer. Empty: all of them.'),
  reminder: z
    .enum(reminders)
    .default(defaultReminder)
    .describe(`When it reminds: ${reminders.map((name) => meanings[name]).join(', ')}.`),
});

/** The calendar holds what a lookup shows, so the same is asked of who wants one. */
export const calendar: Endpoint<'contentBase' | 'calendars'> = {
  path: '/api/calendar',
  name: 'calendar',
  methods: ['POST'],
  operations: { POST: { asked: askedSchema, answered: calendarAnswerSchema, refusals: contentBaseRefusals } },
  refusals: calendarRefusals,
  isPersonal: true,
  isGuessable: true,
  countsAs: discharges.name,
  countNumbers: ({ contractNumbers }) =>
    Array.isArray(contractNumbers) ? Math.min(contractNumbers.length, maxContracts) : 1,
  answer: async (parameters, context) => {
    const asked = parseParameters(askedSchema, parameters);
    if (asked.type === 'failure') return asked;
    const { wasteTypes, ...choice } = asked.value;
    const contractNumbers = [...new Set(choice.contractNumbers)];
    const found = await findAll(contractNumbers, context);
    if (found.type === 'failure') return found;
    const wasteKeys = [...new Set(wasteTypes.map(wasteKey))];
    const token = context.calendars?.tokens.seal({ ...choice, contractNumbers, wasteKeys });
    const body: CalendarAnswer = token === undefined ? {} : { path: calendarPath(token) };
    return success({ ...summarizeAnswers(found.value), body, freshMs: 0 });
  },
};

interface FoundContract extends FoundDischarges {
  readonly contractNumber: ContractNumber;
}

/** @returns The answer for each number. A calendar without one of its contracts would delete its days. */
export async function findAll(
  contractNumbers: readonly ContractNumber[],
  context: LiveContext<'contentBase'>,
): Promise<Result<readonly FoundContract[], Refusal>> {
  const answers: FoundContract[] = [];
  for (const contractNumber of contractNumbers) {
    const found = await discharges.find({ contractNumber }, context);
    if (found.type === 'failure') return found;
    answers.push({ ...found.value, contractNumber });
  }
  return success(answers);
}

/** What several answers have in common: the oldest time, the shortest life. */
export function summarizeAnswers(answers: readonly FoundAnswer<unknown>[]) {
  const oldest = answers.toSorted((a, b) => a.from.savedAt - b.from.savedAt)[0];
  if (!oldest) throw new RangeError('A calendar has a contract.');
  return {
    from: answers.find(({ isStale }) => isStale)?.from ?? oldest.from,
    savedAt: oldest.from.savedAt,
    isStale: answers.some(({ isStale }) => isStale),
    leftOut: answers.flatMap(({ leftOut }) => leftOut),
    freshMs: Math.min(...answers.map(({ freshMs }) => freshMs)),
  };
}
