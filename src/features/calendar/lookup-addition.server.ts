/** A calendar that is asked for with the form of the lookup, without JavaScript. */
import { postingTo } from '#platform/on-demand/posted-form.ts';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { AdditionContext, LookupAddition } from '#features/discharges/looked-up.server.ts';
import { type CalendarChoice, readCalendarChoice } from './calendar-choice.ts';
import { calendarAnswerSchema } from './calendar.ts';
import type { VisitedCalendar } from './visited-calendar.ts';

declare module '#features/discharges/visited-lookup.ts' {
  interface AnsweredLookup {
    /** The visitor asked for a calendar, too. */
    readonly calendar?: VisitedCalendar;
  }
}

export const addCalendar: LookupAddition = async (found, context) => {
  const { outcome } = found;
  const choice = readCalendarChoice(context.posted);
  const contractNumber = parseContractNumber(context.typed);
  if (!choice || outcome.type !== 'answered' || contractNumber === undefined) return found;
  const calendar = await makeCalendar(contractNumber, outcome.answer, { ...context, choice });
  const focus = calendar.outcome.type === 'made' ? ({ focus: 'part' } as const) : {};
  return { ...found, outcome: { ...outcome, calendar, ...focus } };
};

/** Asks for the calendar as the panel of the page does. */
async function makeCalendar(
  contractNumber: ContractNumber,
  { discharges }: DischargesAnswer,
  { request, choice, api, clientAddress, locale }: AdditionContext & { readonly choice: CalendarChoice },
): Promise<VisitedCalendar> {
  const left = discharges.filter(({ garbage }) => !choice.wasteTypes.includes(garbage));
  // All kinds means also those that the contract will have later.
  const chosen = { ...choice, wasteTypes: left.length === 0 ? [] : choice.wasteTypes };
  const asked = { contractNumbers: [contractNumber], locale, ...chosen };
  const found = await api(postingTo('/api/calendar', asked, request), clientAddress);
  if (!found.ok) return { ...chosen, outcome: { type: 'failed' } };
  const { path } = calendarAnswerSchema.parse(await found.json());
  return { ...chosen, outcome: path === undefined ? { type: 'only-file' } : { type: 'made', path } };
}
