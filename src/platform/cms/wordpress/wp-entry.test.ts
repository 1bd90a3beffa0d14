import { expect, test } from 'vitest';
import { nameSchema, placedSchema } from './wp-entry.ts';

test('an entry is told by its id, whatever its time of change looks like', () => {
  const entry = { id: 1, slug: 'a' };
  for (const time of [undefined, null, 7, 'zzzz', '9999-99-99T00:00:00', 'a'.repeat(1_000_000), {}])
    expect(placedSchema.parse({ ...entry, modified_gmt: time })).toMatchObject({ id: 1, modified_gmt: '' });
  expect(placedSchema.parse({ ...entry, modified_gmt: '2026-06-01T10:00:00' })).toMatchObject({
    modified_gmt: '2026-06-01T10:00:00',
  });
});

test('a version that is longer than any is none, of an entry that does not parse too', () => {
  const long = 'a'.repeat(1_000_000);
  const named = { id: 1, modified_gmt: '2026-06-01T10:00:00', site_publisher_version: long };
  expect(nameSchema.parse(named)).toEqual({ id: 1, modified_gmt: '2026-06-01T10:00:00' });
  expect(nameSchema.parse({ ...named, modified_gmt: long, site_publisher_version: 'a1' })).toEqual({
    id: 1,
    site_publisher_version: 'a1',
  });
});
