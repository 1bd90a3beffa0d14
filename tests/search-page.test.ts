/** The search page in a browser. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { formatLegalName } from '#shell/company/company.ts';
import { translator } from '#shell/languages/messages.ts';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { company } from './site/company.ts';
import { gate, recordErrors, recordShift } from './site/page-probes.ts';
import { isFull, isThorough } from './site/driven.ts';
import { countLive, searchOn } from './site/search-page.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, send, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const withoutScript = { ...desktop, javaScriptEnabled: false } as const;

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.skipIf(isWithoutBrowser)(
  'a query in the address is searched for at once, and what is found takes the place of what was served',
  async () => {
    await visit(phone, async (page) => {
      const shift = await recordShift(page);
      await page.goto('/ru/search?searchQuery=vyvoz+fekaliy');
      const { links, live, status } = searchOn(page);
      await links.first().waitFor();
      await live.first().waitFor();
      expect(await page.locator('.searched').count()).toBe(0);
      expect(await shift()).toBe(0);
      expect(await links.first().getAttribute('href')).toBe('/ru/home-customer/ordering-fecal-transport');
      expect(await links.first().locator('mark').allTextContents()).toEqual(['вывоз', 'фекалий']);
      expect(await status.textContent()).toMatch(/^\d+ результат/u);
    });
  },
);

/** What of the search a visitor sees, and where it stands. */
const seen = (page: Page) =>
  page.locator('main').evaluate((main) => ({
    text: (main instanceof HTMLElement ? main.innerText : '').replaceAll(/\s+/gu, ' '),
    boxes: [
      ...main.querySelectorAll(
        '.type-filter > *, .search-results > li, .search-results > li p, .page-list li, .live-results *',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => JSON.stringify(element.getBoundingClientRect())),
  }));

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the page of a search is whole without scripts, and the script takes it over with the same results, counts and places',
    async () => {
      // Results at the same places do not paint larger than what was served, so the largest paint is the first.
      for (const [window, addresses] of [
        [desktop, ['/search?searchQuery=konteiner']],
        [
          phone,
          [
            '/ru/search?searchQuery=konteiner&page=3',
            '/en/search?searchQuery=viljandi&types=waste_stations,wp-post',
            '/search?searchQuery=qwxzv',
          ],
        ],
      ] as const) {
        await visit(window, async (page) => {
          const errors = recordErrors(page);
          let script = gate();
          await page.route('**/_astro/search-worker*', async (route) => {
            await script.isOpen;
            await route.continue();
          });
          const shift = await recordShift(page);
          for (const address of addresses) {
            script = gate();
            await page.goto(address);
            await page.evaluate(() => document.fonts.ready.then(({ status }) => status));
            const served = await seen(page);
            script.open();
            await page.locator('.searched').waitFor({ state: 'detached' });
            expect(await seen(page), address).toEqual(served);
            expect(await shift(), address).toBe(0);
          }
          expect(errors).toEqual([]);
        });
      }
    },
  );

test.skipIf(isWithoutBrowser)(
  'without scripts results are ten a page, and pages, types and further live results are reached by links',
  async () => {
    await visit(withoutScript, async (page) => {
      await page.goto('/search?searchQuery=konteiner');
      const { links, pages, types, pressed, live, liveLinks, more, status } = searchOn(page, '.searched');
      expect([await links.count(), await status.textContent()]).toEqual([10, '50 tulemust, leht 1/5']);
      expect(await live.textContent()).not.toContain(translator('et')('searchPage.live.none'));
      await expect.poll(() => countLive(page)).toBeGreaterThan(0);
      const articles = await liveLinks.count();
      await more.click();
      await expect.poll(() => countLive(page)).toBeGreaterThan(articles);
      const first = await links.allTextContents();
      await pages.filter({ hasText: '2' }).click();
      expect(parameters(page)).toEqual({ searchQuery: 'konteiner', page: '2' });
      const second = await links.allTextContents();
      expect([second.length, second.filter((link) => first.includes(link))]).toEqual([10, []]);
      await page.locator('.searched .page-jump input[name="page"]').fill('5');
      await page.locator('.searched .page-jump button').click();
      expect(parameters(page)).toEqual({ searchQuery: 'konteiner', page: '5' });
      await types.filter({ hasText: 'Lehed' }).click();
      expect(parameters(page)).toEqual({ searchQuery: 'konteiner', types: 'content' });
      expect([await pressed.allTextContents(), await live.count()]).toEqual([['Lehed'], 0]);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'results come while one types, and arrows lead through them and back',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/search');
      const { field, links, status, types } = searchOn(page);
      await field.fill('asbest');
      await links.first().waitFor();
      await expect.poll(() => parameters(page)).toEqual({ searchQuery: 'asbest' });
      await field.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const focused = page.locator('.search-results li:nth-child(2) a:focus');
      expect(await focused.count()).toBe(1);
      await page.keyboard.press('Escape');
      expect(await page.locator('main input:focus').count()).toBe(1);
      await field.fill('');
      await links.first().waitFor({ state: 'detached' });
      expect([await status.textContent(), await types.count()]).toEqual(['', 0]);
      await expect.poll(() => parameters(page)).toEqual({});
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'below a search that finds nothing the help follows at once, with and without scripts',
    async () => {
      const t = translator('et');
      const cases = [
        { options: phone, place: '.site-search .search-found', text: t('searchPage.ownNone') },
        {
          options: { ...phone, javaScriptEnabled: false },
          place: '.searched',
          text: t('searchPage.ownNone'),
        },
      ];
      for (const { options, place, text } of cases) {
        await visit(options, async (page) => {
          await page.goto('/search?searchQuery=qwxzv');
          const found = page.locator(place);
          await found.waitFor();
          await page.getByText(text).waitFor();
          const heights = await found.evaluate((element) => [
            element.getBoundingClientRect().height,
            innerHeight,
          ]);
          expect(heights[0]).toBeLessThan((heights[1] ?? 0) / 2);
          // Nothing is there to choose kinds of.
          await expect.poll(() => page.locator('.type-filter').count()).toBe(0);
        });
      }
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'types of results and pages are chosen by touch and by keyboard, and going back shows the same',
    async () => {
      await visit(phone, async (page) => {
        await page.goto('/en/search?searchQuery=viljandi');
        const { links, types, pressed, pages } = searchOn(page);
        await links.first().waitFor();
        await types.filter({ hasText: 'Waste stations' }).tap();
        const station = '/en/home-customer/waste-stations/315';
        await expect
          .poll(() => links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
          .toEqual([station]);
        expect(parameters(page)).toEqual({ searchQuery: 'viljandi', types: 'waste_stations' });
        await links.first().tap();
        await page.waitForURL(`**${station}`);
        await page.goBack();
        await links.first().waitFor();
        expect(await pressed.allTextContents()).toEqual(['Waste stations']);

        await types.filter({ hasText: 'Waste stations' }).press('Enter');
        await types.filter({ hasText: 'Pages' }).press('Space');
        await searchOn(page).field.fill('waste');
        await pages.filter({ hasText: '2' }).tap();
        await expect
          .poll(() => parameters(page))
          .toEqual({ searchQuery: 'waste', types: 'content', page: '2' });
        await expect.poll(() => pages.filter({ hasText: '2' }).getAttribute('aria-current')).toBe('page');
        const shown = await links.allTextContents();
        expect(shown).toHaveLength(10);
        await links.nth(3).tap();
        await page.waitForURL((url) => !url.pathname.endsWith('/search'));
        await page.goBack();
        await expect.poll(() => links.allTextContents()).toEqual(shown);
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the page with results is accessible, fits 320 pixels and says in each language that live results are a demonstration',
    async () => {
      const notes = {
        '/search': 'näidisandmed',
        '/ru/search': 'демонстрационные',
        '/en/search': 'demonstration',
      };
      for (const [path, note] of Object.entries(notes)) {
        const { body } = await send(`${path}?searchQuery=viljandi`);
        const [, live = ''] = body.split('class="live-results"');
        expect(live.split('</p>')[0], path).toContain(note);
        expect(body).toMatch(/<input[^>]*type="search"[^>]*value="viljandi"/u);
      }
      await visit({ viewport: { width: 320, height: 640 }, ...still }, async (page) => {
        for (const [path, note] of Object.entries(notes).filter(
          ([name]) => isFull || name === '/ru/search',
        )) {
          await page.goto(`${path}?searchQuery=viljandi`);
          const { links, live } = searchOn(page);
          await links.first().waitFor();
          await live.filter({ hasText: note }).waitFor();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
          expect(await page.locator('.searched').count()).toBe(0);
          if (path === '/ru/search') expect(await audit(page, path)).toEqual([]);
        }
      });
    },
  );

/** The first result of a query, without and with scripts: its address, facts and next steps. */
const cards = [
  {
    path: '/search?searchQuery=Elva',
    leadsTo: '/home-customer/organized-waste?contracts-search=Elva+vald#contracts',
    facts: ['Katsevedaja AS', '01.11.2022–31.10.2027', 'vedaja arvel, seda teab ka omavalitsus: Elva vald'],
    links: ['/home-customer/organized-waste#contracts'],
  },
  {
    path: '/ru/search?searchQuery=%D0%B2+%D0%A0%D0%B0%D0%BA%D0%B2%D0%B5%D1%80%D0%B5',
    leadsTo: '/ru/home-customer/organized-waste?contracts-search=Rakvere+linn#contracts',
    facts: [
      `${formatLegalName(company)} (мы)`,
      '01.08.2025–31.07.2030',
      '+372\u00a0600\u00a00107',
      'Посмотреть прейскурант',
    ],
    links: [
      'tel:+3726000107',
      '/ru/customer-support/price-lists/193',
      '/ru/customer-support/next-shipping-day',
      '/ru/customer-support/unserved-addresses?address=Rakvere',
      '/ru/customer-support/contact-us?topic=5',
    ],
  },
  {
    path: '/en/search?searchQuery=Tallinn+Lasnam%C3%A4e',
    leadsTo: '/en/home-customer/organized-waste?contracts-search=Tallinn#contracts',
    facts: ['Lasnamäe', `${formatLegalName(company)} (us)`],
    links: ['tel:+3726000101', '/en/customer-support/price-lists/121'],
  },
];

test.skipIf(isWithoutBrowser)(
  'a place leads first to the card of who collects there, with and without scripts',
  async () => {
    for (const options of [phone, { ...phone, javaScriptEnabled: false }]) {
      await visit(options, async (page) => {
        // One card of each kind with scripts; without them that with all facts and steps.
        const driven = isFull || options === phone ? cards : cards.slice(1, 2);
        for (const { path, leadsTo, facts, links } of driven) {
          await page.goto(path);
          const list = options === phone ? '.own-results .search-results' : '.search-results';
          const card = page.locator(`${list} > li`).first();
          await card.waitFor();
          expect(await card.locator('> a').getAttribute('href')).toBe(leadsTo);
          expect(await card.locator('dd').allTextContents()).toEqual(expect.arrayContaining(facts));
          const hrefs = await card
            .locator('dd a, .next-steps a')
            .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
          expect(hrefs).toEqual(expect.arrayContaining(links));
        }
      });
    }
  },
);
