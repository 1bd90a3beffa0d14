/** The running server with a faulty upstream and with secret keys that must not leak. */
import { expect, test } from 'vitest';
import { type FaultyUpstream, startFaultyUpstream, upstreamFaults } from '#fakes/fake-upstream.ts';
import type { SiteEvent } from '#platform/events/site-event.ts';
import { openClient, type Sent } from './site/client.ts';
import { holdsKey, plantedKeys } from './site/planted-keys.ts';
import { isFull, isThorough } from './site/driven.ts';

/** Each fault has a server of its own. Slow ones take until the time limit of the site, so only the full run includes them. */
const faults = upstreamFaults.filter((fault) => {
  if (['slow', 'drip'].includes(fault)) return isFull;
  return isThorough || ['refuse', 'malformed', 'huge'].includes(fault);
});

const posted = (type: string, body: string): Sent => ({
  method: 'POST',
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  body,
});

/** Requests and their acceptable response statuses. */
const asked: readonly (readonly [string, Sent, readonly number[]])[] = [
  ['/api/discharges?contractNumber=1234567', {}, [502, 504]],
  ['/api/discharges', posted('application/json', '{"contractNumber":"7654321"}'), [502, 504]],
  ['/api/search?query=keila', {}, [502, 504]],
  ['/api/content-search?search=keila', {}, [502, 504]],
  ['/api/posts', {}, [502, 504]],
  ['/api/unserved', {}, [502, 504]],
  ['/api/helpdesk', {}, [502, 504]],
  ['/api/health', {}, [200]],
  ['/api/hooks/content', { method: 'POST' }, [401]],
  [`/api/hooks/content?secret=${plantedKeys.WEBHOOK_ADDRESS_SECRET ?? ''}`, { method: 'POST' }, [202]],
  [`/api/hooks/content?secret=${plantedKeys.PLASMIC_WEBHOOK_SECRET ?? ''}`, {}, [202]],
  [`/api/hooks/content?secret=${plantedKeys.WEBHOOK_SECRET ?? ''}`, {}, [401]],
  // Pages explain what is missing; the search still shows its own results.
  [
    '/customer-support/next-shipping-day',
    posted('application/x-www-form-urlencoded', 'contractNumber=2345678'),
    [502, 504],
  ],
  ['/search?searchQuery=keila', {}, [200]],
  ['/', {}, [200]],
];

function createEnvironment({ url }: FaultyUpstream): Readonly<Record<string, string>> {
  const { CONTENT_BASE_USER = '', CONTENT_BASE_PASSWORD = '', SMTP_URL = '' } = plantedKeys;
  const { WEBHOOK_SECRET = '', WEBHOOK_ADDRESS_SECRET = '', PLASMIC_WEBHOOK_SECRET = '' } = plantedKeys;
  return {
    CONTENT_BASE_URL: url,
    CONTENT_BASE_USER,
    CONTENT_BASE_PASSWORD,
    HELPDESK_URL: url,
    SMTP_URL,
    ORDERS_MAILBOX: 'orders@example.ee',
    RATE_LIMIT: '60000',
    WEBHOOK_SECRET,
    WEBHOOK_ADDRESS_SECRET,
    PLASMIC_WEBHOOK_SECRET,
  };
}

test.for(faults)(
  'an upstream that does "%s" leaves the server alive and honest, and no key comes out',
  async (fault) => {
    const upstream = await startFaultyUpstream();
    const log: string[] = [];
    const report = (event: SiteEvent) => log.push(JSON.stringify(event));
    const client = await openClient(createEnvironment(upstream), report, () => undefined);
    upstream.fault = fault;
    try {
      const answers = await Promise.all(
        asked.map(async ([path, sent, honest]) => ({ path, honest, ...(await client.send(path, sent)) })),
      );
      expect(
        answers
          .filter(({ status, honest }) => !honest.includes(status))
          .map(({ path, status }) => [path, status]),
      ).toEqual([]);
      // The credentials were sent only to the upstream.
      const sentKeys = upstream.requests.filter(({ headers }) =>
        String(headers.authorization).startsWith('Basic '),
      );
      expect(sentKeys.length).toBeGreaterThan(0);
      expect(answers.filter(({ headers, body }) => holdsKey(JSON.stringify(headers) + body))).toEqual([]);
      expect(log.length).toBeGreaterThan(7);
      expect(log.filter(holdsKey)).toEqual([]);
      expect(log.join('\n')).not.toMatch(/1234567|7654321|2345678|keila/u);
      // Oversized responses are aborted early: 100 MB per call would be 700 MB.
      expect(upstream.sentBytes).toBeLessThan(100_000_000);
      expect((await client.send('/about')).status).toBe(200);
    } finally {
      await client.close();
      await upstream.close();
    }
  },
);

test('a thousand equal lookups at once are one call of the upstream', async () => {
  const upstream = await startFaultyUpstream();
  const client = await openClient({ CONTENT_BASE_URL: upstream.url, RATE_LIMIT: '60000' }, () => undefined);
  try {
    const calls = Array.from({ length: 1000 }, () => client.send('/api/discharges?contractNumber=1234567'));
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
    expect(upstream.requests).toHaveLength(1);
  } finally {
    await client.close();
    await upstream.close();
  }
});
