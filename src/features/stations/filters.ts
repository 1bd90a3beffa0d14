/** The filters of the waste stations. What a filter is called in the form and in the address, how its field is read and filled, and which
 * stations it leaves follows from its entry here; the form draws its field under that name. */
import { isOpenAt } from '#shell/time/opening.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { Parameter } from '#shell/browser/address-codec.ts';
import type { Station } from './station.ts';

/** A field of the form. */
type Field = HTMLInputElement | HTMLSelectElement;

interface Filter<Value> extends Parameter<Value> {
  readonly read: (field: Field) => Value;
  readonly fill: (field: Field, value: Value) => void;
  /** @param moment Absent in the published page, which does not know the time. */
  readonly passes: (station: Station, value: Value, moment: TallinnMoment | undefined) => boolean;
}

/** A choice of a list; empty for all. */
const choice = (name: string, toValue: (station: Station) => string): Filter<string> => ({
  name,
  initial: '',
  parse: (text) => text,
  format: (value) => value,
  read: (field) => field.value,
  fill: (field, value) => {
    field.value = value;
  },
  passes: (station, value) => value === '' || value === toValue(station),
});

const tick = (
  name: string,
  isTrue: (station: Station, moment: TallinnMoment | undefined) => boolean,
): Filter<boolean> => ({
  name,
  initial: false,
  parse: (text) => text === '1',
  format: (isTicked) => (isTicked ? '1' : ''),
  read: (field) => field instanceof HTMLInputElement && field.checked,
  fill: (field, isTicked) => {
    if (field instanceof HTMLInputElement) field.checked = isTicked;
  },
  passes: (station, isTicked, moment) => !isTicked || isTrue(station, moment),
});

export const filters = {
  county: choice('county', ({ county }) => county),
  isOpenOnly: tick('open', ({ opening }, moment) => moment === undefined || isOpenAt(opening, moment)),
} as const;

type FilterKey = keyof typeof filters;

export type Filters = { readonly [Key in FilterKey]: (typeof filters)[Key]['initial'] };

const keys = Object.keys(filters) as readonly FilterKey[];

/** The table as one of filters of any value: each gets what it gave. */
const anyFilter = (key: FilterKey): Filter<unknown> => filters[key] as Filter<unknown>;

const ofEach = (toValue: (filter: Filter<unknown>, key: FilterKey) => unknown): Filters =>
  Object.fromEntries(keys.map((key) => [key, toValue(anyFilter(key), key)])) as Filters;

export const noFilters: Filters = ofEach(({ initial }) => initial);

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
