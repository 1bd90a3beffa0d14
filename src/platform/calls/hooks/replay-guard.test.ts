import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FileReplayGuard } from './replay-guard.ts';

function sampleFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taken-ids-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return join(folder, 'hooks', 'taken-ids.sqlite');
}

test('an id is taken once, also by another process, and again when its time is over or it is let go of', async () => {
  const time = { now: 1000 };
  const file = sampleFile();
  const open = () => new FileReplayGuard(file, () => time.now);
  const first = open();
  expect([await first.take('a', 2000), await first.take('a', 3000)]).toEqual([true, false]);
  expect([await open().take('a', 3000), await open().take('b', 3000)]).toEqual([false, true]);
  await open().release('b');
  expect(await first.take('b', 3000)).toBe(true);
  time.now = 2000;
  expect([await first.take('a', 3000), await first.take('b', 3000)]).toEqual([true, false]);
});

test('a store that cannot be written is a rejection', async () => {
  const store = new FileReplayGuard('/dev/null/taken-ids.sqlite', () => 0);
  await expect(store.take('a', 1)).rejects.toThrow();
});
