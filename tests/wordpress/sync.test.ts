/** Articles of a real WordPress, from the first sync to later edits. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import {
  create,
  createTranslated,
  emptyContentBase,
  post,
  remove,
  setOptions,
  update,
  wordpress,
} from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
});

const snow = {
  et: { title: 'Lumi &amp; jää', slug: 'lumi', content: '<p>Lükka lumi eest.</p>' },
  ru: { title: 'Снег', slug: 'lumi', content: '<p>Уберите снег.</p>' },
  en: { title: 'Snow', slug: 'lumi', content: '<p>Clear the snow.</p>' },
};

const toFilePath = (id: number) => `posts/000/${id}.json`;

test.skipIf(isWithoutWordPress)(
  'an article comes with its translations, under the slug of the Estonian one',
  async () => {
    const { et } = await createTranslated('posts', snow);
    const site = new SyncedSite();
    expect(await site.sync()).toMatchObject({ problems: [], warnings: [] });
    expect(site.read(toFilePath(et))).toMatchObject({
      id: et,
      slug: 'lumi',
      status: 'publish',
      title: 'Lumi & jää',
      content: '<p>Lükka lumi eest.</p>',
      excerpt: null,
      category: 'company-news',
      translations: { ru: { title: 'Снег', content: '<p>Уберите снег.</p>' }, en: { title: 'Snow' } },
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'a second sync writes nothing, and one edited translation changes one file',
  async () => {
    const { et, ru } = await createTranslated('posts', snow);
    await create('posts', { title: 'Teine', slug: 'teine', content: '<p>Teine.</p>' });
    const site = new SyncedSite();
    await site.sync();
    expect(await site.sync()).toMatchObject({ written: [], removed: [], problems: [] });
    await update('posts', ru, { title: 'Снег и лёд' });
    expect(await site.sync()).toMatchObject({ written: [toFilePath(et)], removed: [] });
  },
);

test.skipIf(isWithoutWordPress)(
  'what is trashed, unpublished, deleted or protected goes; what is published comes',
  async () => {
    const ids: number[] = [];
    for (const slug of ['praht', 'mustand', 'kustutatud', 'lukus'])
      ids.push(await create('posts', { title: slug, slug, content: `<p>${slug}</p>` }));
    const [trashed = 0, draft = 0, deleted = 0, locked = 0] = ids;
    const later = await create('posts', {
      title: 'Hiljem',
      slug: 'hiljem',
      content: '<p>Hiljem.</p>',
      status: 'future',
      date_gmt: '2099-01-01T10:00:00',
    });
    const site = new SyncedSite();
    await site.sync();
    expect(site.posts()).toEqual(ids.map(toFilePath));
    await remove('posts', trashed);
    await remove('posts', deleted, { isForGood: true });
    await update('posts', draft, { status: 'draft' });
    await update('posts', locked, { password: 'saladus' });
    await post(`tests/v1/due/${later}`, {});
    expect((await site.sync()).removed).toEqual(ids.map(toFilePath));
    expect(site.posts()).toEqual([toFilePath(later)]);
    await update('posts', draft, { status: 'publish' });
    await site.sync();
    expect(site.posts()).toEqual([toFilePath(draft), toFilePath(later)]);
  },
);

test.skipIf(isWithoutWordPress)(
  'both forms of the list of translations are read, with what they lose, and both names of Estonian',
  async () => {
    for (const options of [
      { shape: 'keyed', estonian: 'et' },
      { shape: 'list', estonian: 'et' },
      { shape: 'keyed', estonian: 'et_EE' },
      { shape: 'list', estonian: 'et_EE' },
    ]) {
      await emptyContentBase();
      await setOptions(options);
      const { et: all } = await createTranslated('posts', {
        et: { ...snow.et, slug: 'lumi-et' },
        ru: { ...snow.ru, slug: 'sneg' },
        en: { ...snow.en, slug: 'snow' },
      });
      // Only the slug connects these translations; version 2.0.1 loses what comes before a missing language.
      const { et: two } = await createTranslated('posts', {
        et: { ...snow.et, slug: 'kaks' },
        ru: { ...snow.ru, slug: 'kaks' },
      });
      const alone = await create('posts', {
        ...snow.en,
        slug: 'alone',
        tests_translation: { language: 'en', group: 'x' },
      });
      const site = new SyncedSite();
      const { warnings } = await site.sync();
      const languages = (id: number) => Object.keys(readTranslations(site.read(toFilePath(id))));
      expect([options, languages(all), languages(two)]).toEqual([options, ['ru', 'en'], ['ru']]);
      expect(warnings.map(({ id, locale }) => ({ id, locale }))).toEqual([{ id: alone, locale: 'en' }]);
    }
  },
);

test.skipIf(isWithoutWordPress)(
  'an article that gets another slug leaves a redirect, until another one takes the address',
  async () => {
    const { et } = await createTranslated('posts', snow);
    const site = new SyncedSite();
    await site.sync();
    const redirects = () => site.read('redirects/renamed-articles.json');
    expect(redirects()).toEqual([]);
    await update('posts', et, { slug: 'talv' });
    await site.sync();
    expect(redirects()).toEqual([{ id: '/about/news/lumi', to: '/about/news/talv' }]);
    await site.publish();
    expect(site.published('_redirects')).toContain('/ru/about/news/lumi /ru/about/news/talv 301!');
    expect([site.isPublished('about/news/lumi.html'), site.isPublished('about/news/talv.html')]).toEqual([
      false,
      true,
    ]);
    await update('posts', et, { slug: 'jaa' });
    await site.sync();
    expect(redirects()).toEqual([
      { id: '/about/news/lumi', to: '/about/news/jaa' },
      { id: '/about/news/talv', to: '/about/news/jaa' },
    ]);
    await create('posts', { title: 'Uus talv', slug: 'talv', content: '<p>Uus.</p>' });
    await site.sync();
    expect(redirects()).toEqual([{ id: '/about/news/lumi', to: '/about/news/jaa' }]);
    await remove('posts', et);
    await site.sync();
    expect(redirects()).toEqual([]);
  },
);

test.skipIf(isWithoutWordPress)(
  'a category decides where an article stands, and keeps that when its slug changes',
  async () => {
    const categories = z
      .array(z.object({ id: z.int(), slug: z.string() }))
      .parse(await post('wp/v2/categories?slug=waste-school', undefined, 'GET'));
    const school = categories[0]?.id ?? 0;
    const id = await create('posts', { ...snow.et, categories: [school] });
    const site = new SyncedSite();
    await site.sync();
    const category = () => z.object({ category: z.string() }).parse(site.read(toFilePath(id))).category;
    expect(category()).toBe('waste-school');
    await post(`wp/v2/categories/${school}`, { slug: 'muud' });
    expect((await site.sync()).warnings).toEqual([
      expect.objectContaining({ message: expect.stringContaining('has another slug (muud)') as string }),
    ]);
    expect(category()).toBe('waste-school');
    await post(`wp/v2/categories/${school}`, { slug: 'waste-school' });
  },
);

test.skipIf(isWithoutWordPress)(
  'a menu changes with nothing else, its links to WordPress become paths, and a broken entry keeps no other back',
  async () => {
    const site = new SyncedSite();
    await site.sync();
    const { url } = wordpress();
    const entry = { title: '<span>KKK</span>', status: 'publish', menus: 17, menu_order: 2 };
    await post('wp/v2/menu-items', { ...entry, url: `${url}/customer-support/faq/` });
    expect(await site.sync()).toMatchObject({ written: ['menus/17.json'], problems: [] });
    expect(site.read('menus/17.json')).toMatchObject({
      id: 17,
      items: [{ url: '/about' }, { url: '/customer-support/faq', title: { rendered: '<span>KKK</span>' } }],
    });
    await post('wp/v2/menu-items', { ...entry, menu_order: 3, url: '/pole-olemas' });
    await post('wp/v2/menu-items', { ...entry, menu_order: 40, url: '/about/news' });
    const { written, problems, warnings } = await site.sync();
    expect([written, problems]).toEqual([['menus/17.json'], []]);
    expect(warnings).toMatchObject([
      { type: 'menu 17', message: expect.stringContaining('/pole-olemas') as string },
    ]);
    expect(site.read('menus/17.json')).toMatchObject({
      items: [{ url: '/about' }, { url: '/customer-support/faq' }, { url: '/about/news', menu_order: 40 }],
    });
  },
);

const translationsSchema = z.object({ translations: z.record(z.string(), z.unknown()) });

function readTranslations(entry: unknown): Readonly<Record<string, unknown>> {
  return translationsSchema.parse(entry).translations;
}
