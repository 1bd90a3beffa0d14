import { expect, test } from 'vitest';
import { BoundedCache, listCaches, textBytes } from './bounded-cache.ts';

function createCache(name: string, maxBytes: number, maxEntries = 100): BoundedCache<string> {
  return new BoundedCache<string>({ name, maxBytes, maxEntries, countBytes: textBytes });
}

const present = (cache: BoundedCache<string>, keys: readonly string[]) =>
  keys.filter((key) => cache.get(key));

test('what was used last stays when the limit in bytes is reached', () => {
  const cache = createCache('test of bytes', 2500);
  cache.set('a', 'x'.repeat(500));
  cache.set('b', 'x'.repeat(500));
  cache.get('a');
  cache.set('c', 'x'.repeat(500));
  expect(present(cache, ['a', 'b', 'c'])).toEqual(['a', 'c']);
});

test('keys count, and so does every entry: small values with long keys reach the limit too', () => {
  const cache = createCache('test of keys', 100_000, 1_000_000);
  for (let index = 0; index < 1000; index += 1) cache.set(`${index}${'k'.repeat(1000)}`, '');
  const { entries, bytes, maxBytes } = cache.report();
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(entries).toBeLessThan(50);
  for (let index = 0; index < 10_000; index += 1) cache.set(String(index), '');
  expect(cache.report().entries).toBeLessThan(1000);
});

test('there are never more entries than the limit allows', () => {
  const cache = createCache('test of entries', 1_000_000, 3);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 'x');
  expect(present(cache, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
});

test('what is kept again counts once, what is deleted no more', () => {
  const cache = createCache('test of again', 10_000);
  cache.set('a', 'xx');
  const { bytes } = cache.report();
  cache.set('a', 'xx');
  expect(cache.report()).toMatchObject({ bytes, entries: 1 });
  cache.delete('a');
  expect(cache.report()).toMatchObject({ bytes: 0, entries: 0 });
  cache.set('b', 'x');
  cache.clear();
  expect(cache.report()).toMatchObject({ bytes: 0, entries: 0 });
});

test('what has grown since is weighed anew when it is kept again', () => {
  const cache = new BoundedCache<{ bytes: number }>({
    name: 'test of growth',
    maxBytes: 1000,
    maxEntries: 10,
    countBytes: ({ bytes }) => bytes,
  });
  const grown = { bytes: 100 };
  cache.set('a', grown);
  const { bytes } = cache.report();
  grown.bytes += 50;
  cache.set('a', grown);
  expect(cache.report()).toMatchObject({ bytes: bytes + 50, entries: 1 });
  grown.bytes += 1000;
  cache.set('a', grown);
  expect(cache.report()).toMatchObject({ bytes: 0, entries: 0 });
});

test('what is larger than the limit is not kept, and puts nothing out', () => {
  const cache = createCache('test of large', 1000);
  cache.set('a', 'x');
  cache.set('b', 'x'.repeat(1000));
  expect(present(cache, ['a', 'b'])).toEqual(['a']);
});

test('the caches of the process are listed by name with what they hold and may hold', () => {
  const first = createCache('test of the list', 1000, 10);
  const second = createCache('test of the list', 500, 5);
  first.set('a', 'x');
  second.set('b', 'x');
  const { bytes } = first.report();
  expect(listCaches().filter(({ name }) => name === 'test of the list')).toEqual([
    { name: 'test of the list', entries: 2, bytes: 2 * bytes, maxEntries: 15, maxBytes: 1500 },
  ]);
});
