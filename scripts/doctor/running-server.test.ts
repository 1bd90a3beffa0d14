import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/base/clock.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { readStatusSecret } from '#features/status/status-link.server.ts';
import { formatDiagnosis } from './diagnosis.ts';
import { describeContentAge, describeServer, diagnoseServer } from './running-server.ts';

/** Generous: other tests run beside it. */
const timeMs = 20_000;

async function startSite(environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'running-'));
  const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
  const live = configureSite(environment, folders, { report: () => undefined });
  const { origin, stop } = await startServer({ ...folders, port: 0, live });
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  return { origin, kept: readStatusSecret(folder), metrics: live.metrics };
}

test('the doctor lists what the running server keeps in memory, with and without a secret', async () => {
  for (const secret of [undefined, 'a secret of this very test']) {
    const { origin, kept } = await startSite(secret === undefined ? {} : { PREVIEW_SECRET: secret });
    expect(kept === undefined).toBe(secret !== undefined);
    const port = Number(new URL(origin).port);
    const [memory, ...more] = await diagnoseServer({
      port,
      secret: secret ?? kept,
      clock: systemClock,
      timeMs,
    });
    expect(more).toEqual([]);
    expect(memory?.message).toMatch(/^it keeps \d+\.\d MB of at most \d+\.\d MB\.\n/u);
    for (const name of ['answers given a moment ago', 'files of the site', 'requests to the live part'])
      expect(memory?.message).toMatch(
        new RegExp(`${name}: \\d+ of \\d+ entries, \\d+\\.\\d of \\d+\\.\\d MB`, 'u'),
      );
  }
});

test("without the server's secret nothing is reported about it", async () => {
  const { origin } = await startSite({});
  const port = Number(new URL(origin).port);
  for (const secret of [undefined, 'a secret of another site'])
    expect(await diagnoseServer({ port, secret, clock: systemClock, timeMs })).toHaveLength(1);
  const answer = await fetch(`${origin}/status.json`);
  expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([403, ['error']]);
});

test("the doctor repeats the server's advice about its proxies", async () => {
  const { origin } = await startSite({ TRUSTED_PROXY_HOPS: '0', STATUS_PUBLIC: 'yes' });
  await (await fetch(`${origin}/api/health`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).text();
  const port = Number(new URL(origin).port);
  const text = (await diagnoseServer({ port, secret: undefined, clock: systemClock, timeMs }))
    .map(formatDiagnosis)
    .join('\n');
  expect(text).toContain(
    '! server: A proxy reports visitors in X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0',
  );
  expect(text).not.toContain('203.0.113');
});

test('where no server of this site runs, the doctor says what to do', async () => {
  const [none, ...more] = await diagnoseServer({ port: 9, secret: undefined, clock: systemClock, timeMs });
  expect([none?.state, more]).toEqual(['warning', []]);
  expect(none?.remedy).toContain('npm start');
  expect(describeServer({ caches: [], warnings: [] })).toHaveLength(1);
});

test('a server that has not read its content for half an hour is found', async () => {
  const { origin, kept, metrics } = await startSite({});
  const port = Number(new URL(origin).port);
  const ask = () => diagnoseServer({ port, secret: kept, clock: systemClock, timeMs });
  expect(await ask()).toHaveLength(1);
  metrics.noteChecked('files', systemClock() - 31 * 60_000);
  const [, old, ...more] = await ask();
  expect([old?.state, more]).toEqual(['warning', []]);
  expect(old?.message).toContain('files 31 minutes ago');
  expect(old?.remedy).toContain('restart the server');
});

test('only the sources of content that are old are named', () => {
  const now = 1_000_000_000_000;
  const check = (source: string, minutes: number) => ({ source, checkedAt: now - minutes * 60_000 });
  const contentChecks = [check('files', 29), check('content-base', 30)];
  const [old, ...more] = describeContentAge({ contentChecks }, now);
  expect(old?.message).toContain('(content-base 30 minutes ago)');
  expect(more).toEqual([]);
});
