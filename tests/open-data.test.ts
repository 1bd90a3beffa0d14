/** Open data as others get it: files and live list through the server, schemas read by a validator that is not ours. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { openFiles } from '#features/open-data-parts.server.ts';
import { openCatalogueAddress, openDataSchemaAddress } from '#shell/open-data/open-files.ts';
import { buildSite } from './site/built-site.ts';
import { openClient } from './site/client.ts';
import { python } from './site/python-calendar.ts';
import { isWithoutBrowser, openBrowser } from './site/visits.ts';

const { settings, files } = await buildSite();
const client = await openClient();
const visit = openBrowser(client.origin);
afterAll(client.close);

const read = (address: string): string => readFileSync(join(settings.outDir, address.slice(1)), 'utf8');
const json = async (address: string): Promise<unknown> => JSON.parse((await client.send(address)).body);
const headSchema = z.looseObject({ $schema: z.string(), version: z.string(), licence: z.string() });

const withSchema = openFiles.flatMap(({ address, schema }) =>
  schema === undefined ? [] : [{ address, schema }],
);

/** As a program of others does it. */
async function loadValidator(address: string) {
  // Formats are checked by patterns; the schema says both.
  const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: false });
  const validate = ajv.compile(z.looseObject({}).parse(await json(address)));
  return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
}

test('every file fits the schema that it names, and the schema refuses what has lost or changed a field', async () => {
  for (const { address, schema } of withSchema) {
    const file = headSchema.parse(await json(address));
    expect([address, file.$schema]).toEqual([address, settings.siteUrl + openDataSchemaAddress(schema)]);
    const faults = await loadValidator(openDataSchemaAddress(schema));
    expect([address, faults(file)]).toEqual([address, []]);
    for (const broken of [
      { ...file, licence: undefined },
      { ...file, version: '2.0' },
    ])
      expect([address, faults(JSON.parse(JSON.stringify(broken))).length]).not.toEqual([address, 0]);
    // A later minor version: a reader with this schema still reads it.
    expect(faults({ ...file, version: '1.7', added: true })).toEqual([]);
  }
  const stations = z
    .looseObject({ stations: z.array(z.looseObject({})) })
    .parse(await json('/data/stations.json'));
  const faults = await loadValidator('/data/schema/stations.json');
  const [first, ...others] = stations.stations;
  for (const wrong of [{ municipality: '84' }, { county: 'Harju' }, { id: '307' }, { url: undefined }]) {
    const changed = { ...stations, stations: [{ ...first, ...wrong }, ...others] };
    expect(faults(JSON.parse(JSON.stringify(changed)))).not.toEqual([]);
  }
});

test('the files hold what the site shows', async () => {
  const counts = {
    stations: '/data/stations.json',
    features: '/data/stations.geojson',
    municipalities: '/data/municipalities.json',
    priceLists: '/data/price-lists.json',
  };
  for (const [key, address] of Object.entries(counts)) {
    const list = z.looseObject({ [key]: z.array(z.unknown()) }).parse(await json(address))[key];
    expect([address, Array.isArray(list) && list.length]).toEqual([
      address,
      { stations: 30, features: 30, municipalities: 78, priceLists: 45 }[key],
    ]);
  }
  const prices = read('/data/price-lists.json');
  expect(prices).not.toContain('2999-01-01');
  expect(prices).toMatch(/"withoutVat": 1.01,\s*"withVat": 1.25/u);
});

const printRows =
  'import csv,json,sys;print(json.dumps(list(csv.DictReader(open(sys.argv[1],encoding="utf-8",newline="")))))';

/** By Python's own reader of CSV. */
function parseCsv(address: string) {
  const printed = execFileSync(python, ['-c', printRows, join(settings.outDir, address.slice(1))], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return z.array(z.record(z.string(), z.string())).parse(JSON.parse(printed));
}

test.skipIf(!existsSync(python))(
  'tables are read by another program, with Estonian and Russian letters, commas and quotes',
  () => {
    const stations = parseCsv('/data/stations.csv');
    expect(stations).toHaveLength(30);
    expect(stations.find(({ id }) => id === '327')).toMatchObject({
      name: 'Haapsalu Keskkonnajaam',
      name_ru: 'Станция отходов Хаапсалу',
      address: 'Lihula mnt, Haapsalu',
      county: 'Lääne maakond',
      opening_hours: 'Mo-Su 00:00-24:00',
    });
    const municipalities = parseCsv('/data/municipalities.csv');
    expect(new Set(municipalities.map(({ code }) => code)).size).toBe(78);
    expect(parseCsv('/data/price-lists.csv').length).toBeGreaterThan(1000);
  },
);

test('every file says its type, its licence, that others may read it, and when it changed; other files do not', async () => {
  for (const { address, format } of openFiles) {
    const { status, headers } = await client.send(address, { headers: { Origin: 'https://vald.example' } });
    expect([address, status]).toEqual([address, 200]);
    expect(headers['content-type']).toContain(
      { json: 'json', csv: 'text/csv', geojson: 'application/geo+json' }[format],
    );
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const again = await client.send(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([address, again.status, again.body]).toEqual([address, 304, '']);
    expect(again.headers['access-control-allow-origin']).toBe('*');
  }
  for (const address of ['/', '/data', '/data/et/stations.json', '/api/unserved', '/feeds/et/all.xml']) {
    const { headers } = await client.send(address);
    expect([address, headers['access-control-allow-origin']]).toEqual([address, undefined]);
  }
});

test('published files and feeds can be asked for by the time of their change', async () => {
  for (const address of ['/data/notices.json', '/data/stations.csv', '/feeds/et/notices.xml']) {
    const { headers } = await client.send(address);
    const changed = headers['last-modified'] ?? '';
    expect(changed).toMatch(/GMT$/u);
    // Twice: the second answer could come from the cache of answers.
    for (const _ of [1, 2]) {
      const same = await client.send(address, { headers: { 'If-Modified-Since': changed } });
      expect([address, same.status, same.body]).toEqual([address, 304, '']);
    }
    const before = new Date(Date.parse(changed) - 1000).toUTCString();
    expect((await client.send(address, { headers: { 'If-Modified-Since': before } })).status).toBe(200);
    const other = { 'If-Modified-Since': changed, 'If-None-Match': '"another"' };
    expect((await client.send(address, { headers: other })).status).toBe(200);
  }
});

test.skipIf(isWithoutBrowser)(
  'a page of another site reads the files in a browser, and nothing else of this site',
  async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Vald</title>');
    });
    const foreign = await listenOnLoopback(server);
    onTestFinished(foreign.close);
    await visit({}, async (page) => {
      await page.goto(foreign.origin);
      const readFrom = (path: string) =>
        page.evaluate(async (address) => {
          try {
            const response = await fetch(address);
            const text = await response.text();
            return [response.status, response.headers.get('etag') !== null, text.length > 100];
          } catch {
            return 'refused';
          }
        }, client.origin + path);
      for (const { address } of openFiles)
        expect([address, await readFrom(address)]).toEqual([address, [200, true, true]]);
      for (const path of ['/api/unserved', '/data/et/stations.json', '/data'])
        expect([path, await readFrom(path)]).toEqual([path, 'refused']);
    });
  },
);

test('the catalogue names every file with its licence, its schema and its type, and no person', async () => {
  const distribution = z.looseObject({
    'dcat:downloadURL': z.object({ '@id': z.string() }),
    'dct:license': z.object({ '@id': z.literal('https://creativecommons.org/licenses/by/4.0/') }),
    'dcat:mediaType': z.object({
      '@id': z.string().startsWith('https://www.iana.org/assignments/media-types/'),
    }),
    'dct:format': z.object({ '@id': z.string().includes('/authority/file-type/') }),
  });
  const inThree = z.array(z.object({ '@value': z.string().min(1), '@language': z.string() })).length(3);
  const dataset = z.looseObject({
    '@type': z.literal('dcat:Dataset'),
    'dct:title': inThree,
    'dct:description': inThree,
    'dct:publisher': z.looseObject({ 'foaf:name': z.string() }),
    'dcat:contactPoint': z.looseObject({
      'vcard:hasEmail': z.object({ '@id': z.literal('mailto:info@example.ee') }),
    }),
    'dcat:distribution': z.array(distribution).min(1),
  });
  const catalogue = z.looseObject({
    '@type': z.literal('dcat:Catalog'),
    'dct:title': inThree,
    'dct:description': inThree,
    'dct:publisher': z.looseObject({}),
    'dcat:dataset': z.array(dataset),
  });
  const { headers, body } = await client.send(openCatalogueAddress);
  expect(headers['content-type']).toBe('application/ld+json');
  const named = catalogue
    .parse(JSON.parse(body))
    ['dcat:dataset'].flatMap((one) =>
      one['dcat:distribution'].map((file) => file['dcat:downloadURL']['@id']),
    );
  expect(named).toEqual(openFiles.map(({ address }) => settings.siteUrl + address));
});

const unservedSchema = z.object({ addresses: z.array(z.looseObject({ address: z.string().optional() })) });

async function openUnserved(body: unknown) {
  const upstream = await startFaultyUpstream();
  Object.assign(upstream, body === undefined ? { status: 500, body: {} } : { body });
  const opened = await openClient({ CONTENT_BASE_URL: upstream.url });
  onTestFinished(async () => {
    await opened.close();
    await upstream.close();
  });
  return opened.send('/data/unserved.json');
}

test('unserved addresses leave without what the source may say of a person', async () => {
  const row = {
    id: 'L1234567',
    area: 'Tallinn',
    city: 'Nõmme',
    address: 'Vaarika tn 6-47, Mari Maasikas, L1234567',
    date: tallinnDay(Date.now()),
    garbage: 'Biojäätmed',
    reason: 'Mari Maasikas ei avanud väravat, mari.maasikas@example.ee, 55512345',
    contractNumber: '1234567',
    customerName: 'Mari Maasikas',
    email: 'mari.maasikas@example.ee',
  };
  const { body } = await openUnserved([row, { ...row, id: 'b', address: 'Mari Maasikas' }]);
  expect(body).not.toMatch(/Maasikas|1234567|@|55512345|6-47/iu);
  const { addresses } = unservedSchema.parse(JSON.parse(body));
  const known = { area: 'Tallinn', county: 'Harju maakond', city: 'Nõmme', date: row.date, wasteType: 'bio' };
  expect(addresses).toEqual(expect.arrayContaining([known, { ...known, address: 'Vaarika tn 6' }]));
  expect(addresses).toHaveLength(2);
});

test('a list that fails is no empty list: a program is told to ask again', async () => {
  const failed = await openUnserved(undefined);
  expect([failed.status, failed.body]).toEqual([503, '']);
  expect(failed.headers['retry-after']).toMatch(/^\d+$/u);
  expect(failed.headers['access-control-allow-origin']).toBe('*');
  const empty = await openUnserved([]);
  expect([empty.status, unservedSchema.parse(JSON.parse(empty.body)).addresses]).toEqual([200, []]);
});

test('no file holds a contact person, and no schema a field for one', () => {
  const persons = z
    .array(z.object({ name: z.string(), email: z.string(), phone: z.string() }))
    .parse(
      JSON.parse(readFileSync(join(import.meta.dirname, '../src/content/contact-persons.json'), 'utf8')),
    );
  // The interface of live calls is described there, too.
  const open = files.filter((file) =>
    /^data\/(?!api\.html$|openapi\.json$)(?:[^/]+|schema\/.+)$/u.test(file),
  );
  expect(open).toHaveLength(openFiles.length - 1 + withSchema.length + 1);
  for (const file of open) {
    const text = read(`/${file}`);
    const found = persons.flatMap((person) => Object.values(person)).filter((value) => text.includes(value));
    expect([file, found]).toEqual([file, []]);
    const emails = text.match(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{2,64}/gu) ?? [];
    expect([file, emails.filter((email) => email !== 'info@example.ee')]).toEqual([file, []]);
    expect([
      file,
      /"(?:contract_?number|e?mail|phone|person|customer|(?:first|last)_?name)\w*":/iu.exec(text),
    ]).toEqual([file, null]);
  }
});
