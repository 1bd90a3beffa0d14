/** Lookups of contracts: cached, from an upstream, and concurrent. */
import { sendJson, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { type Load, load } from './load.ts';
import { quantile } from './quantile.ts';
import { type Site, withServer } from './site.ts';
import { answerToLookup } from './synthetic-base.ts';
import { atLeast, type Row, upTo } from './table.ts';

/** Lookups that are timed one by one. */
const measured = 400;

/** Before them: the first ones warm up. */
const warmUp = 50;

const equalLookups = 1000;

interface LookupOptions {
  readonly seconds: number;
  /** Of load that is not counted. */
  readonly warmUpSeconds: number;
}

/** @param site A published one. */
export async function measureLookups(
  site: Site,
  { seconds, warmUpSeconds }: LookupOptions,
): Promise<readonly Row[]> {
  const upstream = await startUpstream();
  try {
    const served = { ...site, CONTENT_BASE_URL: upstream.url, TRUSTED_PROXY_HOPS: '1' };
    return await withServer(served, async ({ origin, pid }) => {
      const address = (number: number) => `${origin}/api/discharges?contractNumber=${number}`;
      const before = upstream.calls();
      await Promise.all(Array.from({ length: equalLookups }, () => fetchText(address(5_000_000))));
      const calls = upstream.calls() - before;
      const cachedLoad = { url: address(5_000_000), headers: { 'X-Forwarded-For': '198.51.100.1' }, pid };
      await load({ ...cachedLoad, seconds: warmUpSeconds });
      const cached = await load({ ...cachedLoad, seconds });
      // A fresh number each time, so nothing is cached.
      const through = await measureTimes((index) => address(6_000_000 + index));
      const direct = await measureTimes(
        (index) =>
          `${upstream.url}general-purpose-api/upcoming-discharges?contractNumber=${6_000_000 + index}`,
      );
      return toRows({ calls, cached, overheadMs: quantile(through, 0.95) - quantile(direct, 0.95) });
    });
  } finally {
    await upstream.close();
  }
}

interface Found {
  readonly calls: number;
  readonly cached: Load;
  readonly overheadMs: number;
}

function toRows({ calls, cached, overheadMs }: Found): readonly Row[] {
  const rate = { id: 'V5', unit: 'per second', target: atLeast(3000) } as const;
  return [
    { ...rate, what: 'lookups from the cache, requests a second', ours: cached.perSecond },
    {
      ...rate,
      what: 'lookups from the cache, requests for a second of processor',
      ours: cached.perProcessorSecond,
    },
    {
      id: 'V5',
      what: 'lookup over the upstream: what the server adds, p95',
      unit: 'milliseconds',
      ours: overheadMs,
      target: upTo(5),
    },
    {
      id: 'V5',
      what: `calls of the upstream for ${equalLookups} equal lookups at once`,
      unit: 'count',
      ours: calls,
      target: upTo(1),
    },
  ];
}

async function measureTimes(address: (index: number) => string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < warmUp + measured; index += 1) {
    const start = performance.now();
    await fetchText(address(index));
    if (index >= warmUp) times.push(performance.now() - start);
  }
  return times;
}

async function fetchText(url: string): Promise<void> {
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new RangeError(`${url} answers with status ${response.status}.`);
}

/** Answers lookups at once. The measured server's sync calls the same host: its requests are not counted and get no response,
 * so nothing is published and no error is logged during the measurement. */
async function startUpstream() {
  let calls = 0;
  const base = await startFakeWordPress([]);
  base.fault = (request, response) => {
    const answer = answerToLookup(request);
    if (answer) {
      calls += 1;
      sendJson(response, answer);
    }
    return true;
  };
  return { url: base.url, calls: () => calls, close: base.close };
}
