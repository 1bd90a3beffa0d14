import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { redirectSchema } from '#platform/addresses/redirect.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';

const { settings } = await buildSite();
const client = await openClient();
afterAll(client.close);

const shipped = z
  .array(redirectSchema)
  .parse(JSON.parse(readFileSync(join(settings.contentDir, 'redirects.json'), 'utf8')));

/** The redirect target and status of an address. */
async function move(address: string, cookie?: string): Promise<string> {
  const { status, headers } = await client.send(address, cookie === undefined ? {} : { headers: { cookie } });
  return `${status} ${headers.location ?? ''}`;
}

const bare = (address: string): string => address.replace(/^\/+|\/+$/gu, '');

/** All spellings of an address in visitors' input and old links. */
function spellings(address: string): readonly string[] {
  const encoded = encodeURI(bare(address));
  return [
    `/${encoded}`,
    `/${encoded}/`,
    `//${encoded}`,
    `//${encoded}//`,
    `/${encoded.replace('/', '//')}`,
  ].concat(
    `/${encoded.toLowerCase()}`,
    `/${encoded.replaceAll(/[a-z](?=\/|$)/gu, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  );
}

test('old paths of the specification lead to their pages', async () => {
  expect(await move('/services/hazardous-waste')).toBe('301 /home-customer/hazardous-waste');
  expect(await move('/home-customer/rental-construction-waste-containers')).toBe(
    '301 /construction-waste/collect-transport-waste',
  );
  expect(await move('/services/faecal-transport')).toBe('301 /home-customer/fecal-transport');
  expect(await move('/construction-waste/big-bag-bag')).toBe('301 /home-customer/big-bag-collecting');
});

test('a price list in an old address leads to its page in one hop', async () => {
  for (const path of ['/customer-support/price-lists', '/klienditugi/hinnakirjad', '/hinnakirjad/']) {
    expect(await move(`${path}?pricelist=179-Keila+vald`)).toBe('301 /customer-support/price-lists/179');
  }
  expect(await move('/hinnakirjad?pricelist=179-Keila+vald', 'locale=ru')).toBe(
    '302 /ru/customer-support/price-lists/179',
  );
  const old = encodeURI('/kodukliendile/korraldatud-jäätmevedu/hinnakiri/');
  expect(await move(`${old}?pricelist=179-Keila+vald`)).toBe('301 /customer-support/price-lists/179');
  expect((await client.send('/customer-support/price-lists/179')).status).toBe(200);
});

test('a chain of old paths is one hop', async () => {
  expect(await move('/customer-support/news')).toBe('301 /about/news');
  expect(await move('/avaleht/news')).toBe('301 /about/news');
});

test('an old path leads out to the self-service portal', async () => {
  expect(await move('/eteenindus')).toBe(`301 ${settings.selfServiceUrl}`);
  expect(await move('/ru/iseteenindus/')).toBe(`301 ${settings.selfServiceUrl}`);
});

test('every old path of the shipped table leads to a page in one hop, with and without slashes and escapes', async () => {
  expect(shipped.length).toBeGreaterThan(50);
  for (const { id } of shipped) {
    for (const address of spellings(id)) {
      const { status, headers } = await client.send(address);
      const location = headers.location ?? '';
      expect([address, status]).toEqual([address, 301]);
      if (location.startsWith('https:')) continue;
      expect([address, location, (await client.send(location)).status]).toEqual([address, location, 200]);
    }
  }
});

test('an old path works in every language and stays in it', async () => {
  for (const locale of locales) {
    const prefix = locale === 'et' ? '' : `/${locale}`;
    expect(await move(`${prefix}/kontaktid/`)).toBe(`301 ${prefix}/customer-support/contact`);
  }
});

test('an old path whose page is Russian leads there from everywhere', async () => {
  const location = '301 /ru/customer-support/price-lists';
  expect(
    await move('/klienditugi-2/%D0%BF%D1%80%D0%B5%D0%B9%D1%81%D0%BA%D1%83%D1%80%D0%B0%D0%BD%D1%82%D1%8B/'),
  ).toBe(location);
  expect(
    await move('/klienditugi-2/%d0%bf%d1%80%d0%b5%d0%b9%d1%81%d0%ba%d1%83%d1%80%d0%b0%d0%bd%d1%82%d1%8b'),
  ).toBe(location);
});

test('letters with marks are one address however they are composed', async () => {
  const composed = '/kodukliendile/korraldatud-jäätmevedu/hinnakiri';
  const location = '301 /customer-support/price-lists';
  expect(await move(encodeURI(composed.normalize('NFC')))).toBe(location);
  expect(await move(encodeURI(composed.normalize('NFD')))).toBe(location);
});

test('double slashes are never taken for a host', async () => {
  for (const address of [
    '//klienditugi/kontakt/',
    '//example.com',
    '//example.com/%2f..',
    '///example.com//',
    '/%2f/example.com',
  ]) {
    const { headers } = await client.send(address);
    const location = headers.location ?? '/';
    expect([address, new URL(location, client.origin).origin]).toEqual([address, client.origin]);
  }
  expect(await move('//klienditugi/kontakt/')).toBe('301 /customer-support/contact-us');
  expect(await move('//about//news//')).toBe('301 /about/news');
});

test('a page with a slash at its end leads to its address', async () => {
  expect(await move('/about/')).toBe('301 /about');
  expect(await move('/ru/')).toBe('301 /ru');
  expect(await move('/en/about/news/')).toBe('301 /en/about/news');
});

test('an old path keeps the parameters of the address', async () => {
  expect(await move('/veograafik?contractNumber=L%20123&a=1')).toBe(
    '301 /customer-support/next-shipping-day?contractNumber=L+123&a=1',
  );
});

test('an old path follows the language that the visitor chose, in one hop', async () => {
  expect(await move('/kontakt', 'locale=ru')).toBe('302 /ru/customer-support/contact');
  expect(await move('/kontakt?lang=en', 'locale=ru')).toBe('302 /en/customer-support/contact');
});
