/** Links from WordPress to pages of the page builder, which may disappear at any time. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#features/site.ts';
import { languages } from '#platform/languages/locale.ts';
import { logNote } from '#platform/notes/note.ts';
import { pageBuilderFolder } from './page-builder.ts';
import {
  type FakeWordPress,
  sampleMenuItem,
  sendJson,
  fakePost,
  startFakeWordPress,
} from '#fakes/fake-wordpress.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import { menuSchema } from '#platform/cms/menu.ts';
import { parseSettings } from './settings.ts';
import { syncSite } from './sync-content.ts';

/** Writes pages like a sync of the page builder does. */
function writeBuiltPages(stateDir: string, paths: readonly string[]): void {
  const page = { title: 'Kevad', description: '', html: '<p>Tere</p>', css: '' };
  const folder = join(pageBuilderFolder(stateDir), 'content');
  mkdirSync(folder, { recursive: true });
  const pages = paths.map((id) => ({ id, texts: { et: page, ru: page, en: page } }));
  writeFileSync(join(folder, 'built-pages.json'), JSON.stringify(pages));
}

/** Menus by id, as the paths of their items. */
function answerMenus(fakeWordPress: FakeWordPress, menus: ReadonlyMap<number, readonly string[]>): void {
  fakeWordPress.fault = ({ url = '' }, response) => {
    const id = /menu-items\?menus=(\d+)/u.exec(url)?.[1];
    if (id === undefined) return false;
    const paths = menus.get(Number(id)) ?? ['/'];
    const items = paths.map((path, index) => {
      const title = { rendered: `Nimi ${index + 1}` };
      return sampleMenuItem(index + 1, { title, url: path, menus: Number(id) });
    });
    sendJson(response, items);
    return true;
  };
}

async function openSite() {
  const text = '<p><a href="/kampaania/">siin</a> <a href="/about">meist</a></p>';
  const posts = [1, 2].map((id) =>
    fakePost(id, { content: { rendered: id === 1 ? text : '<p>x</p>', protected: false } }),
  );
  const fakeWordPress = await startFakeWordPress(posts);
  const stateDir = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(async () => {
    await fakeWordPress.close();
    rmSync(stateDir, { recursive: true, force: true });
  });
  const menus = new Map<number, readonly string[]>();
  answerMenus(fakeWordPress, menus);
  const settings = parseSettings({
    STATE_DIR: stateDir,
    CONTENT_BASE_URL: fakeWordPress.url,
    PLASMIC_PROJECT_ID: 'project',
  });
  const problems: string[] = [];
  const warnings: string[] = [];
  const loadContent = (file: string) => readSyncedRow(stateDir, file);
  return {
    problems,
    warnings,
    setMenu: (...urls: readonly string[]) => menus.set(languages.et.menuId, urls),
    build: (...paths: readonly string[]) => {
      writeBuiltPages(stateDir, paths);
    },
    sync: async () => {
      problems.length = 0;
      warnings.length = 0;
      return syncSite({
        site,
        settings,
        contentBase: { url: fakeWordPress.url, credentials: { user: 'u', password: 'p' } },
        report: (event) => {
          if (event.type === 'entry-warned') warnings.push(logNote(event.note));
          if (event.type === 'entry-refused') problems.push(logNote(event.note));
        },
        isFull: false,
      });
    },
    post: () => loadContent('posts/000/1.json'),
    menu: () => {
      const json = loadContent(`menus/${languages.et.menuId}.json`);
      return json === undefined ? [] : menuSchema.parse(JSON.parse(json)).items.map(({ url }) => url);
    },
  };
}

test('a menu and a text may lead to a page of the page builder once it is there', async () => {
  const { build, sync, post, menu, setMenu, problems, warnings } = await openSite();
  setMenu('/about', '/ru/kampaania/');
  await sync();
  expect(warnings).toContain(
    'the menu leaves out the item “Nimi 2”: it leads to /ru/kampaania/, which is no page of this site. Correct the address.',
  );
  expect([menu(), post()]).toEqual([['/about'], expect.not.stringContaining('kampaania')]);
  build('/kampaania');
  // Only the text that links to it is written again.
  expect((await sync()).written.filter((file) => file.startsWith('posts/'))).toEqual(['posts/000/1.json']);
  expect(problems).toEqual([]);
  expect(menu()).toEqual(['/about', '/kampaania']);
  expect(post()).toContain('href=\\"/kampaania\\"');
});

test('when such a page goes, texts lose their links to it, and the menu goes on with its other entries', async () => {
  const { build, sync, post, menu, setMenu, problems, warnings } = await openSite();
  build('/kampaania');
  setMenu('/about', '/kampaania');
  await sync();
  build('/mess');
  setMenu('/kampaania', '/mess');
  await sync();
  expect(problems).toEqual([]);
  // The site leaves the link out until the page exists again.
  expect(menu()).toEqual(['/kampaania', '/mess']);
  expect(post()).not.toContain('kampaania');
  setMenu('/mess', '/messs');
  await sync();
  expect([problems, warnings]).toEqual([
    [],
    [
      'the menu leaves out the item “Nimi 2”: it leads to /messs, which is no page of this site. Correct the address.',
    ],
  ]);
  expect(menu()).toEqual(['/mess']);
});
