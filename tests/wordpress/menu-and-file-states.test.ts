/** What WordPress says of menus and files is what the site has: their screens follow them until it is so, and name what is wrong. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { create, post, remove, setOptions, update, upload, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { has, openToldBase, startTold } from './told-states.ts';

const base = openToldBase();
const visit = openBrowser('http://127.0.0.1');
const isSkipped = isWithoutWordPress || isWithoutBrowser;

const idSchema = z.object({ id: z.int() });
const addItem = async (entry: Readonly<Record<string, unknown>>): Promise<number> =>
  idSchema.parse(await post('wp/v2/menu-items', { status: 'publish', menus: 17, ...entry })).id;

test.skipIf(isSkipped)(
  'the screen of a menu follows it until the site has it, and says which item is left out and why',
  async () => {
    const site = await startTold(base.administration);
    const wood = await addItem({ title: 'Küttepuud', url: '/services/compost', menu_order: 90 });
    await visit(desktop, async (page) => {
      await page.context().addCookies([...base.administration.cookies]);
      const state = page.locator('[data-site-publisher="menu-17"]');
      const open = async () => page.goto(`${wordpress().url}/wp-admin/nav-menus.php?action=edit&menu=17`);
      await open();
      await state.filter({ hasText: 'On the website' }).waitFor();
      expect(await has(site, '/', 'Küttepuud')()).toBe(true);
      const home = state.locator('a', { hasText: 'Eesti keeles' });
      expect(await home.getAttribute('href')).toBe(`${site.origin}/`);

      // Saved on the screen itself.
      await page.locator(`#edit-${wood}`).click();
      await page.locator(`#edit-menu-item-title-${wood}`).fill('Kaminapuud');
      await page.locator('#save_menu_footer').click();
      await page.locator('#message', { hasText: 'has been updated' }).waitFor();
      await state.filter({ hasText: 'On the website' }).waitFor();
      expect(await has(site, '/', 'Kaminapuud')()).toBe(true);
    });
  },
);

test.skipIf(isSkipped)('the screen of a menu names each item that is left out, and why', async () => {
  let parent = 0;
  for (const title of ['Esimene', 'Teine', 'Kolmas', 'Neljas'])
    parent = await addItem({ title, url: '/services/compost', parent, menu_order: 91 });
  const dead = await create('posts', { title: 'Kaduv', slug: 'kaduv' });
  await addItem({ title: 'Katki', type: 'post_type', object: 'post', object_id: dead, menu_order: 99 });
  await remove('posts', dead, { isForGood: true });
  await startTold(base.administration);
  await visit(desktop, async (page) => {
    await page.context().addCookies([...base.administration.cookies]);
    const open = async (menu: number) =>
      page.goto(`${wordpress().url}/wp-admin/nav-menus.php?action=edit&menu=${menu}`);
    const said = (menu: number) => page.locator(`[data-site-publisher="menu-${menu}"]`);
    await open(17);
    const live = said(17).filter({ hasText: 'On the website' });
    await live.filter({ hasText: 'Neljas' }).waitFor();
    expect(await live.locator('p', { hasText: 'Neljas' }).textContent()).toContain('To fix:');
    await open(72);
    expect(await said(72).textContent()).not.toContain('Neljas');
    await setOptions({ locale: 'et' });
    await open(17);
    await said(17).filter({ hasText: 'Veebilehel' }).filter({ hasText: 'Vajab parandamist:' }).waitFor();
    await setOptions({ locale: '' });
  });
});

const picture = async (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

test.skipIf(isSkipped)(
  'a file says which published entries use it, and whether the website has this version of it',
  async () => {
    const used = await upload('vihm.jpg', 'image/jpeg', await picture('#123'));
    const unused = await upload('lumi.jpg', 'image/jpeg', await picture('#456'));
    const named = await upload('tuul.jpg', 'image/jpeg', await picture('#789'));
    const image = ({ id, source_url: src }: typeof used, attributes: string) =>
      `<figure><img src="${src}" alt="Vihm" ${attributes.replace('ID', String(id))}></figure>`;
    const content = image(used, 'class="wp-image-ID"') + image(named, '');
    const id = await create('posts', { title: 'Vihmane', slug: 'vihmane', content });
    const site = await startTold(base.administration);
    await visit(desktop, async (page) => {
      await page.context().addCookies([...base.administration.cookies]);
      const { url } = wordpress();
      const cell = (file: number) => page.locator(`#post-${file} [data-site-publisher="${file}"]`);
      await page.goto(`${url}/wp-admin/upload.php?mode=list`);
      await cell(used.id).filter({ hasText: 'On the website' }).waitFor();
      expect(await page.locator(`#post-${used.id} .column-site_publisher`).textContent()).toContain(
        'Vihmane',
      );
      await cell(named.id).filter({ hasText: 'On the website' }).waitFor();
      expect(await cell(unused.id).textContent()).toContain('No published entry uses this file');

      await update('media', used.id, { alt_text: 'Sadu', description: 'Uus' });
      await page.goto(`${url}/wp-admin/post.php?post=${used.id}&action=edit`);
      const state = page.locator(`[data-site-publisher="${used.id}"]`);
      await state.filter({ hasText: 'On the website' }).waitFor();

      await remove('posts', id, { isForGood: true });
      await expect.poll(has(site, '/about/news/vihmane', 404), { timeout: 60_000 }).toBe(true);
      await page.reload();
      await state.filter({ hasText: 'Not on the website' }).waitFor();
    });
  },
);
