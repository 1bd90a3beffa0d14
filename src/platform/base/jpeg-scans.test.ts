import sharp from 'sharp';
import { expect, test } from 'vitest';
import { countScans } from './jpeg-scans.ts';

const red = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c81e28' } });

test('an ordinary JPEG has one scan, a progressive one several', async () => {
  expect(countScans(await red.clone().jpeg().toBuffer())).toBe(1);
  const scans = countScans(await red.clone().jpeg({ progressive: true }).toBuffer());
  expect([scans > 2, scans < 20]).toEqual([true, true]);
});

test('what only looks like a scan is none: within a comment, in the data of a scan, behind the end', () => {
  const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0, 0xda, 0xff, 0xd0, 0xda];
  const comment = [0xff, 0xfe, 0, 4, 0xff, 0xda];
  const end = [0xff, 0xd9];
  expect(countScans(Uint8Array.from([0xff, 0xd8, ...comment, ...scan, ...scan, ...end, ...scan]))).toBe(2);
});

test('a scan is found behind padding, behind a marker of no meaning and behind a segment of no length', () => {
  const scan = [0xff, 0xda, 0, 2, 1];
  const before = [[0xff, 0xff, 0xff], [0xff, 2, 0, 9], [0xff, 0xfe, 0, 0], []];
  expect(countScans(Uint8Array.from([0xff, 0xd8, ...before.flatMap((one) => [...one, ...scan])]))).toBe(4);
});

test.for([
  [[0xff], 0],
  [[0xff, 0], 0],
  [[0xff, 0xda], 16],
  [[0xff, 0xfe, 0, 0], 0],
  [[0xff, 0xd0], 0],
] as const)('a megabyte of %j comes to an end', ([unit, scans]) => {
  const file = Uint8Array.from({ length: 1_000_000 }, (_, index) => unit[index % unit.length] ?? 0);
  expect(countScans(file)).toBe(scans);
});
