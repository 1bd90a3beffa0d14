/** Each check of the doctor, in a good and a bad environment. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '#fakes/fake-smtp.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { savePublishRecord } from '#platform/publish/publish-records.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { diagnoseConfiguration } from './configuration.ts';
import { formatDiagnosis } from './diagnosis.ts';
import { diagnoseFolders } from './folders.ts';
import { diagnosePublish } from './last-publish.ts';
import { compareClocks, diagnoseClock } from './time.ts';
import { diagnoseUpstreams } from './upstreams.ts';
import { diagnoseVersions } from './versions.ts';

/** Generous: other tests run beside it. */
const timeMs = 5000;

async function serve(listener: RequestListener): Promise<string> {
  const { origin, close } = await listenOnLoopback(createServer(listener));
  onTestFinished(close);
  return `${origin}/`;
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const none = {
  contentBase: undefined,
  helpdesk: undefined,
  pageBuilder: undefined,
  smtpUrl: undefined,
  ordersMailbox: 'tellimused@example.ee',
};

test('settings are reported by name and never by value', () => {
  const secrets = {
    CONTENT_BASE_URL: 'https://cms.example.ee/wp-json/',
    CONTENT_BASE_USER: 'robot',
    CONTENT_BASE_PASSWORD: 'hidden-1',
    PREVIEW_SECRET: 'hidden-2-hidden-2',
    WEBHOOK_SECRET: 'hidden-3-hidden-3',
    NETLIFY_BUILD_HOOK_URL: 'https://example.ee/hidden-4',
  };
  const text = diagnoseConfiguration(secrets).map(formatDiagnosis).join('\n');
  for (const name of Object.keys(secrets)) expect(text).toContain(name);
  expect(text).not.toMatch(/hidden|robot|cms\.example/u);
  expect(text).toContain('! configuration: NETLIFY_BUILD_HOOK_URL does not look like');
  const wrong = diagnoseConfiguration({ ...secrets, PREVIEW_SECRET: 'hidden-5', PORT: 'x' });
  expect(wrong.map(({ state }) => state)).toEqual(['bad', 'bad']);
  expect(JSON.stringify(wrong)).not.toContain('hidden');
});

test('a server that others reach without a word about proxies, or that counts all visitors as one, is named', () => {
  const remarks = (environment: NodeJS.ProcessEnv) =>
    diagnoseConfiguration(environment)
      .map(formatDiagnosis)
      .filter((line) => line.includes('all visitors are counted as one'));
  expect(remarks({})).toEqual([]);
  expect(remarks({ HOST: '0.0.0.0', TRUSTED_PROXY_HOPS: '1' })).toEqual([]);
  expect(remarks({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('HOST opens the server')]);
  expect(remarks({ TRUSTED_PROXY_HOPS: '0' })).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS is 0')]);
});

test('the content base answers, refuses the credentials, answers in HTML or not at all', async () => {
  const url = await serve(({ url: path, headers }, response) => {
    if (path?.startsWith('/html/')) response.setHeader('content-type', 'text/html').end('<p>Hi');
    else if (path === '/wp-json/') response.setHeader('content-type', 'application/json').end('{}');
    else {
      const isKnown = headers.authorization === `Basic ${btoa('robot:good')}`;
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
      response.end(isKnown ? '{"id":1}' : '{"code":"invalid"}');
    }
  });
  const look = async (path: string, password: string) => {
    const credentials = { user: 'robot', password };
    const [diagnosis] = await diagnoseUpstreams({ ...none, contentBase: { url: path, credentials } }, timeMs);
    return diagnosis && `${diagnosis.state}: ${diagnosis.message}`;
  };
  expect(await look(`${url}wp-json/`, 'good')).toBe('good: it answers and takes the credentials.');
  expect(await look(`${url}wp-json/`, 'bad')).toBe('bad: it refuses the credentials.');
  expect(await look(`${url}html/`, 'good')).toBe('bad: it answers 200, and no JSON.');
  expect(await look('http://127.0.0.1:9/', 'good')).toBe('bad: it cannot be reached.');
});

test('scheduled articles that are late show that nobody runs the timer of WordPress', async () => {
  let late: readonly object[] = [];
  const asked: string[] = [];
  const url = await serve(({ url: path = '' }, response) => {
    if (path.includes('/posts')) asked.push(path);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path.includes('/posts') ? late : { id: 1 }));
  });
  const credentials = { user: 'robot', password: 'good' };
  const look = async () =>
    (await diagnoseUpstreams({ ...none, contentBase: { url: `${url}wp-json/`, credentials } }, timeMs)).find(
      ({ subject }) => subject.includes('timer'),
    );
  expect(await look()).toMatchObject({ state: 'good' });
  late = [{ id: 5 }];
  expect(await look()).toMatchObject({
    state: 'bad',
    remedy: expect.stringContaining('wp-cron.php') as string,
  });
  expect(asked[0]).toMatch(/status=future&before=\d{4}-/u);
});

test('helpdesk, page builder and mail server, each good and bad; every wait has a time limit', async () => {
  const url = await serve(({ url: path }, response) => {
    if (path === '/helpdesk') response.end('<form></form>');
    else if (path?.startsWith('/api/v1/loader')) response.writeHead(302, { location: '/bundle' }).end();
    else if (path !== '/never') response.writeHead(404).end();
  });
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  const pageBuilder = { host: url, projectId: 'p', token: 't' };
  const helpdesk = { url, formPath: '/helpdesk', topicField: 'ticket_type_id' };
  const good = await diagnoseUpstreams({ ...none, helpdesk, pageBuilder, smtpUrl: smtp.url }, timeMs);
  expect(good.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
    'helpdesk good',
    'page builder good',
    'mail server good',
  ]);
  smtp.fault = 'greet-never';
  const bad = await diagnoseUpstreams(
    {
      ...none,
      helpdesk: { ...helpdesk, formPath: '/never' },
      pageBuilder: { ...pageBuilder, host: 'http://127.0.0.1:9/' },
      smtpUrl: smtp.url,
    },
    300,
  );
  expect(bad.map(({ subject, state }) => `${subject} ${state}`)).toEqual([
    'helpdesk bad',
    'page builder bad',
    'mail server bad',
  ]);
});

test('the clock is compared with that of an upstream', async () => {
  const url = await serve((_request, response) => response.end());
  const real = await diagnoseClock(['http://127.0.0.1:9/', url], { clock: Date.now, timeMs });
  expect(real.state).toBe('good');
  const now = Date.parse('2026-06-01T12:00:00Z');
  expect(compareClocks(now, now - 60_000)).toMatchObject({
    state: 'warning',
    message: expect.stringContaining('60 s ahead') as string,
  });
  expect(compareClocks(now, now + 600_000)).toMatchObject({
    state: 'bad',
    message: expect.stringContaining('600 s behind') as string,
  });
});

test('folders that can be written, and one that is a file; looking leaves nothing behind', () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'file'), '');
  const [outDir, stateDir] = diagnoseFolders({
    outDir: join(folder, 'new/dist'),
    stateDir: join(folder, 'file'),
  });
  expect(outDir?.state).toBe('good');
  expect(stateDir).toMatchObject({ subject: 'STATE_DIR', state: 'bad' });
  expect(readdirSync(folder)).toEqual(['file']);
});

test('an old Node gets a remedy', () => {
  expect(diagnoseVersions('/nowhere', '22.1.0')).toMatchObject([{ state: 'bad' }]);
  expect(diagnoseVersions('/nowhere', '26.0.0')).toMatchObject([{ state: 'good' }]);
});

test('the last publish: none, good, failed', () => {
  const settings = parseSettings({ STATE_DIR: makeFolder() });
  const states = () => diagnosePublish(settings).map(({ state }) => state);
  expect(states()).toEqual(['warning']);
  const record = {
    reason: 'command' as const,
    ms: 1,
    changed: { count: 1, targets: [] },
    removed: { count: 0, files: [] },
  };
  savePublishRecord(settings.stateDir, { ...record, at: '2026-06-01T12:00:00.000Z' });
  expect(states()).toEqual(['good']);
  savePublishRecord(settings.stateDir, { ...record, at: '2026-06-01T13:00:00.000Z', failure: 'Broken.' });
  expect(states()).toEqual(['bad']);
});
