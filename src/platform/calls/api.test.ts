import { expect, test } from 'vitest';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { listRefusals } from './listed-refusals.ts';
import { refusalEntry, refusals } from './refusal.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';

const lookup = '/api/discharges?contractNumber=1000002';

function parseErrorCode(body: unknown): string {
  return failureAnswerSchema.parse(body).error.code;
}

test('every refusal that a call may answer with has a status and a sentence in three languages', () => {
  for (const endpoint of endpoints.values()) {
    for (const code of (['GET', 'POST'] as const).flatMap((method) => [...listRefusals(endpoint, method)])) {
      const { status, message } = refusalEntry(code, endpoint.refusals);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(Object.keys(message)).toEqual(['et', 'ru', 'en']);
    }
  }
});

test('a failure is answered as JSON with its code, its sentences and whether it is a demonstration', async () => {
  const { body, headers } = await sampleApi().ask('/api/discharges');
  const { code, message } = { code: 'parameter-missing', message: refusals['parameter-missing'].message };
  expect(failureAnswerSchema.parse(body)).toEqual({
    isDemonstration: true,
    error: { code, parameter: 'contractNumber', message },
  });
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a missing, bad or unknown field is refused with 400 and never repeated', async () => {
  const { ask } = sampleApi();
  const cases = {
    '/api/discharges': 'parameter-missing',
    '/api/discharges?contractNumber=': 'parameter-missing',
    '/api/discharges?contractNumber=DROP': 'parameter-invalid',
    '/api/discharges?contractNumber=1000002&contractNumber=1000003': 'parameter-invalid',
    '/api/discharges?contractNumber=1000002&DROP=1': 'parameter-unknown',
    '/api/search?query=%20': 'parameter-invalid',
    '/api/search?query=a%00DROP': 'parameter-invalid',
    '/api/search?query=a&page=0': 'parameter-invalid',
    '/api/search?query=a&page=1e3': 'parameter-invalid',
    [`/api/search?query=${'DROP'.repeat(30)}`]: 'parameter-invalid',
    '/api/content-search?search=a&per_page=51': 'parameter-invalid',
    '/api/content-search?search=a&subtype=page': 'parameter-unknown',
    '/api/unserved?area=DROP': 'parameter-unknown',
    '/api/health?verbose=1': 'parameter-unknown',
  };
  for (const [path, code] of Object.entries(cases)) {
    const { status, body } = await ask(path);
    expect([path, status, parseErrorCode(body)]).toEqual([path, 400, code]);
    expect(JSON.stringify(body)).not.toContain('DROP');
  }
});

test('a wrong method is refused with 405, which says what is allowed', async () => {
  const { ask } = sampleApi();
  for (const [path, { methods }] of endpoints) {
    for (const method of [
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      ...(methods.includes('POST') ? [] : ['POST']),
    ]) {
      const { status, headers } = await ask(path, { method });
      const known = ['GET', 'HEAD', 'POST'].filter((one) =>
        methods.some((listed) => listed === one || (one === 'HEAD' && listed === 'GET')),
      );
      const allow = known.join(', ');
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, allow]);
    }
  }
});

test('HEAD answers as GET does, without the body', async () => {
  const { ask } = sampleApi();
  const get = await ask(lookup);
  const head = await ask(lookup, { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
});

test('an address that is none is answered with 404', async () => {
  const { status, body } = await sampleApi().ask('/api/nothing');
  expect([status, parseErrorCode(body)]).toEqual([404, 'address-unknown']);
});

test('an address that is too long is answered with 414', async () => {
  const { status } = await sampleApi().ask(`/api/search?query=${'a'.repeat(9000)}`);
  expect(status).toBe(414);
});

test('broken escapes are no failure of ours', async () => {
  const { ask } = sampleApi();
  for (const path of [
    '/api/search?query=%',
    '/api/search?query=%ff%fe',
    '/api/%',
    '/api/search%00?query=a',
  ]) {
    expect([path, (await ask(path)).status < 500]).toEqual([path, true]);
  }
});

test('a post of another site is refused with 403, one of our own pages is not', async () => {
  const { ask } = sampleApi();
  const send = async (headers: Readonly<Record<string, string>>) => {
    const init = {
      ...posting({ contractNumber: '1000002' }),
      headers: { 'content-type': 'application/json', ...headers },
    };
    return (await ask('/api/discharges', init)).status;
  };
  expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await send({ origin: 'https://site.example.ee' })).toBe(200);
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await send({ 'sec-fetch-site': site, origin: 'https://site.example.ee' })).toBe(403);
  }
  for (const origin of ['https://evil.example', 'null', 'https://site.example.ee.evil.example']) {
    expect(await send({ origin })).toBe(403);
  }
  expect(await send({})).toBe(403);
});

test('a page of another site spends nothing of what its visitor may ask, whatever loads the address', async () => {
  const { ask } = sampleApi({ rates: { usual: 1000, personal: 2 } });
  const send = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await ask(path, { headers })).status;
  for (const path of [lookup, '/api/helpdesk']) {
    for (const site of ['cross-site', 'same-site']) {
      for (const dest of ['image', 'iframe', 'document'])
        expect(await send(path, { 'sec-fetch-site': site, 'sec-fetch-dest': dest })).toBe(403);
    }
    for (const origin of ['https://evil.example', 'null']) expect(await send(path, { origin })).toBe(403);
    // Speculation rules of another site, as Chromium sends them.
    expect(await send(path, { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' })).toBe(403);
    expect(await send(path, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    // Who types the address.
    expect(await send(path, { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await send(path, {})).toBe(429);
  }
  expect(await send('/api/unserved', { 'sec-fetch-site': 'cross-site' })).toBe(200);
  expect(await send('/api/calendar-entries?token=x', { 'sec-fetch-site': 'cross-site' })).toBe(410);
});

test('a body is a small JSON object and nothing else', async () => {
  const { ask } = sampleApi();
  const send = async (init: RequestInit, path = '/api/discharges') => {
    const { status, body } = await ask(path, init);
    return [status, parseErrorCode(body)];
  };
  for (const body of ['', '{', 'null', '[]', '"1000002"', '\ud800']) {
    expect([body, await send(posting(body))]).toEqual([body, [400, 'body-malformed']]);
  }
  expect(await send(posting({ contractNumber: 1000002 }))).toEqual([400, 'parameter-invalid']);
  expect(await send(posting({ contractNumber: '1'.repeat(3000) }))).toEqual([413, 'body-too-large']);
  expect(await send(posting({ contractNumber: '1000002' }), lookup)).toEqual([400, 'parameter-unknown']);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expect(await send(posting({}, { 'content-type': type }))).toEqual([415, 'type-unknown']);
  }
});

test('a visitor who asks too often is told when to come back, and others are not', async () => {
  const { ask, time } = sampleApi({ rates: { usual: 3, personal: 2 } });
  expect([(await ask(lookup)).status, (await ask(lookup)).status]).toEqual([200, 200]);
  time.now += 15_000;
  const refused = await ask(lookup);
  expect([refused.status, parseErrorCode(refused.body)]).toEqual([429, 'too-many-requests']);
  expect(refused.headers.get('retry-after')).toBe('45');
  expect((await ask(lookup, {}, '203.0.113.2')).status).toBe(200);
  expect((await ask('/api/unserved')).status).toBe(200);
  time.now += 45_000;
  expect((await ask(lookup)).status).toBe(200);
});

test('a network of IPv6 is one visitor, whoever hands its addresses over', async () => {
  const { ask } = sampleApi({ rates: { usual: 3, personal: 2 } });
  const statuses: number[] = [];
  for (const visitor of ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6', '2001:0db8:1:2::9'])
    statuses.push((await ask(lookup, {}, visitor)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await ask(lookup, {}, '2001:db8:1:3::1')).status).toBe(200);
});

test('where no content base is configured and nothing stands in for it, the answer is 503', async () => {
  const { ask } = sampleApi({ contentBase: undefined });
  const { status, body } = await ask(lookup);
  expect([status, parseErrorCode(body)]).toEqual([503, 'not-configured']);
  expect((await ask('/api/health')).body).toMatchObject({ upstreams: { contentBase: 'not-configured' } });
});

test('what a contract reveals stays out of shared caches, and a post out of all', async () => {
  const { ask, time } = sampleApi();
  const posted = await ask('/api/discharges', posting({ contractNumber: '1000002' }));
  expect(posted.headers.get('cache-control')).toBe('no-store');
  time.now += 60_000;
  const { headers } = await ask(lookup);
  // As long as in the first minute.
  expect(headers.get('cache-control')).toBe('private, max-age=30');
  expect(headers.get('netlify-cdn-cache-control')).toBeNull();
});

test('what is the same for everybody is kept in shared caches as long as it is fresh', async () => {
  const { ask, time } = sampleApi();
  await ask('/api/unserved');
  time.now += 60_000;
  const { headers } = await ask('/api/unserved');
  expect(headers.get('cache-control')).toBe('public, max-age=30');
  expect(headers.get('netlify-cdn-cache-control')).toBe('public, durable, s-maxage=240');
});

test('no live answer is indexed, framed, guessed at or opened to another origin', async () => {
  const { ask } = sampleApi();
  for (const path of [lookup, '/api/unserved', '/api/nothing', '/api/discharges']) {
    const { headers } = await ask(path, { headers: { origin: 'https://evil.example' } });
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('the log has a line a request, without the query, the contract number and the visitor', async () => {
  const { ask, log } = sampleApi();
  await ask(lookup);
  await ask('/api/discharges', posting({ contractNumber: 'L1000004' }));
  await ask('/api/search?query=Mustam%C3%A4e');
  const { headers } = await ask('/api/1000002?contractNumber=1000002');
  expect(log).toMatchObject([
    { endpoint: 'discharges', method: 'GET', status: 200, cache: 'miss' },
    {
      endpoint: 'discharges',
      method: 'POST',
      status: 502,
      refusal: 'upstream-wrong',
      reason: 'status 500 internal_server_error',
    },
    { endpoint: 'search', status: 200 },
    { status: 404, refusal: 'address-unknown' },
  ]);
  expect(log[3]?.requestId).toBe(headers.get('x-request-id'));
  expect(JSON.stringify(log)).not.toMatch(/100000|Mustam|203\.0\.113/u);
});
