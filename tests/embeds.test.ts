/** Parts of the site on pages of others: in a real browser, on a foreign site with a strict policy. */
import { createServer } from 'node:http';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { embedScriptAddress } from '#features/embeds/embed-script.ts';
import { type Locale, textIn } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { consentKey } from '#features/consent/consent.ts';
import { rememberedKey } from '#shell/browser/device-keys.ts';
import { embedElementName, type EmbedPart, embedParts } from '#features/embeds/embed-options.ts';
import { embedAddress } from '#features/embeds/embeds.ts';
import { embedNames } from '#features/embeds/embed-name-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { still } from './accessibility/audit.ts';
import { openClient } from './site/client.ts';
import { drivenLocales, inTurn } from './site/driven.ts';
import { parseHtml } from './site/html-element.ts';
import { attributes, texts } from './site/pages.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const client = await openClient();
afterAll(() => client.close());
const visit = openBrowser(client.origin);

/** What the foreign site sends next. */
let foreignBody = '';

/** A policy that allows scripts and frames of this site and nothing else. */
const strictPolicy = `default-src 'none'; script-src ${client.origin}; frame-src ${client.origin}; require-trusted-types-for 'script'`;

const foreign = await listenOnLoopback(
  createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': strictPolicy,
    });
    response.end(`<!doctype html><html lang="et"><title>Vald</title><body>${foreignBody}</body></html>`);
  }),
);
afterAll(() => foreign.close());
/** Another site, not only another origin: no cookie of this site would reach it. */
const foreignOrigin = foreign.origin.replace('127.0.0.1', 'localhost');

const everyEmbed = inTurn(embedParts).map(({ entry: part, locale }) => ({ part, locale }));

/** Opens the foreign site with a web component below a long text. */
async function openForeign(page: Page, body: string): Promise<void> {
  foreignBody = body;
  await page.goto(foreignOrigin);
}

const component = (part: EmbedPart, locale: Locale, more = '') =>
  `<script async src="${client.origin}${embedScriptAddress}"></script>` +
  `<${embedElementName} part="${part}" lang="${locale}"${more}><a href="${client.origin}/">link</a></${embedElementName}>`;

const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe');

const frameHeight = (page: Page) => page.evaluate(() => document.querySelector('iframe')?.clientHeight ?? 0);

/** The height of what is in the frame, which is of another process. */
const innerHeight = (page: Page) =>
  frameIn(page)
    .locator('html')
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height));

const waitForHeight = (page: Page) =>
  expect.poll(async () => (await frameHeight(page)) - (await innerHeight(page)), { timeout: 20_000 }).toBe(0);

test('any site may show embeds in a frame, and no other page of this one', async () => {
  for (const { part, locale } of everyEmbed) {
    const { status, headers, body } = await client.send(embedAddress({ part, locale, colour: 'blue' }));
    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ')).toContain('frame-ancestors *');
    expect(policy.split('; ')).toContain("script-src 'self'");
    expect(policy.split('; ')).toContain("require-trusted-types-for 'script'");
    expect(body).toContain(`<html lang="${locale}"`);
  }
  const others = [
    '/',
    '/embed',
    '/ru/embed',
    '/customer-support/next-shipping-day',
    '/embed/other',
    '/sorting',
  ];
  for (const path of others) {
    const { headers } = await client.send(path);
    expect([path, String(headers['content-security-policy'])]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
  }
});

test('an embed has the language of its address and sets no cookie, whatever its reader has chosen elsewhere', async () => {
  for (const { part, locale } of everyEmbed) {
    for (const path of [embedAddress({ part, locale }), `${embedAddress({ part, locale })}?lang=ru`]) {
      const { status, headers, body } = await client.send(path, { headers: { cookie: 'locale=en' } });
      expect([path, status, headers['set-cookie']]).toEqual([path, 200, undefined]);
      expect(body).toContain(`<html lang="${locale}"`);
    }
  }
});

test('the script may be loaded by any page, and is one small file', async () => {
  const { status, headers, body } = await client.send(embedScriptAddress);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  });
  expect(body).not.toMatch(/\bimport\b|innerHTML|localStorage|document\.cookie|\beval\b/u);
  expect(body.length).toBeLessThan(6000);
});

test('embeds have neither header, footer nor consent, and their forms only look something up', async () => {
  for (const { part, locale } of everyEmbed) {
    const document = parseHtml((await client.send(embedAddress({ part, locale }))).body);
    expect(texts(document, 'header, footer, .consent-question, dialog')).toEqual([]);
    expect(attributes(document, 'base', 'target')).toEqual(['_blank']);
    const lookups = ['/customer-support/next-shipping-day', '/search', '/home-customer/waste-stations'].map(
      (path) => localizedPath(parseOwnPath(path), locale),
    );
    for (const action of attributes(document, 'form', 'action')) expect(lookups).toContain(action);
    // A fragment would open a tab of its own.
    expect(attributes(document, 'a', 'href').filter((href) => href.startsWith('#'))).toEqual([]);
  }
});

test.skipIf(isWithoutBrowser)(
  'on a strict foreign site the component makes its frame when it comes near, as high as what is in it',
  async () => {
    for (const { part, locale } of everyEmbed) {
      await visit({ viewport: { width: 360, height: 640 }, ...still }, async (page) => {
        const refused: string[] = [];
        page.on('console', (message) => {
          if (/Content Security Policy|TrustedScript/u.test(message.text())) refused.push(message.text());
        });
        await openForeign(page, `${'<p>Tekst</p>'.repeat(80)}${component(part, locale)}`);
        const isDefined = () =>
          page.evaluate((name) => customElements.get(name) !== undefined, embedElementName);
        await expect.poll(isDefined).toBe(true);
        expect(await page.locator('iframe').count()).toBe(0);
        await page.locator(embedElementName).scrollIntoViewIfNeeded();
        await frameIn(page).locator('main').waitFor();
        await waitForHeight(page);
        expect(await page.locator('iframe').getAttribute('title')).toBe(textIn(embedNames[part], locale));
        expect(await frameIn(page).locator('html').getAttribute('lang')).toBe(locale);
        // What stood there instead is gone.
        expect(await page.locator(`${embedElementName} > a`).count()).toBe(0);
        expect(refused).toEqual([]);
      });
    }
  },
);

test.skipIf(isWithoutBrowser)(
  'inside a foreign page the days are looked up, the frame grows, and nothing is kept or offered to keep',
  async () => {
    for (const locale of drivenLocales) {
      await visit({ viewport: { width: 320, height: 640 }, ...still }, async (page) => {
        await page.addInitScript(watchStorage);
        await openForeign(page, component('next-day', locale));
        const frame = frameIn(page);
        await frame.locator('#lookup-contract-number').fill('L1000003');
        await waitForHeight(page);
        const before = await frameHeight(page);
        await frame.locator('.lookup form > .button').click();
        await frame.locator('.discharge').first().waitFor();
        await waitForHeight(page);
        expect(await frameHeight(page)).toBeGreaterThan(before);
        expect(await frame.locator('[type="checkbox"], .remember, form[action*="calendar"]').count()).toBe(0);
        const kept = await frame.locator('html').evaluate(readKept);
        expect(kept).toEqual({ touched: [], local: 0, session: 0, cookies: '', state: null, databases: 0 });
        expect(await frame.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(320);
      });
    }
  },
);

/** Runs in every frame before its scripts. */
function watchStorage(): void {
  const touched: string[] = [];
  Object.assign(window, { touched });
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    const original = Object.getOwnPropertyDescriptor(Storage.prototype, name)?.value as (
      ...values: never[]
    ) => unknown;
    Reflect.set(Storage.prototype, name, function (this: Storage, ...values: never[]) {
      touched.push(`${name} ${String(values[0])}`);
      return original.apply(this, values);
    });
  }
}

async function readKept() {
  return {
    touched: Reflect.get(window, 'touched') as readonly string[],
    local: localStorage.length,
    session: sessionStorage.length,
    cookies: document.cookie,
    state: history.state as unknown,
    databases: (await indexedDB.databases()).length,
  };
}

test.skipIf(isWithoutBrowser)(
  'a device that has consented and remembers contracts is the same after an embed',
  async () => {
    await visit(desktop, async (page) => {
      await page.goto('/offline');
      const stored = { [consentKey]: '{"version":1,"isAccepted":true}', [rememberedKey]: '[]' };
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      }, stored);
      await page.addInitScript(watchStorage);
      for (const part of embedParts) {
        await page.goto(embedAddress({ part, locale: 'et', municipality: '0793' }));
        await page.locator('input:visible').first().fill('L1000003');
        if (part === 'next-day') {
          await page.locator('.lookup form > .button').click();
          await page.locator('.discharge').first().waitFor();
        }
        expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual(stored);
        expect(await page.evaluate(readKept)).toMatchObject({ touched: [], session: 0, cookies: '' });
      }
    });
  },
);

test.skipIf(isWithoutBrowser)('only the frame itself says how high it is', async () => {
  await visit(desktop, async (page) => {
    await openForeign(
      page,
      `${component('sorting', 'en')}<iframe name="other" src="${client.origin}/embed/next-day"></iframe>`,
    );
    await page.locator(`${embedElementName} > iframe`).contentFrame().locator('main').waitFor();
    const own = page.locator(`${embedElementName} > iframe`);
    await expect.poll(() => own.evaluate((frame) => frame.style.height)).toMatch(/^\d+px$/u);
    const height = await own.evaluate((frame) => frame.style.height);
    await page.frameLocator('iframe[name="other"]').locator('main').waitFor();
    const lie = { type: 'waste-embed-height', height: 5000 };
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data: { height: sent } }: MessageEvent<{ height: number }>) => {
        heard.push(sent);
      });
    });
    await page.evaluate((message) => postMessage(message, '*'), lie);
    await page
      .frameLocator('iframe[name="other"]')
      .locator('html')
      .evaluate((_, message) => parent.postMessage(message, '*'), lie);
    const lies = () =>
      page.evaluate(() => (Reflect.get(window, 'heard') as number[]).filter((sent) => sent === 5000).length);
    await expect.poll(lies).toBe(2);
    expect(await own.evaluate((frame) => frame.style.height)).toBe(height);
  });
});

test.skipIf(isWithoutBrowser)(
  'without JavaScript a plain frame opens the answer in a tab of its own',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      await openForeign(page, `<iframe src="${client.origin}/en/embed/next-day" height="600"></iframe>`);
      const field = frameIn(page).locator('#lookup-contract-number');
      await field.fill('L1000003');
      const [answer] = await Promise.all([page.context().waitForEvent('page'), field.press('Enter')]);
      await answer.locator('.discharge').first().waitFor();
      expect(new URL(answer.url()).pathname).toBe('/en/customer-support/next-shipping-day');
      expect(page.url()).toBe(`${foreignOrigin}/`);
    });
  },
);

test.skipIf(isWithoutBrowser)('links of an embed leave the page around it open', async () => {
  await visit(desktop, async (page) => {
    await openForeign(page, component('sorting', 'ru'));
    await frameIn(page).locator('#sorting-query').fill('батарейка');
    const found = frameIn(page).locator('.panel-result').first();
    await found.waitFor();
    const [opened] = await Promise.all([page.context().waitForEvent('page'), found.click()]);
    await opened.waitForLoadState();
    expect(new URL(opened.url()).pathname).toMatch(/^\/ru\/sorting\//u);
    expect(await opened.evaluate(() => window.opener === null)).toBe(true);
    expect(page.url()).toBe(`${foreignOrigin}/`);
  });
});
