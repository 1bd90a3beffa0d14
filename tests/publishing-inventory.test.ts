import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saveWatermarks } from '#cms/wordpress/watermarks.ts';
import { syncPlace } from '#cms/wordpress/journal.ts';
import { loadLiveSite } from '#proxy/site-folder.ts';
import { makeSmallSite, nothing } from './small-site.ts';

test('on Netlify the manifest tells what the sync has seen, and a sync that has seen something else changes only that', async () => {
  const site = makeSmallSite();
  const place = syncPlace(site.settings.stateDir);
  const settings = { hasContentBase: true, isOnNetlify: true };
  const watermarks = (total: number) => ({ posts: { et: { newest: '2026-06-01T10:00:00', total } } });
  mkdirSync(place.syncDir, { recursive: true });
  saveWatermarks(place, watermarks(1));
  await site.publish({ settings });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toEqual({
    dueAt: undefined,
    watermarks: watermarks(1),
  });
  expect(await site.publish({ settings })).toMatchObject(nothing);
  saveWatermarks(place, watermarks(2));
  expect((await site.publish({ settings })).rendered).toEqual({ '/build-manifest.json': 'contentSummary' });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toMatchObject({
    watermarks: watermarks(2),
  });
  // On a single machine, the process that syncs also publishes.
  await site.publish({ settings: { ...settings, isOnNetlify: false } });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toEqual({
    dueAt: undefined,
    watermarks: {},
  });
});
