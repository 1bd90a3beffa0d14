import { expect, test } from 'vitest';
import { partNames, partRange } from './parts.ts';

const totals = Array.from({ length: 3000 }, (_, total) => total);

test('a whole of up to 64 entries is one part', () => {
  expect([0, 1, 64].map(partNames)).toEqual([['0-0'], ['0-0'], ['0-0']]);
  expect(partRange('0-0')).toEqual({ from: '000000000000', until: 'ffffffffffff' });
});

test('parts cover every key without overlap, for any total', () => {
  const next = (key: string) => (Number.parseInt(key, 16) + 1).toString(16).padStart(12, '0');
  for (const total of [...totals, 10_000, 65_537, 1_000_000]) {
    const ranges = partNames(total).map(partRange);
    expect(ranges[0]?.from).toBe('000000000000');
    expect(ranges.at(-1)?.until).toBe('ffffffffffff');
    for (const [place, { from }] of ranges.entries()) {
      const before = ranges[place - 1];
      if (before && next(before.until) !== from) expect.fail(`${total} entries: a gap before ${from}`);
    }
  }
});

test('one more entry changes at most the part that is split', () => {
  for (const total of totals) {
    const before = partNames(total);
    const after = partNames(total + 1);
    const gone = before.filter((name) => !after.includes(name));
    const come = after.filter((name) => !before.includes(name));
    if (gone.length === 0) expect(come).toEqual([]);
    else {
      expect([gone.length, come.length]).toEqual([1, 2]);
      expect(partRange(come[0] ?? '').from).toBe(partRange(gone[0] ?? '').from);
      expect(partRange(come[1] ?? '').until).toBe(partRange(gone[0] ?? '').until);
    }
  }
});

test('parts hold 64 entries on average and differ at most by half', () => {
  for (const total of [200, 1000, 10_000]) {
    expect(partNames(total)).toHaveLength(Math.ceil(total / 64));
    const widths = partNames(total).map((name) => {
      const { from, until } = partRange(name);
      return Number.parseInt(until, 16) - Number.parseInt(from, 16) + 1;
    });
    expect(Math.max(...widths) / Math.min(...widths)).toBeLessThanOrEqual(2);
  }
});

test('a name of no part throws', () => {
  for (const name of ['', '1', '1-2', '-1-0', '0.5-0', '1-0-5', 'a-b', '1-0x']) {
    expect(() => partRange(name), name).toThrow(`${name} names no part.`);
  }
});
