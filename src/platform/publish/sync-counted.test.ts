/** What is read of WordPress ahead of a whole sync: its lists, and what a webhook names. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentBaseClient } from '#platform/cms/wordpress/client.ts';
import { type Count, countAll } from '#platform/cms/wordpress/count.ts';
import { sampleMenuItem, type FakePost, fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import { withContext } from './publish-context.ts';
import { parseSettings } from './settings.ts';
import { loadSiteKnowledge, syncEntriesIn, syncSiteIn } from './sync-content.ts';
import { site } from '#features/site.ts';

const toFilePath = (id: number) => `posts/000/${id}.json`;

async function startSite(
  posts: readonly FakePost[],
  credentials?: { readonly user: string; readonly password: string },
) {
  const wordpress = await startFakeWordPress(posts);
  const stateDir = mkdtempSync(join(tmpdir(), 'sync-'));
  onTestFinished(async () => {
    await wordpress.close();
    rmSync(stateDir, { recursive: true, force: true });
  });
  const contentBase = { url: wordpress.url, credentials };
  const settings = parseSettings({ STATE_DIR: stateDir, CONTENT_BASE_URL: wordpress.url });
  const notes: unknown[] = [];
  const note = (entry: unknown) => notes.push(entry);
  const report = { expect: () => undefined, step: () => undefined, problem: note, warning: note };
  const call = { contentBase, report, knowledge: loadSiteKnowledge(settings, site) };
  const context = { site, root: '.', settings, clock: Date.now, report: () => undefined };
  return {
    wordpress,
    notes,
    count: () => countAll(new ContentBaseClient(contentBase), site.collections),
    sync: (counted?: Count) =>
      withContext(context, (opened) =>
        syncSiteIn(opened, { ...call, isFull: false, counted: counted && Promise.resolve(counted) }),
      ),
    syncNamed: (id: number, postType = 'posts') =>
      withContext(context, (opened) => syncEntriesIn(opened, { ...call, entries: [{ postType, id }] })),
  };
}

test('lists that were read before an entry was fetched by its name tell nothing about it', async () => {
  const [one, two, three] = [fakePost(1), fakePost(2), fakePost(3)];
  const { wordpress, notes, count, sync, syncNamed } = await startSite([one, two]);
  await sync();
  // The second one seems to be gone, and the third one is not there yet.
  wordpress.entries.set('posts', [one]);
  const counted = await count();
  wordpress.entries.set('posts', [one, { ...two, title: { rendered: 'Uus' } }, three]);
  expect(await syncNamed(2)).toMatchObject({ written: [toFilePath(2)], isWhole: true });
  expect(await syncNamed(3)).toMatchObject({ written: [toFilePath(3)], isWhole: true });
  wordpress.requests.length = 0;
  expect([await sync(counted), notes]).toEqual([{ written: [], removed: [] }, []]);
  expect(wordpress.requests.filter((url) => url.includes('/posts'))).toEqual([]);
  wordpress.entries.set('posts', [one, two]);
  expect(await sync()).toEqual({ written: [toFilePath(2)], removed: [toFilePath(3)] });
});

test('a menu that is named is read alone: no list of entries, and no other menu', async () => {
  const { wordpress, sync, syncNamed } = await startSite([fakePost(1)], { user: 'a', password: 'b' });
  const setMenu = (locale: Locale, ...ids: readonly number[]) => {
    const { menuId } = languages[locale];
    wordpress.entries.set(
      `menu-items ${menuId}`,
      ids.map((id) => ({ slug: '', modified_gmt: '', ...sampleMenuItem(id, { menus: menuId }) })),
    );
  };
  for (const locale of locales) setMenu(locale, 1);
  await sync();
  setMenu('ru', 1, 2);
  setMenu('en', 1, 3);
  wordpress.requests.length = 0;
  const asked = (part: string) => wordpress.requests.filter((url) => url.includes(part));
  const { menuId } = languages.ru;
  const written = [`menus/${menuId}.json`];
  expect(await syncNamed(menuId, 'menus')).toEqual({ written, removed: [], isWhole: true });
  expect(asked('/posts')).toEqual([]);
  expect(asked('/menu-items')).toEqual([expect.stringContaining(`menus=${menuId}`)]);
  // Of a menu that the site does not show nothing is asked.
  wordpress.requests.length = 0;
  expect(await syncNamed(9, 'menus')).toEqual({ written: [], removed: [], isWhole: true });
  expect(asked('/menu-items')).toEqual([]);
  expect((await sync()).written).toEqual([`menus/${languages.en.menuId}.json`]);
});
