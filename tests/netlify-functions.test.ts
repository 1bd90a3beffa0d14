import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages, locales } from '#platform/languages/locale.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { buildSite } from './site/built-site.ts';

const folder = new URL('../functions/', import.meta.url);
const all = readdirSync(fileURLToPath(folder));
/** Functions that render pages; their addresses are pages of the site. */
const pageFiles = all.filter((file) => file.startsWith('render-'));
/** Functions that receive no requests. */
const workFiles = all.filter((file) => file.startsWith('rebuild-'));
const files = all.filter((file) => !pageFiles.includes(file) && !workFiles.includes(file));

const { settings } = await buildSite();

const moduleSchema = z.object({
  default: z.custom<(request: Request, context: { ip: string }) => Promise<Response>>(
    (value) => typeof value === 'function',
  ),
  config: z.object({
    path: z.string(),
    rateLimit: z.object({ windowLimit: z.int(), windowSize: z.int(), aggregateBy: z.array(z.string()) }),
  }),
});

const pageModuleSchema = z.object({
  config: z.object({
    path: z.array(z.string()).optional(),
    method: z.string().optional(),
    rateLimit: z.object({ windowLimit: z.int(), windowSize: z.int(), aggregateBy: z.array(z.string()) }),
  }),
});

const workModuleSchema = z.object({ config: z.record(z.string(), z.unknown()) });

const modules = await Promise.all(
  files.map(async (file) => moduleSchema.parse(await import(new URL(file, folder).href))),
);

test('every live address is one function of Netlify, named as it', () => {
  expect(modules.map(({ config }) => config.path).toSorted()).toEqual([...endpoints.keys()].toSorted());
  expect(
    files.map((file) => `/api/${file.replace('.ts', '').replace('hooks-', 'hooks/')}`).toSorted(),
  ).toEqual([...endpoints.keys()].toSorted());
});

test('Netlify counts requests by visitor, as often as the server does', () => {
  const { ratePerMinute } = parseLiveSettings({});
  for (const { config } of modules) {
    const { isPersonal, isSigned = false } = endpoints.get(config.path) ?? { isPersonal: false };
    const windowLimit = isPersonal && !isSigned ? Math.ceil(ratePerMinute / 6) : ratePerMinute;
    // As a plain string, 'ip' would count all visitors together.
    expect(config.rateLimit).toEqual({ windowLimit, windowSize: 60, aggregateBy: ['ip', 'domain'] });
  }
});

test('builds are debounced in the background, and looked after every ten minutes', async () => {
  const configs = await Promise.all(
    workFiles.map(async (file) => [
      file,
      workModuleSchema.parse(await import(new URL(file, folder).href)).config,
    ]),
  );
  expect(configs).toEqual([
    ['rebuild-check.ts', { schedule: '*/10 * * * *' }],
    [
      'rebuild-debounce.ts',
      { background: true, rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] } },
    ],
  ]);
});

test('a function is an adapter of at most 30 lines', () => {
  const lengths = all.map((file) => readFileSync(new URL(file, folder), 'utf8').split('\n').length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(30);
});

test('a function answers as the server does', async () => {
  const [discharges] = modules.filter(({ config }) => config.path === '/api/discharges');
  const request = new Request('https://www.example.ee/api/discharges?contractNumber=L1000002');
  const response = await discharges?.default(request, { ip: '203.0.113.9' });
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({
    isDemonstration: true,
    discharges: [{ contractNumber: '1000002' }],
  });
});

test('no function shows the status without a signed link', async () => {
  const { default: answer } = z
    .object({ default: moduleSchema.shape.default })
    .parse(await import(new URL('render-status.ts', folder).href));
  for (const headers of [{}, { host: 'localhost' }]) {
    const request = new Request('http://localhost/status.json', { headers });
    const response = await answer(request, { ip: '127.0.0.1' });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: expect.stringContaining('PREVIEW_SECRET') as string });
  }
});

test('every function loads as on Netlify, where no ES module may be required', () => {
  const addresses = all.map((file) => new URL(file, folder).href);
  const script = `for (const address of ${JSON.stringify(addresses)}) await import(address);`;
  const flags = ['--no-experimental-require-module', '--no-experimental-detect-module'];
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', script], { stdio: 'pipe' });
});

test('pages for one request are made at their addresses in each language, for the methods that a file cannot answer', async () => {
  const configs = await Promise.all(
    pageFiles.map(async (file) => pageModuleSchema.parse(await import(new URL(file, folder).href)).config),
  );
  const inAll = (path: string) => locales.map((locale) => languages[locale].prefix + path);
  expect(configs.map((config) => [config.method, config.path])).toEqual([
    ['POST', inAll('/calendar/file')],
    ['GET', ['/calendar/*']],
    ['POST', inAll('/customer-support/next-shipping-day')],
    // Missing pages: the last rule of _redirects sends them to this function.
    [undefined, undefined],
    ['POST', inAll('/calendar/poster')],
    // Functions without a method have no static file at their address, so they handle every request. The preview has one
    // address for all languages: the link contains the language.
    [undefined, ['/preview']],
    ['GET', inAll('/search')],
    [
      'GET',
      [
        '/customer-support/contact-us',
        '/home-customer/ordering-fecal-transport',
        '/terms/withdrawal',
      ].flatMap((form) => inAll(`${form}/submitted`)),
    ],
    ['GET', ['/documents/:locale/sorting-sheet.pdf']],
    ['GET', inAll('/home-customer/waste-stations')],
    [undefined, [...inAll('/status'), '/status.json']],
    ['GET', ['/feeds/unserved/*', '/data/unserved.json']],
    ['GET', inAll('/customer-support/unserved-addresses')],
  ]);
});

test('Netlify counts what is asked of every function that makes pages, by visitor', async () => {
  for (const file of pageFiles) {
    const { config } = pageModuleSchema.parse(await import(new URL(file, folder).href));
    const { windowLimit, windowSize, aggregateBy } = config.rateLimit;
    expect([file, windowSize, aggregateBy]).toEqual([file, 60, ['ip', 'domain']]);
    expect([file, windowLimit <= parseLiveSettings({}).ratePerMinute]).toEqual([file, true]);
  }
});

test('what is not there is led to its function by the last rule of all', () => {
  const rules = readFileSync(join(settings.outDir, '_redirects'), 'utf8').trimEnd().split('\n');
  expect(rules.at(-1)).toBe('/* /.netlify/functions/render-not-found 404');
  expect(pageFiles).toContain('render-not-found.ts');
  expect(rules.slice(0, -1).filter((rule) => !rule.endsWith(' 301!'))).toEqual([]);
});

test('what functions read at run time is bundled with them', () => {
  const toml = readFileSync(new URL('../netlify.toml', import.meta.url), 'utf8');
  const included = /included_files = \[([^\]]*)\]/u.exec(toml)?.[1]?.match(/"[^"]+"/gu) ?? [];
  const patterns = included.map((quoted) => quoted.slice(1, -1)).filter((one) => !one.startsWith('dist/'));
  expect(patterns).toHaveLength(3);
  for (const pattern of patterns) expect([pattern, globSync(pattern).length > 0]).toEqual([pattern, true]);
  // Files that src/shell/documents reads when it runs in the order function.
  const bundled = patterns.flatMap((pattern) => globSync(pattern));
  expect(bundled).toEqual(
    expect.arrayContaining([
      'src/shell/documents/fonts/print-400.ttf',
      'src/shell/documents/fonts/print-600.ttf',
      'src/shell/styles/tokens.css',
    ]),
  );
});
