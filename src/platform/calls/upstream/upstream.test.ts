import { afterAll, expect, test } from 'vitest';
import { silenceMs } from '#fakes/test-limits.ts';
import { noon, posting, sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream, plainText } from './upstream.ts';
import { startFaultyUpstream, type UpstreamFault, upstreamFaults } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);

const contentBase = contentBaseUpstream({
  url: upstream.url,
  credentials: { user: 'reader', password: 'planted key' },
});

const good = [
  {
    contractNumber: '1234567',
    garbage: 'Biojäätmed',
    itemType: 'Konteiner',
    address: 'Tamme 1',
    date: '2026-11-20',
  },
];
const lookup = posting({ contractNumber: '1234567' });

/** What a visitor gets, and what the log says. */
const outcomes = {
  refuse: [502, 'unreachable'],
  slow: [504, 'slow'],
  drip: [504, 'slow'],
  fail: [502, 'status 503'],
  malformed: [502, 'malformed'],
  'wrong-type': [502, 'wrong-type'],
  huge: [502, 'too-large'],
  redirect: [502, 'redirect'],
  'break-off': [502, 'unreachable'],
} as const satisfies Record<UpstreamFault, readonly [number, string]>;

const neverEnds = (fault: UpstreamFault): boolean => outcomes[fault][1] === 'slow';

test.for(upstreamFaults)(
  'an upstream that does "%s" is answered for in time, honestly and without its words',
  async (fault) => {
    const { ask, log, limits } = sampleApi({ contentBase });
    upstream.fault = fault;
    if (neverEnds(fault)) limits.timeMs = silenceMs;
    const { status, body, headers } = await ask('/api/discharges', lookup);
    expect([status, log[0]?.reason]).toEqual(outcomes[fault]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify([body, log])).not.toMatch(/planted|database|Hello|127\.0\.0\.1/u);
  },
);

test.for(upstreamFaults)(
  'while an upstream does "%s" the last good answer serves and says from when it is',
  async (fault) => {
    const { ask, time, limits } = sampleApi({ contentBase });
    Object.assign(upstream, { fault: undefined, body: good });
    expect((await ask('/api/discharges', lookup)).body).toMatchObject({ isStale: false, discharges: good });
    upstream.fault = fault;
    if (neverEnds(fault)) limits.timeMs = silenceMs;
    time.now += 3 * 60 * 60 * 1000;
    const { status, body, headers } = await ask('/api/discharges?contractNumber=1234567');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isStale: true, asOf: new Date(noon).toISOString(), discharges: good });
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

test('an upstream that sends 100 MB is left after the limit, and memory does not grow by it', async () => {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, { fault: 'huge', sentBytes: 0 });
  const before = process.memoryUsage.rss();
  for (let index = 0; index < 5; index += 1) await ask('/api/discharges', lookup);
  expect(upstream.sentBytes).toBeLessThan(80_000_000);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test('a redirect of an upstream is not followed', async () => {
  const { ask } = sampleApi({ contentBase });
  upstream.fault = 'redirect';
  upstream.requests.length = 0;
  await ask('/api/discharges', lookup);
  expect(upstream.requests).toHaveLength(1);
});

test('an answer of another shape is a failure, and the log says where', async () => {
  const { ask, log, time } = sampleApi({ contentBase });
  upstream.fault = undefined;
  for (const [body, reason] of [
    [{}, 'wrong-shape at'],
    [[{ ...good[0], date: '2026-02-30' }], 'wrong-shape at 0.date'],
    [[{ ...good[0], contractNumber: null }], 'wrong-shape at 0.contractNumber'],
  ] as const) {
    upstream.body = body;
    time.now += 5000;
    expect((await ask('/api/discharges', lookup)).status).toBe(502);
    expect(log.at(-1)?.reason?.trim()).toBe(reason);
  }
});

test('calls of the content base carry Basic authentication and Accept application/json', async () => {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, { fault: undefined, body: good });
  upstream.requests.length = 0;
  await ask('/api/discharges', posting({ contractNumber: '1234567' }, { cookie: 'secret=1' }));
  const [request] = upstream.requests;
  expect(request?.line).toBe('GET /wp-json/general-purpose-api/upcoming-discharges?contractNumber=1234567');
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    authorization: `Basic ${Buffer.from('reader:planted key').toString('base64')}`,
  });
  expect(request?.headers).not.toHaveProperty('cookie');
});

test('no request of a visitor chooses host, path or header of a call', async () => {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, { fault: undefined, body: {} });
  upstream.requests.length = 0;
  for (const query of [
    '../../users',
    'a&status=draft',
    'http://evil.example/',
    'a#b',
    '//evil.example',
    'a?b=c',
  ]) {
    await ask(`/api/search?query=${encodeURIComponent(query)}`);
    const url = new URL(upstream.requests.at(-1)?.line.split(' ')[1] ?? '', upstream.url);
    expect(url.pathname).toBe('/wp-json/general-purpose-api/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({ query, page: '1' });
  }
});

test('tags and entities of WordPress become text', () => {
  expect(plainText('&#8220;Paber &#038; papp&#8221; <em>koos</em>')).toBe('“Paber & papp” koos');
  expect(plainText('<p>Üks</p>\n<p>Kaks&nbsp;m&#xb3; [&hellip;]</p>')).toBe('Üks Kaks\u00a0m³ […]');
});

test('what is no entity stays, and no entity makes a control character', () => {
  expect(plainText('R&D; &constructor; 5 < 6 &#0;&#xD800;&#x110000;')).toBe('R&D; &constructor; 5 < 6');
});
