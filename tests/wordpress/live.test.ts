/** From an editor's click in a real WordPress to the served page, without any other action. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { create, emptyContentBase, post, remove, setOptions, update, upload, wordpress } from './editor.ts';
import { type Changed, LiveSite } from './live-site.ts';
import { isWithoutWordPress } from './programs.ts';

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await installCompanion();
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
});

const wait = { timeout: 120_000, interval: 50 };

/** Pages of an article in Estonian only; in other languages they say that it is not translated. */
const listPages = (slug: string) => [
  `/about/news/${slug}`,
  `/en/about/news/${slug}`,
  `/ru/about/news/${slug}`,
];
const listFiles = (slug: string) => listPages(slug).map((page) => `${page.slice(1)}.html`);

const lists = ['/', '/about/news'];

async function startNotified(): Promise<LiveSite> {
  await emptyContentBase();
  // The other shape loses a translation if a third language is missing.
  await setOptions({ shape: 'list' });
  await create('posts', { title: 'Teine', slug: 'teine', content: '<p>Teine.</p>' });
  const site = await LiveSite.start();
  await configureCompanion(await Administration.logIn('admin'), { url: site.origin });
  return site;
}

/** @param text Expected text of the page at the address; a number is the expected status. */
async function expectLive(
  site: LiveSite,
  [address, text]: readonly [address: string, text: string | number],
  { rendered = [], removed = [] }: Partial<Changed>,
): Promise<void> {
  const isLive = async () => {
    const { status, html } = await site.page(address);
    return typeof text === 'number' ? status === text : html.includes(text);
  };
  await expect.poll(isLive, wait).toBe(true);
  await expect.poll(() => site.changed(), wait).toEqual({ rendered: [...rendered].sort(), removed });
  site.settle();
}

test.skipIf(isWithoutWordPress)(
  'what an editor does to an article is live, and nothing else is touched',
  async () => {
    const site = await startNotified();
    const inGroup = (language: string) => ({ tests_translation: { language, group: 'lumi' } });
    const snow = { title: 'Lumi', slug: 'lumi', excerpt: 'Lumest.', content: '<p>Lükka lumi eest.</p>' };
    const id = await create('posts', { ...snow, ...inGroup('et') });
    await expectLive(site, ['/about/news/lumi', 'Lükka lumi'], {
      rendered: ['/', '/about/news', ...listPages('lumi')],
    });

    await update('posts', id, { content: '<p>Lükka lumi kõrvale.</p>' });
    await expectLive(site, ['/about/news/lumi', 'kõrvale'], { rendered: ['/about/news/lumi'] });

    const russian = { title: 'Снег', slug: 'sneg', excerpt: 'О снеге.', content: '<p>Уберите снег.</p>' };
    await create('posts', { ...russian, ...inGroup('ru') });
    await expectLive(site, ['/ru/about/news/lumi', 'Уберите снег'], {
      rendered: ['/ru', '/ru/about/news', ...listPages('lumi')],
    });

    const { id: picture } = await upload('lumi.png', 'image/png', await drawing('#2277cc'));
    await update('posts', id, { featured_media: picture });
    await expectLive(site, ['/about/news/lumi', '.avif'], {
      rendered: [...lists, '/about/news/lumi', '/ru', '/ru/about/news', '/ru/about/news/lumi'],
    });
    await update('media', picture, { alt_text: 'Sahk lumes' });
    await expectLive(site, ['/about/news/lumi', 'Sahk lumes'], { rendered: [...lists, '/about/news/lumi'] });

    await update('posts', id, { slug: 'lumetoo' });
    await expectLive(site, ['/about/news/lumi', 301], {
      rendered: [...lists, '/ru', '/ru/about/news', ...listPages('lumetoo')],
      removed: listFiles('lumi'),
    });

    await remove('posts', id);
    await expectLive(site, ['/about/news/lumetoo', 404], {
      rendered: [...lists, '/ru', '/ru/about/news'],
      removed: listFiles('lumetoo'),
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'an article that comes due and a changed menu are live, each on its pages',
  async () => {
    const site = await startNotified();
    const planned = { title: 'Hiljem', slug: 'hiljem', content: '<p>Hiljem.</p>', status: 'future' };
    const later = await create('posts', { ...planned, date_gmt: '2099-01-01T10:00:00' });
    await post(`tests/v1/due/${later}`, {});
    // The previous article links to it.
    await expectLive(site, ['/about/news/hiljem', 'Hiljem.'], {
      rendered: [...lists, ...listPages('hiljem'), '/about/news/teine'],
    });

    await post('wp/v2/menu-items', {
      title: 'Hinnad',
      url: '/about',
      menus: 17,
      menu_order: 2,
      status: 'publish',
    });
    await expect.poll(async () => (await site.page('/about/company')).html, wait).toContain('Hinnad');
    await expect.poll(() => site.changed().rendered, wait).toContain('/about/company');
    // More pages than a record lists.
    expect(site.changed().rendered.filter((address) => /^\/(?:ru|en)(?:\/|$)/u.test(address))).toEqual([]);
    expect(site.logged.filter((line) => !/^\d+ rendered, \d+ removed in/u.test(line))).toEqual([]);
  },
);

test.skipIf(isWithoutWordPress)(
  'a file that is replaced under its name is live, one that is deleted is gone, and an article is live when its time comes',
  async () => {
    const site = await startNotified();
    const file = await upload('hinnad.pdf', 'application/pdf', Buffer.from('%PDF-1.4 one'));
    const link = `<p><a href="${file.source_url}">Hinnad</a></p>`;
    await create('posts', { title: 'Hinnad', slug: 'hinnad', content: link });
    const address = async () =>
      /\/media\/[\w-]+\/hinnad\.pdf/u.exec((await site.page('/about/news/hinnad')).html)?.[0] ?? '';
    await expect.poll(address, wait).not.toBe('');
    const first = await address();
    await remove('media', file.id, { isForGood: true });
    await expect.poll(async () => (await site.page(first)).status, wait).toBe(404);
    const next = await upload('hinnad.pdf', 'application/pdf', Buffer.from('%PDF-1.4 two'));
    expect(next.source_url).toBe(file.source_url);
    // Until the article has been published without the file, it has the address of the old one.
    await expect.poll(async () => (await site.page(await address())).html, wait).toBe('%PDF-1.4 two');
    // The timer that the recipe sets up, without any visitor of WordPress.
    const date_gmt = new Date(Date.now() + 4000).toISOString().slice(0, 19);
    await create('posts', {
      title: 'Homme',
      slug: 'homme',
      content: '<p>Homme.</p>',
      status: 'future',
      date_gmt,
    });
    const isLive = async () => {
      await fetch(`${wordpress().url}/wp-cron.php`);
      return (await site.page('/about/news/homme')).status;
    };
    await expect.poll(isLive, wait).toBe(200);
  },
);

function drawing(background: string) {
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}
