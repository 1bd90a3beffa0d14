import { expect, test } from 'vitest';
import { parseByteRange } from './send-file.ts';

test('a range names its first and its last byte, the end, or how many from the end', () => {
  expect(parseByteRange('bytes=0-9', 100)).toEqual({ type: 'part', from: 0, until: 10 });
  expect(parseByteRange('bytes=90-', 100)).toEqual({ type: 'part', from: 90, until: 100 });
  expect(parseByteRange('bytes=-10', 100)).toEqual({ type: 'part', from: 90, until: 100 });
});

test('a range that reaches past the end stops there', () => {
  expect(parseByteRange('bytes=90-500', 100)).toEqual({ type: 'part', from: 90, until: 100 });
  expect(parseByteRange('bytes=-500', 100)).toEqual({ type: 'part', from: 0, until: 100 });
});

test('a range behind the end, or of nothing, is outside', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) {
    expect([header, parseByteRange(header, 100)]).toEqual([header, { type: 'outside' }]);
  }
});

test('what is no range, several at once or back to front, asks for the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5', 'bytes=9-3', 'bytes=a-b']) {
    expect([header, parseByteRange(header, 100)]).toEqual([header, { type: 'whole' }]);
  }
});
