import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeSynced } from '#fakes/synced-content.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { syncFirst } from './sync-first.ts';

test('without a content base there is nothing to bring', async () => {
  expect(await syncFirst()).toBe(true);
});

test('while WordPress fails the content of the last sync is built, and nothing without one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sync-first-'));
  const upstream = await startFaultyUpstream();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await upstream.close();
    rmSync(folder, { recursive: true });
  });
  // No retry, as after a 503.
  Object.assign(upstream, { status: 404, body: { code: 'rest_no_route', message: '' } });
  vi.stubEnv('CONTENT_BASE_URL', upstream.url);
  vi.stubEnv('STATE_DIR', folder);
  expect(await syncFirst()).toBe(false);
  expect(upstream.requests.length).toBeGreaterThan(0);

  changeSynced(folder, { 'redirects/renamed-articles.json': [] });
  expect(await syncFirst()).toBe(true);

  vi.stubEnv('RATE_LIMIT', 'many');
  await expect(syncFirst()).rejects.toThrow('RATE_LIMIT');
});
