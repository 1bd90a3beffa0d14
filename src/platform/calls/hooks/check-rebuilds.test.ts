import { afterAll, expect, test } from 'vitest';
import type { Watermarks } from '#platform/cms/watermark.ts';
import { contentBaseUpstream } from '../upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { digestWatermarks, fetchWatermarks } from './content-state.ts';
import { checkRebuilds, type LiveSite } from './check-rebuilds.ts';
import { RebuildStore } from './rebuild-store.ts';
import { sampleBlobs } from '#fakes/fake-blobs.ts';

const minute = 60_000;
const watermarks = (newest: string, total = 2): Watermarks => ({ posts: { et: { newest, total } } });
const before = watermarks('2026-06-01T10:00:00');
const after = watermarks('2026-06-01T10:00:01');

function sampleCheck(site: Partial<LiveSite> = {}) {
  const time = { now: 100 * minute };
  const store = new RebuildStore(sampleBlobs().blobs);
  const situation = { site: { dueAt: undefined, watermarks: before, ...site }, given: before };
  const check = async (given: Watermarks | undefined = situation.given) => {
    const loading = () => Promise.resolve(given);
    return checkRebuilds({ store, clock: () => time.now, site: situation.site, fetchWatermarks: loading });
  };
  /** What was asked for is built. */
  const build = async () => {
    await store.forget(await store.events());
    await store.noteStart(time.now);
    time.now += 21 * minute;
  };
  return { time, store, situation, check, build };
}

test('a live site that shows what the content base has asks for nothing', async () => {
  const { check, store } = sampleCheck({ dueAt: 101 * minute });
  expect(await check()).toEqual({ type: 'fresh' });
  expect(await store.events()).toEqual([]);
});

test('a lost webhook is found by the newest change, and what is gone by the number', async () => {
  for (const given of [after, watermarks('2026-06-01T10:00:00', 1), {}]) {
    const { check, store } = sampleCheck();
    expect(await check(given)).toEqual({ type: 'asked', reason: 'content-changed' });
    expect(await store.events()).toHaveLength(1);
  }
});

test('a page that the clock makes stale is built at its instant, also while the content base is silent', async () => {
  const { check, time } = sampleCheck({ dueAt: 101 * minute });
  time.now = 101 * minute - 1;
  expect(await check()).toEqual({ type: 'fresh' });
  time.now = 101 * minute;
  expect(await check(undefined)).toEqual({ type: 'asked', reason: 'due' });
});

test('what is waiting, debounced or built is not asked for again', async () => {
  const { check, store, time } = sampleCheck();
  await store.note({ type: 'page-builder' }, time.now);
  expect(await check(after)).toEqual({ type: 'waiting' });
  await store.claim(time.now, time.now + minute);
  expect(await check(after)).toEqual({ type: 'debouncing' });
  await store.release();
  await store.forget(await store.events());
  await store.noteStart(time.now);
  expect(await check(after)).toEqual({ type: 'building' });
  time.now += 20 * minute;
  expect(await check(after)).toEqual({ type: 'asked', reason: 'content-changed' });
});

test('a build that fails is asked for again after hours, and at once when something else changes', async () => {
  const { check, build, time } = sampleCheck();
  await check(after);
  await build();
  expect(await check(after)).toEqual({ type: 'asked-already' });
  expect(await check(watermarks('2026-06-01T11:00:00'))).toMatchObject({ type: 'asked' });
  await build();
  time.now += 6 * 60 * minute;
  expect(await check(watermarks('2026-06-01T11:00:00'))).toMatchObject({ type: 'asked' });
});

test('a site that somebody put back stays until something changes', async () => {
  const { check, build, situation } = sampleCheck();
  await check(after);
  await build();
  situation.site = { ...situation.site, watermarks: after };
  expect(await check(after)).toEqual({ type: 'fresh' });
  situation.site = { ...situation.site, watermarks: before };
  expect(await check(after)).toEqual({ type: 'fresh' });
  expect(await check(watermarks('2026-06-02T10:00:00'))).toMatchObject({ type: 'asked' });
});

const upstream = await startFaultyUpstream();
afterAll(upstream.close);

const call = {
  upstream: contentBaseUpstream({ url: upstream.url, credentials: undefined }),
  limits: { timeMs: 2000, bodyBytes: 10_000 },
};

test('the heads of the lists that the last sync has read are asked for, one request each', async () => {
  const known = { posts: { et: { newest: '', total: 0 }, ru: { newest: '', total: 0 } } };
  upstream.body = [{ modified_gmt: '2026-06-01T10:00:00' }];
  upstream.headers = { 'x-wp-total': '7', 'x-wp-totalpages': '7' };
  const watermark = { newest: '2026-06-01T10:00:00', total: 7 };
  const given = await fetchWatermarks(known, call);
  expect(given).toEqual({ posts: { et: watermark, ru: watermark } });
  expect(upstream.requests.map(({ line }) => line).toSorted()).toEqual(
    ['', '&lang=ru'].map(
      (language) =>
        `GET /wp-json/wp/v2/posts?per_page=1&orderby=modified&order=desc&_fields=modified_gmt${language}`,
    ),
  );
  upstream.fault = 'fail';
  expect(await fetchWatermarks(known, call)).toBeUndefined();
});

test('heads that tell the same are one state, in whatever order they stand', () => {
  const watermark = { newest: '2026-06-01T10:00:00', total: 7 };
  const other = { newest: '', total: 0 };
  expect(digestWatermarks({ posts: { et: watermark, ru: other }, notices: { et: other } })).toBe(
    digestWatermarks({ notices: { et: other }, posts: { ru: other, et: watermark } }),
  );
  expect(digestWatermarks({ posts: { et: watermark } })).not.toBe(
    digestWatermarks({ posts: { et: { ...watermark, total: 6 } } }),
  );
});
