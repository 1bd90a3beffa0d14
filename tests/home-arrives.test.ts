/** What comes to the home page when it is there: the light of its drawing, the day on its truck, the municipality of the device. */
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import { answerLookups } from './site/lookup-page.ts';
import { openWithDays, rememberContract } from './site/remembered-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

test.skipIf(isWithoutBrowser)(
  'the truck of the home page has the next remembered day on its side',
  async () => {
    await visit(desktop, async (page) => {
      await answerLookups(page, () => ({}));
      await page.goto('/en');
      await page.locator('.hero[data-lit]').waitFor();
      expect(await page.locator('.hero-art text').count()).toBe(0);
      await rememberContract(page, '1234567', { locale: 'en' });
      await openWithDays(page, '/en');
      const day = await page.locator('.remembered-days time').first().innerText();
      const [name, shown = ''] = await page.locator('.hero-art text').allTextContents();
      expect(await page.locator('.remembered-days strong').first().innerText()).toBe(name);
      expect(day.startsWith(`${shown} 20`), shown).toBe(true);
    });
  },
);

test.skipIf(isWithoutBrowser)('the home page says how it is in the municipality of the device', async () => {
  await visit(desktop, async (page) => {
    await page.goto('/');
    await page.locator('.own-place[data-started] button').click();
    await page.locator('#municipality').selectOption('0890');
    expect(await page.locator('.own-differences').innerText()).toContain('Leht seinale');
    await page.reload();
    await page.locator('.own-differences a').first().waitFor();
    expect(await page.locator('#municipality').inputValue()).toBe('0890');
  });
});
