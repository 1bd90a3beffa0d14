import { expect, test } from 'vitest';
import { endpoints } from '#features/endpoints.server.ts';
import { sampleApi } from '#fakes/sample-api.ts';

const question = { topic: '10', name: 'Mari', phone: '5555 5555', subject: 'Tere', description: 'Tere' };
const order = { name: 'Mari', phone: '5555 5555', address: 'Tamme 1', tank: 'cesspit' };

interface Sent {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** As a browser posts a form of a page: it wants a page back. */
async function post(
  fields: Readonly<Record<string, string>>,
  { path = '/api/helpdesk', headers = {} }: Sent = {},
) {
  const { ask } = sampleApi();
  return ask(path, {
    method: 'POST',
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

test('a form of a page is answered by a redirect to the page that follows, in the language of the form', async () => {
  for (const [locale, address] of [
    ['', '/customer-support/contact-us/submitted'],
    ['et', '/customer-support/contact-us/submitted'],
    ['ru', '/ru/customer-support/contact-us/submitted'],
    ['en', '/en/customer-support/contact-us/submitted'],
  ] as const) {
    const { status, headers, body } = await post({ ...question, locale });
    expect([status, body]).toEqual([303, '']);
    const [path, query = ''] = headers.get('location')?.split('?') ?? [];
    expect(path).toBe(address);
    expect(query).toMatch(/^reference=[2-9A-Z]{6}#demonstration$/u);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const sent = await post({ ...order, locale: 'en' }, { path: '/api/orders' });
  expect(sent.headers.get('location')).toMatch(
    /^\/en\/home-customer\/ordering-fecal-transport\/submitted\?reference=[2-9A-Z]{6}#outbox$/u,
  );
});

test('no redirect leads off the site, whatever the form says', async () => {
  for (const locale of ['//evil.example', 'https://evil.example', '../evil']) {
    const { status, headers } = await post({ ...question, locale });
    expect([status, headers.get('location')]).toEqual([400, null]);
  }
});

test('a form of a page that fails is answered by a page in its language that says what to fix', async () => {
  const { subject: _, ...without } = question;
  const { status, headers, text } = await post({ ...without, locale: 'ru' });
  expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(text).toContain('<html lang="ru">');
  expect(text).toContain('Проверьте поля: Заголовок');
  expect(text).not.toContain('Номер ошибки');
  expect(text).toContain('href="/ru/customer-support/contact-us"');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('where the form could not be read the page that it stands on tells its language', async () => {
  const headers = { referer: 'http://site.example.ee/en/customer-support/contact-us' };
  expect((await post({ ...question, team_id: '9' }, { headers })).text).toContain('<html lang="en">');
  expect((await post({ ...question, team_id: '9' }, { headers: { referer: 'x' } })).text).toContain(
    'lang="et"',
  );
});

test('a message that is not confirmed names its number on the page', async () => {
  const { status, text, headers } = await post({ ...question, subject: 'demo unconfirmed', locale: 'en' });
  expect(status).toBe(504);
  expect(text).toContain(`Error number: <strong>${headers.get('x-request-id') ?? ''}</strong>`);
  expect(text).toMatch(/Reference number: <strong>[2-9A-Z]{6}<\/strong>/u);
});

test('words of others are shown as text', async () => {
  const { text } = await post({ ...question, subject: '<script>', description: '<b>', topic: '<i>' });
  expect(text).not.toMatch(/<script>|<b>|<i>/u);
});

test('a script that sends the same form is answered with JSON', async () => {
  const { status, body } = await post(question, { headers: { accept: 'application/json' } });
  expect([status, body]).toMatchObject([200, { isDemonstration: true }]);
});

test('only calls with a form of their own take one', async () => {
  for (const [path, endpoint] of endpoints) {
    if (endpoint.form || !endpoint.methods.includes('POST')) continue;
    const status = path.startsWith('/api/hooks/') ? 401 : 415;
    expect((await post({ contractNumber: '1000002' }, { path })).status).toBe(status);
  }
});
