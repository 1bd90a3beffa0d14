import { expect, test } from 'vitest';
import { openingHoursText } from './open-stations.ts';

const closed = { publicHolidays: 'closed' as const, closedOn: [] };

test('hours in a table are written as OpenStreetMap does', () => {
  const weekdays = { days: [1, 2, 3, 5], opens: '09:00', closes: '18:00' };
  const summer = { season: { from: '05-01', until: '09-30' }, days: [7], opens: '10:00', closes: '23:59' };
  expect(openingHoursText({ ...closed, openingHours: [weekdays] })).toBe('Mo-We,Fr 09:00-18:00; PH off');
  expect(openingHoursText({ ...closed, openingHours: [weekdays, summer], closedOn: ['12-31'] })).toBe(
    'Mo-We,Fr 09:00-18:00, May 01-Sep 30 Su 10:00-24:00; Dec 31 off; PH off',
  );
  expect(openingHoursText({ openingHours: [weekdays], publicHolidays: 'open', closedOn: [] })).toBe(
    'Mo-We,Fr 09:00-18:00',
  );
  expect(
    openingHoursText({ openingHours: [weekdays], publicHolidays: 'closed-but-for-pentecost', closedOn: [] }),
  ).toBe(
    `Mo-We,Fr 09:00-18:00; ${['Jan 01', 'Feb 24', 'May 01', 'Jun 23', 'Jun 24', 'Aug 20', 'Dec 24', 'Dec 25', 'Dec 26', 'easter -2 days', 'easter'].map((day) => `${day} off`).join('; ')}`,
  );
  expect(openingHoursText({ ...closed, openingHours: [] })).toBe('');
});
