import { expect, test } from 'vitest';
import { sitePart } from './site-part.ts';
import { studioParts } from './studio-part.ts';

const findFields = (name: string) => studioParts().find((part) => part.name === name)?.fields ?? {};

test('every part gives the studio all of its fields, each with a description', () => {
  for (const { name, fields } of studioParts()) {
    expect(Object.keys(fields)).toEqual(Object.keys(sitePart(name).fields.shape));
    const silent = Object.entries(fields).filter(([, { description }]) => description === undefined);
    expect([name, silent]).toEqual([name, []]);
  }
});

test('a field of the studio has the type, the choices and the ends that its schema has', () => {
  expect(findFields('news-list').count).toMatchObject({
    type: 'number',
    defaultValueHint: 3,
    min: 1,
    max: 12,
  });
  expect(findFields('price-list').service).toMatchObject({
    type: 'choice',
    options: ['organised', 'construction', 'big-bag'],
  });
  expect(findFields('input').isRequired?.type).toBe('boolean');
  expect(findFields('posts').slugs?.type).toBe('object');
});
