import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test('an instant is formatted in Tallinn time, in summer and in winter', () => {
  expect(formatMoment('2026-07-01T21:05:00Z', 'et')).toBe('02.07.2026, 00:05');
  expect(formatMoment('2026-11-18T10:00:00Z', 'ru')).toBe('18.11.2026, 12:00');
});
