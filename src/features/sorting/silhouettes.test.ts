import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { silhouettesFile } from './silhouette-drawings.ts';
import { drawnObjects, silhouetteOf, silhouettes } from './silhouettes.ts';

const folder = join(import.meta.dirname, 'silhouettes');
const files = globSync('*.svg', { cwd: folder }).map((file) => ({
  name: basename(file, '.svg'),
  svg: readFileSync(join(folder, file), 'utf8'),
}));

test('each drawing of an object is used, and each that is used is there', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(silhouettes.toSorted());
});

test('no object has two drawings', () => {
  const ids = Object.values(drawnObjects).flat();
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('an object has its own drawing, the sign of its group, or the sign of others where its group has none', () => {
  expect(silhouetteOf({ id: 'pitsakarp', group: 'paper' })).toBe('pizza-box');
  expect(silhouetteOf({ id: 'vihik', group: 'paper' })).toBe('group-paper');
  expect(silhouetteOf({ id: 'vihik', group: 'school' })).toBe('group-other');
});

/** What makes the drawings one family. */
const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="#13251e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">';

/** Ink, paper, stone, water, plants, earth, warm colours, the signs. */
const palette =
  '#13251e #fbf8f0 #dde3de #9fb0a8 #5d7068 #bfdbe0 #4a83ab #2f8468 #7fa845 #8a5c3c #d6ad7d #c9693a #c23b2e #f3a638 #f5d06b #ebbfac #93679a #e2ede5 #8fb8a0 #0f4b3a'.split(
    ' ',
  );

test('all drawings have one grid, one line and one palette, and are light', () => {
  const faults = files.flatMap(({ name, svg }) => [
    ...(svg.startsWith(frame) ? [] : [`${name}: begins otherwise`]),
    ...[...svg.matchAll(/#[\da-f]{6}/gu)]
      .filter(([colour]) => !palette.includes(colour))
      .map(([colour]) => `${name}: ${colour} is no colour of the palette`),
    ...(svg.length <= 1200 ? [] : [`${name}: ${svg.length} bytes`]),
  ]);
  expect(faults).toEqual([]);
});

test('the file of all drawings has each of them by its name', () => {
  expect([...silhouettesFile().matchAll(/<symbol id="([^"]+)"/gu)].map(([, id]) => id)).toEqual(silhouettes);
});
