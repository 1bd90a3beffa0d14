import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import {
  archivedPeriods,
  namePeriod,
  maxPeriodPosts,
  parsePeriod,
  findPeriod,
  periodParam,
  periodsAround,
  listPeriods,
  toKeyRange,
} from './news-pages.ts';

/** Keys of posts on consecutive days, ascending.
 * @param step Days between two of them. */
const keysFrom = (day: string, count: number, step = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) + index * step * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return `${date}-12-00-00/${String(index).padStart(10, '0')}`;
  });

function isIn(key: string, period: string): boolean {
  const { from, until } = toKeyRange(period);
  return from <= key && key <= until;
}

const isDividedBy = (keys: readonly string[]) => (period: string) =>
  keys.filter((key) => isIn(key, period)).length > maxPeriodPosts;

test('a year with few posts is one page, one with more is divided digit by digit, each in halves', () => {
  expect(listPeriods(keysFrom('2024-01-01', 24))).toEqual(['2024']);
  expect(listPeriods(keysFrom('2024-01-01', 30, 12))).toEqual(['2024-0', '2024-1']);
  expect(listPeriods(keysFrom('2024-01-01', 45, 6))).toEqual(['2024-0a', '2024-0b']);
  expect(listPeriods(keysFrom('2024-03-01', 31))).toEqual([
    '2024-03-0',
    '2024-03-1',
    '2024-03-2',
    '2024-03-3',
  ]);
  expect(listPeriods([])).toEqual([]);
});

test('posts of one second are divided by their ids', () => {
  const keys = Array.from({ length: 30 }, (_, id) => `2024-03-05-12-00-00/${String(id).padStart(10, '0')}`);
  const periods = listPeriods(keys);
  expect(periods).toEqual(['0', '1', '2'].map((digit) => `2024-03-05-12-00-00/00000000${digit}`));
  expect(periods.map(periodParam).map(parsePeriod)).toEqual(periods);
  expect(periodParam(periods[0] ?? '')).not.toContain('/');
});

test('the period of a key is the one among all periods that it begins with', () => {
  for (const step of [1, 3, 40]) {
    const keys = keysFrom('2022-11-20', 200, step);
    const periods = listPeriods(keys);
    for (const key of keys) {
      const own = periods.filter((period) => isIn(key, period));
      expect([findPeriod(key, isDividedBy(keys))]).toEqual(own);
    }
  }
});

test('the first page shows the newest periods until it has twelve posts; those before have a page', () => {
  const keys = keysFrom('2024-03-01', 31);
  expect(archivedPeriods(keys)).toEqual(['2024-03-0', '2024-03-1']);
  expect(archivedPeriods(keys.slice(0, 30))).toEqual(['2024-03-0']);
  expect(archivedPeriods(keys.slice(0, 24))).toEqual([]);
  expect(archivedPeriods([])).toEqual([]);
});

test('around a period are the longer ones that it is part of', () => {
  expect(periodsAround('2024-03-1b')).toEqual([
    '2024',
    '2024-a',
    '2024-0',
    '2024-0a',
    '2024-03',
    '2024-03-a',
    '2024-03-1',
  ]);
  expect(periodsAround('2024')).toEqual([]);
});

test('a removed key changes the period that it was in, and those that become one with it', () => {
  const keys = keysFrom('2023-01-01', 400);
  const before = listPeriods(keys);
  for (const [index, key] of keys.entries()) {
    const after = listPeriods(keys.toSpliced(index, 1));
    const gone = before.filter((each) => !after.includes(each));
    const [joined] = after.filter((each) => !before.includes(each));
    if (joined !== undefined) expect(isIn(key, joined)).toBe(true);
    for (const period of gone) expect(joined !== undefined || isIn(key, period)).toBe(true);
    expect(gone.length).toBeLessThanOrEqual(5);
  }
});

test.each([
  ['2024', ['2024', '2024', '2024']],
  ['2024-0', ['jaanuar–september 2024', 'январь–сентябрь 2024', 'January–September 2024']],
  ['2024-0a', ['jaanuar–aprill 2024', 'январь–апрель 2024', 'January–April 2024']],
  ['2024-03-1b', ['15.–19. märts 2024', '15–19 марта 2024', '15–19 March 2024']],
  ['2024-03', ['märts 2024', 'март 2024', 'March 2024']],
  ['2024-02-2', ['20.–29. veebruar 2024', '20–29 февраля 2024', '20–29 February 2024']],
  ['2024-03-05', ['5. märts 2024', '5 марта 2024', '5 March 2024']],
  ['2024-03-05-14', ['5. märts 2024, 14…', '5 марта 2024, 14…', '5 March 2024, 14…']],
])('%s has a name in each language', (period, names) => {
  expect(locales.map((locale) => namePeriod(period, locale).replaceAll('\u00a0', ' '))).toEqual(names);
});
