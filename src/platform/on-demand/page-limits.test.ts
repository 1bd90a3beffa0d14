import { expect, test } from 'vitest';
import { type MadeKind, PageLimits } from './page-limits.ts';

const openLimits = (ratePerMinute: number) => new PageLimits({ ratePerMinute, clock: () => 0 });

const made = () => Promise.resolve('made');

test('a network of IPv6 is one visitor of pages too, and an address of IPv4 in its clothes is itself', async () => {
  const limits = openLimits(1);
  const isWithin = async (address: string) => (await limits.make('page', address, made)) !== undefined;
  expect(await isWithin('2001:db8:1:2::1')).toBe(true);
  expect(await isWithin('2001:db8:1:2:3:4:5:6')).toBe(false);
  // As the server names it.
  expect(await isWithin('2001:db8:1:2::/64')).toBe(false);
  expect(await isWithin('2001:db8:1:3::1')).toBe(true);
  expect(await isWithin('192.0.2.1')).toBe(true);
  expect(await isWithin('::ffff:192.0.2.1')).toBe(false);
  expect(await isWithin('192.0.2.2')).toBe(true);
});

test.for([
  { kind: 'page', rate: 240 },
  { kind: 'lookup', rate: 240 },
  { kind: 'sheet', rate: 40 },
  { kind: 'poster', rate: 40 },
] as const satisfies readonly { kind: MadeKind; rate: number }[])(
  'the addresses of one /48 get four times as many of $kind as one address, whatever addresses they are',
  async ({ kind, rate }) => {
    const limits = openLimits(240);
    let count = 0;
    for (let index = 0; index < 1000; index += 1)
      if ((await limits.make(kind, `2001:db8:7:${index.toString(16)}::1`, made)) !== undefined) count += 1;
    expect(count).toBe(4 * rate);
    expect(await limits.make(kind, '2001:db8:8::1', made)).toBe('made');
  },
);

test('what one network lets be drawn at once leaves room for others, and ends with the drawing', async () => {
  const limits = openLimits(600);
  const { promise, resolve } = Promise.withResolvers<string>();
  const draw = (address: string) => limits.make('sheet', address, () => promise);
  const held = Array.from({ length: 20 }, (_, index) => draw(`2001:db8:7:${index.toString(16)}::1`));
  const others = draw('192.0.2.1');
  resolve('drawn');
  expect((await Promise.all(held)).filter((one) => one === 'drawn')).toHaveLength(2);
  expect(await others).toBe('drawn');
  const failing = limits.make('sheet', '2001:db8:7::1', () => Promise.reject(new Error('no thread')));
  await expect(failing).rejects.toThrow('no thread');
  expect(await draw('2001:db8:7::2')).toBe('drawn');
});
