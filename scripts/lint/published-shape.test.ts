import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { municipalitiesCsv } from '#features/municipalities/open-municipalities.ts';
import { priceListsCsv } from '#features/prices/open-price-lists.ts';
import { stationsCsv, type stationsFormat } from '#features/stations/open-stations.ts';
import { openDataFormats } from '#features/open-data-parts.server.ts';
import { type OpenData, openDataVersion, toJsonSchema } from '#shell/open-data/format.ts';
import { describeInterface } from '#features/open-data/interface-document.server.ts';
import { publishedInterface } from '#features/published-interface.server.ts';
import { type Change, changes, classifyChange, describeShape } from './published-shape.ts';

/** Formats as they were published last, each with its version. */
const listFile = new URL('./published-shapes.json', import.meta.url);

const formatsSchema = z.record(z.string(), z.object({ version: z.string(), shape: z.array(z.string()) }));

type Formats = z.infer<typeof formatsSchema>;

const emptyHead: Omit<OpenData<typeof stationsFormat>, 'stations'> = {
  $schema: 'https://www.example.ee/a',
  version: openDataVersion,
  licence: 'https://www.example.ee/a',
  publisher: { name: 'A', url: 'https://www.example.ee/' },
  documentation: 'https://www.example.ee/a',
};

/** The header of each table; its columns stay in their order, and others may follow. */
function tableColumns(): readonly string[] {
  const tables = {
    'stations.csv': stationsCsv({ ...emptyHead, stations: [] }),
    'price-lists.csv': priceListsCsv({ ...emptyHead, priceLists: [] }),
    'municipalities.csv': municipalitiesCsv({ ...emptyHead, municipalities: [] }),
  };
  return Object.entries(tables).flatMap(([file, table]) =>
    table
      .trimEnd()
      .split(',')
      .map((column, index) => `${file} column ${index + 1}: ${column}`),
  );
}

function currentFormats(): Formats {
  const schemas = openDataFormats.flatMap((format) =>
    describeShape(toJsonSchema(format, 'https://www.example.ee/a'), format.name),
  );
  const document = describeInterface({
    ...publishedInterface,
    siteUrl: 'https://www.example.ee',
    phone: '1919',
  });
  return {
    'open data': { version: openDataVersion, shape: [...schemas, ...tableColumns()] },
    interface: { version: document.info.version, shape: [...describeShape(document)] },
  };
}

const parseVersion = (version: string): readonly number[] => version.split('.').map(Number);

/** @returns Which number of the version was raised. */
function raised(before: string, after: string): Change {
  const [major = 0, minor = 0] = parseVersion(before);
  const [newMajor = 0, newMinor = 0] = parseVersion(after);
  if (newMajor !== major) return 'major';
  return newMinor === minor ? 'none' : 'minor';
}

test('a published format changes only with another version: `npm test -- -u published-shape` notes both', async () => {
  const before = formatsSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  const after = currentFormats();
  const tooLittle = Object.entries(after).flatMap(([name, { version, shape }]) => {
    const known = before[name] ?? { version, shape };
    const change = classifyChange(known.shape, shape);
    const isEnough = changes.indexOf(raised(known.version, version)) >= changes.indexOf(change);
    return isEnough ? [] : [`${name}: ${version} needs another ${change} number`];
  });
  expect(tooLittle).toEqual([]);
  await expect(`${JSON.stringify(after, null, 2)}\n`).toMatchFileSnapshot(fileURLToPath(listFile));
});

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    kind: { enum: ['a', 'b'] },
    note: { type: 'string', description: 'A' },
  },
  required: ['id'],
};

const { kind, ...otherFields } = schema.properties;

test.each([
  [
    'a new description',
    { ...schema, properties: { ...schema.properties, note: { type: 'string' } } },
    'none',
  ],
  [
    'another limit',
    { ...schema, properties: { ...schema.properties, note: { type: 'string', maxLength: 9 } } },
    'none',
  ],
  [
    'another order of values',
    { ...schema, properties: { ...otherFields, kind: { enum: ['b', 'a'] } } },
    'none',
  ],
  [
    'a new field',
    { ...schema, properties: { ...schema.properties, description: { type: 'string' } } },
    'minor',
  ],
  ['a new value', { ...schema, properties: { ...otherFields, kind: { enum: ['a', 'b', 'c'] } } }, 'minor'],
  ['a field that is always there from now on', { ...schema, required: ['id', 'note'] }, 'minor'],
  ['a removed field', { ...schema, properties: otherFields }, 'major'],
  ['a field that may be missing', { ...schema, required: [] }, 'major'],
  ['another type', { ...schema, properties: { ...schema.properties, id: { type: 'string' } } }, 'major'],
  ['a removed value', { ...schema, properties: { ...otherFields, kind: { ...kind, enum: ['a'] } } }, 'major'],
] as const)('%s', (_, changed, change) => {
  expect(classifyChange(describeShape(schema), describeShape(changed))).toBe(change);
});

const call = (described: object) => ({ paths: { '/api/a': { get: described } } });
const parameters = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, required: !name.endsWith('?') })),
});
const body = (...alternatives: readonly object[]) => ({
  requestBody: { content: { 'application/json': { schema: { anyOf: alternatives } } } },
});
const answer = (...alternatives: readonly object[]) => ({
  responses: { 200: { content: { 'application/json': { schema: { anyOf: alternatives } } } } },
});
const text = { type: 'string' };
const form = { properties: { a: text }, required: ['a'] };

test.each([
  ['a field that may be sent', [parameters('a'), parameters('a', 'b?')], 'minor'],
  ['a field that must be sent', [parameters('a'), parameters('a', 'b')], 'major'],
  ['a field of a body that must be sent', [body(form), body({ ...form, required: ['a', 'b'] })], 'major'],
  [
    'a body that refuses unknown fields',
    [body(form), body({ ...form, additionalProperties: false })],
    'major',
  ],
  ['another form of a body', [body(form), body(form, { properties: { b: text }, required: ['b'] })], 'minor'],
  ['another form of an answer', [answer(text), answer(text, { type: 'null' })], 'major'],
] as const)('of a call: %s', (_, [before, after], change) => {
  expect(classifyChange(describeShape(call(before)), describeShape(call(after)))).toBe(change);
});

test('a new call may ask for what it likes', () => {
  const both = { paths: { ...call(parameters('a')).paths, '/api/b': { get: parameters('b') } } };
  expect(classifyChange(describeShape(call(parameters('a'))), describeShape(both))).toBe('minor');
});
