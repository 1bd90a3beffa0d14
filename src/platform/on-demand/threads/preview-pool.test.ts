import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, test, expect } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { PreviewPool } from './preview-pool.ts';
import { site } from '#features/site.ts';

test('threads of previews tell what they keep, from the first preview on', { timeout: 90_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-pool-'));
  const folders = { outDir: folder, stateDir: folder };
  const content = { stateDir: folder, isSnapshot: false };
  const sources = { secret: '', contentBase: undefined, pageBuilder: undefined, content };
  const pool = new PreviewPool(site.threads.preview, { sources, folders }, fakeLog().report);
  onTestFinished(async () => {
    await pool.stop();
    rmSync(folder, { recursive: true });
  });
  expect(pool.caches).toEqual([]);
  const asked = { type: 'entry', entryType: 'posts', id: 1, locale: 'et' } as const;
  // No source of drafts is configured; the thread responds all the same.
  await pool.make({ asked, until: 0, isHead: false, now: 0 }).catch(() => undefined);
  expect(pool.caches.map(({ name }) => name)).toContain('answers that pages are made of');
});
