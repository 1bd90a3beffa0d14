import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const of = (length: number) => ({ bytes: new Uint8Array(length) });

test('what was asked for last stays when the limit is reached', () => {
  const cache = new ByteCache(10);
  cache.keep('a', of(4));
  cache.keep('b', of(4));
  cache.find('a');
  cache.keep('c', of(4));
  expect(['a', 'b', 'c'].filter((name) => cache.find(name))).toEqual(['a', 'c']);
});

test('what is kept again counts once', () => {
  const cache = new ByteCache(10);
  cache.keep('a', of(4));
  for (let time = 0; time < 5; time += 1) cache.keep('b', of(5));
  expect(['a', 'b'].filter((name) => cache.find(name))).toEqual(['a', 'b']);
});

test('what is larger than the limit is not kept, and puts nothing out', () => {
  const cache = new ByteCache(10);
  cache.keep('a', of(4));
  cache.keep('b', of(11));
  expect(['a', 'b'].filter((name) => cache.find(name))).toEqual(['a']);
});
