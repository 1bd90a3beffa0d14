/** User tests of dialog, input and container chooser. */
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { gate } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'a dialog is opened and closed from outside, by its button, by Escape and by a click beside it',
  async () => {
    const found: string[] = [];
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto('/en/styleguide');
      const buttons = page.locator('[command="show-modal"]');
      const dialog = page.locator('dialog[open]');
      const ways = [
        () => dialog.locator('button').click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
      ];
      for (const [index, size] of ['2xl', '3xl', '4xl'].entries()) {
        await buttons.nth(index).click();
        expect(await dialog.isVisible()).toBe(true);
        expect(await dialog.locator('h2').getAttribute('class')).toBe(`dialog-title-${size}`);
        if (index === 0) found.push(...(await audit(page, 'dialog')));
        await ways[index]?.();
        await dialog.waitFor({ state: 'hidden' });
        expect(await buttons.nth(index).evaluate((button) => button === document.activeElement)).toBe(true);
      }
    });
    expect(found).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  "an input says what is wrong once it is left, 'Invalid date' among it, and no more once it is fixed",
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/en/styleguide');
      const fields = page.locator('[data-inputs]');
      const findFault = (name: string) => page.locator(`#${name}-fault`);
      expect(await fields.locator('.input-fault').count()).toBe(6);
      const mail = page.locator('#field-email');
      await mail.focus();
      await expect.poll(() => fields.getAttribute('aria-busy')).toBeNull();
      await mail.pressSequentially('mari@');
      expect(await findFault('field-email').count()).toBe(0);
      await mail.blur();
      expect(await findFault('field-email').textContent()).toBe('This is not an email address.');
      expect(await mail.getAttribute('aria-describedby')).toBe('field-email-fault');
      await mail.pressSequentially('example.ee');
      expect(await findFault('field-email').count()).toBe(0);
      await page.locator('#field-date').focus();
      await page.keyboard.type('02');
      await page.locator('#field-date').blur();
      expect(await findFault('field-date').textContent()).toBe('Invalid date');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the chooser suggests a container by waste and volume, keeps what was typed before it came, and leads to the order',
  async () => {
    const found: string[] = [];
    await visit({ ...phone, viewport: { width: 320, height: 740 }, ...still }, async (page) => {
      const code = gate();
      await page.route('**/_astro/hydrate.*.js', async (route) => {
        await code.isOpen;
        await route.continue();
      });
      await page.goto('/construction-waste/collect-transport-waste');
      await page.locator('#chooser-waste').selectOption('stone');
      await page.locator('#chooser-volume').fill('5');
      code.open();
      const answer = page.locator('.chooser-answer');
      const text = async () => (await answer.innerText()).replaceAll('\u00a0', ' ');
      await expect.poll(text).toContain('Valige konteiner 8 m³.');
      expect(await text()).toContain('7,5 t');
      found.push(...(await audit(page, 'chooser')));
      await page.locator('#chooser-waste').selectOption('wood');
      expect(await text()).toContain('Valige konteiner 5 m³.');
      await page.locator('#chooser-volume').fill('70');
      expect(await text()).toContain('3 × 30 m³');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await answer.locator('a').first().tap();
      await page.waitForURL((url) => url.pathname === '/customer-support/contact-us');
    });
    expect(found).toEqual([]);
  },
);
