import { expect, test } from 'vitest';
import { BlobReplayGuard } from './blob-replay-guard.ts';
import { sampleBlobs } from '#fakes/fake-blobs.ts';

test('an id is taken once in Blobs, whoever asks, and again when its time is over or it is let go of', async () => {
  const time = { now: 1000 };
  const { blobs, keys } = sampleBlobs();
  const open = () =>
    new BlobReplayGuard(
      () => blobs,
      () => time.now,
    );
  const atOnce = Array.from({ length: 10 }, () => open().take('a 1', 2000));
  expect((await Promise.all(atOnce)).filter(Boolean)).toEqual([true]);
  expect(await open().take('b', 3000)).toBe(true);
  await open().release('b');
  expect(await open().take('b', 3000)).toBe(true);
  time.now = 2000;
  const anew = Array.from({ length: 10 }, () => open().take('a 1', 2500));
  expect((await Promise.all(anew)).filter(Boolean)).toEqual([true]);
  time.now = 2500;
  await open().forgetExpired();
  expect(keys()).toEqual(['taken/b']);
});
