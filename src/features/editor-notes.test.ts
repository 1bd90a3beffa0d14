/** Whatever an editor can be told of an entry is said in each language, whichever code or schema it comes from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseValue } from '#platform/cms/export/parse-file.ts';
import { fieldLabels } from '#shell/field-label-messages.ts';
import { faultsIn } from '#platform/notes/field-notes.ts';
import { formatNote, isNoteCode, noteMessages, toNote, wordNote } from '#platform/notes/note.ts';
import { locales } from '#platform/languages/locale.ts';
import { site } from './site.ts';

const root = join(import.meta.dirname, '../..');

const texts = [...Object.entries(noteMessages), ...Object.entries(fieldLabels)];

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);

test('every note and every label of a field has its own words in three languages, with the same places for values', () => {
  const places = (text: string) =>
    text
      .match(/\{\w+\}/gu)
      ?.sort()
      .join() ?? '';
  const wrong = texts.filter(
    ([, { et, ru, en }]) =>
      new Set([et, ru, en]).size < 3 ||
      !isCyrillic(ru) ||
      isCyrillic(et + en) ||
      places(et) !== places(en) ||
      places(ru) !== places(en),
  );
  expect(wrong.map(([code]) => code)).toEqual([]);
});

test('every code is said somewhere', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/-messages\.ts$|\.test\.ts$/u.test(file),
  );
  const code = files.map((file) => readFileSync(join(root, 'src', file), 'utf8')).join('\n');
  const isSaid = (name: string) =>
    code.includes(`'${name}'`) || code.includes(`\`\${name}-${name.split('-').slice(1).join('-')}\``);
  const fields = ['title-repeated', 'description-repeated'];
  const unsaid = Object.keys(noteMessages).filter((name) => !isSaid(name) && !fields.includes(name));
  expect(unsaid).toEqual([]);
});

/** What may come from a form or an import where something else is meant. */
const nonsense: readonly unknown[] = [
  undefined,
  null,
  '',
  'jama',
  -1,
  1.5,
  true,
  [],
  [[]],
  {},
  { jama: 1 },
  'x'.repeat(10_000),
];

/** Each field of an object as each kind of nonsense, and so do those within it. */
function* distort(schema: z.ZodType): Iterable<unknown> {
  yield* nonsense;
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  if (inner instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.ZodType>> = inner.shape;
    for (const [name, part] of Object.entries(shape))
      for (const value of distort(part)) yield { [name]: value };
  }
  if (inner instanceof z.ZodArray) for (const value of distort(inner.element as z.ZodType)) yield [value];
}

test('no sentence of a schema reaches an editor: each fault of each kind of entry is said in Russian too', () => {
  const kinds: Readonly<Record<string, z.ZodType>> = site.kinds;
  const foreign = Object.entries(kinds).flatMap(([kind, schema]) =>
    [...distort(schema)].flatMap((value) => {
      const { error } = parseValue(schema, value);
      return (error ? faultsIn(error) : [])
        .map((fault) => formatNote({ ...fault, field: undefined }, 'ru', fieldLabels))
        .filter((text) => !isCyrillic(text) || /invalid|expected|received/iu.test(text))
        .map((text) => `${kind}: ${text}`);
    }),
  );
  expect([...new Set(foreign)]).toEqual([]);
});

/** Messages of the checks of a schema, and of all schemas within it. */
function* messagesIn(part: unknown, seen = new Set<unknown>()): Iterable<string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  if (!('_zod' in part)) {
    for (const inner of Object.values(part)) yield* messagesIn(inner, seen);
    return;
  }
  const { def } = (part as z.core.$ZodType)._zod;
  if ('error' in def && typeof def.error === 'function')
    yield String((def.error as (issue: unknown) => unknown)({}));
  yield* messagesIn({ ...def }, seen);
}

test('a check of a schema names the code of what it finds, whoever writes the entry', () => {
  const messages = Object.values(site.kinds).flatMap((schema) => [...messagesIn(schema)]);
  expect(messages).toEqual(expect.arrayContaining(['id-of-company', 'figure-derived', 'path-outside']));
  expect(messages.filter((message) => !isNoteCode(message))).toEqual([]);
});

test('a fault in the name of a figure is said like one in its value', () => {
  const { error } = parseValue(
    z.record(
      z.string().refine(() => false, 'figure-derived'),
      z.number(),
    ),
    { a: 1 },
  );
  expect(error && faultsIn(error)).toEqual([{ code: 'figure-derived', values: {}, field: 'a' }]);
});

test('a field is called as in the form, and a place in it by row, language and part', () => {
  const note = { ...toNote('not-a-number'), field: 'hours.1.opens' };
  expect(wordNote(note, fieldLabels)).toEqual({
    et: 'Lahtiolekuajad, rida 2, Avamine: siin peab olema arv, näiteks 12 või 1,5.',
    ru: 'Часы работы, строка 2, Открытие: здесь должно быть число, например 12 или 1,5.',
    en: 'Opening hours, row 2, Opens: is not a number, such as 12 or 1.5.',
  });
  expect(formatNote({ ...toNote('empty'), field: 'tables.0.rows.1.ownKey' }, 'en', fieldLabels)).toBe(
    'Price tables, row 1, Rows, row 2, “ownKey”: is empty. Fill it in.',
  );
  expect(formatNote({ ...toNote('empty'), field: 'translations.ru.title' }, 'et', fieldLabels)).toBe(
    'Pealkiri, vene keeles: see on tühi. Täitke väli.',
  );
  expect(formatNote({ ...toNote('empty'), field: 'texts.ru' }, 'et', fieldLabels)).toBe(
    'Vene keeles: see on tühi. Täitke väli.',
  );
});

test('labels of fields are those of the forms in WordPress', () => {
  const wrong = locales.flatMap((locale) => {
    const php = readFileSync(join(root, `wordpress/site-publisher/languages/${locale}.php`), 'utf8');
    return Object.entries(fieldLabels).flatMap(([name, label]) => {
      const snake = name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
      const own = new RegExp(`'field_${snake}' => '(.*)',`, 'u').exec(php)?.[1];
      // That of what is different in a municipality is the long one.
      const isOther = own === undefined || name === 'text';
      return isOther || own.startsWith(label[locale]) ? [] : [`${locale} ${name}: ${own}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('a part of a sentence, a list and a language are said in the language of the sentence', () => {
  const file = toNote('the-picture', { address: '/a.png' });
  expect(wordNote(toNote('file-not-copied', { file, fault: toNote('file-gone') }), fieldLabels).et).toBe(
    'Pilt /a.png jääb kopeerimata (WordPressis sellist faili enam ei ole; valige teine või võtke see tekstist välja).',
  );
  const other = toNote('featured-image-without-text', { language: { language: 'ru' } });
  expect(wordNote(other, fieldLabels).et).toContain('(keel: vene)');
  expect(wordNote(toNote('not-a-choice', { choices: ['a', 'b'] }), fieldLabels).ru).toContain(
    'значения: a, b.',
  );
});
