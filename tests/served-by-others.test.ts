/** A real nginx and a real Caddy with the configuration that is printed for them, in front of our server, answer as our server does. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '#platform/base/content-types.ts';
import { openRawConnection, rawRequest } from '#fakes/raw-connection.ts';
import { locales, textIn } from '#platform/languages/locale.ts';
import { type ConformanceCase, describeCase, findFaults, type Received } from '#scripts/conformance/case.ts';
import {
  type Front,
  type FrontName,
  frontNames,
  hasPartsFor,
  withFront,
} from '#scripts/conformance/front-servers.ts';
import { sendAll } from '#scripts/conformance/send.ts';
import { conformanceTable } from '#scripts/conformance/table.ts';
import { findProgram } from '#scripts/steps/find-program.ts';
import { HeaderRules, RedirectRules } from '#platform/server/rules.ts';
import { away } from '#platform/server/away-messages.ts';
import { isCompressible } from '#platform/publish/compressed-copies.ts';
import { buildSite, root } from './site/built-site.ts';
import { copyByLinks } from './site/linked-copy.ts';
import { openClient } from './site/client.ts';

const { settings, files } = await buildSite();
const ratePerMinute = 60_000;
const client = await openClient({ RATE_LIMIT: String(ratePerMinute) }, () => undefined);
afterAll(client.close);
const table = conformanceTable(settings.outDir);

/** A port that nothing listens on. */
const nobody = 'http://127.0.0.1:1';

const folder = mkdtempSync(join(tmpdir(), 'front-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The site as all these servers read it. */
const siteFiles = join(folder, 'files');
beforeAll(async () => {
  const asked = new Set([...table, ...(await everyRule())].map(({ path }) => path.split('?', 1)[0]));
  copyByLinks(settings.outDir, siteFiles);
  for (const file of files) if (asked.has(toAddress(file))) compressQuickly(join(siteFiles, file));
});

/** Which copies there are decides how a server answers, not how small they are. */
function compressQuickly(path: string): void {
  if (!isCompressible(path)) return;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 1 }));
}

async function sendThrough(
  name: FrontName,
  cases: readonly ConformanceCase[],
  node = client.origin,
): Promise<readonly Received[]> {
  const answers = await behind(name, node, ({ origin }) => sendAll(origin, cases));
  return answers.map(([, received]) => received);
}

function behind<Value>(name: FrontName, node: string, use: (front: Front) => Promise<Value>): Promise<Value> {
  const own = mkdtempSync(join(folder, `${name}-`));
  return withFront(name, { root, files: siteFiles, folder: own, node, ratePerMinute }, use);
}

/** One request for each header rule, each type of file and each old address, and what two servers may decide differently. */
async function everyRule(): Promise<readonly ConformanceCase[]> {
  const rules = (await new HeaderRules(settings.outDir).list()).map(({ for: pattern, forRegExp }) => {
    const found = files.map(toAddress).find((address) => address !== undefined && forRegExp.test(address));
    return found ?? pattern.replace('/*', '/no-such-file.png');
  });
  const types = Object.keys(contentTypes).flatMap(
    (type) => files.find((file) => extname(file) === type && toAddress(file) !== undefined) ?? [],
  );
  const moved = [...(await new RedirectRules(settings.outDir).load()).keys()].map(encodeURI);
  const paths = [...rules, ...types.map((file) => toAddress(file) ?? ''), ...moved, ...odd];
  return paths.flatMap((path): readonly ConformanceCase[] => {
    const answer = { status: 0 };
    return [
      { path, answer },
      { method: 'HEAD', path, answer },
      { path, headers: { cookie: 'a=b; locale=ru' }, answer },
      { path: `${path}?x=1`, answer },
    ];
  });
}

/** undefined: it has none. */
function toAddress(file: string): string | undefined {
  if (file.startsWith('_') && !file.startsWith('_astro')) return undefined;
  return file.endsWith('.html') ? `/${file.replace(/(?:^index)?\.html$/u, '')}` : `/${file}`;
}

const odd: readonly string[] = [
  '/404',
  '/ru/404',
  '/not-found',
  '/about.html',
  '/index.html',
  '/ABOUT',
  '/About/News',
  '/about/',
  '/about//news',
  '/et/about',
  '/%61bout',
  '/about/../about',
  '/_headers',
  '/_redirects',
  '/_astro/',
  '/_astro',
  '/status',
  '/api/health.html',
  '/calendar/none.ics',
  '/feeds/unserved/et/none.xml',
  '/fonts/OFL.txt',
  '/.well-known/security.txt',
  '/klienditugi/kkk/',
];

/** What nginx decides before anything that is printed: it refuses what leads above the site, and reads old addresses without regard to
 * capitals. */
const nginxDiffers = [
  { path: '/..%2f_headers', status: 400 },
  { path: '/KLIENDITUGI/KKK', status: 301 },
];

/** What differs from request to request, or says which program has answered. */
const ownHeaders = new Set(
  'connection keep-alive transfer-encoding date server etag last-modified content-length accept-ranges x-request-id'.split(
    ' ',
  ),
);

function comparable({ status, headers }: Received): Readonly<Record<string, string>> {
  const isShown = (name: string) => !ownHeaders.has(name) && !(leadsOn(status) && name === 'content-type');
  const shown = Object.entries(headers).filter(([name]) => isShown(name));
  const texts = shown.map(([name, value]): [string, string] => [name, [value ?? []].flat().join(', ')]);
  return { status: String(status), ...Object.fromEntries(texts) };
}

/** nginx sends some words with it, which no browser shows. */
const leadsOn = (status: number): boolean => status === 301;

/** What our own server answers to each rule. */
let own: ReturnType<typeof sendAll> | undefined;

for (const name of frontNames) {
  const isMissing = findProgram(name) === undefined;
  const where = isMissing ? `${name} (not run: it is not installed)` : name;
  describe.skipIf(isMissing)(where, () => {
    test('answers every request of the table', async () => {
      const cases = table.filter((one) => hasPartsFor(name, one));
      const received = await sendThrough(name, cases);
      const faults = cases.flatMap((one, index) => {
        const answer = received[index];
        if (answer === undefined) return [`${describeCase(one)}: no answer`];
        return findFaults(answer, one.answer).map((fault) => `${describeCase(one)}: ${fault}`);
      });
      expect(faults).toEqual([]);
    });

    test('sends the same status, headers and bytes as the server, for every rule', async () => {
      const cases = await everyRule();
      expect(cases.length).toBeGreaterThan(500);
      const theirs = await sendThrough(name, cases);
      const ours = await (own ??= sendAll(client.origin, cases));
      const differing = ours.flatMap(([one, own], index) => {
        const other = theirs[index];
        if (other === undefined) return [describeCase(one)];
        const [expected, got] = [comparable(own), comparable(other)];
        const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
        const wrong = names
          .filter((header) => expected[header] !== got[header])
          .map((header) => `${header} "${got[header] ?? ''}" in place of "${expected[header] ?? ''}"`);
        const isSame = leadsOn(own.status) || own.status === 404 || own.body === other.body;
        return [...wrong, ...(isSame ? [] : ['another body'])].map(
          (fault) => `${describeCase(one)}: ${fault}`,
        );
      });
      expect(differing).toEqual([]);
    });

    if (name === 'nginx')
      test('differs where nginx decides by itself', async () => {
        const cases = nginxDiffers.map(({ path }) => ({ path, answer: { status: 0 } }));
        const received = await sendThrough(name, cases);
        expect(received.map(({ status }) => status)).toEqual(nginxDiffers.map(({ status }) => status));
      });

    test('sends files and leads on though Node is away, and says so in all languages for the rest', async () => {
      const [page, asset, old, call, missing] = await sendThrough(
        name,
        ['/about', '/favicon.svg', '/klienditugi/kkk', '/api/unserved', '/no-such-page'].map((path) => ({
          path,
          answer: { status: 0 },
        })),
        nobody,
      );
      expect([page, asset, old].map((answer) => answer?.status)).toEqual([200, 200, 301]);
      for (const answer of [call, missing]) {
        expect([answer?.status, answer?.headers['retry-after']]).toEqual([503, '5']);
        for (const locale of locales) expect(answer?.body).toContain(textIn(away.resting, locale));
      }
    });
  });
}

test.skipIf(findProgram('nginx') === undefined)(
  'nginx hands a body on as it comes: what our server refuses unread is refused, and kept nowhere',
  async () => {
    const statuses = await behind('nginx', client.origin, async ({ origin }) => {
      const answers: string[] = [];
      for (const path of ['/about', '/api/health', '/api/helpdesk']) {
        const connection = await openRawConnection(origin);
        connection.send(rawRequest(`POST ${path}`, { 'Content-Length': '8000000' }, 'a=b&'));
        answers.push((await connection.until(/^HTTP\/1\.1 \d{3}/u)).slice(9, 12));
        connection.close();
      }
      return answers;
    });
    expect(statuses).toEqual(['405', '405', '403']);
  },
);
