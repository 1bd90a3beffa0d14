/** The companion plugin (wordpress/) in a real WordPress: its notifications to the site and its pages for
 * editors. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { entrySubject, verifyLink } from '#platform/calls/signed-link.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { create, emptyContentBase, post, remove, setOptions, update, upload, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { previewSecret, NotifiedSite } from './notified-site.ts';
import { nextSecond } from './wait-until.ts';

const site = new NotifiedSite();
let administration: Administration;
let siteUrl = '';

beforeAll(async () => {
  if (isWithoutWordPress) return;
  siteUrl = await site.start();
  await emptyContentBase();
  await installCompanion();
  administration = await Administration.logIn('admin');
  await configureCompanion(administration, { url: `${siteUrl}/` });
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
  site.stop();
});

beforeEach(() => {
  site.webhookStatus = 202;
  site.errorCode = '';
  site.webhooks.length = 0;
});

/** Restores an article from the trash. */
async function untrash(id: number): Promise<void> {
  const { html } = await administration.get('/wp-admin/edit.php?post_status=trash&post_type=post');
  const link = new RegExp(`post\\.php\\?post=${id}&amp;action=untrash[^"]*`, 'u').exec(html)?.[0];
  expect(link).toBeDefined();
  await administration.get(`/wp-admin/${link?.replaceAll('&amp;', '&') ?? ''}`);
}

const idSchema = z.object({ id: z.int() });
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test.skipIf(isWithoutWordPress)('each change tells the site one signed webhook of what changed', async () => {
  const id = await create('posts', { title: 'Lumi', slug: 'lumi', content: 'Lumi.' });
  const notifications = async () => site.takeNotifications();
  expect(await notifications()).toEqual([{ action: 'publish', postType: 'posts', id }]);
  await update('posts', id, { title: 'Lumi tuli' });
  expect(await notifications()).toEqual([{ action: 'update', postType: 'posts', id }]);
  await remove('posts', id);
  expect(await notifications()).toEqual([{ action: 'trash', postType: 'posts', id }]);
  await untrash(id);
  expect(await notifications()).toEqual([{ action: 'untrash', postType: 'posts', id }]);
  await update('posts', id, { status: 'publish' });
  expect(await notifications()).toEqual([{ action: 'publish', postType: 'posts', id }]);
  await remove('posts', id);
  expect(await notifications()).toEqual([{ action: 'trash', postType: 'posts', id }]);
  // The site may still have it if the previous webhook was lost.
  await remove('posts', id, { isForGood: true });
  expect(await notifications()).toEqual([{ action: 'delete', postType: 'posts', id }]);
  const other = await create('posts', { title: 'Jää' });
  expect(await notifications()).toEqual([{ action: 'publish', postType: 'posts', id: other }]);
  await remove('posts', other, { isForGood: true });
  expect(await notifications()).toEqual([{ action: 'delete', postType: 'posts', id: other }]);
  const planned = { title: 'Hiljem', status: 'future', date_gmt: '2099-01-01T10:00:00' };
  const later = await create('notices', planned);
  await post(`tests/v1/due/${later}`, {});
  expect(await notifications()).toEqual([{ action: 'publish', postType: 'notices', id: later }]);
  const entry = { title: 'Uus', url: '/about', menus: 17, status: 'publish', menu_order: 2 };
  const { id: itemId } = idSchema.parse(await post('wp/v2/menu-items', entry));
  expect(await notifications()).toEqual([{ action: 'menu', postType: 'menus', id: 17 }]);
  await remove('menu-items', itemId, { isForGood: true });
  expect(await notifications()).toEqual([{ action: 'menu', postType: 'menus', id: 17 }]);
  const { id: term } = idSchema.parse(await post('wp/v2/categories', { name: 'Ajutine' }));
  expect(await notifications()).toEqual([{ action: 'term', postType: 'categories', id: term }]);
  await remove('categories', term, { isForGood: true });
  expect(await notifications()).toEqual([{ action: 'term', postType: 'categories', id: term }]);
  // A new file is not used on any page yet.
  const { id: file } = await upload('a.gif', 'image/gif', picture);
  await update('media', file, { alt_text: 'Auto' });
  expect(await notifications()).toEqual([{ action: 'media', postType: 'media', id: file }]);
});

test.skipIf(isWithoutWordPress)(
  'a changed reusable block tells an entry that shows it, and shows in the lists that the site compares',
  async () => {
    const block = await create('blocks', { title: 'Telefon', content: '<p>1919</p>' });
    const outer = await create('blocks', { title: 'Jalus', content: `<!-- wp:block {"ref":${block}} /-->` });
    const other = await create('posts', { title: 'Ilma', content: '<p>Tekst.</p>' });
    const shown = `<!-- wp:block {"ref":${outer}} /-->`;
    const ids = [
      await create('posts', { title: 'Üks', content: shown }),
      await create('posts', { title: 'Kaks', content: shown }),
    ];
    await site.takeNotifications();
    const versions = async () => {
      const asked = [other, ...ids].map((id) =>
        post(`wp/v2/posts/${id}?_fields=site_publisher_blocks`, undefined, 'GET'),
      );
      return (await Promise.all(asked)).map(
        (entry) => z.object({ site_publisher_blocks: z.string() }).parse(entry).site_publisher_blocks,
      );
    };
    const before = await versions();
    await nextSecond();
    await update('blocks', outer, { content: `<p>Küsige: </p><!-- wp:block {"ref":${block}} /-->` });
    const [notification] = await site.takeNotifications();
    expect(notification).toMatchObject({ action: 'update', postType: 'posts' });
    expect(ids).toContain(notification?.id);
    await update('blocks', block, { content: '<p>1234</p>' });
    // No entry names the inner block itself.
    expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'wp_block' }]);
    const after = await versions();
    expect([after[0], after[1] === before[1], after[2] === before[2]]).toEqual(['', false, false]);
  },
);

test.skipIf(isWithoutWordPress)('a deleted file is told, and another one that takes its name', async () => {
  const { id } = await upload('hind.gif', 'image/gif', picture);
  await remove('media', id, { isForGood: true });
  expect(await site.takeNotifications()).toEqual([{ action: 'media', postType: 'media', id }]);
  const { id: next } = await upload('hind.gif', 'image/gif', picture);
  expect(await site.takeNotifications()).toEqual([{ action: 'media', postType: 'media', id: next }]);
});

test.skipIf(isWithoutWordPress)('drafts and automatic saves are not told', async () => {
  const live = await create('posts', { title: 'Avalik', slug: 'avalik' });
  await site.takeNotifications();
  const draft = await create('posts', { title: 'Mustand', status: 'draft' });
  await update('posts', draft, { title: 'Mustand 2' });
  const files = [await upload('b.gif', 'image/gif', picture), await upload('c.gif', 'image/gif', picture)];
  for (const { id } of files) await update('posts', draft, { featured_media: id });
  await update('posts', draft, { featured_media: 0 });
  const later = { title: 'Hiljem', status: 'future', date_gmt: '2099-01-01T10:00:00' };
  await create('posts', { ...later, featured_media: files[0]?.id });
  await post(`wp/v2/posts/${live}/autosaves`, { title: 'Pooleli' });
  await remove('posts', draft);
  await untrash(draft);
  await remove('posts', draft);
  await remove('posts', draft, { isForGood: true });
  await update('posts', live, { status: 'draft' });
  // Only its removal from the site is reported.
  expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'posts', id: live }]);
});

test.skipIf(isWithoutWordPress)(
  'a webhook that fails is kept, shown, and sent again with its id',
  async () => {
    await setOptions({ waits: 'none' });
    site.webhookStatus = 503;
    site.errorCode = 'not-configured';
    const id = await create('posts', { title: 'Kadunud', slug: 'kadunud' });
    const [first] = site.webhooks.splice(0);
    const list = await administration.get('/wp-admin/edit.php');
    expect(list.html).toContain('The website could not be told about the last change.');
    expect(list.html).toContain('Set WEBHOOK_SECRET there and restart it.');
    expect(list.html).toMatch(/>The website could not be told; next attempt at \d\d:\d\d:\d\d<\/strong>/u);
    site.webhookStatus = 202;
    await fetch(`${wordpress().url}/wp-cron.php`);
    expect(site.webhooks.splice(0)).toEqual([
      { id: first?.id, notifications: { action: 'publish', postType: 'posts', id } },
    ]);
    expect((await administration.get('/wp-admin/edit.php')).html).not.toContain('could not be told');
    // After five failed retries, it can be sent manually.
    site.webhookStatus = 401;
    await update('posts', id, { title: 'Leitud' });
    for (let tries = 0; tries < 7; tries++) await fetch(`${wordpress().url}/wp-cron.php`);
    expect(site.webhooks.splice(0)).toHaveLength(6);
    const { html } = await administration.get('/wp-admin/edit.php');
    expect(html).toContain('There will be no more attempts');
    site.webhookStatus = 202;
    const tryNow = /admin-post\.php\?action=site_publisher_retry[^"]*/u
      .exec(html)?.[0]
      .replace('&#038;', '&');
    await administration.get(`/wp-admin/${tryNow ?? ''}`);
    expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'posts', id }]);
  },
);

test.skipIf(isWithoutWordPress)('another featured image of a published entry is told', async () => {
  const id = await create('posts', { title: 'Pildiga', slug: 'pildiga' });
  const { id: file } = await upload('d.gif', 'image/gif', picture);
  await site.takeNotifications();
  await update('posts', id, { featured_media: file });
  expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'posts', id }]);
  // If an entry changes several times in one request, "published" is the most informative event.
  const other = await create('posts', { title: 'Kohe pildiga', featured_media: file });
  expect(await site.takeNotifications()).toEqual([{ action: 'publish', postType: 'posts', id: other }]);
});

test.skipIf(isWithoutWordPress)(
  'a webhook that nobody takes is tried five times more, later and later, within nine hours',
  async () => {
    await setOptions({ waits: 'own' });
    site.webhookStatus = 503;
    await create('posts', { title: 'Kannatlik', slug: 'kannatlik' });
    const notifications = z.array(z.int()).parse(await post('tests/v1/tries', {}));
    // Time that PHP spends in between is not included.
    expect(notifications.map((seconds) => Math.ceil(seconds / 60) * 60)).toEqual([
      60, 300, 1800, 7200, 21_600, 0,
    ]);
    expect(site.webhooks).toHaveLength(6);
    expect(new Set(site.webhooks.splice(0).map(({ id }) => id)).size).toBe(1);
    site.webhookStatus = 202;
    await create('posts', { title: 'Kohal', slug: 'kohal' });
    await site.takeNotifications();
  },
);

test.skipIf(isWithoutWordPress)('previews lead to the site with a signature for that entry', async () => {
  const linkSchema = z.object({ preview_link: z.string() });
  const isSigned = (link: string | undefined, id: number, locale: string) => {
    const address = new URL(link ?? 'none:');
    expect(`${address.origin}${address.pathname}`).toBe(`${siteUrl}/preview`);
    const verifying = {
      subject: entrySubject('posts', [id], locale),
      secret: previewSecret,
      now: Date.now(),
    };
    expect(verifyLink(address.searchParams, verifying)).toMatchObject({ type: 'success' });
    return Object.fromEntries(address.searchParams);
  };
  const tests_translation = { language: 'ru', group: 'a' };
  const id = await create('posts', { title: 'Снег', slug: 'sneg', tests_translation });
  const { preview_link: link } = linkSchema.parse(
    await post(`wp/v2/posts/${id}/autosaves`, { title: 'Снег идёт' }),
  );
  expect(isSigned(link, id, 'ru')).toMatchObject({ type: 'posts', id: String(id), locale: 'ru' });
  const draft = await create('posts', { title: 'Mustand', status: 'draft' });
  const path = `/?p=${draft}&preview=true`;
  isSigned((await administration.get(path)).location, draft, 'et');
  // For a public entry, the block editor itself creates the address.
  const { link: own } = z
    .object({ link: z.string() })
    .parse(await post(`wp/v2/posts/${id}`, undefined, 'GET'));
  isSigned((await administration.get(`${new URL(own).pathname}?preview=true`)).location, id, 'ru');
  const stranger = await fetch(`${wordpress().url}${path}`, { redirect: 'manual' });
  expect([stranger.status, stranger.headers.get('location')]).toEqual([404, null]);
});

test.skipIf(isWithoutWordPress)('the last webhook of the plugin says that it is switched off', async () => {
  const route = 'wp/v2/plugins/site-publisher/site-publisher';
  await post(route, { status: 'inactive' });
  expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'plugins' }]);
  await post(route, { status: 'active' });
});
