import { expect, test } from 'vitest';
import { chooseEncoding } from './compression.ts';

test('brotli is chosen before gzip where both are taken alike', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('*')).toBe('br');
});

test('a browser gets what it prefers, and never what it refuses', () => {
  expect(chooseEncoding('br;q=0.5, gzip;q=0.8')).toBe('gzip');
  expect(chooseEncoding('br;q=0, *')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip;q=0')).toBe(undefined);
});

test('who names no encoding of ours gets the answer as it is', () => {
  for (const header of [undefined, '', 'identity', 'deflate', 'br;q=nonsense']) {
    expect([header, chooseEncoding(header)]).toEqual([header, undefined]);
  }
});
