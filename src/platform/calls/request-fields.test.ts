import { expect, test } from 'vitest';
import { readFormBody } from './multipart.ts';
import { maxFields, readJsonBody, readQuery } from './request-fields.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const urlencoded = 'application/x-www-form-urlencoded';
const names = (count: number): string => Array.from({ length: count }, (_, at) => `n${at}=1`).join('&');
const multipart = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `--edge\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n1\r\n`,
  ).join('') + '--edge--\r\n';

test('a name that stands once holds a text, one that stands more often a list', () => {
  const expected = { a: ['1', '3'], b: '2' };
  expect({ ...readQuery('?a=1&b=2&a=3') }).toEqual(expected);
  expect({ ...readFormBody(toBytes('a=1&b=2&a=3'), urlencoded) }).toEqual(expected);
  const parts = ['a', 'b', 'a'].map(
    (name, at) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${at + 1}\r\n`,
  );
  const body = toBytes(`${parts.join('')}--edge--\r\n`);
  expect({ ...readFormBody(body, 'multipart/form-data; boundary=edge') }).toEqual(expected);
});

test('more fields than any form has are refused in every encoding, and as many as are allowed are read', () => {
  const type = 'multipart/form-data; charset=utf-8; boundary="edge"';
  const json = (count: number) =>
    toBytes(JSON.stringify(Object.fromEntries(new URLSearchParams(names(count)))));
  expect(Object.keys(readQuery(names(maxFields)) ?? {})).toHaveLength(maxFields);
  expect(readQuery(names(maxFields + 1))).toBeUndefined();
  expect(readFormBody(toBytes(names(850_000)), urlencoded)).toBeUndefined();
  expect(Object.keys(readFormBody(toBytes(multipart(maxFields)), type) ?? {})).toHaveLength(maxFields);
  expect(readFormBody(toBytes(multipart(maxFields + 1)), type)).toBeUndefined();
  expect(readJsonBody(json(maxFields + 1))).toBeUndefined();
});

test('a form without a boundary, or with one that no browser makes, is none', () => {
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=a\u00e4',
    'multipart/x; boundary=',
  ])
    expect(() => readFormBody(toBytes(multipart(1)), type)).toThrow(TypeError);
});

test('fields have nothing that was not sent, whatever an object inherits', () => {
  const fields = readQuery('?__proto__=1&constructor=2') ?? {};
  expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
  expect(readJsonBody(toBytes('{}'))?.constructor).toBeUndefined();
  expect(readJsonBody(toBytes('{"__proto__":{"topic":"1"}}'))).toBeUndefined();
});

test('JSON that lies deeper than a list is refused before anything looks into it', async () => {
  const { ask } = sampleApi();
  const deep = `{"topic":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect(readJsonBody(toBytes(deep))).toBeUndefined();
  expect((await ask('/api/helpdesk', posting(deep))).status).toBe(400);
});

test.for(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a message whose subject is called %s is sent like any other',
  async (subject) => {
    const { ask } = sampleApi();
    const ticket = { form: 'ticket', locale: 'et', topic: '10', name: 'Mari', phone: '+372 5555 5555' };
    const sent = await ask('/api/helpdesk', posting({ ...ticket, subject, description: 'Tere' }));
    expect(sent.status).toBe(200);
  },
);
