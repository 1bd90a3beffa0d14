import { expect, test } from 'vitest';
import type { Opening } from '#shell/time/opening-schema.ts';
import { closedDays, regularHours } from './structured-hours.ts';

const winter = { season: { from: '10-01', until: '04-30' }, days: [1, 7], opens: '10:00', closes: '16:00' };
const summer = { season: { from: '05-01', until: '09-30' }, days: [7], opens: '10:00', closes: '18:00' };

test('seasons are written with the dates of the year, and one over its turn covers both ends', () => {
  const dates = regularHours([winter, summer], 2027).map(({ validFrom, validThrough }) => [
    validFrom,
    validThrough,
  ]);
  expect(dates).toEqual([
    ['2026-10-01', '2027-04-30'],
    ['2027-10-01', '2028-04-30'],
    ['2027-05-01', '2027-09-30'],
  ]);
});

test('hours without a season have no dates', () => {
  const [hours] = regularHours([{ days: [1], opens: '10:00', closes: '16:00' }], 2027);
  expect(hours).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday'],
    opens: '10:00',
    closes: '16:00',
  });
});

const closedDates = (opening: Partial<Opening>) =>
  closedDays({ hours: [winter, summer], ...opening }, 2027).map(({ validFrom }) => validFrom);

test('holidays and other closed days are named where the place would be open otherwise', () => {
  // Easter Sunday is 28 March in 2027, and Pentecost 16 May; of the other holidays 20 December is none, and 26 December is a Sunday.
  expect(closedDates({})).toEqual(['2027-03-28', '2027-05-16', '2027-12-26']);
  expect(closedDates({ holidays: 'closed-but-for-pentecost', closedOn: ['12-19'] })).toEqual([
    '2027-03-28',
    '2027-12-19',
    '2027-12-26',
  ]);
  expect(closedDates({ holidays: 'open' })).toEqual([]);
});
