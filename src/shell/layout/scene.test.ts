import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneAt, sceneColours } from './scene.ts';

const at = (moment: string) => Object.values(sceneAt(Date.parse(moment))).join(' ');

test('a winter day of Tallinn is short', () => {
  expect(at('2026-12-21T08:00+02:00')).toBe('winter night');
  expect(at('2026-12-21T09:30+02:00')).toBe('winter low');
  expect(at('2026-12-21T12:20+02:00')).toBe('winter day');
  expect(at('2026-12-21T15:30+02:00')).toBe('winter low');
  expect(at('2026-12-21T17:00+02:00')).toBe('winter night');
});

test('a night of midsummer is short', () => {
  expect(at('2026-06-21T23:20+03:00')).toBe('summer low');
  expect(at('2026-06-22T04:00+03:00')).toBe('summer low');
  expect(at('2026-06-21T05:30+03:00')).toBe('summer day');
  expect(at('2026-06-21T21:30+03:00')).toBe('summer day');
});

test('at the equinox it is light from about six to about seven', () => {
  expect(at('2026-03-20T05:30+02:00')).toBe('spring night');
  expect(at('2026-03-20T06:30+02:00')).toBe('spring low');
  expect(at('2026-03-20T08:00+02:00')).toBe('spring day');
  expect(at('2026-03-20T18:40+02:00')).toBe('spring low');
  expect(at('2026-03-20T20:00+02:00')).toBe('spring night');
});

test('seasons begin with December, March, June and September', () => {
  const days = ['02-28', '03-01', '05-31', '06-01', '08-31', '09-01', '11-30', '12-01'];
  const seasons = days.map((day) => sceneAt(Date.parse(`2026-${day}T12:00+02:00`)).season);
  expect(seasons).toEqual(['winter', 'spring', 'spring', 'summer', 'summer', 'autumn', 'autumn', 'winter']);
});

test('the drawing names each colour of a scene, and a scene has each that the drawing names', () => {
  const drawing = readFileSync('src/shell/art/home.svg', 'utf8');
  const named = new Set([...drawing.matchAll(/var\(--([a-z]+)/gu)].map(([, name]) => name));
  const scenes = (['winter', 'spring', 'summer', 'autumn'] as const).flatMap((season) =>
    (['night', 'low', 'day'] as const).map((light) => sceneColours({ season, light })),
  );
  const coloured = new Set(scenes.flatMap((scene) => [...scene.keys()]));
  // Behind the drawing (src/shell/styles/home.css).
  for (const part of ['sky', 'glow']) coloured.delete(part);
  expect([...coloured].toSorted()).toEqual([...named].toSorted());
});

test('a night takes the light of what has none of its own', () => {
  expect(sceneColours({ season: 'summer', light: 'day' }).get('near')).toBe('rgb(42 122 96)');
  expect(sceneColours({ season: 'summer', light: 'night' }).get('near')).toBe('rgb(22 66 62)');
});
