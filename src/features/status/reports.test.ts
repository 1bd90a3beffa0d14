import { expect, test } from 'vitest';
import { sampleApi } from '#fakes/sample-api.ts';
import { ViolationCounts } from '#platform/calls/violation-counts.ts';
import { pageFolders } from '#shell/addresses/page-folders.ts';

const report = (fields: object) => ({
  'document-uri': 'https://www.example.ee/ru/about/news?a=1',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'inline',
  'script-sample': 'planted',
  ...fields,
});

function sending(message: unknown, type = 'application/csp-report'): RequestInit {
  return { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(message) };
}

function openReports() {
  const violations = new ViolationCounts(pageFolders);
  const { ask } = sampleApi({ violations });
  return { violations, send: (init: RequestInit) => ask('/api/reports', init) };
}

test('reports of browsers are counted by directive and kind of page, and nothing else of them is kept', async () => {
  const { violations, send } = openReports();
  expect((await send(sending({ 'csp-report': report({}) }))).status).toBe(202);
  const sent = {
    type: 'csp-violation',
    url: 'https://www.example.ee/en',
    body: { effectiveDirective: 'img-src' },
  };
  await send(sending([sent, sent, { type: 'deprecation', url: 'x', body: {} }], 'application/reports+json'));
  expect(violations.list()).toEqual([
    { directive: 'img-src', page: 'home', count: 2 },
    { directive: 'script-src-elem', page: 'about', count: 1 },
  ]);
  expect(JSON.stringify(violations.list())).not.toContain('planted');
});

test('what is made up counts as other, so that the list stays short', async () => {
  const { violations, send } = openReports();
  for (let index = 0; index < 200; index += 1) {
    const made = {
      'document-uri': `https://a.example/${index}`,
      'effective-directive': `x${index}`,
    };
    await send(sending({ 'csp-report': report(made) }));
  }
  await send(
    sending({ 'csp-report': report({ 'document-uri': 'about', 'effective-directive': '__proto__' }) }),
  );
  expect(violations.list()).toEqual([{ directive: 'other', page: 'other', count: 201 }]);
});

test('nothing but reports is taken, and no large one', async () => {
  const { violations, send } = openReports();
  const message = { 'csp-report': report({}) };
  expect((await send(sending(message, 'application/json'))).status).toBe(415);
  expect((await send(sending({ ...message, padding: 'x'.repeat(40_000) }))).status).toBe(413);
  expect((await send({ ...sending(message), body: '{' })).status).toBe(400);
  expect((await send({ method: 'GET' })).status).toBe(405);
  const many = Array(50).fill({ type: 'csp-violation', url: 'https://www.example.ee/', body: {} });
  await send(sending(many, 'application/reports+json'));
  expect(violations.list()).toEqual([{ directive: 'other', page: 'home', count: 20 }]);
});
