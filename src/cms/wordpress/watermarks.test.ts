import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syncPlace } from './journal.ts';
import { loadWatermarks, saveWatermarks } from './watermarks.ts';

test('heads are kept from one sync to the next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heads-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const place = syncPlace(folder);
  expect(loadWatermarks(place)).toBeUndefined();
  mkdirSync(place.syncDir);
  const watermarks = {
    posts: { et: { newest: '2026-06-01T10:00:00', total: 2 }, ru: { newest: '', total: 0 } },
  };
  saveWatermarks(place, watermarks);
  expect(loadWatermarks(place)).toEqual(watermarks);
});
