/** The search in the header and in the mobile menu. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { audit, still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { isFull, isThorough } from './site/driven.ts';
import { typeAtOnce } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const small = { ...phone, viewport: { width: 320, height: 640 } } as const;

const field = (page: Page) => page.locator('.header-search input');
const results = (page: Page) => page.locator('.panel-results').first();
const links = (page: Page) => results(page).locator('a');
const status = (page: Page) => page.locator('.panel-status');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));

/** Opens the search of a page in the way that fits its width. */
async function openSearch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.site-header[data-scripted]').waitFor({ state: 'attached' });
  const button = page.locator('.menu-button');
  if (await button.isVisible()) {
    await button.tap();
    await field(page).tap();
  } else await page.locator('.search-toggle > summary').click();
  await status(page).waitFor({ state: 'attached' });
}

test.skipIf(isWithoutBrowser)(
  'the search of the header loads its code and the index when its field is first entered, and never React',
  async () => {
    await visit(desktop, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/ru/about');
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => /panel|worker|search-index/u.test(path))).toEqual([]);
      await openSearch(page, '/ru/about');
      await expect.poll(() => asked).toContain('/search-index/ru/start.json');
      await field(page).fill('шины');
      await links(page).first().waitFor();
      expect(asked.filter((path) => /hydrate|\/client|react/u.test(path))).toEqual([]);
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    });
  },
);

const searches = [
  { path: '/about', typed: 'jaatmejaam', all: 'Kõik tulemused:', found: /^\d+ tulemust$/u },
  { path: '/ru/about', typed: 'контейнер', all: 'Все результаты:', found: /^\d+ результат/u },
  { path: '/en/about', typed: 'container', all: 'All results:', found: /^\d+ results$/u },
] as const;

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'results that are found again are not drawn again, and are busy until the answer is complete',
    async () => {
      await visit(desktop, async (page) => {
        await openSearch(page, '/about');
        await field(page).fill('jaatmejaam');
        await links(page).first().waitFor();
        await links(page)
          .first()
          .evaluate((link) => link.classList.add('first-drawn'));
        await field(page).fill('jaatmejaam ');
        expect(await results(page).getAttribute('aria-busy')).toBe('true');
        await expect.poll(() => results(page).getAttribute('aria-busy')).toBe('false');
        expect(await links(page).first().getAttribute('class')).toContain('first-drawn');
        await field(page).fill('hinnakiri');
        await expect.poll(() => links(page).first().getAttribute('class')).not.toContain('first-drawn');
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'the search of the header shows five results with snippets of at most 30 characters, then a link to all with their count',
  async () => {
    const problems: string[] = [];
    for (const options of [desktop, small]) {
      await visit({ ...options, ...still }, async (page) => {
        await page.clock.install();
        // Words differ most in length on the small screen; on the large one the search is the same in all languages.
        const driven = isFull || options === small ? searches : searches.slice(-1);
        for (const { path, typed, all, found } of driven) {
          await openSearch(page, path);
          await field(page).focus();
          await typeAtOnce(page, typed);
          await links(page).first().waitFor();
          expect(await status(page).textContent()).toMatch(found);
          const snippets = await page.locator('.panel-snippet').allTextContents();
          // An object says where it goes instead.
          expect(await results(page).locator('.panel-result').count()).toBe(5);
          expect(snippets.length).toBeGreaterThanOrEqual(2);
          expect(snippets.filter((text) => text.length > 30 || text === '')).toEqual([]);
          expect(await results(page).locator('mark').count()).toBeGreaterThan(0);
          const last = links(page).last();
          const count = /\d+/u.exec((await status(page).textContent()) ?? '')?.[0] ?? '';
          expect(await last.textContent()).toBe(`${all} ${count}`);
          if (path === '/ru/about') problems.push(...(await audit(page, path)));
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            options.viewport.width,
          );
        }
        await links(page).last().click();
        await page.waitForURL(/\/en\/search\?searchQuery=container$/u);
      });
    }
    expect(problems).toEqual([]);
  },
);

test.skipIf(isWithoutBrowser)(
  'with the keyboard arrows lead through the results and back, Escape closes them, and Enter follows or sends',
  async () => {
    await visit(desktop, async (page) => {
      await page.clock.install();
      await openSearch(page, '/en/about');
      const { keyboard } = page;
      await typeAtOnce(page, 'tyres');
      await links(page).first().waitFor();
      const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const path: unknown[] = [];
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
        await keyboard.press(key);
        path.push(await focused(page));
      }
      expect(path).toEqual([hrefs[0], hrefs[1], hrefs[0], null]);
      await keyboard.press('ArrowDown');
      await keyboard.press('Escape');
      expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await results(page).isVisible()).toBe(true);
      await keyboard.press('Escape');
      expect([await results(page).isVisible(), await field(page).isVisible()]).toEqual([false, true]);
      expect(await status(page).textContent()).toBe('');
      expect(await field(page).inputValue()).toBe('tyres');
      await keyboard.press('ArrowDown');
      expect([await results(page).isVisible(), await focused(page)]).toEqual([true, hrefs[0]]);
      await keyboard.press('Enter');
      await page.waitForURL(origin + (hrefs[0] ?? ''));
      await openSearch(page, '/en/about');
      await keyboard.type('tyres');
      await keyboard.press('Enter');
      await page.waitForURL('**/en/search?searchQuery=tyres');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a click elsewhere closes the results, and says nothing of them any more',
    async () => {
      await visit(phone, async (page) => {
        await openSearch(page, '/en');
        await field(page).fill('tyres');
        await links(page).first().waitFor();
        await page.locator('.self-service').evaluate((element) => element.removeAttribute('href'));
        await page.locator('.self-service').tap();
        expect([await results(page).isVisible(), await status(page).textContent()]).toEqual([false, '']);
        await field(page).tap();
        expect(await links(page).count()).toBeGreaterThan(1);
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the search of the header says that it searches, that it found nothing and that it failed, and then searches again',
    async () => {
      await visit(desktop, async (page) => {
        await page.route('**/search-index/**', (route) => route.abort());
        await openSearch(page, '/en/about');
        await field(page).fill('tyres');
        await status(page).filter({ hasText: 'Searching…' }).waitFor();
        await status(page).filter({ hasText: 'The search did not work.' }).waitFor();
        await page.unroute('**/search-index/**');
        await field(page).fill('tyre');
        await links(page).first().waitFor();
        await field(page).fill('qwxzv');
        await status(page).filter({ hasText: 'Your search found nothing.' }).waitFor();
        expect(await results(page).isVisible()).toBe(false);
        await field(page).fill('');
        expect(await status(page).textContent()).toBe('');
      });
      await visit(desktop, async (page) => {
        await page.route('**/_astro/panel.*.js', (route) => route.abort());
        await page.goto('/en/about');
        await page.locator('.search-toggle > summary').click();
        await page.keyboard.type('tyres');
        await page.keyboard.press('Enter');
        await page.waitForURL('**/en/search?searchQuery=tyres');
      });
    },
  );

test.skipIf(isWithoutBrowser)('the first line for a place leads to who collects there', async () => {
  const contracts = 'home-customer/organized-waste?contracts-search=';
  await visit(desktop, async (page) => {
    for (const [path, typed, leadsTo] of [
      ['/about', 'Elva', `/${contracts}Elva+vald#contracts`],
      ['/ru/about', 'Таллинн Ласнамяэ', `/ru/${contracts}Tallinn#contracts`],
    ] as const) {
      await openSearch(page, path);
      await field(page).fill(typed);
      await links(page).first().waitFor();
      await expect.poll(() => links(page).first().getAttribute('href')).toBe(leadsTo);
    }
  });
});
