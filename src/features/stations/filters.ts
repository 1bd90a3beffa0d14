/** The filters of the waste stations. What a filter is called in the form and in the address, how its field is read and filled, and which
 * stations it leaves follows from its entry here; the form draws its field under that name. */
import { compareCodes } from '#platform/base/code-order.ts';
import { opensOn } from '#shell/time/opening.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Parameter } from '#shell/browser/address-codec.ts';
import { dayMeant, isOpenWhen, openWhens } from './open-when.ts';
import type { Station } from './station.ts';

/** A field of the form. */
type Field = HTMLInputElement | HTMLSelectElement;

interface Filter<Value> extends Parameter<Value> {
  readonly read: (field: Field) => Value;
  readonly fill: (field: Field, value: Value) => void;
  /** @param moment Absent in the published page, which does not know the time. */
  readonly passes: (station: Station, value: Value, moment: TallinnMoment | undefined) => boolean;
}

interface ChoiceOptions {
  readonly name: string;
  readonly parse?: (text: string) => string | undefined;
  readonly passes: (station: Station, value: string, moment: TallinnMoment | undefined) => boolean;
}

/** A choice of a list, or a date; empty for all. */
const choice = ({ name, parse = (text) => text, passes }: ChoiceOptions): Filter<string> => ({
  name,
  initial: '',
  parse,
  format: (value) => value,
  read: (field) => field.value,
  fill: (field, value) => {
    field.value = value;
  },
  passes: (station, value, moment) => value === '' || passes(station, value, moment),
});

/** Addresses from before have 1. */
const parseWhen = (text: string) => openWhens.find((when) => when === (text === '1' ? 'now' : text));

export const filters = {
  county: choice({ name: 'county', passes: ({ county }, value) => county === value }),
  open: choice({
    name: 'open',
    parse: parseWhen,
    passes: ({ opening }, value, moment) => {
      const when = parseWhen(value);
      return !moment || !when || isOpenWhen(opening, when, moment);
    },
  }),
  date: choice({
    name: 'date',
    parse: parseDay,
    passes: ({ opening }, value) => parseDay(value) === undefined || opensOn(opening, value).length > 0,
  }),
} as const;

/** @returns undefined for what is no day of the calendar, such as 2026-02-30. */
function parseDay(text: string): string | undefined {
  const isWritten = /^\d{4}-\d\d-\d\d$/u.test(text);
  const day = isWritten ? new Date(`${text}T00:00:00Z`) : undefined;
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

/** Days besides today on which a station is to be open, in their order. */
export function otherDays({ open, date }: Filters, today: string): readonly string[] {
  const when = parseWhen(open);
  const asked = new Set([when ? dayMeant(when, today) : today, parseDay(date) ?? today]);
  asked.delete(today);
  return [...asked].toSorted(compareCodes);
}

type FilterKey = keyof typeof filters;

export type Filters = { readonly [Key in FilterKey]: (typeof filters)[Key]['initial'] };

const keys = Object.keys(filters) as readonly FilterKey[];

/** The table as one of filters of any value: each gets what it gave. */
const anyFilter = (key: FilterKey): Filter<unknown> => filters[key] as Filter<unknown>;

const ofEach = (toValue: (filter: Filter<unknown>, key: FilterKey) => unknown): Filters =>
  Object.fromEntries(keys.map((key) => [key, toValue(anyFilter(key), key)])) as Filters;

export const noFilters: Filters = ofEach(({ initial }) => initial);

/** Whether a station is asked to be open at some time. */
export const isTimeAsked = ({ open, date }: Filters): boolean => open !== '' || date !== '';

/** Whether something is chosen. */
export const hasFilters = (chosen: Filters): boolean =>
  keys.some((key) => chosen[key] !== filters[key].initial);

export const passesFilters = (
  station: Station,
  chosen: Filters,
  moment: TallinnMoment | undefined,
): boolean => keys.every((key) => anyFilter(key).passes(station, chosen[key], moment));

/** The filters of what has more than them. */
export const pickFilters = (sought: Filters): Filters => ofEach((_, key) => sought[key]);

const findField = (form: HTMLElement, name: string) =>
  form.querySelector<Field>(`select[name="${name}"], input[name="${name}"]`);

/** What the fields say, whose values the browser keeps. */
export const extractFilters = (form: HTMLElement): Filters =>
  ofEach(({ name, initial, read }) => {
    const field = findField(form, name);
    return field ? read(field) : initial;
  });

export function fillFilters(form: HTMLElement, chosen: Filters): void {
  for (const key of keys) {
    const { name, fill } = anyFilter(key);
    const field = findField(form, name);
    if (field) fill(field, chosen[key]);
  }
}
