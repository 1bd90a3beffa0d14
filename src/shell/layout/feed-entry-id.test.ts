import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { feedEntryId } from './feed-entry-id.server.ts';

test('the id of a feed entry is a URN that never changes, and each entry and language has its own', () => {
  // Published: with another one, readers show every entry again.
  expect(feedEntryId('posts', 205, 'et')).toBe('urn:uuid:a69b2ab2-61e8-883d-87a3-6eddf861b2ef');
  const all = ['posts', 'notices', 'sorting'].flatMap((kind) =>
    locales.flatMap((locale) => [feedEntryId(kind, 1, locale), feedEntryId(kind, '11', locale)]),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const id of all)
    expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
});
