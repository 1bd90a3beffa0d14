/** A clock is wrong, that of WordPress or that of an editor's computer, and what an editor reads is what the site has nonetheless. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isThorough } from '../site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { create, emptyContentBase, setOptions, update, wordpress } from './editor.ts';
import { isEditorReady, saveInEditor } from './block-editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { has, openToldBase, startTold, untilFinal } from './told-states.ts';

const base = openToldBase();
const visit = openBrowser('http://127.0.0.1');
const isSkipped = isWithoutWordPress || isWithoutBrowser;
const patience = { timeout: 600_000 };

const minute = 60;
const hour = 60 * minute;

const openEditor = async (page: Page, id: number) => {
  await page.goto(`${wordpress().url}/wp-admin/post.php?post=${id}&action=edit`);
  await page.waitForFunction(isEditorReady);
};
const told = (page: Page, text: string) => page.locator('.components-notice', { hasText: text }).waitFor();

test.skipIf(isSkipped)(
  'with a clock that is wrong by hours nothing is called live that is not, and all is sent when the clock is right again',
  patience,
  async () => {
    for (const [index, wrong] of (isThorough ? [2 * hour, -2 * hour] : [2 * hour]).entries()) {
      await emptyContentBase();
      const site = await startTold(base.administration);
      const slug = `enne-${index}`;
      const address = `/about/news/${slug}`;
      const id = await create('posts', { title: 'Enne', slug, content: '<p>Tekst.</p>' });
      await untilFinal(id, has(site, address, 'Enne'));
      await setOptions({ clock: String(wrong) });
      await visit(desktop, async (page) => {
        await page.context().addCookies([...base.administration.cookies]);
        await openEditor(page, id);
        await page.evaluate(saveInEditor, { title: 'Pärast' });
        await told(page, 'The website could not be told');
        await told(page, 'Check the clock of this server.');
        expect(await has(site, address, 'Pärast')()).toBe(false);
        await setOptions({ clock: '0' });
        // Any page of WordPress plans what was put off; cron follows it.
        await page.goto(`${wordpress().url}/wp-admin/edit.php`);
        await page.locator('td', { hasText: 'The website could not be told' }).waitFor();
        await expect
          .poll(
            async () => {
              await fetch(`${wordpress().url}/wp-cron.php`);
              return has(site, address, 'Pärast')();
            },
            { timeout: 90_000, interval: 1000 },
          )
          .toBe(true);
        await page.locator('td', { hasText: 'On the website, page updated at' }).waitFor();
      });
    }
  },
);

test.skipIf(isSkipped)(
  'a clock that is wrong by minutes, or that of the editor by hours, changes nothing of what is said',
  patience,
  async () => {
    await emptyContentBase();
    const site = await startTold(base.administration);
    const id = await create('posts', { title: 'Enne', slug: 'kell', content: '<p>Tekst.</p>' });
    await untilFinal(id, has(site, '/about/news/kell', 'Enne'));
    for (const wrong of isThorough ? [2 * minute, -2 * minute] : [2 * minute]) {
      await setOptions({ clock: String(wrong) });
      const title = `Kell ${wrong}`;
      await update('posts', id, { title });
      expect((await untilFinal(id, has(site, '/about/news/kell', title))).type).toBe('live');
    }
    await setOptions({ clock: '0' });
    await visit(desktop, async (page) => {
      await page.context().addCookies([...base.administration.cookies]);
      await page.addInitScript(putClockForward, 5 * hour * 1000);
      await openEditor(page, id);
      await page.evaluate(saveInEditor, { title: 'Homme' });
      await told(page, 'On the website');
      expect(await has(site, '/about/news/kell', 'Homme')()).toBe(true);
    });
  },
);

/** Runs in the page. What waits for a time to pass goes on as before. */
function putClockForward(byMs: number): void {
  const RightDate = Date;
  globalThis.Date = class extends RightDate {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [RightDate.now() + byMs] : parts) as [number]));
    }

    static override now(): number {
      return RightDate.now() + byMs;
    }
  } as DateConstructor;
}
