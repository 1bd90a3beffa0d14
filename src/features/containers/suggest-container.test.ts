import { expect, test } from 'vitest';
import { suggestContainer } from './suggest-container.ts';

/** Spec §3. */
const containers = [
  { capacityM3: 5, maxWeightT: 5 },
  { capacityM3: 8, maxWeightT: 8 },
  { capacityM3: 10, maxWeightT: 10 },

  { capacityM3: 12, maxWeightT: 13 },
  { capacityM3: 15, maxWeightT: 13 },

  { capacityM3: 20, maxWeightT: 13 },
  { capacityM3: 30, maxWeightT: 13 },
];

function suggested(volumeM3: number, tonnesPerM3: number): string {
  const found = suggestContainer(containers, { volumeM3, tonnesPerM3 });
  return found ? `${found.count} × ${found.container.capacityM3}` : '';
}

test('the smallest container that holds the volume is suggested', () => {
  expect([1, 5, 5.5, 16, 30].map((volume) => suggested(volume, 0.2))).toEqual([
    '1 × 5',
    '1 × 5',
    '1 × 8',
    '1 × 20',
    '1 × 30',
  ]);
});

test('heavy waste needs a container that may weigh as much', () => {
  expect(suggested(5, 1.5)).toBe('1 × 8');
  expect(suggested(8, 1.6)).toBe('1 × 12');
});

test('what no container holds goes into as few as possible', () => {
  expect(suggested(20, 1.5)).toBe('3 × 10');
  expect(suggested(70, 0.1)).toBe('3 × 30');
});
