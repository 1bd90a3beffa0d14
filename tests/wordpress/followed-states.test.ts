/** The block editor, lists and classic forms of a real WordPress in a browser: they follow an entry until its state is final. */
import { expect, test } from 'vitest';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { isEditorReady, saveInEditor } from './block-editor.ts';
import { create, emptyContentBase, setOptions, update, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { constructionPrices, has, openToldBase, startTold, untilFinal } from './told-states.ts';

const base = openToldBase();

const visit = openBrowser('http://127.0.0.1');

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'the block editor, the list and the classic form follow an entry without being opened again',
  async () => {
    await emptyContentBase();
    // The plugin's own type, which has the classic form.
    await setOptions({ lacking: 'kojv_ehitus' });
    const site = await startTold(base.administration, { content_types: '1' });
    const id = await create('posts', { title: 'Enne', slug: 'enne', content: '<p>Tekst.</p>' });
    const list = await create('kojv_ehitus', { title: 'Tartu', acf: constructionPrices() });
    await untilFinal(id, has(site, '/about/news/enne', 'Enne'));
    await visit(desktop, async (page) => {
      await page.context().addCookies([...base.administration.cookies]);
      const { url } = wordpress();
      await page.goto(`${url}/wp-admin/post.php?post=${id}&action=edit`);
      const save = async (edit: object) => {
        await page.evaluate(saveInEditor, edit);
      };
      await page.waitForFunction(isEditorReady);
      const told = page.locator('.components-notice', { hasText: 'Website:' });
      await save({ title: 'Pärast' });
      await told.filter({ hasText: 'On the website' }).waitFor();
      expect((await site.page('/about/news/enne')).html).toContain('Pärast');
      expect(await told.locator('a', { hasText: 'Eesti keeles' }).getAttribute('href')).toBe(
        `${site.origin}/about/news/enne`,
      );
      await save({ status: 'draft' });
      await told.filter({ hasText: 'Not on the website. It is a draft' }).waitFor();
      expect((await site.page('/about/news/enne')).status).toBe(404);

      await update('posts', id, { status: 'publish', title: 'Jälle' });
      await page.goto(`${url}/wp-admin/edit.php`);
      await page.locator('td', { hasText: 'On the website, page updated at' }).waitFor();
      expect((await site.page('/about/news/enne')).html).toContain('Jälle');

      await update('kojv_ehitus', list, { title: 'Tartu linn' });
      await page.goto(`${url}/wp-admin/post.php?post=${list}&action=edit`);
      await page.locator('#site-publisher-state', { hasText: 'On the website, page updated at' }).waitFor();
    });
  },
);
