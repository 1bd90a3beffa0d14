import { expect, test } from 'vitest';
import { sitePart, sitePartNames } from '#model/site-part.ts';
import { studioFields } from './studio-part.ts';

test('every part gives the studio all of its fields, each with a description', () => {
  for (const name of sitePartNames) {
    const fields = studioFields(name);
    expect(Object.keys(fields)).toEqual(Object.keys(sitePart(name).fields.shape));
    const silent = Object.entries(fields).filter(([, { description }]) => description === undefined);
    expect([name, silent]).toEqual([name, []]);
  }
});

test('a field of the studio has the type, the choices and the ends that its schema has', () => {
  expect(studioFields('news-list').count).toMatchObject({
    type: 'number',
    defaultValueHint: 3,
    min: 1,
    max: 12,
  });
  expect(studioFields('price-list').service).toMatchObject({
    type: 'choice',
    options: ['organised', 'construction', 'big-bag'],
  });
  expect(studioFields('input').isRequired?.type).toBe('boolean');
  expect(studioFields('fetcher').headers?.type).toBe('object');
});
