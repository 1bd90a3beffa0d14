/** What a visitor sees without a connection, by a real service worker. */
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { lookupOn, lookupPath } from './site/lookup-page.ts';
import {
  cachesOn,
  keptOn,
  loseConnection,
  lookUpAndKeep,
  registrationsOn,
  withWorkers,
} from './site/offline-page.ts';
import { recordErrors } from './site/page-probes.ts';
import { patience } from './site/running-site.ts';
import { drivenLocales, isThorough } from './site/driven.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const texts = {
  et: { heading: 'Ühendust ei ole', days: 'Vaata veopäevi', unreachable: 'Ühendust ei ole.' },
  ru: { heading: 'Нет подключения', days: 'Посмотреть дни вывоза', unreachable: 'Нет связи.' },
  en: {
    heading: 'There is no connection',
    days: 'See collection days',
    unreachable: 'There is no connection.',
  },
} as const;

const pathIn = (locale: Locale, path: string) => (locale === 'et' ? path : `/${locale}${path}`);

test.skipIf(isWithoutBrowser)(
  'without a connection the page of the lookup works, and every other page says what to do, in each language',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...desktop, ...withWorkers }, async (page) => {
        const { heading, days, unreachable } = texts[locale];
        const { field, submit, answer } = lookupOn(page);
        await lookUpAndKeep(page, locale);
        await loseConnection(page);
        // A number in the address makes a page of the server's with a connection.
        await page.goto(`${lookupPath(locale)}?contractNumber=1000002`);
        await expect.poll(() => answer.innerText(), patience).toContain(unreachable);
        await field.fill('1000003');
        await submit.click();
        await expect.poll(() => answer.innerText(), patience).toContain(unreachable);

        const response = await page.goto(pathIn(locale, '/about/news'));
        expect(response?.status()).toBe(503);
        expect(await page.locator('html').getAttribute('lang')).toBe(locale);
        expect(await page.locator('h1').innerText()).toBe(heading);
        await page.evaluate(() => document.fonts.ready);
        const isLoaded = () => {
          const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
          return document.fonts.check(`1em ${family}`);
        };
        expect(await page.evaluate(isLoaded)).toBe(true);
        await page.getByRole('link', { name: days }).click();
        await field.waitFor();
        expect(new URL(page.url()).pathname).toBe(lookupPath(locale));
      });
    }
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('the language is the one that the site would show', async () => {
    await visit({ ...desktop, ...withWorkers }, async (page) => {
      await lookUpAndKeep(page, 'et');
      // Stored by the edge, whose redirect the worker hands on.
      await page.goto('/about?lang=ru');
      expect(page.url()).toBe(`${origin}/ru/about`);
      await page.goto('/customer-support');
      expect(page.url()).toBe(`${origin}/ru/customer-support`);
      await expect
        .poll(async () => (await keptOn(page)).map(({ path }) => path), patience)
        .toContain('/ru/offline');
      await loseConnection(page);
      const loadLanguage = async (address: string) => {
        await page.goto(address);
        return page.locator('html').getAttribute('lang');
      };
      expect(await loadLanguage('/about')).toBe('ru');
      expect(await loadLanguage('/about?lang=et')).toBe('et');
      expect(await loadLanguage(lookupPath('ru'))).toBe('ru');
      // Nothing English is kept: this visitor has not read it.
      expect(await loadLanguage('/en/about')).toBe('et');
      expect(await page.locator('h1').innerText()).toBe(texts.et.heading);
    });
  });

test.skipIf(isWithoutBrowser)('the page is asked for again when the device is connected', async () => {
  await visit({ ...phone, ...withWorkers }, async (page) => {
    await lookUpAndKeep(page);
    await loseConnection(page);
    await page.goto('/about');
    expect(await page.locator('h1').innerText()).toBe(texts.et.heading);
    await page.context().setOffline(false);
    await expect.poll(() => page.locator('h1').innerText(), patience).not.toBe(texts.et.heading);
    expect(page.url()).toBe(`${origin}/about`);

    await loseConnection(page);
    await page.goto('/about/company');
    await page.getByRole('link', { name: 'Proovi uuesti' }).click();
    expect(page.url()).toBe(`${origin}/about/company`);
    expect(await page.locator('h1').innerText()).toBe(texts.et.heading);
  });
});

test.skipIf(isWithoutBrowser)('with a connection every answer is that of the server', async () => {
  await visit({ ...desktop, ...withWorkers }, async (page) => {
    await lookUpAndKeep(page);
    const status = async (address: string) => (await page.goto(address))?.status();
    expect(await status('/')).toBe(200);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await status('/not-there')).toBe(404);
    expect(await status('/About/')).toBe(200);
    expect(page.url()).toBe(`${origin}/about`);
    expect(await status('/status')).toBe(403);
    const asked = page.waitForResponse((response) => response.url() === `${origin}/about/company`);
    await page.goto('/about/company');
    // The worker itself asked the server, and nothing that was kept.
    expect((await asked).fromServiceWorker()).toBe(true);
    expect((await keptOn(page)).filter(({ path }) => path.includes('company'))).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)(
  'calls, forms and files fail without a connection as they do without a worker',
  async () => {
    await visit({ ...desktop, ...withWorkers }, async (page) => {
      await lookUpAndKeep(page);
      await page.reload();
      await loseConnection(page);
      const fails = (address: string, method: string) =>
        page.evaluate(
          async ([path, how]) =>
            fetch(path, { method: how })
              .then(() => false)
              .catch(() => true),
          [address, method] as const,
        );
      expect(await fails('/api/health', 'GET')).toBe(true);
      expect(await fails(lookupPath('et'), 'POST')).toBe(true);
      expect(await fails('/search-index/et/start.json', 'GET')).toBe(true);
      await expect(page.goto('/documents/et/ordering-fecal-transport.pdf')).rejects.toThrow('ERR_');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)('who only reads pages keeps nothing', async () => {
    await visit({ ...desktop, ...withWorkers }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const address of ['/', '/about/news', lookupPath('et'), lookupPath('ru'), '/offline']) {
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await registrationsOn(page)).toBe(0);
      }
      expect(asked.filter((path) => /offline-worker|keep-offline/u.test(path))).toEqual([]);
      expect(await cachesOn(page)).toEqual([]);
    });
  });

/** As the page about cookies says. */
const maxBytes = 1_000_000;

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a device keeps two pages of each language that is read, their files, and less than a megabyte',
    async () => {
      await visit({ ...desktop, ...withWorkers }, async (page) => {
        await lookUpAndKeep(page);
        const listPages = async () =>
          (await keptOn(page)).map(({ path }) => path).filter((path) => !/\.\w+$/u.test(path));
        expect((await listPages()).toSorted()).toEqual([lookupPath('et'), '/offline']);
        await lookUpAndKeep(page, 'ru');
        await lookUpAndKeep(page, 'en');
        await expect.poll(async () => (await listPages()).length, patience).toBe(6);
        const kept = await keptOn(page);
        expect(kept.filter(({ bytes }) => bytes === 0)).toEqual([]);
        expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(maxBytes);
        const folders = kept.map(({ path }) => path.split('/')[1]);
        const others = folders.filter((folder) => !['_astro', 'fonts', 'icons'].includes(folder ?? ''));
        expect(others).toHaveLength(6);
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'the page about the connection is accessible, by keyboard and on a narrow phone, and breaks no rule',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ ...phone, ...still, ...withWorkers }, async (page) => {
        const errors = recordErrors(page);
        await lookUpAndKeep(page, locale);
        await loseConnection(page);
        await page.goto(pathIn(locale, '/services'));
        expect(await audit(page, locale)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const days = page.getByRole('link', { name: texts[locale].days });
        await days.focus();
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('');
        await page.keyboard.press('Shift+Tab');
        await page.keyboard.press('Enter');
        await lookupOn(page).field.waitFor();
        expect(errors).toEqual([]);
      });
    }
  },
);
