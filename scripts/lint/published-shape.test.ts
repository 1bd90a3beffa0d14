import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { municipalitiesCsv } from '#components/open-data/municipalities.ts';
import { priceListsCsv } from '#components/open-data/price-lists.ts';
import { stationsCsv } from '#components/open-data/stations.ts';
import { jsonSchemaOf, type OpenData, openDataSchemas, openDataVersion } from '#model/open-data.ts';
import { describeInterface } from '#openapi/document.ts';
import { changeOf, shapeOf } from './published-shape.ts';

/** Formats as they were published last, each with its version. */
const listFile = new URL('./published-shapes.json', import.meta.url);

const formatsSchema = z.record(z.string(), z.object({ version: z.string(), shape: z.array(z.string()) }));

type Formats = z.infer<typeof formatsSchema>;

const emptyHead: Omit<OpenData<'stations'>, 'stations'> = {
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
  const schemas = (Object.keys(openDataSchemas) as (keyof typeof openDataSchemas)[]).flatMap((name) =>
    shapeOf(jsonSchemaOf(name, 'https://www.example.ee/a'), name),
  );
  const document = describeInterface({ locale: 'en', siteUrl: 'https://www.example.ee' });
  return {
    'open data': { version: openDataVersion, shape: [...schemas, ...tableColumns()] },
    interface: { version: document.info.version, shape: [...shapeOf(document)] },
  };
}

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** @returns Which number of the version was raised. */
function raised(before: string, after: string): 'none' | 'minor' | 'major' {
  const [major = 0, minor = 0] = numbersOf(before);
  const [newMajor = 0, newMinor = 0] = numbersOf(after);
  if (newMajor !== major) return 'major';
  return newMinor === minor ? 'none' : 'minor';
}

test('a published format changes only with another version: `npm test -- -u published-shape` notes both', async () => {
  const before = formatsSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  const after = currentFormats();
  const changes = Object.entries(after).map(([name, { version, shape }]) => {
    const known = before[name] ?? { version, shape };
    return { name, change: changeOf(known.shape, shape), raised: raised(known.version, version) };
  });
  expect(changes).toEqual(changes.map(({ name, change }) => ({ name, change, raised: change })));
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
  expect(changeOf(shapeOf(schema), shapeOf(changed))).toBe(change);
});

const calls = (...parameters: readonly { readonly name: string; readonly required: boolean }[]) => ({
  paths: { '/api/a': { get: { parameters } } },
});

test.each([
  ['a field that may be sent', calls({ name: 'a', required: true }, { name: 'b', required: false }), 'minor'],
  ['a field that must be sent', calls({ name: 'a', required: true }, { name: 'b', required: true }), 'major'],
  [
    'a new call with a field that must be sent',
    {
      paths: {
        ...calls({ name: 'a', required: true }).paths,
        '/api/b': { get: { parameters: [{ name: 'b', required: true }] } },
      },
    },
    'minor',
  ],
] as const)('of a call: %s', (_, changed, change) => {
  expect(changeOf(shapeOf(calls({ name: 'a', required: true })), shapeOf(changed))).toBe(change);
});
