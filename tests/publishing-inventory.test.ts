import { expect, test } from 'vitest';
import { changeSynced } from '#fakes/synced-content.ts';
import { loadLiveSite } from '#platform/calls/site-folder.ts';
import { endOfYear } from '#platform/store/year.ts';
import { makeSmallSite, nothing } from './small-site.ts';

test('on Netlify the manifest tells what the sync has seen, and a sync that has seen something else changes only that', async () => {
  const site = makeSmallSite();
  const settings = { hasContentBase: true, isOnNetlify: true };
  const watermarks = (total: number) => ({ posts: { et: { newest: '2026-06-01T10:00:00', total } } });
  changeSynced(site.settings.stateDir, {}, watermarks(1));
  await site.publish({ settings });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toEqual({
    dueAt: endOfYear(Date.now()),
    watermarks: watermarks(1),
  });
  expect(await site.publish({ settings })).toMatchObject(nothing);
  changeSynced(site.settings.stateDir, {}, watermarks(2));
  expect((await site.publish({ settings })).rendered).toEqual({ '/build-manifest.json': 'contentSummary' });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toMatchObject({
    watermarks: watermarks(2),
  });
  // On a single machine, the process that syncs also publishes.
  await site.publish({ settings: { ...settings, isOnNetlify: false } });
  expect(await loadLiveSite(site.settings.outDir, site.settings.stateDir)).toEqual({
    dueAt: endOfYear(Date.now()),
    watermarks: {},
  });
});

test('open data tells the time of a change in the file and in the catalogue, and a later change renders both', async () => {
  const site = makeSmallSite([], { hasAllTargets: true });
  const settings = { hasContentBase: true };
  const changedAt = (newest: string) => {
    changeSynced(site.settings.stateDir, {}, { waste_stations: { et: { newest, total: 1 } } });
    return site.publish({ settings });
  };
  const times = () => [
    /"modified": "([^"]+)"/u.exec(site.published('data/stations.json'))?.[1],
    ...site
      .published('data/catalog.jsonld')
      .matchAll(/"dct:modified": \{\s+"@value": "([^"]+)"/gu)
      .map(([, time]) => time),
  ];
  await changedAt('2026-05-01T09:00:00');
  expect(times()).toEqual(['2026-05-01T12:00:00+03:00', '2026-05-01T12:00:00+03:00']);
  const { rendered } = await changedAt('2026-05-02T09:00:00');
  expect(times()).toEqual(['2026-05-02T12:00:00+03:00', '2026-05-02T12:00:00+03:00']);
  expect(Object.keys(rendered).toSorted()).toEqual([
    '/data/catalog.jsonld',
    '/data/stations.csv',
    '/data/stations.geojson',
    '/data/stations.json',
  ]);
});
