import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMultipart, SentFile, type SentField } from './multipart.ts';
import { maxTextBytes } from './request-fields.ts';
import { BodyRefusedError } from './request-body.ts';

const toBytes = (text: string): Uint8Array => Buffer.from(text);
const type = 'multipart/form-data; boundary=edge';

const part = (head: string, content: string): string =>
  `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

/** With files as their names and contents. */
function plain(fields: readonly SentField[] | undefined) {
  return fields?.map(([name, value]) =>
    value instanceof SentFile
      ? { name, file: value.name, content: Buffer.from(value.bytes).toString('latin1') }
      : { name, value },
  );
}

async function readAsPlatform(bytes: Uint8Array, contentType: string) {
  const headers = { 'content-type': contentType };
  const form = await new Response(Uint8Array.from(bytes), { headers }).formData();
  return Promise.all(
    Array.from(form, async ([name, value]) =>
      typeof value === 'string'
        ? { name, value }
        : { name, file: value.name, content: Buffer.from(await value.arrayBuffer()).toString('latin1') },
    ),
  );
}

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\r\n--', '--', '\r\n', '"', '%22', '\u202e'),
);
const fileArbitrary = fc.record({ name: texts, bytes: fc.uint8Array({ maxLength: 300 }) });

test('whatever form the platform writes is read as the platform reads it', async () => {
  const forms = fc.array(fc.tuple(texts, fc.oneof(texts, fileArbitrary)), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(forms, async (fields) => {
      const form = new FormData();
      for (const [name, value] of fields) {
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, new File([Uint8Array.from(value.bytes)], value.name));
      }
      const written = new Response(form);
      const contentType = written.headers.get('content-type') ?? '';
      const bytes = new Uint8Array(await written.arrayBuffer());
      const expected = await readAsPlatform(bytes, contentType);
      expect(plain(readMultipart(bytes, contentType, 60))).toEqual(expected);
    }),
  );
});

test('a form as browsers send it: a text, a file with its name, and a field left empty', () => {
  const body = [
    part('name="name"', 'Jüri „Õ”'),
    part('name="attachment"; filename="arve %22 2.pdf"\r\nContent-Type: application/pdf', '%PDF-\r\n--ed'),
    part('name="photo"; filename=""\r\nContent-Type: application/octet-stream', ''),
    '--edge--\r\n',
  ].join('');
  expect(plain(readMultipart(toBytes(body), type, 3))).toEqual([
    { name: 'name', value: 'Jüri „Õ”' },
    { name: 'attachment', file: 'arve " 2.pdf', content: '%PDF-\r\n--ed' },
    { name: 'photo', file: '', content: '' },
  ]);
});

test('a file is a view of the body, so that the body is held once', () => {
  const bytes = toBytes(`${part('name="a"; filename="b"', 'content')}--edge--\r\n`);
  const [[, file] = []] = readMultipart(bytes, type, 1) ?? [];
  expect(file).toBeInstanceOf(SentFile);
  expect(file instanceof SentFile && file.bytes.buffer).toBe(bytes.buffer);
});

test.for([
  ['nothing', ''],
  ['no boundary', 'a'],
  ['something before the first boundary', `a\r\n${part('name="a"', 'b')}--edge--`],
  ['no end', part('name="a"', 'b')],
  ['a part without an end', '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
  ['a part without a name', `--edge\r\nContent-Disposition: form-data\r\n\r\nb\r\n--edge--`],
  ['a part without headers', '--edge\r\n\r\nb\r\n--edge--'],
  ['a boundary that goes on', `${part('name="a"', 'b')}--edgeway\r\n\r\n\r\n--edge--`],
  [
    'headers longer than any',
    `--edge\r\n${'X: a\r\n'.repeat(1000)}${part('name="a"', 'b').slice(8)}--edge--`,
  ],
  ['headers that never end', `--edge\r\n${'X: a\r\n'.repeat(600_000)}`],
  ['boundaries and nothing else', '--edge\r\n'.repeat(400_000)],
] as const)('a body with %s is no form', ([, body]) => {
  expect(() => readMultipart(toBytes(body), type, 60)).toThrow(TypeError);
});

test('of more parts than are allowed nothing is read', () => {
  const body = (count: number) => toBytes(`${part('name="a"', 'b').repeat(count)}--edge--\r\n`);
  expect(readMultipart(body(60), type, 60)).toHaveLength(60);
  expect(readMultipart(body(61), type, 60)).toBeUndefined();
  expect(readMultipart(body(40_000), type, 60)).toBeUndefined();
});

test('texts longer than any that people write are refused as such, a file of that size is not', () => {
  const body = (parts: readonly string[]) => toBytes(`${parts.join('')}--edge--\r\n`);
  const half = 'a'.repeat(maxTextBytes / 2);
  const [a, b, c] = [part('name="a"', half), part('name="b"', half), part('name="c"', 'c')];
  expect(readMultipart(body([a, b]), type, 3)).toHaveLength(2);
  expect(() => readMultipart(body([a, b, c]), type, 3)).toThrow(BodyRefusedError);
  expect(readMultipart(body([a, b, part('name="c"; filename="c"', half)]), type, 3)).toHaveLength(3);
});
