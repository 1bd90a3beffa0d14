import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays, weekdayOf } from '#platform/time/tallinn-day.ts';
import { yearTexts } from './year-messages.ts';
import { billsText, findCycles, listMonths } from './year-view.ts';

const collection = (date: string, more: Partial<Discharge> = {}): Discharge => ({
  contractNumber: '1000003',
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date,
  ...more,
});

test('each day of each month stands once, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 300 }), (from, ahead) => {
      const today = addDays('2024-01-01', from);
      const last = addDays(today, ahead);
      const months = listMonths([collection(last)], today);
      const days = months.flatMap(({ weeks }) => weeks.flat());
      for (const [index, day] of days.entries()) if (day) expect(weekdayOf(day.date)).toBe((index % 7) + 1);
      const dates = days.flatMap((day) => day?.date ?? []);
      expect(dates[0]).toBe(`${today.slice(0, 7)}-01`);
      expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? '', index)));
      expect(dates).toContain(last);
      expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    }),
  );
});

test('a leap day and the change of the year have their places', () => {
  const [february] = listMonths([collection('2028-02-29')], '2028-02-01');
  expect(february?.weeks.flat().findLast((day) => day)?.date).toBe('2028-02-29');
  expect(listMonths([collection('2027-01-05')], '2026-11-24').map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
});

test('a cycle is told where all planned days show it, also if one was moved', () => {
  const days = ['2026-12-01', '2026-12-29', '2027-01-26'].map((date) => collection(date));
  expect(findCycles(days)).toMatchObject([{ weeks: 4, next: { date: '2026-12-01' } }]);
  const moved = [
    ...days.slice(0, 1),
    collection('2026-12-30', { plannedDate: '2026-12-29' }),
    ...days.slice(2),
  ];
  expect(findCycles(moved)).toMatchObject([{ weeks: 4 }]);
  const [, ...movedNext] = moved;
  const later = [...movedNext, collection('2027-02-23')];
  expect(findCycles(later)).toMatchObject([
    { weeks: 4, next: { date: '2026-12-30', plannedDate: '2026-12-29' } },
  ]);
});

test('no cycle is claimed where the days do not show one', () => {
  const cyclesIn = (...dates: readonly string[]) => findCycles(dates.map((date) => collection(date)));
  expect(cyclesIn('2026-12-01', '2026-12-29')).toEqual([]);
  expect(cyclesIn('2026-12-01', '2026-12-29', '2027-01-25')).toEqual([]);
  expect(cyclesIn('2026-12-01', '2026-12-04', '2026-12-07')).toEqual([]);
  expect(cyclesIn('2026-12-01', '2026-12-08', '2026-12-22')).toEqual([]);
});

test('containers have cycles of their own', () => {
  const days = [0, 7, 14].flatMap((distance) => [
    collection(addDays('2026-12-01', distance)),
    collection(addDays('2026-12-02', distance * 2), { garbage: 'Biojäätmed' }),
  ]);
  expect(findCycles(days).map(({ garbage, weeks }) => `${garbage} ${weeks}`)).toEqual([
    'Segaolmejäätmed 1',
    'Biojäätmed 2',
  ]);
});

const bills = (...dates: readonly string[]) => {
  const months = listMonths(
    dates.map((date) => collection(date)),
    '2026-11-24',
  );
  return locales.map((locale) => billsText(months, yearTexts(locale), locale).replaceAll('\u00A0', ' '));
};

test('the bills of this month and the next name how many collections they get', () => {
  expect(bills('2026-11-25', '2026-12-09', '2026-12-22')).toEqual([
    'Praegu teada olevate päevade järgi läheb selle kuu arvele veel 1 tühjendus. Järgmise kuu arvele läheb 2 tühjendust.',
    'Если считать по известным сейчас дням, в счёте за этот месяц будет ещё 1 вывоз. В счёте за следующий месяц будет 2 вывоза.',
    'As far as we know now, 1 collection will be added to this month’s bill. Next month’s bill will have 2 collections.',
  ]);
});

test('a bill to which no collection is added has a sentence of its own, without a nought', () => {
  for (const text of [...bills('2026-12-09'), ...bills('2026-11-25'), ...bills()])
    expect(text).not.toMatch(/\b0/u);
  expect(bills()).toEqual([
    'Praegu teada olevate päevade järgi ei lisandu selle kuu arvele enam ühtki tühjendust. Järgmise kuu tühjendusi veel teada ei ole.',
    'Если считать по известным сейчас дням, в счёт за этот месяц вывозов больше не добавится. Вывозы следующего месяца пока не известны.',
    'As far as we know now, no more collections will be added to this month’s bill. No collections are known for next month yet.',
  ]);
});
