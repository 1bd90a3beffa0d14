import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';

const client = await openClient();
afterAll(client.close);

/** The redirect and the cookie that a browser gets for its language. */
async function choose(
  address: string,
  cookie = '',
): Promise<readonly [number, string | undefined, string | undefined]> {
  const { status, headers } = await client.send(address, { headers: { cookie } });
  const stored = headers['set-cookie']?.map((line) => line.split(';')[0]).join();
  return [status, headers.location, stored];
}

test('lang leads to the address of its language and is stored, on any page', async () => {
  for (const path of ['/about/company', '/ru/about/company', '/en/about/company']) {
    expect(await choose(`${path}?lang=et`)).toEqual([302, '/about/company', 'locale=et']);
    expect(await choose(`${path}?lang=ru`)).toEqual([302, '/ru/about/company', 'locale=ru']);
    expect(await choose(`${path}?lang=en`)).toEqual([302, '/en/about/company', 'locale=en']);
  }
  expect(await choose('/?lang=ru')).toEqual([302, '/ru', 'locale=ru']);
  expect(await choose('/ru?lang=et')).toEqual([302, '/', 'locale=et']);
});

test('a redirect by language is kept by nobody, and the cookie is for the whole site', async () => {
  const { headers } = await client.send('/about?lang=ru');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['set-cookie']).toEqual(['locale=ru; Path=/; Max-Age=31536000; SameSite=Lax']);
  const followed = await client.send('/about', { headers: { cookie: 'locale=ru' } });
  expect([followed.headers['cache-control'], followed.headers['set-cookie']]).toEqual([
    'private, no-store',
    undefined,
  ]);
});

test('lang keeps all other parameters', async () => {
  expect(await choose('/search?searchQuery=paber+ja+papp&lang=ru&page=2')).toEqual([
    302,
    '/ru/search?searchQuery=paber+ja+papp&page=2',
    'locale=ru',
  ]);
  expect(await choose('/search?searchQuery=paber', 'locale=en')).toEqual([
    302,
    '/en/search?searchQuery=paber',
    undefined,
  ]);
});

test('the numbers that the old site gave to languages work', async () => {
  expect(await choose('/about?lang=1')).toEqual([302, '/about', 'locale=et']);
  expect(await choose('/about?lang=9')).toEqual([302, '/ru/about', 'locale=ru']);
  expect(await choose('/about?lang=10')).toEqual([302, '/en/about', 'locale=en']);
});

test('an unknown lang is ignored', async () => {
  for (const lang of ['de', '', 'rus', '999', '__proto__', 'constructor']) {
    expect([lang, ...(await choose(`/about?lang=${lang}`))]).toEqual([lang, 200, undefined, undefined]);
  }
  expect(await choose('/about?lang=de', 'locale=ru')).toEqual([302, '/ru/about?lang=de', undefined]);
});

test('without lang an address without prefix follows the stored locale, then it is Estonian', async () => {
  expect(await choose('/about', 'locale=ru')).toEqual([302, '/ru/about', undefined]);
  expect(await choose('/about', 'a=1; locale=en; b=2')).toEqual([302, '/en/about', undefined]);
  expect(await choose('/about', 'locale=et')).toEqual([200, undefined, undefined]);
  expect(await choose('/about')).toEqual([200, undefined, undefined]);
  for (const cookie of ['locale=xx', 'locale=', 'locale', 'xlocale=ru', 'locale=ru%0d%0a']) {
    expect([cookie, ...(await choose('/about', cookie))]).toEqual([cookie, 200, undefined, undefined]);
  }
});

test('an address with a prefix stays in its language, whatever is stored', async () => {
  expect(await choose('/ru/about', 'locale=en')).toEqual([200, undefined, undefined]);
  expect(await choose('/en', 'locale=et')).toEqual([200, undefined, undefined]);
});

test('a visitor with Russian stored who chooses Estonian stays in Estonian', async () => {
  expect(await choose('/about?lang=et', 'locale=ru')).toEqual([302, '/about', 'locale=et']);
  expect(await choose('/about', 'locale=et')).toEqual([200, undefined, undefined]);
  expect(await choose('/about/news', 'locale=et')).toEqual([200, undefined, undefined]);
});

test('a page of older news leads to the list in another language, which has pages of its own', async () => {
  expect(await choose('/about/news/page/2?lang=ru')).toEqual([302, '/ru/about/news', 'locale=ru']);
  expect(await choose('/about/news/page/2', 'locale=en')).toEqual([302, '/en/about/news', undefined]);
  expect(await choose('/about/news/page/2?lang=et')).toEqual([302, '/about/news/page/2', 'locale=et']);
});

test('files have no language', async () => {
  expect(await choose('/robots.txt?lang=ru', 'locale=ru')).toEqual([200, undefined, undefined]);
});
