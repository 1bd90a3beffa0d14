/** The published document of the interface against the running server, judged by Prism. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { locales } from '#platform/languages/locale.ts';
import { describeInterface } from '#features/open-data/interface-document.server.ts';
import { publishedInterface } from '#features/published-interface.server.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { listAllRefusals } from '#features/open-data/failures.server.ts';
import { liveCases } from '#scripts/conformance/live-cases.ts';
import { feedNames } from '#shell/addresses/feeds.ts';
import { interfaceAddress } from '#shell/open-data/open-files.ts';
import { calendarAnswerSchema, parseCalendarPath } from '#features/calendar/calendar.ts';
import { parseJson } from '#platform/base/json.ts';
import { infoPhone } from './site/company.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';
import { parseHtml } from './site/html-element.ts';
import { parseViolations, startPrism } from './site/prism.ts';

const statuses: ReadonlyMap<string, number> = new Map(
  listAllRefusals(endpoints.values(), infoPhone).map(([code, { status }]) => [code, status]),
);

const { settings } = await buildSite();
const document = join(settings.outDir, interfaceAddress);
const client = await openClient(
  { RATE_LIMIT: '60000', CALENDAR_SECRET: 'a secret of the tests, and of nothing else' },
  () => undefined,
);
const prism = await startPrism(document, client.origin);
afterAll(async () => {
  prism.stop();
  await client.close();
});

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
}

async function ask({ method = 'GET', path, headers = {}, body }: Sent, origin = prism.origin) {
  const response = await fetch(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text, ...parseViolations(response.headers.get('sl-violations')) };
}

const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };
const posting = (path: string, fields: unknown): Sent => ({
  method: 'POST',
  path,
  headers: json,
  body: JSON.stringify(fields),
});

const sender = { name: 'Mari Näidis', email: 'mari@example.ee', locale: 'et' };

const ticket = (subject: string): Sent =>
  posting('/api/helpdesk', { topic: '10', ...sender, subject, description: 'Näidis.' });

function attached(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    topic: '10',
    ...sender,
    subject: 'Pilt',
    description: 'Näidis.',
  }))
    form.append(name, value);
  form.append('attachment', new Blob(['%PDF-1.4 näidis'], { type: 'application/pdf' }), 'naidis.pdf');
  return form;
}

/** Requests that keep to the document, each with the status that it is answered with. */
const right: readonly (readonly [Sent, number])[] = [
  ...['L1000001', 'L1000002', 'L1000003'].map((number) => [find(number), 200] as const),
  [find('L1000004'), 502],
  [find('L1000006'), 502],
  [posting('/api/discharges', { contractNumber: 'L1000003' }), 200],
  [posting('/api/calendar', { contractNumbers: ['L1000003', 'L1000002'], locale: 'ru' }), 200],
  [{ path: '/api/calendar-entries?token=gone' }, 410],
  [{ path: '/api/search?query=keila&page=2' }, 200],
  [{ path: '/api/search?query=demo%20failing' }, 502],
  [{ path: '/api/content-search?search=konteiner&per_page=3&lang=ru' }, 200],
  [{ path: '/api/posts?per_page=2&order=asc&orderby=date&lang=et&lang=en' }, 200],
  [{ path: '/api/posts?orderby=relevance' }, 400],
  [{ path: '/api/unserved' }, 200],
  [{ path: '/api/helpdesk' }, 200],
  [ticket('Küsimus'), 200],
  [ticket('demo fields'), 422],
  [ticket('demo refused'), 422],
  [ticket('demo expired'), 502],
  [ticket('demo down'), 502],
  [ticket('demo unconfirmed'), 504],
  [{ method: 'POST', path: '/api/helpdesk', headers: own, body: attached() }, 200],
  [posting('/api/orders', { ...sender, address: 'Näidise tn 1', tank: 'septicTank', volume: '3,5' }), 200],
  [
    posting('/api/orders', { ...sender, address: 'Näidise tn 1', tank: 'septicTank', day: '2020-01-01' }),
    400,
  ],
  [posting('/api/withdrawals', { ...sender, contract: 'L1000003' }), 200],
  [posting('/api/withdrawals', { ...sender, contract: 'www.example.ee' }), 400],
  [{ path: '/api/health' }, 200],
  [{ path: '/documents/ru/sorting-sheet.pdf?bin=bio&bin=paper&language=en&language=et' }, 200],
  [{ path: '/documents/et/sorting-sheet.pdf?municipality=0784' }, 200],
  [{ path: '/documents/et/sorting-sheet.pdf?municipality=9999' }, 400],
  ...feedNames.map((name) => [{ path: `/feeds/en/${name}.xml` }, 200] as const),
  [{ path: '/feeds/unserved/et/laane-viru.xml' }, 200],
  [{ path: '/feeds/unserved/ru/0784.xml' }, 200],
  [{ path: '/feeds/unserved/ru/9999.xml' }, 404],
  [{ path: '/data/unserved.json' }, 200],
  [posting('/api/unanswered', { words: 'õhuniisutaja', locale: 'et' }), 202],
  [{ path: '/api/hooks/content?secret=wrong' }, 503],
  [{ ...posting('/api/reports', {}), headers: { 'content-type': 'application/csp-report' } }, 202],
];

function find(contractNumber: string): Sent {
  return { path: `/api/discharges?contractNumber=${contractNumber}` };
}

test('requests that keep to the document are answered as it says, good or bad, by every endpoint', async () => {
  const asked = new Set(right.map(([{ path }]) => path.split('?')[0]));
  expect([...endpoints.keys()].filter((path) => !asked.has(path))).toEqual([]);
  for (const [sent, status] of right) {
    const { text: _, ...answer } = await ask(sent);
    expect([sent.path, answer]).toEqual([sent.path, { status, request: [], response: [] }]);
  }
});

test('a calendar is described from its address to its days', async () => {
  const made = await ask(posting('/api/calendar', { contractNumbers: ['L1000003'], locale: 'et' }));
  const token = parseCalendarPath(parseJson(made.text, calendarAnswerSchema).path ?? '');
  const { text: _, ...answer } = await ask({ path: `/api/calendar-entries?token=${token}` });
  expect(answer).toEqual({ status: 200, request: [], response: [] });
});

test('what the conformance check sends is answered as the document says, refusals of wrong requests included', async () => {
  const described = liveCases().filter(({ method = 'GET', path, body, headers }) => {
    const operations = endpoints.get(path.split('?')[0] ?? '')?.operations;
    // Prism reads a body and writes it anew: one that is only white space arrives empty.
    // A browser without JavaScript gets pages, which the document does not describe.
    const isOfPage = headers?.accept === 'text/html';
    return operations && Object.hasOwn(operations, method) && body?.trim() !== '' && !isOfPage;
  });
  expect(described.length).toBeGreaterThan(15);
  for (const one of described) {
    const { status, response, request } = await ask(one);
    expect([one.path, status, response]).toEqual([one.path, one.answer.status, []]);
    if (status === 200) expect([one.path, request]).toEqual([one.path, []]);
  }
});

test('a body that is too large is refused as the document says', async () => {
  const { status, response } = await ask(posting('/api/discharges', { contractNumber: '1'.repeat(3000) }));
  expect([status, response]).toEqual([413, []]);
});

test('Prism notices a request and an answer that differ from the document', async () => {
  const missing = await ask({ path: '/api/discharges' });
  expect(missing.status).toBe(400);
  expect(missing.request).not.toEqual([]);
  const { origin, close } = await listenOnLoopback(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ addresses: [], isDemonstration: true, isStale: false }));
    }),
  );
  const other = await startPrism(document, origin);
  try {
    const answer = await ask({ path: '/api/unserved' }, other.origin);
    expect(answer.response.join()).toContain('asOf');
  } finally {
    other.stop();
    await close();
  }
});

test('the document may be read from a page of another site, and names the public address', async () => {
  const response = await fetch(`${client.origin}${interfaceAddress}`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/u);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('link')).toContain('rel="license"');
  expect(response.headers.get('last-modified')).not.toBeNull();
  expect(JSON.parse(await response.text())).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: settings.siteUrl }],
  });
});

test('the page shows every call, field and refusal in each language, in English marked as such, without a script of its own', () => {
  const { paths, components } = describeInterface({
    ...publishedInterface,
    siteUrl: settings.siteUrl,
    phone: infoPhone,
  });
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThan(endpoints.size);
  for (const locale of locales) {
    const readPage = (name: string) =>
      parseHtml(readFileSync(join(settings.outDir, locale === 'et' ? '' : locale, name), 'utf8'));
    const page = readPage('data/api.html');
    const codes = new Set(page.querySelectorAll('code').map(({ textContent }) => textContent));
    const fields = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name));
    const wanted = [...Object.keys(paths), ...fields, 'discharges[].date', 'error.challenge.seed'];
    expect(wanted.filter((code) => !codes.has(code))).toEqual([]);

    const lang = locale === 'en' ? '' : '[lang="en"]';
    const selector = `.interface h3${lang}, .interface p${lang}, .interface span${lang}`;
    const marked = new Set(page.querySelectorAll(selector).map(({ textContent }) => textContent));
    const english = operations.flatMap(({ summary, description }) => [summary, ...description.split('\n\n')]);
    expect(english.filter((text) => !marked.has(text))).toEqual([]);

    for (const [code, { value }] of Object.entries(components.examples)) {
      const status = statuses.get(code);
      const cells = page
        .querySelectorAll(`#refusal-${code} th, #refusal-${code} td`)
        .map(({ textContent }) => textContent.trim());
      expect(cells).toEqual([String(status), code, value.error.message[locale]]);
    }
    expect(page.querySelectorAll('script')).toHaveLength(
      readPage('terms.html').querySelectorAll('script').length,
    );
  }
});
