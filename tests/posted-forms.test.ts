import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { routeTemplates } from '#shell/addresses/routes.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { openClient } from './site/client.ts';
import { fillQuestion, formOn, pathIn } from './site/form-page.ts';
import { locales } from '#platform/languages/locale.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const withdrawalLinks = {
  et: 'Taganen lepingust',
  ru: 'Отказаться от договора',
  en: 'Withdraw from a contract',
};

const question = { topic: '10', name: 'Mari', phone: '5555 5555', subject: 'Tere', description: 'Tere' };

function buildForm(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" enctype="multipart/form-data" action="${action}">${inputs.join('')}
<input type="file" name="attachment"><button id="send">Saada</button></form>`;
}

/** Submits a form natively, without a script.
 * @returns Status of the final page. */
async function send(page: Page): Promise<number | undefined> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().isNavigationRequest() && one.status() !== 303),
    page.click('#send, .posted-form button[type="submit"]'),
  ]);
  await page.waitForLoadState();
  return response.status();
}

test('every form has its page and the page that follows among the routes', () => {
  const pages = [...endpoints.values()].flatMap(({ form }) => (form ? [form.page, form.sentPage] : []));
  const templates: readonly string[] = routeTemplates;
  expect(pages).toHaveLength(6);
  expect(pages.filter((page) => !templates.includes(page))).toEqual([]);
});

test.skipIf(isWithoutBrowser)(
  'without JavaScript the contact form and the order are sent by the page itself and lead to the next page, which has the number',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/ru/customer-support/contact-us');
      await fillQuestion(page);
      expect(await send(page)).toBe(200);
      expect(page.url()).toMatch(
        /\/ru\/customer-support\/contact-us\/submitted\?reference=[2-9A-Z]{6}#demonstration$/u,
      );
      expect(await page.locator('#demonstration').isVisible()).toBe(true);
      // The number stands on the page, and what is promised for a message that nobody has received does not.
      const { reference } = formOn(page);
      expect(await reference.innerText()).toBe(new URL(page.url()).searchParams.get('reference'));
      expect(await page.locator('.lead').isVisible()).toBe(false);
      // Post, redirect, get: a reload only loads the page.
      const reloaded = await page.reload();
      expect(reloaded?.request().method()).toBe('GET');
      await page.goto('/ru/customer-support/contact-us/submitted');
      expect(await page.locator('#demonstration').isVisible()).toBe(false);
      expect(await page.locator('.lead').isVisible()).toBe(true);
      expect(await reference.count()).toBe(0);

      await page.goto('/en/home-customer/ordering-fecal-transport');
      const { field } = formOn(page);
      await field('name').fill('Mari');
      await field('phone').fill('5555 5555');
      await field('address').fill('Tamme 1');
      await field('tank').first().check();
      expect(await send(page)).toBe(200);
      expect(page.url()).toMatch(
        /\/en\/home-customer\/ordering-fecal-transport\/submitted\?reference=\w+#outbox$/u,
      );
      expect(await reference.innerText()).toBe(new URL(page.url()).searchParams.get('reference'));
      expect(await page.locator('.lead').isVisible()).toBe(false);
      expect(await page.locator('h1').innerText()).toBe('Your order is saved');
      expect(await page.locator('#outbox a[href="tel:1919"]').isVisible()).toBe(true);
      expect(await page.locator('#next').isVisible()).toBe(false);
      // No number but those that the site makes is shown as one of its own.
      await page.goto('/en/home-customer/ordering-fecal-transport/submitted?reference=CALL%205555');
      expect(await reference.count()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript a visitor withdraws from a contract: the footer leads there, a faulty form says what to fix',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      for (const locale of locales) {
        await page.goto(pathIn(locale, '/about'));
        await page.locator('.footer-end').getByRole('link', { name: withdrawalLinks[locale] }).click();
        expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/terms/withdrawal'));
        const { field, fault } = formOn(page);
        await field('name').fill('Mari Näide');
        await field('contract').fill('see www.example.ee');
        await field('email').fill('mari@example.ee');
        expect(await send(page)).toBe(400);
        expect(await fault('contract').isVisible()).toBe(true);
        expect(await field('email').inputValue()).toBe('mari@example.ee');
        await field('contract').fill('Big bag, 02.11.2026');
        expect(await send(page)).toBe(200);
        expect(page.url()).toMatch(/\/terms\/withdrawal\/submitted\?reference=[2-9A-Z]{6}#demonstration$/u);
        expect(await page.locator('#demonstration').isVisible()).toBe(true);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'without JavaScript a form that is not taken comes back with what was typed and what to fix, and can be sent again',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await page.goto('/ru/customer-support/contact-us');
      await fillQuestion(page);
      const { field } = formOn(page);
      await field('topic').selectOption('5');
      await field('contractNumber').fill('L1234567');
      await field('address').fill('Tamme 1');
      await field('wasteType').selectOption('bio');
      await field('containerType').selectOption('wheeled-0.24');
      await field('containerCount').selectOption('1');
      await field('hasPackedWaste').first().check();
      await field('desiredDay').fill('2026-01-01');
      await field('description').fill('"><script>alert(1)</script>\n</textarea>');
      expect(await send(page)).toBe(400);
      // The page of the form itself, with the submitted values.
      expect(await page.locator('html').getAttribute('lang')).toBe('ru');
      const { summary, fault } = formOn(page);
      expect(await summary.innerText()).toContain('На выбранный день заказать нельзя.');
      expect(await summary.locator('a').getAttribute('href')).toBe('#form-desiredDay');
      expect(await fault('desiredDay').isVisible()).toBe(true);
      expect(await field('topic').inputValue()).toBe('5');
      expect(await field('hasPackedWaste').first().isChecked()).toBe(true);
      expect(await field('description').inputValue()).toBe('"><script>alert(1)</script>\n</textarea>');
      await field('desiredDay').fill(addDays(tallinnDay(Date.now()), 30));
      expect(await send(page)).toBe(200);
      expect(page.url()).toContain('/ru/customer-support/contact-us/submitted?reference=');
    });
  },
);

test.skipIf(isWithoutBrowser)('a plain form of another site is refused', async () => {
  const form = buildForm(`${origin}/api/helpdesk`, question);
  const foreign = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(form);
  });
  const { port, close: closeForeign } = await listenOnLoopback(foreign);
  try {
    await visit(desktop, async (page) => {
      // The host name is another site; the IP address is another origin of the same site.
      for (const host of ['localhost', '127.0.0.1']) {
        await page.goto(`http://${host}:${port}/`);
        expect(await send(page)).toBe(403);
      }
    });
  } finally {
    await closeForeign();
  }
});
