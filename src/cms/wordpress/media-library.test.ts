import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetOldMedia } from './media-library.ts';

test('a picture that no entry shows goes after a month, one that is shown stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['media/used', 'media/left', 'posts'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'posts/1.json'), '{"src":"/media/used/480.webp"}');
  const day = 24 * 3_600_000;
  const isThere = () => ['used', 'left'].map((name) => existsSync(join(root, 'media', name)));
  forgetOldMedia(root, Date.now() + 29 * day);
  expect(isThere()).toEqual([true, true]);
  forgetOldMedia(root, Date.now() + 31 * day);
  expect(isThere()).toEqual([true, false]);
});
