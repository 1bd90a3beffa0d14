import { afterAll, expect, test } from 'vitest';
import { comingMs, silenceMs } from '#fakes/test-limits.ts';
import { odooHelpdesk } from '#features/forms/helpdesk/odoo-helpdesk.server.ts';
import { startOdoo } from '#fakes/fake-odoo.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const credentials = { user: 'reader', password: 'planted key' };
const contentBase = contentBaseUpstream({ url: upstream.url, credentials });
const version = { commit: 'abc', code: 'c', content: 'd', publishedAt: '2026-11-18T09:00:00.000Z' };

test('health says which site is published and whether the content base answers, and nothing secret', async () => {
  const { ask, time, limits } = sampleApi({ contentBase, loadVersion: () => Promise.resolve(version) });
  const good = await ask('/api/health');
  expect(good.body).toMatchObject({ status: 'ok', upstreams: { contentBase: 'answering' }, version });
  expect(good.headers.get('cache-control')).toBe('no-store');
  upstream.fault = 'slow';
  limits.timeMs = silenceMs;
  time.now += 30_000;
  const bad = await ask('/api/health');
  expect([bad.status, bad.body]).toMatchObject([
    200,
    { status: 'degraded', upstreams: { contentBase: 'failing' } },
  ]);
  expect(JSON.stringify([good.body, bad.body])).not.toMatch(/planted|127\.0\.0\.1|reader/u);
});

test('however often somebody looks, the content base is asked once in 30 seconds', async () => {
  const { ask } = sampleApi({ contentBase });
  Object.assign(upstream, { fault: undefined });
  upstream.requests.length = 0;
  for (let index = 0; index < 5; index += 1) await ask('/api/health');
  expect(upstream.requests).toHaveLength(1);
});

test('health says when a demonstration answers', async () => {
  const { body } = await sampleApi().ask('/api/health');
  expect(body).toMatchObject({ isDemonstration: true, upstreams: { contentBase: 'demonstration' } });
});

test('health says whether the helpdesk answers and where orders go', async () => {
  const odoo = await startOdoo();
  const limits = { form: { timeMs: comingMs, bodyBytes: 1_000_000 }, submitMs: comingMs };
  const place = { url: odoo.url, formPath: '/helpdesk/customer-care-1', topicField: 'ticket_type_id' };
  const { ask, time } = sampleApi({ helpdesk: odooHelpdesk(place, limits) });
  const upstreams = async () => (await ask('/api/health')).body;
  expect(await upstreams()).toMatchObject({ upstreams: { helpdesk: 'answering', orders: 'outbox' } });
  odoo.fault = 'no-form';
  time.now += 30_000;
  expect(await upstreams()).toMatchObject({ status: 'degraded', upstreams: { helpdesk: 'failing' } });
  await odoo.close();
});
