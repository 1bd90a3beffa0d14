import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syncPlace } from './journal.ts';
import { loadWatermarks, noteChanges, saveWatermarks } from './watermarks.ts';

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
  writeFileSync(join(place.syncDir, 'watermarks.json'), '{"a list of a newer version": {}}');
  expect(loadWatermarks(place)).toBeUndefined();
});

test('a change of one entry makes its list newer, and an older one does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'heads-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const place = syncPlace(folder);
  mkdirSync(place.syncDir);
  const changeAt = (modified: string) => noteChanges(place, [{ type: 'notices', locale: 'et', modified }]);
  changeAt('2026-06-01T12:00:00');
  expect(loadWatermarks(place)).toBeUndefined();
  saveWatermarks(place, { notices: { et: { newest: '2026-06-01T10:00:00', total: 2 } } });
  changeAt('2026-06-01T12:00:00');
  changeAt('2026-06-01T11:00:00');
  expect(loadWatermarks(place)).toEqual({ notices: { et: { newest: '2026-06-01T12:00:00', total: 2 } } });
});
