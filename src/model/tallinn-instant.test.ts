import { expect, test } from 'vitest';
import { tallinnInstant } from './tallinn-instant.ts';

test('an instant names the clock of Tallinn and how far it is from UTC, around the changes of the clock too', () => {
  const shown = [
    ['2026-01-14T21:59:59Z', '2026-01-14T23:59:59+02:00'],
    ['2026-03-29T00:59:59Z', '2026-03-29T02:59:59+02:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T04:00:00+03:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T03:59:59+03:00'],
    ['2026-10-25T01:00:00.500Z', '2026-10-25T03:00:00+02:00'],
  ] as const;
  expect(shown.map(([instant]) => [instant, tallinnInstant(Date.parse(instant))])).toEqual(shown);
});
