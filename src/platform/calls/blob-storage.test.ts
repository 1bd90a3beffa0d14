import { expect, test } from 'vitest';
import { BlobStorage, type BlobStore } from './blob-storage.ts';
import { MemoryStorage } from './storage.ts';

const time = { now: 1000 };
const clock = () => time.now;

/** As far as it is used: JSON under a key. */
function sampleStore() {
  const blobs = new Map<string, string>();
  const reads: string[] = [];
  const store: BlobStore = {
    get: (key: string): Promise<unknown> => {
      reads.push(key);
      const blob = blobs.get(key);
      return Promise.resolve(blob === undefined ? null : JSON.parse(blob));
    },
    setJSON: (key: string, value: unknown) => {
      blobs.set(key, JSON.stringify(value));
      return Promise.resolve({ modified: true });
    },
  };
  return { store, blobs, reads };
}

test('an answer that one process keeps serves another', async () => {
  const { store, reads } = sampleStore();
  const process = () => new BlobStorage(() => store, new MemoryStorage(clock), clock);
  await process().keep('a', { text: 'x', savedAt: 500 }, 2000);
  const other = process();
  expect(await other.load('a')).toEqual({ text: 'x', savedAt: 500 });
  expect(await other.load('a')).toMatchObject({ text: 'x', savedAt: 500 });
  // From then on it has it in memory.
  expect(reads).toEqual(['a']);
  expect(await other.load('b')).toBeUndefined();
});

test('an answer whose time is over is forgotten', async () => {
  const { store } = sampleStore();
  const storage = () => new BlobStorage(() => store, new MemoryStorage(clock), clock);
  await storage().keep('a', { text: 'x', savedAt: 500 }, 1000);
  expect(await storage().load('a')).toBeUndefined();
});

test('without its store, or with something else in it, the site answers as if nothing were kept', async () => {
  const failing = new BlobStorage(
    () => {
      throw new TypeError('The environment has not been configured to use Netlify Blobs');
    },
    new MemoryStorage(clock),
    clock,
  );
  expect(await failing.load('a')).toBeUndefined();
  await failing.keep('a', { text: 'x', savedAt: 500 }, 2000);
  expect(await failing.load('a')).toMatchObject({ text: 'x' });
  const { store, blobs } = sampleStore();
  blobs.set('a', '"elsewhere"');
  expect(await new BlobStorage(() => store, new MemoryStorage(clock), clock).load('a')).toBeUndefined();
});
