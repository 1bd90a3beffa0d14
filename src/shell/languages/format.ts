/** Formats numbers, texts with a count, dates and figures in each language. */
import type { CountForms } from './counted-text.ts';
import { lookup } from '#platform/base/lookup.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { Fact } from '#shell/company/company.ts';
import { languages, type Locale, reckonedPlural, textIn } from '#platform/languages/locale.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { unitWords } from './unit-words.ts';
import type { Translate } from './messages.ts';

const noBreakSpace = '\u00a0';

/** Formatters by language, created on first use: creating one takes a slow phone some 30 ms, and most pages need none. */
const numberFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};
const exactFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Units that are words in Cyrillic. */
const cyrillicUnits: Readonly<Record<string, string>> = {
  kg: 'кг',
  t: 'т',
  m: 'м',
  cm: 'см',
  km: 'км',
  l: 'л',
  'm³': 'м³',
  'm²': 'м²',
};

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const isEnglish = (locale: Locale): boolean => languages[locale].notation === 'english';

export function formatNumber(value: number, locale: Locale): string {
  if (isBare(value)) return String(value);
  numberFormats[locale] ??= new Intl.NumberFormat(languages[locale].tag, {
    maximumFractionDigits: 2,
    // Four digits are printed on a container in one piece, and in a sentence beside it too.
    useGrouping: isEnglish(locale) || 'min2',
  });
  return numberFormats[locale].format(value).replace(/[ \u202f]/gu, noBreakSpace);
}

/** Written alike in all languages. */
const isBare = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** @param euros With or without VAT, as the caller states. */
export function formatMoney(euros: number, locale: Locale): string {
  const amount = formatExact(euros, locale);
  return isEnglish(locale) ? `€${amount}` : `${amount}${noBreakSpace}€`;
}

/** A length to the centimetre, so that lengths in a column align: `3,60 m`. */
export function formatLength(metres: number, locale: Locale): string {
  return `${formatExact(metres, locale)}${noBreakSpace}${unitName('m', locale)}`;
}

/** With two decimals. */
function formatExact(value: number, locale: Locale): string {
  exactFormats[locale] ??= new Intl.NumberFormat(languages[locale].tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return exactFormats[locale].format(value).replace(/[ \u202f]/gu, noBreakSpace);
}

export function formatMeasure(value: number, unit: string, locale: Locale): string {
  const isJoined = unit === '%' && isEnglish(locale);
  return `${formatNumber(value, locale)}${isJoined ? '' : noBreakSpace}${unitName(unit, locale)}`;
}

/** The volume of a container as it is printed on the container and as price lists count it: `1100 l (1,1 m³)`. */
export const formatVolume = (m3: number, locale: Locale): string =>
  `${Math.round(m3 * litresPerM3)}${noBreakSpace}${unitName('l', locale)} (${formatMeasure(m3, 'm³', locale)})`;

export const litresPerM3 = 1000;

/** A unit as the language writes it: `м³`. */
export const unitName = (unit: string, locale: Locale): string =>
  languages[locale].script === 'cyrillic' ? (lookup(cyrillicUnits, unit) ?? unit) : unit;

/** @param date A calendar date, or an instant that is shown as its day in Tallinn. */
export function formatDate(date: string, locale: Locale): string {
  const day = date.length === 10 ? date : tallinnDay(Date.parse(date));
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  if (!isEnglish(locale)) return `${dayOfMonth}.${month}.${year}`;
  return `${englishDay(month, dayOfMonth)} ${year}`;
}

/** @param day MM-dd, a day of every year. */
export function formatDayOfYear(day: string, locale: Locale): string {
  const [month = '', dayOfMonth = ''] = day.split('-');
  return isEnglish(locale) ? englishDay(month, dayOfMonth) : `${dayOfMonth}.${month}`;
}

const englishDay = (month: string, dayOfMonth: string): string =>
  `${Number(dayOfMonth)}${noBreakSpace}${englishMonths[Number(month) - 1] ?? ''}`;

/** @param nouns Noun that a count is followed by, in the plural forms of the language: `день|дня|дней`. */
export function formatFact(fact: Fact, locale: Locale, nouns?: string): string {
  switch (fact.type) {
    case 'count':
      return nouns === undefined
        ? formatNumber(fact.value, locale)
        : formatCount(fact.value, nounForms(nouns, locale), locale);
    case 'year':
      return String(fact.value);
    case 'measure':
      return formatMeasureInText(fact.value, fact.unit, locale);
    case 'time':
      return fact.value;
    case 'text':
      return textIn(fact.value, locale);
    default:
      return unreachable(fact);
  }
}

function formatMeasureInText(value: number, unit: string, locale: Locale): string {
  if (unit === '€') return formatMoney(value, locale);
  const forms = lookup(unitWords, unit)?.[locale];
  return forms
    ? formatCount(value, forms, locale).replace(/ (?=\p{L}+$)/u, noBreakSpace)
    : formatMeasure(value, unit, locale);
}

/** Spec §9: a price list of 01.01.1970–01.01.2999 has no meaningful end. */
export const openEnd = '2999-01-01';

/** Spec §9: its beginning has no meaning either. */
export const openStart = '1970-01-01';

/** A period with both ends; an open end is put into words, and an open beginning is left out.
 * @param t Texts of the language. */
export function formatPeriod(
  from: string,
  until: string,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): string {
  const [start, end] = [formatDate(from, locale), formatDate(until, locale)];
  if (from === openStart) return until === openEnd ? t('table.untilChanged') : t('table.untilDay', { end });
  return until === openEnd ? t('table.openPeriod', { start }) : t('table.closedPeriod', { start, end });
}

/** Forms of a noun after its figure. A language may leave out its last form, which is for fractions. */
function nounForms(nouns: string, locale: Locale): CountForms {
  const given = nouns.split('|').map((noun) => `{count}${noBreakSpace}${noun.trim()}`);
  const form = (index: number): string => given[index] ?? given[1] ?? given[0] ?? '{count}';
  const forms = languages[locale].pluralForms.map((name, index) => [name, form(index)] as const);
  return { other: form(1), ...Object.fromEntries(forms) };
}

/** Plural rules by language, created on first use. */
const pluralRules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** @param count Shown with two decimals at most; the form follows the shown number.
 * @param forms Forms of the language. */
export function formatCount(count: number, forms: CountForms, locale: Locale): string {
  const form = forms[reckonedPlural(count, locale) ?? askedPlural(count, locale)] ?? forms.other;
  return form.replaceAll('{count}', formatNumber(count, locale));
}

function askedPlural(count: number, locale: Locale): Intl.LDMLPluralRule {
  pluralRules[locale] ??= new Intl.PluralRules(languages[locale].tag, { maximumFractionDigits: 2 });
  return pluralRules[locale].select(count);
}
