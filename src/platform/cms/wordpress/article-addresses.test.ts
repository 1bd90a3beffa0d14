import { expect, test } from 'vitest';
import { slugSchema } from '#platform/base/slug.ts';
import { addressNote, giveAddresses } from './article-addresses.ts';
import type { GivenAddress, NamedArticle } from './article-table.ts';
import { logNote } from '#platform/notes/note.ts';

const byId = (given: readonly GivenAddress[]) => new Map(given.map((one) => [one.id, one]));

const names = [
  'uus',
  'uus_',
  'UUS',
  'u_us',
  'u-us',
  '🎄',
  'uus__trashed',
  'uus-2',
  'uus-3',
  'a'.repeat(130),
  `${'a'.repeat(119)}b`,
];

/** The same seed always gives the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const resolveAddresses = (articles: readonly NamedArticle[], given: readonly GivenAddress[]) =>
  new Map(articles.map(({ id, slug }) => [id, byId(given).get(id)?.address ?? slug]));

test('every article has an address that no other has, in whatever order they come, and keeps it while others come and go', () => {
  const below = numbers(8);
  for (let turn = 0; turn < 200; turn += 1) {
    let articles: readonly NamedArticle[] = [];
    let given: readonly GivenAddress[] = [];
    for (let step = 0; step < 12; step += 1) {
      const before = resolveAddresses(articles, given);
      const added = { id: 1 + turn * 100 + step, slug: names[below(names.length)] ?? '' };
      const kept = below(4) === 0 ? articles.slice(1) : articles;
      articles = kept.some(({ slug }) => slug === added.slug) ? kept : [...kept, added];
      given = giveAddresses(articles, byId(given));
      const after = resolveAddresses(articles, given);
      expect(new Set(after.values()).size).toBe(articles.length);
      expect([...after.values()].filter((address) => !slugSchema.safeParse(address).success)).toEqual([]);
      for (const { id } of kept) expect([id, after.get(id)]).toEqual([id, before.get(id)]);
    }
    const anew = (list: readonly NamedArticle[]) =>
      resolveAddresses(articles, giveAddresses(list, new Map()));
    expect(anew(articles.toReversed())).toEqual(anew(articles));
  }
});

test('an article that has the name gets the address; the other one gets its number', () => {
  const articles = [
    { id: 5, slug: 'uus_hind' },
    { id: 9, slug: 'uus-hind' },
  ];
  expect(giveAddresses(articles, new Map())).toEqual([{ id: 5, slug: 'uus_hind', address: 'uus-hind-5' }]);
  expect(logNote(addressNote({ slug: 'uus_hind', address: 'uus-hind' }))).toMatch(
    /because “uus_hind”, its name in WordPress, cannot/u,
  );
  expect(logNote(addressNote({ slug: 'uus-hind', address: 'uus-hind-9' }))).toMatch(
    /because another article already has/u,
  );
});
