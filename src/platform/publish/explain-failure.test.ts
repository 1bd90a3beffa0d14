import { expect, test } from 'vitest';
import { SettingsError } from '#platform/base/environment.ts';
import { PlainFileError } from '#platform/base/plain-files.ts';
import { explainFailed, explainFailure } from './explain-failure.ts';

const failed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ error: new Error(`/page-${String(index)} fails.`) }));

test('targets that failed are named, and only counted where they are many', () => {
  const ten = explainFailed(failed(10)).split('\n');
  expect(ten).toHaveLength(12);
  expect(ten.slice(0, 2)).toEqual([
    '10 targets cannot be rendered and stay as they were; everything else is published.',
    '  /page-0 fails.',
  ]);
  expect(ten.at(-2)).toBe('  /page-9 fails.');
  const twelve = explainFailed(failed(12));
  expect(twelve).toContain('  /page-9 fails.\n  and 2 more.\n');
  expect(twelve).not.toContain('/page-10');
});

const withFields = (fields: object): Error => Object.assign(new Error('It failed.'), fields);

test.for([
  ['a full disk', { code: 'ENOSPC', path: '/site/dist' }, 'The disk is full. (/site/dist) '],
  ['a folder without permission', { code: 'EACCES' }, 'A folder cannot be written'],
  ['a folder of somebody else', { code: 'EPERM' }, 'A folder cannot be written'],
  ['a file in place of a folder', { code: 'ENOTDIR' }, 'There is a file where a folder is expected'],
  ['a file that is there already', { code: 'EEXIST' }, 'There is a file where a folder is expected'],
  ['a disk that is only read', { code: 'EROFS' }, 'A folder is on a read-only disk'],
  ['a database on a full disk', { errcode: 13 }, 'The disk is full. '],
  ['a database without permission', { errcode: 8 }, 'STATE_DIR cannot be written'],
  ['a database that somebody holds', { errcode: 5 }, 'Another process has held the database'],
] as const)('%s is explained, with what to do, and is no bug', ([, fields, beginning]) => {
  const { text, isBug } = explainFailure(withFields(fields));
  expect(text.startsWith(beginning)).toBe(true);
  expect(text.endsWith('The site is unchanged; fix this and build again.')).toBe(true);
  expect(isBug).toBe(false);
});

test('a wrong setting says itself what to do, and a file that is no plain one that nothing changed', () => {
  const settings = new SettingsError('PORT is not a number.');
  expect(explainFailure(settings)).toEqual({ text: 'PORT is not a number.', isBug: false });
  const file = new PlainFileError('dist/a.html', 'special');
  expect(explainFailure(file)).toEqual({
    text: `${file.message} The site is unchanged; fix this and build again.`,
    isBug: false,
  });
});

test('whatever else fails is a bug, in its own words', () => {
  for (const cause of [
    new Error('It failed.'),
    withFields({ code: 'ERR_OTHER' }),
    withFields({ errcode: 1 }),
  ])
    expect(explainFailure(cause)).toEqual({ text: 'It failed.', isBug: true });
  expect(explainFailure('text')).toEqual({ text: 'text', isBug: true });
});
