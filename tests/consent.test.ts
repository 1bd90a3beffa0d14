/** Before consent, no request leaves the site and nothing is stored; pages that show a contract number are
 * never counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { consentKey, consentVersion } from '#features/consent/consent.ts';
import { fillSmallSite } from './small-site.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';

const analytics = 'https://analytics.example.ee';
/** Where its script reports to: a host of a third domain, and any host of it. */
const reports = ['https://reports.example.com', 'https://region1.reports.example.com'] as const;
/** The site as visitors know it: an IP address has no cookies of a domain. */
const publicOrigin = 'https://www.example.ee';

/** Pages that the tests open besides the few of every small site. */
const visited = [
  '/en/about',
  '/en/cookies',
  '/en/customer-support/contact',
  '/en/customer-support/next-shipping-day',
];

const folder = mkdtempSync(join(tmpdir(), 'consent-'));
const { server, htmlWithout } = await publishBoth();
const visit = openBrowser(server.origin);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a site that counts visits, and publishes the home page of one that does not. */
async function publishBoth() {
  const site = fillSmallSite(folder, [], { also: visited });
  await site.publish();
  const without = site.published('index.html');
  const analyticsReports = ['https://reports.example.com', 'https://*.reports.example.com'];
  await site.publish({ settings: { analyticsSrc: `${analytics}/count.js`, analyticsReports } });
  const options = { ...site.settings, port: 0, live: configureSite({}, site.settings) };
  return { server: await startServer(options), htmlWithout: without };
}

/** Answers instead of the analytics host and records every request that leaves the site. */
async function watch(page: Page): Promise<readonly { readonly url: string; readonly referer: string }[]> {
  const foreign: { url: string; referer: string }[] = [];
  await page.route(`${analytics}/**`, async (route) => {
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.counted = [location.href, document.referrer]; document.cookie = "visitor=1; Path=/";',
    });
  });
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = new URL(url).origin === server.origin || url.startsWith('data:');
    if (!isOwn) foreign.push({ url, referer: request.headers().referer ?? '' });
  });
  return foreign;
}

const question = (page: Page) => page.locator('#consent-question');
const accept = (page: Page) => question(page).locator('.accept').click();
const refuse = (page: Page) => question(page).locator('.refuse').click();
const settingsLink = (page: Page) => page.locator('.site-footer a[href$="#your-choice"]');

const stored = (page: Page) =>
  page.evaluate(() => ({
    ...Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    cookie: document.cookie,
  }));

async function storedChoice(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), consentKey);
  return text === null ? null : JSON.parse(text);
}

test.skipIf(isWithoutBrowser)('before an answer nothing leaves the site and nothing is stored', async () => {
  await visit(desktop, async (page) => {
    const foreign = await watch(page);
    for (const address of ['/', '/ru/about/news', '/en/customer-support/contact']) {
      await page.goto(address);
      expect(await question(page).isVisible()).toBe(true);
    }
    expect(foreign).toEqual([]);
    expect(await stored(page)).toEqual({ cookie: '' });
  });
});

test.skipIf(isWithoutBrowser)('after a yes visits are counted, on later pages too', async () => {
  await visit(desktop, async (page) => {
    const foreign = await watch(page);
    await page.goto('/en');
    await accept(page);
    await page.waitForFunction(() => 'counted' in window);
    expect(await question(page).isVisible()).toBe(false);
    expect(await storedChoice(page)).toMatchObject({ version: consentVersion, isAccepted: true });
    await page.goto('/en/about');
    await page.waitForFunction(() => 'counted' in window);
    expect(await question(page).isVisible()).toBe(false);
    expect(foreign.map(({ url }) => url)).toEqual(Array(2).fill(`${analytics}/count.js`));
  });
});

test.skipIf(isWithoutBrowser)('after a no nobody is asked again and nothing is counted', async () => {
  await visit(phone, async (page) => {
    const foreign = await watch(page);
    await page.goto('/ru');
    await refuse(page);
    await page.goto('/ru/about');
    expect(await question(page).isVisible()).toBe(false);
    expect(await storedChoice(page)).toMatchObject({ version: consentVersion, isAccepted: false });
    expect(foreign).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)(
  'a yes is withdrawn from the footer, with what the counting stored',
  async () => {
    await visit(desktop, async (page) => {
      await watch(page);
      await page.goto('/');
      await accept(page);
      await page.waitForFunction(() => 'counted' in window);
      await settingsLink(page).click();
      expect(await question(page).isVisible()).toBe(true);
      await Promise.all([page.waitForEvent('load'), refuse(page)]);
      expect(await page.evaluate(() => ('counted' in window ? window.counted : undefined))).toBeUndefined();
      expect(await stored(page)).toMatchObject({ cookie: '' });
      expect(await storedChoice(page)).toMatchObject({ isAccepted: false });
    });
  },
);

/** Opens the site under its public name.
 * @param script What the analytics host answers. */
async function openInPublic(page: Page, script: string): Promise<void> {
  await page.route(`${publicOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: server.origin + pathname + search }) });
  });
  await page.route(`${analytics}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`${publicOrigin}/en/about`);
}

test.skipIf(isWithoutBrowser)(
  'the script reports to the hosts that the settings name, by request and by picture, and to no other',
  async () => {
    await visit(desktop, async (page) => {
      const asked = new Set<string>();
      await page.route(/^https:\/\/[^/]*\.example\.com\//u, async (route) => {
        asked.add(`${route.request().resourceType()} ${new URL(route.request().url()).hostname}`);
        await route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' });
      });
      const hosts = [...reports, 'https://other.example.com'];
      const settled = (host: string) => `fetch('${host}/a').catch(() => 0),
        new Promise((done) => { const i = new Image(); i.onload = i.onerror = done; i.src = '${host}/b'; }),`;
      await openInPublic(
        page,
        `Promise.all([${hosts.map(settled).join('')}]).then(() => { window.counted = 1; });`,
      );
      await accept(page);
      await page.waitForFunction(() => 'counted' in window);
      expect([...asked].toSorted()).toEqual(
        ['fetch', 'image'].flatMap((type) => [
          `${type} region1.reports.example.com`,
          `${type} reports.example.com`,
        ]),
      );
    });
  },
);

/** What analytics scripts store: for the host, for the whole domain, for a path, in local storage. */
const storing = `
  const store = () => {
    document.cookie = '_host=1; Path=/; Max-Age=9999';
    document.cookie = '_domain=1; Domain=.example.ee; Path=/; Max-Age=9999';
    document.cookie = '_www=1; Domain=www.example.ee; Path=/; Max-Age=9999; Secure';
    document.cookie = '_path=1; Path=/en; Max-Age=9999';
    document.cookie = '_folder=1; Domain=.example.ee; Path=/en/; Max-Age=9999';
    localStorage.setItem('_seen', '1');
  };
  store();
  addEventListener('pagehide', store);
  window.counted = 1;`;

/** Names of cookies and entries. */
async function storedNames(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...cookies, ...(await page.evaluate(() => Object.keys(localStorage)))].toSorted();
}

test.skipIf(isWithoutBrowser)(
  'withdrawing a yes removes what counting stored, also for the whole domain and while the page closes, and nothing of others',
  async () => {
    await visit(desktop, async (page) => {
      // Of the self-service portal, which may have a host of the same domain.
      const others = [
        { name: 'portal', value: '1', domain: '.example.ee', path: '/' },
        { name: 'locale', value: 'en', domain: 'www.example.ee', path: '/' },
      ];
      await page.context().addCookies(others);
      await openInPublic(page, storing);
      await accept(page);
      await page.waitForFunction(() => 'counted' in window);
      const made = ['_domain', '_folder', '_host', '_path', '_seen', '_www'];
      expect(await storedNames(page)).toEqual([...made, 'consent', 'locale', 'portal']);
      await settingsLink(page).click();
      await refuse(page);
      // The page loads anew meanwhile; a load event may be that of the page before.
      const names = () => storedNames(page).catch(() => []);
      await expect.poll(names).toEqual(['consent', 'locale', 'portal']);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'a yes is withdrawn on a page that is never counted too, and a page that counts in another tab stops',
  async () => {
    await visit(desktop, async (page) => {
      await openInPublic(page, storing);
      await accept(page);
      await page.waitForFunction(() => 'counted' in window);
      const other = await page.context().newPage();
      await openInPublic(other, storing);
      await other.waitForFunction(() => 'counted' in window);
      await page.goto(`${publicOrigin}/en/customer-support/next-shipping-day`);
      await settingsLink(page).click();
      await Promise.all([other.waitForEvent('load'), refuse(page)]);
      expect(await other.evaluate(() => 'counted' in window)).toBe(false);
      await page.reload();
      expect(await storedNames(page)).toEqual(['consent']);
    });
  },
);

test.skipIf(isWithoutBrowser)('an answer to other terms does not count', async () => {
  await visit(desktop, async (page) => {
    const foreign = await watch(page);
    await page.goto('/');
    const old = JSON.stringify({ version: consentVersion - 1, isAccepted: true });
    await page.evaluate(
      ([key, value]) => localStorage.setItem(String(key), String(value)),
      [consentKey, old],
    );
    await page.reload();
    expect(await question(page).isVisible()).toBe(true);
    expect(foreign).toEqual([]);
  });
});

test.skipIf(isWithoutBrowser)(
  'analytics never meets a contract number: not in the address, not in the referrer, not on the page of the lookup',
  async () => {
    await visit(desktop, async (page) => {
      const foreign = await watch(page);
      await page.goto('/en?contractNumber=L1234567');
      await accept(page);
      await page.goto('/en/customer-support/next-shipping-day?contractNumber=L1234567');
      await page.goto('/en/customer-support/next-shipping-day');
      expect(foreign).toEqual([]);
      await page.goto('/en/customer-support/next-shipping-day?contractNumber=L1234567');
      await page.locator('.site-footer a[href="/en/cookies"]').click();
      await page.waitForFunction(() => 'counted' in window);
      const counted = await page.evaluate(() => ('counted' in window ? window.counted : undefined));
      expect(JSON.stringify([foreign, counted])).not.toContain('1234567');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'the question is answered with the keyboard, hides nothing that has the focus, and gives the focus back',
  async () => {
    await visit(desktop, async (page) => {
      await watch(page);
      await page.goto('/en/about');
      const box = await question(page).boundingBox();
      await page.locator('.site-footer a').last().focus();
      const link = await page.locator('.site-footer a').last().boundingBox();
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      await settingsLink(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await storedChoice(page)).toMatchObject({ isAccepted: false });
      expect(await settingsLink(page).evaluate((element) => element === document.activeElement)).toBe(true);
    });
  },
);

test('a site that counts nothing asks nothing', () => {
  expect(htmlWithout).not.toMatch(/consent-question|Consent\.astro|name="referrer"/u);
});
