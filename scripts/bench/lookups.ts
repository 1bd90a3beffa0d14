/** Lookups of contracts: cached, from an upstream, and concurrent; and calendars made of them. */
import { createServer } from 'node:http';
import { calendarAnswerSchema } from '#model/calendar.ts';
import { freePort, listenOnLoopback } from '#fakes/loopback.ts';
import { type Load, load } from './load.ts';
import type { Row } from './table.ts';

/** Lookups that are timed one by one. */
const measured = 400;

const equalLookups = 1000;

interface LookupOptions {
  readonly seconds: number;
  /** Of load that is not counted. */
  readonly warmUpSeconds: number;
  readonly withServer: <Value>(
    port: number,
    environment: Readonly<Record<string, string>>,
    use: (own: { readonly origin: string; readonly pid: number | undefined }) => Promise<Value>,
  ) => Promise<Value>;
}

export async function measureLookups({
  seconds,
  warmUpSeconds,
  withServer,
}: LookupOptions): Promise<readonly Row[]> {
  const upstream = await startUpstream();
  try {
    const environment = {
      CONTENT_BASE_URL: upstream.url,
      TRUSTED_PROXY_HOPS: '1',
      CALENDAR_SECRET: 'a secret of calendars of the bench',
    };
    return await withServer(await freePort(), environment, async ({ origin, pid }) => {
      const address = (number: number) => `${origin}/api/discharges?contractNumber=${number}`;
      const before = upstream.calls();
      await Promise.all(Array.from({ length: equalLookups }, () => fetchText(address(5_000_000))));
      const calls = upstream.calls() - before;
      const cachedLoad = { url: address(5_000_000), headers: { 'X-Forwarded-For': '198.51.100.1' }, pid };
      await load({ ...cachedLoad, seconds: warmUpSeconds });
      const cached = await load({ ...cachedLoad, seconds });
      // A fresh number each time, so nothing is cached.
      const through = await timesOf((index) => fetchText(address(6_000_000 + index)));
      const direct = await timesOf((index) =>
        fetchText(
          `${upstream.url}general-purpose-api/upcoming-discharges?contractNumber=${6_000_000 + index}`,
        ),
      );
      const feeds = await measureFeeds({ origin, pid, seconds });
      return rowsOf({ calls, cached, overheadMs: p95(through) - p95(direct), ...feeds(p95(direct)) });
    });
  } finally {
    await upstream.close();
  }
}

interface Found {
  readonly calls: number;
  readonly cached: Load;
  readonly overheadMs: number;
  readonly cachedFeed: Load;
  readonly feedOverheadMs: number;
}

interface FeedOptions {
  readonly origin: string;
  readonly pid: number | undefined;
  readonly seconds: number;
}

/** @returns The rates, and what the server adds to the upstream's own time. */
async function measureFeeds({ origin, pid, seconds }: FeedOptions) {
  const [cachedAddress = '', ...fresh] = await Promise.all(
    Array.from({ length: measured + 151 }, (_, index) => calendarOf(origin, 7_000_000 + index)),
  );
  await fetchText(cachedAddress);
  const headers = { 'X-Forwarded-For': '198.51.100.1' };
  const cachedFeed = await load({ url: cachedAddress, headers, seconds, pid });
  // Each calendar is written for the first time, from a lookup that is cached.
  const times = await timesOf((index) => fetchText(fresh[index] ?? ''));
  return (directMs: number) => ({ cachedFeed, feedOverheadMs: p95(times) - directMs });
}

/** @returns The address of a calendar. */
async function calendarOf(origin: string, contract: number): Promise<string> {
  const response = await fetch(`${origin}/api/calendar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ contractNumbers: [String(contract)], locale: 'et' }),
  });
  const { path = '' } = calendarAnswerSchema.parse(await response.json());
  return origin + path;
}

function rowsOf(found: Found): readonly Row[] {
  return [
    {
      id: 'V5',
      what: 'lookups from the cache, requests a second',
      unit: 'per second',
      ours: found.cached.perSecond,
      target: { of: 'value', is: 'at least', limit: 3000 },
    },
    {
      id: 'V5',
      what: 'lookups from the cache, requests for a second of processor',
      unit: 'per second',
      ours: found.cached.perProcessorSecond,
      target: { of: 'value', is: 'at least', limit: 3000 },
    },
    {
      id: 'V5',
      what: 'lookup over the upstream: what the server adds, p95',
      unit: 'milliseconds',
      ours: found.overheadMs,
      target: { of: 'value', is: 'at most', limit: 5 },
    },
    {
      id: 'V5',
      what: 'calendars from the cache, requests for a second of processor',
      unit: 'per second',
      ours: found.cachedFeed.perProcessorSecond,
      target: { of: 'value', is: 'at least', limit: 3000 },
    },
    {
      id: 'V5',
      what: 'calendar of a cached lookup: what the server adds, p95',
      unit: 'milliseconds',
      ours: found.feedOverheadMs,
      target: { of: 'value', is: 'at most', limit: 5 },
    },
    {
      id: 'V5',
      what: `calls of the upstream for ${equalLookups} equal lookups at once`,
      unit: 'count',
      ours: found.calls,
      target: { of: 'value', is: 'at most', limit: 1 },
    },
  ];
}

async function timesOf(ask: (index: number) => Promise<void>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = -50; index < measured; index += 1) {
    const start = performance.now();
    await ask(index + 100);
    // The first ones warm up.
    if (index >= 0) times.push(performance.now() - start);
  }
  return times;
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? NaN;
}

async function fetchText(url: string): Promise<void> {
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new RangeError(`${url} answers with status ${response.status}.`);
}

/** Responds to every contract with one collection, at once. The measured server's sync calls the same host:
 * its requests are not counted and get no response, so nothing is published and no error is logged during the
 * measurement. */
async function startUpstream() {
  let calls = 0;
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://localhost');
    if (!address.pathname.endsWith('/general-purpose-api/upcoming-discharges')) return;
    calls += 1;
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(JSON.stringify(emptyingsOf(address)));
  });
  const { origin, close } = await listenOnLoopback(server);
  return { url: `${origin}/wp-json/`, calls: () => calls, close };
}

/** One collection, as the content base gives it.
 * @param address Of the request, with the contract number. */
export function emptyingsOf({ searchParams }: URL): readonly unknown[] {
  const contractNumber = searchParams.get('contractNumber');
  return [
    { contractNumber, garbage: 'Biojäätmed', itemType: 'Konteiner', address: 'Tamme 1', date: '2036-01-02' },
  ];
}
