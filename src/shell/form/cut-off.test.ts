import { expect, test } from 'vitest';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { cutOffDay, isOrderable, orderableDays } from './cut-off.ts';

const firstDay = (instant: string) => firstDayAt(Date.parse(instant));
const firstDayAt = (now: number) => orderableDays(now).first;

/** @param zone Of Tallinn on that day: `+02:00`. */
const toInstant = (day: string, zone: string) => Date.parse(`${day}T${cutOffTime}:00${zone}`);

test('an emptying can be ordered until the cut-off in Tallinn on the working day before, and not a second longer', () => {
  const [winter, summer] = [toInstant('2026-11-18', '+02:00'), toInstant('2026-07-15', '+03:00')];
  expect([winter, winter + 1000].map(firstDayAt)).toEqual(['2026-11-19', '2026-11-20']);
  expect([summer, summer + 1000].map(firstDayAt)).toEqual(['2026-07-16', '2026-07-17']);
});

test('a weekend is passed over: what follows it is ordered on Friday', () => {
  expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(cutOffDay)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
    '2026-11-23',
  ]);
  const friday = toInstant('2026-11-20', '+02:00');
  expect([friday - 1000, friday + 1000].map(firstDayAt)).toEqual(['2026-11-21', '2026-11-24']);
  expect(firstDay('2026-11-22T10:00:00+02:00')).toBe('2026-11-24');
});

test('public holidays are no working days', () => {
  // Thursday to Saturday, 24 to 26 December, before a Sunday.
  expect(cutOffDay('2026-12-28')).toBe('2026-12-23');
  expect(firstDayAt(toInstant('2026-12-23', '+02:00') + 1000)).toBe('2026-12-29');
  // Good Friday before Easter.
  expect(cutOffDay('2026-04-06')).toBe('2026-04-02');
  expect(cutOffDay('2027-01-02')).toBe('2026-12-31');
});

test('the day is that of Tallinn, on the nights when clocks change too', () => {
  expect(firstDay('2026-03-26T23:30:00Z')).toBe('2026-03-28');
  const [spring, autumn] = [toInstant('2026-03-30', '+03:00'), toInstant('2026-10-26', '+02:00')];
  expect([spring, spring + 1000].map(firstDayAt)).toEqual(['2026-03-31', '2026-04-01']);
  expect([autumn, autumn + 1000].map(firstDayAt)).toEqual(['2026-10-27', '2026-10-28']);
});

test('a day that is over, too near or years away cannot be ordered', () => {
  const days = orderableDays(Date.parse('2026-11-18T12:00:00+02:00'));
  const asked = ['2026-11-17', '2026-11-18', '2026-11-19', '2027-11-19', '2027-11-20', '2062-11-19'];
  expect(asked.filter((day) => isOrderable(day, days))).toEqual(['2026-11-19', '2027-11-19']);
});
