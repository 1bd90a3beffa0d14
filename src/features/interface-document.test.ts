import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { sheetBins } from '#features/sorting/sorting-sheet.ts';
import { unservedFeedAddress, unservedFeedCounties } from '#features/unserved/unserved-feed.ts';
import { fieldsOfTopics, ticketTopics } from '#features/forms/ticket.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { refusals } from '#platform/calls/refusal.ts';
import { listAllRefusals } from './open-data/failures.server.ts';
import { listRefusals } from '#platform/calls/listed-refusals.ts';
import { describeInterface } from '#features/open-data/interface-document.server.ts';
import { publishedInterface } from '#features/published-interface.server.ts';
import { answerTexts, failureTexts } from '#features/open-data/fields.ts';

const siteUrl = 'https://site.example.ee';
const english = describeInterface({ ...publishedInterface, siteUrl, phone: '1919' });

/** Strict, with two exceptions: its check of examples adds `unevaluatedProperties`, which no schema of two parts meets, and
 * ours forbid other fields themselves; and fields that a topic requires are declared one level higher. */
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-required-schema-properties-undefined': 'off',
  },
});

async function lint(document: unknown): Promise<readonly string[]> {
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('every endpoint of the table is described with each of its methods, and no other call is', () => {
  const described = Object.entries(english.paths).map(
    ([path, operations]) => [path, Object.keys(operations)] as const,
  );
  const known = [...endpoints].map(
    ([path, { operations }]) =>
      [path, Object.keys(operations).map((method) => method.toLowerCase())] as const,
  );
  const calls = described.filter(([path]) => path.startsWith('/api/'));
  expect(new Map(calls)).toEqual(new Map(known));
  expect(calls).toHaveLength(known.length);
  expect(known.length).toBeGreaterThan(10);
});

test('an endpoint has an operation for each method that it takes', () => {
  for (const [path, { methods, operations }] of endpoints)
    expect([path, methods.filter((method) => !operations[method])]).toEqual([path, []]);
});

test('Redocly finds nothing to say about the document, examples included', async () => {
  expect(await lint(english)).toEqual([]);
});

test('Redocly finds a wrong example and a broken reference', async () => {
  const { paths } = english;
  const { get } = paths['/api/unserved'] ?? {};
  const content = (media: object) => ({
    '200': { description: 'x', content: { 'application/json': media } },
  });
  const withAnswer = (media: object) => ({
    ...english,
    paths: {
      ...paths,
      '/api/unserved': { get: { ...get, responses: { ...get?.responses, ...content(media) } } },
    },
  });
  const schema = { $ref: '#/components/schemas/ListUnservedAnswer' };
  expect(await lint(withAnswer({ schema, example: { addresses: 1 } }))).not.toEqual([]);
  expect(await lint(withAnswer({ schema: { $ref: '#/components/schemas/Nothing' } }))).not.toEqual([]);
});

test('every refusal of the table is one that some call names, but for those of addresses, methods and files', () => {
  const named = new Set(
    [...endpoints.values()].flatMap((endpoint) =>
      (['GET', 'POST'] as const).flatMap((method) =>
        endpoint.operations[method] ? [...listRefusals(endpoint, method)] : [],
      ),
    ),
  );
  const others = listAllRefusals(endpoints.values(), '1919').flatMap(([code]) =>
    named.has(code) ? [] : [code],
  );
  expect(others).toEqual(['address-unknown']);
});

test('each status of a call lists its codes, with a body and the sentences of three languages', () => {
  const responses: Readonly<Record<string, unknown>> = english.paths['/api/discharges']?.get?.responses ?? {};
  expect(Object.keys(responses)).toEqual(['200', '400', '403', '414', '428', '429', '502', '503', '504']);
  expect(JSON.stringify(responses['429'])).toContain('#/components/headers/RetryAfter');
  expect(JSON.stringify(responses['400'])).toContain(
    '"enum":["parameter-missing","parameter-invalid","parameter-unknown"]',
  );
  expect(english.components.examples['too-many-requests']).toEqual({
    value: {
      error: { code: 'too-many-requests', message: refusals['too-many-requests'].message },
      isDemonstration: false,
    },
  });
});

test('a form says what it requires, alone and with its topic', () => {
  const body = english.paths['/api/helpdesk']?.post?.requestBody?.content['application/json'];
  const [own] = body?.schema.anyOf ?? [];
  expect(own?.required).toEqual(['topic', 'name', 'subject', 'description']);
  expect(own?.anyOf).toEqual([{ required: ['email'] }, { required: ['phone'] }]);
  const { id } = ticketTopics.newContract;
  const condition = own?.allOf?.find((one) => one.if?.properties?.topic?.const === String(id));
  expect(condition?.then?.required).toEqual(fieldsOfTopics[id]);
});

test('a sheet is described with the bins and languages that it may have, and no call has an address of a calendar', () => {
  const { parameters = [], responses } = english.paths['/documents/{locale}/sorting-sheet.pdf']?.get ?? {};
  const items = (name: string) => parameters.find((one) => one.name === name)?.schema.items?.enum;
  expect([items('bin'), items('language')]).toEqual([sheetBins, locales]);
  expect(Object.keys(responses ?? {})).toEqual(['200', '400', '404', '429']);
  expect(Object.keys(english.paths).filter((path) => /calendar\/|poster/u.test(path))).toEqual([]);
});

test('the pattern of areas has every feed of unserved addresses', () => {
  const { parameters = [] } = english.paths['/feeds/unserved/{locale}/{area}.xml']?.get ?? {};
  const { pattern = '' } = parameters.find((one) => one.name === 'area')?.schema ?? {};
  for (const county of unservedFeedCounties) {
    const [area = ''] = unservedFeedAddress({ locale: 'et', county }).split('/').slice(-1);
    expect(area.replace('.xml', '')).toMatch(new RegExp(pattern, 'u'));
  }
  expect('0784').toMatch(new RegExp(pattern, 'u'));
  expect('muu').not.toMatch(new RegExp(pattern, 'u'));
});

test('a file is sent with a form only', () => {
  const { content = {} } = english.paths['/api/helpdesk']?.post?.requestBody ?? {};
  const withFile = Object.entries(content).filter(
    ([, { schema }]) => schema.anyOf?.[0]?.properties?.attachment,
  );
  expect(withFile.map(([type]) => type)).toEqual(['multipart/form-data']);
});

test('a field of a query says what its text stands for', () => {
  const { parameters = [] } = english.paths['/api/posts']?.get ?? {};
  const findSchema = (name: string) => parameters.find((one) => one.name === name)?.schema;
  expect(findSchema('per_page')).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  expect(findSchema('lang')).toEqual({ type: 'array', items: { type: 'string' } });
});

test('a field says what its name does not say: of its schema, or of the texts for schemas that browsers load', () => {
  const { parameters = [] } = english.paths['/api/posts']?.get ?? {};
  const findDescription = (name: string) => parameters.find((one) => one.name === name)?.description;
  expect([findDescription('lang'), findDescription('page')]).toEqual([
    expect.stringContaining('commas'),
    undefined,
  ]);
  const schemas = Object.entries(english.components.schemas);
  const written = JSON.stringify(schemas.filter(([name]) => name !== 'UnservedFile'));
  const texts = [...Object.values(answerTexts), ...Object.values(failureTexts)];
  expect(texts.filter((text) => !written.includes(JSON.stringify(text)))).toEqual([]);
  expect(english.components.schemas.Failure.properties?.error?.properties?.code?.description).toBe(
    failureTexts.code,
  );
});
