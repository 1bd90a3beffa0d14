/** The page beside the form of a real WordPress: a preview of a real site in a frame. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { create, emptyContentBase, post, setOptions, update, wordpress } from './editor.ts';
import { stationFields } from './filled-fields.ts';
import { isWithoutWordPress } from './programs.ts';
import { openToldBase, startTold, wait } from './told-states.ts';
import { nextSecond } from './wait-until.ts';

const base = openToldBase();

const visit = openBrowser('http://127.0.0.1');

const panel = (page: Page) => page.getByRole('complementary', { name: 'Page beside' });
const framed = (page: Page) => page.frameLocator('#site-publisher-beside iframe');

/** On a busy machine WordPress may answer the site too late, which the frame says; people then press the button too. */
async function untilFramed(page: Page, heading: string): Promise<void> {
  await expect
    .poll(async () => {
      const main = framed(page).locator('main').first();
      const text = await main.innerText({ timeout: 20_000 }).catch(String);
      if (!text.includes(heading)) await panel(page).getByRole('button', { name: 'Again' }).click();
      return text;
    }, wait)
    .toContain(heading);
}

async function openEditor(page: Page, id: number): Promise<void> {
  await page.context().addCookies([...base.administration.cookies]);
  await page.goto(`${wordpress().url}/wp-admin/post.php?post=${id}&action=edit`);
}

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'the page stands beside a classic form as wide as on a phone, and shows what is typed; closed it asks for nothing',
  async () => {
    await emptyContentBase();
    await setOptions({ lacking: 'waste_stations' });
    await startTold(base.administration, { content_types: '1' });
    const id = await create('waste_stations', { title: 'Jaam', acf: stationFields('Vana tee 1') });
    await nextSecond();
    await visit(desktop, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await openEditor(page, id);
      expect(await panel(page).isVisible()).toBe(false);
      expect(asked.filter((url) => /beside\/|\/preview\?/u.test(url))).toEqual([]);

      const toggle = page.getByRole('button', { name: 'Page beside' });
      await toggle.focus();
      await page.keyboard.press('Enter');
      await framed(page).getByText('Vana tee 1').first().waitFor();
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
      const box = await page.locator('#site-publisher-beside iframe').boundingBox();
      expect(box?.width).toBe(390);
      await page.getByLabel('Address', { exact: true }).fill('Uus tee 2');
      await framed(page).getByText('Uus tee 2').first().waitFor();
      await panel(page).getByRole('button', { name: 'In English' }).click();
      await framed(page).locator('html[lang=en] main').getByText('Uus tee 2').first().waitFor();

      // It is open with the next form, and seen while somebody types where there is no room beside it: a form may be very long.
      await page.setViewportSize({ width: 360, height: 740 });
      await openEditor(page, id);
      await framed(page).getByText('Vana tee 1').first().waitFor();
      await page.getByLabel('Address', { exact: true }).focus();
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 370, width: 360, height: 370 });
      const chosen = panel(page).getByRole('button', { name: 'Eesti keeles' });
      expect(await chosen.getAttribute('aria-pressed')).toBe('true');
      const ground = (button: Element) => getComputedStyle(button).backgroundColor;
      expect(await chosen.evaluate(ground)).not.toBe(
        await panel(page).getByRole('button', { name: 'In English' }).evaluate(ground),
      );
      await panel(page).getByRole('button', { name: 'Close' }).click();
      expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
      await openEditor(page, id);
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    });
  },
);

interface EditorWindow {
  readonly wp: {
    readonly data: {
      readonly dispatch: (store: string) => {
        readonly editPost: (edit: object) => Promise<void>;
        readonly autosave: () => Promise<void>;
      };
    };
  };
}

async function keepUnsaved(edit: object): Promise<void> {
  const { wp } = globalThis as unknown as EditorWindow;
  const editor = wp.data.dispatch('core/editor');
  await editor.editPost(edit);
  await editor.autosave();
}

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'beside the block editor the page shows what is kept unsaved, and nobody but this WordPress may frame it',
  async () => {
    await emptyContentBase();
    const site = await startTold(base.administration);
    // The guide of the block editor would cover everything for who comes for the first time.
    const seen = { _modified: new Date().toISOString(), 'core/edit-post': { welcomeGuide: false } };
    await post('wp/v2/users/me', { meta: { persisted_preferences: seen } });
    const id = await create('posts', { title: 'Enne', slug: 'enne', content: '<p>Tekst.</p>' });
    await nextSecond();
    await visit(desktop, async (page) => {
      await openEditor(page, id);
      await page.getByRole('button', { name: 'Page beside' }).click();
      await untilFramed(page, 'Enne');
      await page.evaluate(keepUnsaved, { title: 'Pooleli' });
      await framed(page).locator('main h1', { hasText: 'Pooleli' }).waitFor();
      await update('posts', id, { title: 'Salvestatud' });
      await untilFramed(page, 'Salvestatud');

      const link = (await page.locator('#site-publisher-beside iframe').getAttribute('src')) ?? '';
      const { headers } = await fetch(link);
      const policy = headers.get('content-security-policy') ?? '';
      expect(/frame-ancestors ([^;]*)/u.exec(policy)?.[1]).toBe(wordpress().url);
      const forged = new URL(link);
      forged.searchParams.set('frame', site.origin);
      const refused = await fetch(forged);
      expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([
        403,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    });
  },
);
