import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isKind, type Kind } from './export.ts';
import { ContentError, parseFile } from './parse-file.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { site } from '#features/site.ts';

const { kinds } = site;
const kindNames = Object.keys(kinds) as readonly Kind[];

const shipped = readdirSync(new URL('../../../content', import.meta.url)).map((name) =>
  name.replace(/\.json$/u, ''),
);

test('every kind of content has a folder or a file in the shipped export', () => {
  expect(kindNames.filter((kind) => !shipped.includes(kind))).toEqual([]);
});

test('the shipped export has nothing that is no kind of content', () => {
  expect(shipped.filter((name) => !isKind(name, kinds))).toEqual([]);
});

test('a name that every object has is no kind of content', () => {
  expect(['constructor', 'toString', ''].filter((name) => isKind(name, kinds))).toEqual([]);
});

const notice = {
  id: 'torm',
  from: '2026-01-01T10:00:00Z',
  until: '2026-01-02T10:00:00Z',
  severity: 'emergency',
  title: { et: 'Torm', ru: 'Шторм', en: 'Storm' },
  text: { et: 'Vedu on peatatud.', ru: 'Вывоз остановлен.', en: 'Collection has stopped.' },
};

const parse = (entry: unknown) => parseFile('notices/torm.json', JSON.stringify(entry), kinds);

test('an entry that fits its schema is parsed, by the folder that it lies in', () => {
  expect(parse(notice)).toEqual({ entries: [{ kind: 'notices', id: 'torm', value: notice }], problems: [] });
});

test('a file holds one entry or a list of them', () => {
  const second = { ...notice, id: 'lumi' };
  const { entries, problems } = parseFile('notices.json', JSON.stringify([notice, second]), kinds);
  expect(entries.map(({ id }) => id)).toEqual(['torm', 'lumi']);
  expect(problems).toEqual([]);
});

test('bad JSON is one problem that names the file', () => {
  const { entries, problems } = parseFile('notices/torm.json', '{"id": "torm",', kinds);
  expect(entries).toEqual([]);
  expect(problems).toEqual([
    { file: 'notices/torm.json', message: expect.stringMatching(/^is not valid JSON \(.+\)\.$/u) as string },
  ]);
});

test('a missing field names file, entry, locale and field', () => {
  const { entries, problems } = parse({ ...notice, title: { et: 'Torm', en: 'Storm' } });
  expect(entries).toEqual([]);
  expect(problems).toEqual([
    {
      file: 'notices/torm.json',
      entry: 'notices torm',
      locale: 'ru',
      field: 'title.ru',
      message: 'is missing, but the other half (title or text) is there in this language. Write both.',
    },
  ]);
});

test('a field that belongs to no language names none', () => {
  const [problem] = parse({ ...notice, severity: undefined }).problems;
  expect(problem).toMatchObject({ entry: 'notices torm', field: 'severity' });
  expect(problem?.locale).toBeUndefined();
});

test('a text that is only blanks counts as missing', () => {
  expect(parse({ ...notice, text: { ...notice.text, en: ' \n' } }).problems).toMatchObject([
    { locale: 'en', field: 'text.en', message: 'is empty. Fill it in.' },
  ]);
});

test('a wrong type is a problem of its field', () => {
  expect(parse({ ...notice, title: 'Torm' }).problems).toMatchObject([{ field: 'title' }]);
  expect(parse({ ...notice, id: 7 }).problems).toMatchObject([{ entry: 'notices 7', field: 'id' }]);
});

test('a date that does not exist is a problem of its field', () => {
  expect(parse({ ...notice, from: '2026-02-30T10:00:00Z' }).problems).toMatchObject([{ field: 'from' }]);
  expect(parse({ ...notice, from: '2028-02-29T10:00:00Z' }).problems).toEqual([]);
});

test('a field that no schema knows is a problem', () => {
  expect(parse({ ...notice, colour: 'red' }).problems).toMatchObject([
    { message: 'has parts that the site does not know: colour. Take them out.' },
  ]);
});

test('every problem is listed, that of an entry without id too', () => {
  const { problems } = parseFile(
    'notices.json',
    JSON.stringify([{ ...notice, id: undefined, severity: 'mild' }, 'torm', notice]),
    kinds,
  );
  expect(problems.map(({ entry, field }) => `${entry ?? ''} ${field ?? ''}`)).toEqual([
    'notices (without id) id',
    'notices (without id) severity',
    'notices (without id) ',
  ]);
});

test('the entries of a file that fit are kept beside those that do not', () => {
  const { entries } = parseFile('notices.json', JSON.stringify([{ id: 'lumi' }, notice]), kinds);
  expect(entries.map(({ id }) => id)).toEqual(['torm']);
});

test('an unknown kind is a problem that names the known ones', () => {
  const { problems } = parseFile('recipes/soup.json', '{}', kinds);
  expect(problems).toMatchObject([{ file: 'recipes/soup.json' }]);
  expect(problems[0]?.message).toMatch(
    /^recipes is no kind of content\. Use one of: built-pages, carriers, .*waste-types\.$/u,
  );
});

test('every file of the shipped export fits its schema', () => {
  const root = fileURLToPath(new URL('../../../content', import.meta.url));
  const problems = filesBelow(root, '').flatMap(
    (path) => parseFile(path, readFileSync(`${root}/${path}`, 'utf8'), kinds).problems,
  );
  expect(problems).toEqual([]);
});

test('one report lists every problem by file, entry, locale and field, in the order of the files', () => {
  const error = new ContentError([
    { file: 'posts/a.json', entry: 'posts 7', locale: 'ru', field: 'title.ru', message: 'is missing.' },
    { file: 'menus', message: 'there is no menu 17.' },
  ]);
  expect(error.message.split('\n')).toEqual([
    'The content has 2 problems; the site was left as it was. Fix them and build again:',
    '  menus: there is no menu 17.',
    '  posts/a.json, posts 7, in ru, at title.ru: is missing.',
  ]);
});

test('a problem that was found twice is listed once', () => {
  const problem = { file: 'menus', message: 'there is no menu 17.' };
  expect(new ContentError([problem, { ...problem }]).message).toMatch(/^The content has 1 problem;/u);
  expect(new ContentError([problem, { ...problem, file: 'menus.json' }]).message).toMatch(
    /^The content has 2 problems;/u,
  );
});
