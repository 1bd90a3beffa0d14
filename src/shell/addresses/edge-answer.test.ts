import { expect, test } from 'vitest';
import { answerAtEdge } from './edge-answer.ts';

async function ask(address: string, cookie = ''): Promise<Response> {
  const request = new Request(`https://site.example${address}`, { headers: cookie === '' ? {} : { cookie } });
  return answerAtEdge(request, () => Promise.resolve(new Response('file')));
}

test('a chosen language is stored and leads to the address of that language, with all other parameters', async () => {
  const answer = await ask('/about/news?lang=ru&page=2');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ru/about/news?page=2']);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^locale=ru; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/u,
  );
  expect(answer.headers.get('vary')).toBe('Cookie');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('an address without prefix follows the stored language, which stays as it is', async () => {
  const answer = await ask('/about', 'a=b; locale=en');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/about']);
  expect(answer.headers.get('set-cookie')).toBe(null);
});

test('an address in its right form goes on to the file, however often it is asked', async () => {
  for (const [address, cookie] of [
    ['/about', ''],
    ['/ru/about', 'locale=en'],
    ['/about', 'locale=et'],
    ['/about?lang=fi', ''],
    ['/robots.txt', 'locale=ru'],
  ] as const) {
    expect([address, await (await ask(address, cookie)).text()]).toEqual([address, 'file']);
  }
});

test('double and trailing slashes lead to the one address, never to another host', async () => {
  for (const [address, location] of [
    ['//evil.example/about', '/evil.example/about'],
    ['/about/', '/about'],
    ['/about//news', '/about/news'],
  ] as const) {
    const answer = await ask(address);
    expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 301, location]);
  }
});

test('a price list in an address of the old site leads to it in one hop, on new and old paths', async () => {
  for (const [address, location] of [
    ['/customer-support/price-lists?pricelist=179-Keila+vald', '/customer-support/price-lists/179'],
    ['/klienditugi/hinnakirjad/?pricelist=179-Keila%20vald&x=1', '/customer-support/price-lists/179?x=1'],
    ['//hinnakirjad?pricelist=179', '/customer-support/price-lists/179'],
    ['/ru/customer-support/price-lists?pricelist=179-Keila', '/ru/customer-support/price-lists/179'],
    [encodeURI('/klienditugi-2/прейскуранты/?pricelist=179-Keila'), '/ru/customer-support/price-lists/179'],
    ['/construction-waste?pricelist=241-Tallinn', '/construction-waste/collect-transport-waste/241'],
    ['/kodukliendile/big-bag?pricelist=251-Tallinn', '/home-customer/big-bag-collecting/251'],
  ] as const) {
    const answer = await ask(address);
    expect([address, answer.status, answer.headers.get('location')]).toEqual([address, 301, location]);
  }
});

test('a chosen or stored language of such an address is decided in the same hop', async () => {
  const chosen = await ask('/hinnakirjad?pricelist=179-Keila&lang=9', 'locale=en');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([
    302,
    '/ru/customer-support/price-lists/179',
  ]);
  expect(chosen.headers.get('set-cookie')).toMatch(/^locale=ru;/u);
  const stored = await ask('/hinnakirjad?pricelist=179-Keila', 'locale=en');
  expect([stored.status, stored.headers.get('location')]).toEqual([
    302,
    '/en/customer-support/price-lists/179',
  ]);
});

test('a parameter without the number of a price list changes nothing', async () => {
  for (const address of [
    '/customer-support/price-lists?pricelist=Keila',
    '/customer-support/price-lists?pricelist=179x',
    '/customer-support/price-lists?pricelist=',
    '/robots.txt?pricelist=179-Keila',
  ]) {
    expect([address, await (await ask(address)).text()]).toEqual([address, 'file']);
  }
});

test('an address that cannot be read is refused', async () => {
  expect((await ask('/about/%zz')).status).toBe(400);
});

test('HEAD is decided as GET is', async () => {
  for (const [address, status, location] of [
    ['/about?lang=ru', 302, '/ru/about'],
    ['/about/', 301, '/about'],
  ] as const) {
    const request = new Request(`https://site.example${address}`, { method: 'HEAD' });
    const answer = await answerAtEdge(request, () => Promise.resolve(new Response('file')));
    expect([address, answer.status, answer.headers.get('location')]).toEqual([address, status, location]);
  }
});

test('a POST passes unchanged, with any stored language', async () => {
  const request = new Request('https://site.example/search', {
    method: 'POST',
    headers: { cookie: 'locale=ru' },
  });
  const answer = await answerAtEdge(request, () => Promise.resolve(new Response('posted')));
  expect(await answer.text()).toBe('posted');
});
