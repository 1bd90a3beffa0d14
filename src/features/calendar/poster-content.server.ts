/** What a poster of collection days says, before it is drawn. */
import { cleanNote, fillText } from '#platform/base/text.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { PosterSize } from './poster.ts';
import { formatDate, formatDayOfYear } from '#shell/languages/format.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import { calendarTexts } from './calendar-messages.ts';
import { translator } from '#shell/languages/messages.ts';
import { posterTexts, sortingLine } from './poster-messages.ts';
import { findWasteType, readName, type SourceNames } from '#shell/languages/source-name.ts';
import type { Wording, Wordings } from '#shell/documents/wording.ts';
import { knownText, openFont } from '#shell/documents/typeface.server.ts';

/** What a visitor asked for. Plain data: it goes to another thread. */
export interface PosterOrder {
  /** From today on, soonest first. */
  readonly discharges: readonly Discharge[];
  readonly isDemonstration: boolean;
  readonly isStale: boolean;
  /** When the content base answered, as an ISO instant. */
  readonly asOf: string;
  /** At least one; the first is the largest on the sheet. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly size: PosterSize;
  /** Day of making, yyyy-MM-dd. */
  readonly today: string;
}

export interface PosterContext {
  readonly namesIn: (locale: Locale) => SourceNames;
  /** Of the page with the lookup. */
  readonly pageUrl: string;
  /** Of the page about what goes where. */
  readonly sortingUrl: string;
  readonly company: { readonly name: string; readonly infoPhone: string };
  /** To which day the rounds of a day are moved, as notices in force say; the content base may not know it yet. yyyy-MM-dd. */
  readonly movedDays: ReadonlyMap<string, string>;
}

export interface PosterWaste {
  /** Of the kind of waste; undefined if the site does not know it. */
  readonly id: string | undefined;
  readonly names: Wordings;
  /** What goes into its container. */
  readonly lines: Wordings;
}

export interface PosterEmptying {
  readonly waste: PosterWaste;
  /** The day that it was moved from. */
  readonly moved: Wordings;
  /** Absent where all have the same. */
  readonly address: string | undefined;
}

export interface PosterDay {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** Whole, for those who hear it. */
  readonly spoken: Wordings;
  readonly weekdays: Wordings;
  readonly months: Wordings;
  readonly emptyings: readonly PosterEmptying[];
  /** Emptyings for which a sheet has no room. */
  readonly leftOut: number;
}

export interface PosterContent {
  readonly title: Wordings;
  /** Of the days: a sheet may hang for longer than they last. */
  readonly years: string;
  readonly address: string | undefined;
  /** What a reader must know about the days: that they are old, or made up. */
  readonly warnings: Wordings;
  readonly days: readonly PosterDay[];
  /** Whether the contract has more days than `days`. */
  readonly hasMore: boolean;
  readonly putOut: Wordings;
  readonly sorting: Wordings;
  readonly code: Wordings;
  readonly made: Wordings;
  readonly phone: Wordings;
}

/** Days on one sheet. */
const maxDays = 12;

/** Emptyings of one day. A house with more is none. */
const maxEmptyings = 6;

/** Characters of a name or an address of the content base. */
const maxLength = 70;

/** @throws {RangeError} Without a day: a sheet without days would say that nothing is collected. */
export function planPoster(order: PosterOrder, context: PosterContext): PosterContent {
  const { discharges, isStale, isDemonstration, asOf, today } = order;
  const byDay = [...Map.groupBy(discharges, ({ date }) => date)];
  if (byDay.length === 0) throw new RangeError('A poster has a day.');
  const shown = byDay.slice(0, maxDays);
  const addresses = new Set(shown.flatMap(([, ofDay]) => ofDay.map(({ address }) => clean(address))));
  const [address = ''] = addresses;
  const planContext = { ...context, order, hasAddresses: addresses.size > 1 };
  const inEach = (textIn: (locale: Locale) => string) => wordings(order.languages, textIn);
  const demonstration = inEach((locale) => calendarTexts(locale).demonstration);
  const stale = inEach((locale) =>
    fillText(calendarTexts(locale).stale, { time: formatMoment(asOf, locale) }),
  );
  return {
    title: inEach((locale) => calendarTexts(locale).name),
    years: formatYears(shown.map(([date]) => date)),
    address: addresses.size > 1 || address === '' ? undefined : address,
    warnings: [...(isStale ? stale : []), ...(isDemonstration ? demonstration : [])],
    days: shown.map(([date, ofDay]) => planDay(date, ofDay, planContext)),
    hasMore: byDay.length > shown.length,
    putOut: inEach((locale) => posterTexts(locale).putOut),
    sorting: inEach((locale) => posterTexts(locale).sorting),
    code: inEach((locale) => posterTexts(locale).code),
    made: inEach((locale) => fillText(posterTexts(locale).made, { date: formatDate(today, locale) })),
    phone: inEach((locale) => posterTexts(locale).phone),
  };
}

/** @param dates Soonest first. */
function formatYears(dates: readonly string[]): string {
  const years = dates.map((date) => date.slice(0, 4));
  return [...new Set([years[0], years.at(-1)])].join('–');
}

interface PlanContext extends PosterContext {
  readonly order: PosterOrder;
  readonly hasAddresses: boolean;
}

function planDay(date: string, discharges: readonly Discharge[], context: PlanContext): PosterDay {
  const { languages: chosen, today } = context.order;
  const style = chosen.length === 1 ? 'long' : 'short';
  // Within the year, a month is clear without it.
  const year =
    date.slice(0, 7) >= `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}` ? 'numeric' : undefined;
  const emptyings = Map.groupBy(discharges, (discharge) =>
    JSON.stringify(cleanDischarge(discharge, context)),
  );
  const shown = [...emptyings.values()].slice(0, maxEmptyings);
  return {
    date,
    spoken: wordings(chosen, (locale) => spokenDate(date, locale)),
    weekdays: wordings(chosen, (locale) => datePart(date, locale, { weekday: style })),
    months: wordings(chosen, (locale) => datePart(date, locale, { month: style, year })),
    emptyings: shown.flatMap(([discharge]) => (discharge ? [planEmptying(discharge, context)] : [])),
    leftOut: emptyings.size - shown.length,
  };
}

/** What tells emptyings of a day apart on a poster: containers do not. */
function cleanDischarge({ garbage, plannedDate, address }: Discharge, { hasAddresses }: PlanContext) {
  return { garbage: clean(garbage), plannedDate, address: hasAddresses ? clean(address) : undefined };
}

function planEmptying(discharge: Discharge, context: PlanContext): PosterEmptying {
  const { garbage, address } = cleanDischarge(discharge, context);
  return {
    waste: planWaste(garbage, context),
    moved: wordMoved(discharge, context),
    address,
  };
}

/** From which day it was moved, or to which day notices move the rounds of its day. */
function wordMoved({ date, plannedDate }: Discharge, { order, movedDays }: PlanContext): Wordings {
  const movedTo = movedDays.get(date);
  const day = plannedDate ?? movedTo;
  if (day === undefined) return [];
  return wordings(order.languages, (locale) => {
    const text = translator(locale)(`homePage.lookup.${plannedDate === undefined ? 'movedTo' : 'movedFrom'}`);
    return fillText(text, { date: formatDayOfYear(day.slice(5), locale) });
  });
}

/** @param garbage As the content base names it. */
function planWaste(garbage: string, { order, namesIn, company }: PlanContext): PosterWaste {
  const [first] = order.languages;
  const id = findWasteType(garbage, namesIn(first));
  const names = order.languages.map((locale): Wording => {
    const { text, lang = locale } = readName(garbage, namesIn(locale));
    return text === '' ? { locale, text: calendarTexts(locale).collection } : { locale: lang, text };
  });
  const lines = wordings(
    order.languages,
    (locale) => sortingLine(id, locale) ?? fillText(posterTexts(locale).ask, { phone: company.infoPhone }),
  );
  return { id, names: withoutRepeats(names), lines };
}

function wordings(chosen: readonly Locale[], textIn: (locale: Locale) => string): Wordings {
  return withoutRepeats(chosen.map((locale) => ({ locale, text: textIn(locale) })));
}

function withoutRepeats(all: Wordings): Wordings {
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}

/** One line without letters that the font lacks, and not longer than a sheet bears; empty if nothing readable is left. */
function clean(text: string): string {
  const known = knownText(cleanNote(text, maxLength), openFont('Bold')).replaceAll(/\s+/gu, ' ').trim();
  return /[\p{L}\p{N}]/u.test(known) ? known : '';
}

type DateParts = Readonly<Pick<Intl.DateTimeFormatOptions, 'weekday' | 'month' | 'year'>>;

/** The weekday, or the month as it is said after its day: `декабря`. Without the full stops of abbreviations. */
function datePart(date: string, locale: Locale, parts: DateParts): string {
  const format = new Intl.DateTimeFormat(languages[locale].tag, {
    day: 'numeric',
    ...parts,
    timeZone: 'UTC',
  });
  return format
    .formatToParts(Date.parse(date))
    .flatMap(({ type, value }) => (Object.hasOwn(parts, type) ? [value.replace(/\.$/u, '')] : []))
    .join(' ');
}

function spokenDate(date: string, locale: Locale): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(languages[locale].tag, { ...style, timeZone: 'UTC' }).format(
    Date.parse(date),
  );
}
