/** Pages rendered at request time: lookup and search for a visitor without JavaScript. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { openClient, type Sent } from './site/client.ts';
import { lookupPath } from './site/lookup-page.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';
import { isThorough } from './site/driven.ts';

const log: string[] = [];
const client = await openClient({ RATE_LIMIT: '60000' }, ({ ...entry }) => log.push(JSON.stringify(entry)));
const few = await openClient({ RATE_LIMIT: '6' });
afterAll(() => Promise.all([client.close(), few.close()]));
const visit = openBrowser(client.origin);

const post = (typed: string, headers: Readonly<Record<string, string>> = {}): Sent => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...headers,
  },
  body: new URLSearchParams({ contractNumber: typed }).toString(),
});

/** Number of cards and text of each state, by language. */
const answers = {
  L1000003: { status: 200, cards: 9, message: { et: 'täna', ru: 'сегодня', en: 'today' } },
  L1000001: {
    status: 200,
    cards: 0,
    message: {
      et: 'Tulevasi tühjendeid pole',
      ru: 'Предстоящих вывозов нет',
      en: 'No collections are planned',
    },
  },
  L1000004: {
    status: 502,
    cards: 0,
    message: { et: 'laadida', ru: 'загрузить не удалось', en: 'could not load the dates' },
  },
  'L12<b>': {
    status: 400,
    cards: 0,
    message: { et: 'ei ole lepingu number', ru: 'не номер договора', en: 'not a contract number' },
  },
} as const;

test('a lookup that fails shows its number in the log; what the visitor can correct has none', async () => {
  const words = { et: 'Vea number', ru: 'Номер ошибки', en: 'Error number' };
  for (const locale of locales) {
    log.length = 0;
    const { status, body } = await client.send(lookupPath(locale), post('L1000004'));
    const number = new RegExp(`${words[locale]}: <strong>(?<number>[\\da-f-]{36})</strong>`, 'u').exec(
      body,
    )?.[1];
    expect([status, number]).toEqual([502, expect.any(String)]);
    expect(log.filter((line) => line.includes(`"requestId":"${number ?? ''}"`))).toHaveLength(1);
    expect((await client.send(lookupPath(locale), post('L12'))).body).not.toContain(words[locale]);
  }
});

test('a form whose delivery fails is shown again with its number in the log', async () => {
  const fields = {
    topic: '10',
    name: 'Mari',
    phone: '5555 5555',
    subject: 'demo unconfirmed',
    description: 'Tere',
  };
  const { status, headers, body } = await client.send('/api/helpdesk', {
    ...post('', { accept: 'text/html' }),
    body: new URLSearchParams({ ...fields, locale: 'et' }).toString(),
  });
  const number = /Vea number: <strong>(?<number>[\da-f-]{36})<\/strong>/u.exec(body)?.[1];
  expect([status, body.includes(' data-refused')]).toEqual([504, true]);
  expect(headers['content-type']).toContain('text/html');
  expect(log.filter((line) => line.includes(`"requestId":"${number ?? ''}"`))).toHaveLength(1);
});

test('a contract number that is posted without JavaScript is answered with a page, in each language and state', async () => {
  for (const locale of locales) {
    for (const [typed, { status, cards, message }] of Object.entries(answers)) {
      const { body, ...answer } = await client.send(lookupPath(locale), post(typed));
      expect([typed, answer.status]).toEqual([typed, status]);
      expect(body).toContain(`<html lang="${locale}"`);
      expect(body).toContain(message[locale]);
      expect(body.match(/class="discharge[ "]/gu) ?? []).toHaveLength(cards);
      // The field contains what was typed, as text.
      expect(body).toContain(`value="${typed.replace('<', '&lt;').replace('>', '&gt;')}"`);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
  }
  expect(log.length).toBeGreaterThanOrEqual(9);
  expect(log.join('\n')).not.toMatch(/100000[134]/u);
});

test('a contract number in the address is answered for visitors without JavaScript, and stored nowhere', async () => {
  for (const locale of locales) {
    for (const [typed, { cards, message }] of Object.entries(answers)) {
      const address = `${lookupPath(locale)}?${new URLSearchParams({ contractNumber: typed }).toString()}`;
      const { body, status, headers } = await client.send(address);
      expect([typed, status]).toEqual([typed, 200]);
      const [, answer = ''] =
        /<div class="until-started">\s*(<div class="lookup visited".*)/su.exec(body) ?? [];
      expect(answer).toContain(message[locale]);
      expect(answer.match(/class="discharge[ "]/gu) ?? []).toHaveLength(cards);
      expect(body).toContain(`value="${typed.replace('<', '&lt;').replace('>', '&gt;')}"`);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
    }
  }
  expect(log.join('\n')).not.toMatch(/100000[134]/u);
  const { body: plain } = await client.send(`${lookupPath('en')}?contractNumber=`);
  expect(plain).not.toContain('lookup visited');
});

if (isThorough)
  test('a link with a contract number is looked up where somebody follows it, not where another site loads it', async () => {
    // Two lookups a minute.
    const { send, close } = await openClient({ RATE_LIMIT: '12' });
    onTestFinished(close);
    const countDays = async (headers: Readonly<Record<string, string>>) => {
      const { status, body } = await send(`${lookupPath('en')}?contractNumber=L1000003`, { headers });
      return [status, (body.match(/class="discharge[ "]/gu) ?? []).length];
    };
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    for (const loaded of [
      { ...link, 'sec-fetch-dest': 'iframe' },
      { ...link, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { ...link, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'object' },
      { ...link, 'sec-purpose': 'prefetch' },
      // Speculation rules of another site, as Chromium sends them.
      { ...link, 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' },
    ]) {
      for (let count = 0; count < 4; count += 1)
        expect([loaded, ...(await countDays(loaded))]).toEqual([loaded, 200, 0]);
    }
    expect(await countDays(link)).toEqual([200, 9]);
    expect(await countDays({ ...link, 'sec-fetch-site': 'none' })).toEqual([200, 9]);
    expect(await countDays(link)).toEqual([200, 0]);
  });

test('a lookup of another site is not answered, one that is too long neither, and other pages take no post', async () => {
  const { status, body } = await client.send(
    lookupPath('et'),
    post('L1000003', { 'sec-fetch-site': 'cross-site' }),
  );
  expect([status, body.includes('class="discharge')]).toEqual([403, false]);
  expect((await client.send(lookupPath('et'), post('1'.repeat(5000)))).status).toBe(413);
  const other = await client.send('/search', post('L1000003'));
  expect([other.status, other.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await client.send(lookupPath('et'), { method: 'PUT' })).headers.allow).toBe('GET, HEAD, POST');
});

test('a stored language does not lead a posted contract number astray', async () => {
  const { status, body } = await client.send(lookupPath('et'), post('L1000002', { cookie: 'locale=ru' }));
  expect([status, body.includes('<html lang="et">')]).toEqual([200, true]);
});

test('a search without JavaScript is answered with results, in each language', async () => {
  for (const locale of locales) {
    const path = locale === 'et' ? '/search' : `/${locale}/search`;
    const { status, headers, body } = await client.send(`${path}?searchQuery=keila`);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('value="keila"');
    const prefix = locale === 'et' ? '' : `/${locale}`;
    // Who collects there, and the results of the content base.
    expect(body).toContain(
      `<ol class="search-results"><li class="collection"><a href="${prefix}/home-customer/organized-waste?`,
    );
    expect(body).toContain('<a href="tel:+3726000101">');
    expect(body).toContain(`<a href="${prefix}/customer-support/price-lists/179">`);
    expect(body).toMatch(
      new RegExp(
        `class="live-results".*<a href="${prefix}/customer-support/unserved-addresses\\?address=Kase%20tn%204"`,
        'u',
      ),
    );
  }
});

test('a search shows its own results when the content base fails, and says which part is missing', async () => {
  for (const words of ['demo failing', 'demo silent']) {
    const query = new URLSearchParams({ searchQuery: words }).toString();
    const { status, body } = await client.send(`/en/search?${query}`);
    expect([words, status]).toEqual([words, 200]);
    expect(body).toContain('We could not search these just now.');
  }
});

test('what was searched for is text, whatever it holds, and an empty search shows nothing', async () => {
  const hostile = '"><script>alert(1)</script>';
  const { body } = await client.send(`/search?${new URLSearchParams({ searchQuery: hostile }).toString()}`);
  expect(body).not.toContain('<script>alert');
  expect(body).toContain('id="searched"');
  const empty = await client.send('/search?searchQuery=%20');
  expect([empty.status, empty.body.includes('id="searched"')]).toEqual([200, false]);
  const head = await client.send('/search?searchQuery=keila', { method: 'HEAD' });
  expect([head.status, head.body, head.headers['cache-control']]).toEqual([200, '', 'private, no-store']);
});

test('an unknown address answers 404 with links that its words find, in the language of the visitor', async () => {
  for (const [path, lang] of [
    ['/vana/keila-jaatmejaam.html', 'et'],
    ['/ru/old/keila', 'ru'],
    ['/en/news/keila_station', 'en'],
  ] as const) {
    const { status, body } = await client.send(path);
    expect([path, status, /<html lang="(\w+)"/u.exec(body)?.[1]]).toEqual([path, 404, lang]);
    const links = /id="suggestions".*?<\/section>/u.exec(body)?.[0] ?? '';
    expect(links).toContain(`href="${lang === 'et' ? '' : `/${lang}`}/home-customer/waste-stations/307"`);
  }
  // A name in another language finds the page, whose link has its own name.
  for (const [path, name] of [
    ['/calendar', 'Seinakalender'],
    ['/ru/calendar', 'Настенный календарь'],
    ['/en/kalender', 'Wall calendar'],
  ] as const)
    expect((await client.send(path)).body).toContain(`/sorting/kalender">${name}</a>`);
  for (const path of ['/zzqqxx', '/winter', '/en/krokodill']) {
    const none = await client.send(path);
    expect([path, none.status, none.body.includes('id="suggestions"')]).toEqual([path, 404, false]);
  }
});

test('who asks for more pages than the limit allows gets those that are published', async () => {
  for (let count = 0; count < 6; count += 1) await few.send('/search?searchQuery=keila');
  const search = await few.send('/search?searchQuery=keila');
  expect([search.status, search.body.includes('id="searched"')]).toEqual([200, false]);
  expect((await few.send('/old/keila')).status).toBe(404);
  const lookups = await Promise.all(
    ['L1000001', 'L1000002'].map((typed) => few.send(lookupPath('en'), post(typed))),
  );
  expect(lookups.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect(lookups.find(({ status }) => status === 429)?.headers['retry-after']).toMatch(/^\d+$/u);
});

if (isThorough)
  test('no page is made of a lookup that is refused, and those that fail are counted as all others', async () => {
    const { send, close } = await openClient({ RATE_LIMIT: '6' });
    onTestFinished(close);
    const foreign = await send(lookupPath('ru'), post('L1000003', { 'sec-fetch-site': 'cross-site' }));
    expect(foreign.status).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await send(lookupPath('ru'), post('none'))).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    const refused = await send(lookupPath('ru'), post('none'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    for (const { body, headers } of [foreign, refused]) {
      expect(body).toContain('<html lang="ru">');
      expect(body).not.toContain('<header');
      expect(body.length).toBeLessThan(1000);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

test.skipIf(isWithoutBrowser)(
  'without JavaScript the lookup and the search are used from page to page, and no address ever holds a contract number',
  async () => {
    await visit({ ...desktop, javaScriptEnabled: false }, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
      await page.goto('/ru');
      await page.fill('#lookup-contract-number', 'l 100 0002');
      await page.click('.lookup form .button');
      await page.waitForURL('**/ru/customer-support/next-shipping-day');
      expect(await page.locator('.discharge').count()).toBe(1);
      expect(await page.locator('#lookup-answer:focus').count()).toBe(1);
      await page.fill('#lookup-contract-number', 'L1000003');
      await page.click('.lookup form .button');
      await page.locator('.discharge').nth(8).waitFor();
      await page.goto('/en/search');
      await page.fill('#search-query', 'Keila jäätmejaam');
      await page.click('.search-form .button');
      await page.locator('.search-results a').first().click();
      expect(await page.locator('h1').innerText()).toMatch(/Keila/u);
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((one) => /100.?000/u.test(one))).toEqual([]);
    });
  },
);
