/** What is said of an emptying that did not happen, in the answer of a lookup and above the form. */
import type { Locale } from '#platform/languages/locale.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import { formatDate } from '#shell/languages/format.ts';
import type { MissedTexts } from './missed-messages.ts';
import { adviceFor, isCustomersCause } from './advice.ts';
import { roundEnds } from './round.ts';
import { readName, type SourceNames } from '#shell/languages/source-name.ts';
import type { MissedDay } from './missed-days.ts';

export interface FactsContext {
  /** The day is not over: the truck may still come. */
  readonly isOpen: boolean;
  readonly texts: MissedTexts;
  readonly locale: Locale;
  readonly names: SourceNames;
}

export interface Fact {
  readonly label: string;
  readonly text: string;
  readonly lang?: 'et' | undefined;
}

export function chooseHeading(match: MissedDay['match'], isOpen: boolean, texts: MissedTexts): string {
  if (match === 'perhaps') return isOpen ? texts.perhapsToday : texts.perhaps;
  return isOpen ? texts.today : texts.missed;
}

/** What a visitor does about it: one answer, wherever it is told. */
export function adviseOn(
  { reason, newDate }: Pick<UnservedAddress, 'reason' | 'newDate'>,
  { isOpen, texts }: Pick<FactsContext, 'isOpen' | 'texts'>,
): string {
  if (isOpen) return texts.stillComing.replace('{time}', roundEnds);
  const advised = texts[`advice.${adviceFor(reason)}`];
  if (!isCustomersCause(reason)) return advised;
  return `${advised} ${newDate === undefined ? texts.fixAndWait : texts.fixBefore}`;
}

/** While the truck may still come, what is not known need not be said. */
export function listFacts(
  {
    date,
    garbage = '',
    reason = '',
    newDate,
  }: Pick<UnservedAddress, 'date' | 'garbage' | 'reason' | 'newDate'>,
  { isOpen, texts, locale, names }: FactsContext,
): readonly Fact[] {
  const newDay = newDate === undefined ? '' : formatDate(newDate, locale);
  const unlessOpen = (text: string): string => (isOpen ? '' : text);
  const why = readName(reason, names);
  const facts = [
    { label: texts.day, text: formatDate(date, locale) },
    { label: texts.waste, ...readName(garbage, names) },
    { label: texts.reason, ...(why.text === '' ? { text: unlessOpen(texts.noReason) } : why) },
    { label: texts.newDay, text: newDay === '' ? unlessOpen(texts.noNewDay) : newDay },
  ];
  return facts.filter(({ text }) => text !== '');
}
