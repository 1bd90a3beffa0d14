import { expect, test } from 'vitest';
import { ContentError } from './export.ts';

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
