/** Texts about days and invalid fields, in the language of the page. */
import { lookup } from '#platform/base/lookup.ts';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { cutOffDay, type OrderableDays } from './cut-off.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { isPublicHoliday } from '#shell/time/public-holidays.ts';
import { formatDate, formatNumber } from '#shell/languages/format.ts';
import { weekdayName } from '#shell/time/weekday-names.ts';
import type { Fault } from './field-fault.ts';
import type { FieldOnPage } from './form-fields.browser.ts';
import type { FormTexts } from './form-texts.ts';

interface FaultTextContext {
  readonly texts: FormTexts;
  readonly locale: Locale;
  readonly days: OrderableDays;
}

const megabyte = 1024 * 1024;

/** @param field What the field itself says when it is empty; otherwise its label is named. */
export function faultText(
  { reason, bytes = 0 }: Fault,
  field: Pick<FieldOnPage, 'label' | 'missing'>,
  { texts, locale, days }: FaultTextContext,
): string {
  if (reason === 'missing' && field.missing !== undefined) return field.missing;
  const count = formatNumber(Math.ceil((bytes / megabyte) * 10) / 10, locale);
  return fill(texts.faults[reason], {
    day: formatDayInFull(days.first, { texts, locale }),
    label: field.label,
    size: fill(texts.megabytes, { count }),
  });
}

/** Order deadline for the chosen day, or for the first available one; of a chosen holiday also what that means.
 * @param day Value of the field; an unavailable day is ignored. */
export function dayText(day: string, { texts, locale, days }: FaultTextContext): string {
  const isChosen = day >= days.first && day <= days.last;
  const text = fill(isChosen ? texts.dayChosen : texts.dayFirst, {
    day: formatDayInFull(days.first, { texts, locale }),
    cutOff: formatDayInFull(cutOffDay(isChosen ? day : days.first), { texts, locale }),
    time: cutOffTime,
  });
  return isChosen && isPublicHoliday(day) ? `${text} ${texts.dayHoliday}` : text;
}

/** `teisipäev, 24.11.2026`. */
function formatDayInFull(day: string, { texts, locale }: Pick<FaultTextContext, 'texts' | 'locale'>): string {
  return `${weekdayName(day, texts.weekdays)}, ${formatDate(day, locale)}`;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => lookup(values, name) ?? whole);
}
