import { afterAll, expect, test } from 'vitest';
import { comingMs, silenceMs } from '#fakes/test-limits.ts';
import { contentBaseUpstream } from './upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { verifyCredentials } from './verify-credentials.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);

const limits = { timeMs: comingMs, bodyBytes: 1000 };
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: { user: 'a', password: 'b' } });

test('credentials are accepted when WordPress knows whose they are', async () => {
  Object.assign(upstream, { body: { id: 7, name: 'Reader' } });
  expect(await verifyCredentials(contentBase, limits)).toBe('accepted');
  expect(upstream.requests.at(-1)?.line).toBe('GET /wp-json/wp/v2/users/me');
});

test('credentials are refused when WordPress says so', async () => {
  Object.assign(upstream, { status: 401, body: { code: 'rest_not_logged_in' } });
  expect(await verifyCredentials(contentBase, limits)).toBe('refused');
});

test('a dead content base says nothing about credentials', async () => {
  upstream.fault = 'slow';
  expect(await verifyCredentials(contentBase, { ...limits, timeMs: silenceMs })).toBe('unknown');
});
