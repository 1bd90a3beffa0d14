/** Watermarks that a Netlify function reads from a real WordPress, compared with those of the last sync. */
import { expect, test } from 'vitest';
import { loadSyncedWatermarks } from '#fakes/synced-content.ts';
import { digestWatermarks, fetchWatermarks } from '#platform/calls/hooks/content-state.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { create, createTranslated, emptyContentBase, remove, update, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';
import { nextSecond } from './wait-until.ts';

const texts = (title: string) => ({ title, slug: 'lumi', content: '<p>Lumi.</p>' });

test.skipIf(isWithoutWordPress)(
  'the heads of the lists tell of each change that a sync would take, and of nothing else',
  async () => {
    await emptyContentBase();
    const { et, ru } = await createTranslated('posts', { et: texts('Lumi'), ru: texts('Снег') });
    const other = await create('posts', { title: 'Teine', slug: 'teine', content: '<p>Teine.</p>' });
    const site = new SyncedSite();
    const { url, reader } = wordpress();
    const credentials = { user: 'reader', password: reader };
    const call = {
      upstream: contentBaseUpstream({ url: `${url}/wp-json/`, credentials }),
      limits: { timeMs: 10_000, bodyBytes: 100_000 },
    };
    const isAsSynced = async () => {
      const known = loadSyncedWatermarks(site.settings.stateDir) ?? {};
      const notifications = await fetchWatermarks(known, call);
      return notifications && digestWatermarks(notifications) === digestWatermarks(known);
    };
    await site.sync();
    expect(Object.keys(loadSyncedWatermarks(site.settings.stateDir) ?? {})).toEqual(
      expect.arrayContaining(['posts', 'notices']),
    );
    expect(await isAsSynced()).toBe(true);
    await create('posts', { ...texts('Mustand'), slug: 'mustand', status: 'draft' });
    expect(await isAsSynced()).toBe(true);
    const changes = [
      () => update('posts', ru, { title: 'Снег и лёд' }),
      () => remove('posts', other),
      () => update('posts', et, { status: 'draft' }),
    ];
    // WordPress stores whole seconds, so two edits within one second have the same time.
    await nextSecond();
    for (const change of changes) {
      await change();
      expect(await isAsSynced()).toBe(false);
      await site.sync();
      expect(await isAsSynced()).toBe(true);
    }
  },
);
