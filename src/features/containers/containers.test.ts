import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { containerSizeSchema, containerTypeSchema } from './containers.ts';
import { wasteTypeIds, wasteTypeSchema } from '#shell/waste/waste-types.ts';

function loadShipped<Entry>(file: string, schema: z.ZodType<Entry>): readonly Entry[] {
  const url = new URL(`../../content/${file}`, import.meta.url);
  return z.array(schema).parse(JSON.parse(readFileSync(url, 'utf8')));
}

test('the container sizes are those of the specification', () => {
  const sizes = loadShipped('container-sizes.json', containerSizeSchema);
  expect(
    sizes.map(({ id, lengthM, widthM, heightM, maxWeightT }) => [id, lengthM, widthM, heightM, maxWeightT]),
  ).toEqual([
    [5, 2.55, 1.55, 1.55, 5],
    [8, 3.6, 1.8, 1.5, 8],
    [10, 4.2, 1.8, 1.7, 10],
    [12, 5.5, 2.55, 1.25, 13],
    [15, 5.5, 2.55, 1.35, 13],
    [20, 5.75, 2.55, 1.75, 13],
    [30, 6.1, 2.55, 2.4, 13],
  ]);
});

test('the container types are those of the specification, and the deep one of 2 m³ that price lists have', () => {
  const offered = loadShipped('container-types.json', containerTypeSchema);
  const volumes = (kind: string) =>
    offered.filter((type) => type.kind === kind).map(({ volumeM3 }) => volumeM3);
  expect(volumes('wheeled').sort((a, b) => a - b)).toEqual([
    0.08, 0.14, 0.24, 0.37, 0.66, 0.8, 1.1, 1.5, 2.5, 4.5,
  ]);
  expect(volumes('deep').sort((a, b) => a - b)).toEqual([0.8, 1.3, 2, 3, 5]);
  expect(volumes('bag')).toHaveLength(1);
});

test('the waste types of the contact form are the twelve of the specification', () => {
  const types = loadShipped('waste-types.json', wasteTypeSchema);
  expect(types.map(({ id }) => id).sort()).toEqual([...wasteTypeIds].sort());
  expect(types.filter((type) => type.isInContactForm).map(({ id }) => id)).toEqual([
    'mixed',
    'paper',
    'mixedPackaging',
    'paperPackaging',
    'plasticPackaging',
    'bulky',
    'garden',
    'bio',
    'glass',
    'electronics',
    'textile',
    'hazardous',
  ]);
});
