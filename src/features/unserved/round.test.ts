import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayStillCome, roundEnds } from './round.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';

test('a truck may still come on the day itself, until the round ends in Tallinn', () => {
  const at = (instant: string, day = instant.slice(0, 10)) =>
    mayStillCome(day, tallinnMoment(Date.parse(instant)));
  expect(at('2026-11-18T10:00:00Z')).toBe(true);
  expect(at('2026-11-18T19:59:59Z')).toBe(true);
  expect(at('2026-11-18T20:00:00Z')).toBe(false);
  expect(at('2026-11-18T21:59:59Z')).toBe(false);
  expect(at('2026-11-18T22:00:00Z')).toBe(false);
  expect(at('2026-11-18T22:00:00Z', '2026-11-19')).toBe(true);
  expect(at('2026-07-01T18:59:59Z')).toBe(true);
  expect(at('2026-07-01T19:00:00Z')).toBe(false);
});

test('the texts of the site name the same time', () => {
  const company = readFileSync(new URL('../../content/company.json', import.meta.url), 'utf8');
  expect(company).toContain(`"roundEnds": { "type": "time", "value": "${roundEnds}" }`);
});
