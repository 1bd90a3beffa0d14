import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import type { ProvenGone } from './deletions.ts';
import {
  findTranslationGroups,
  groupTranslations,
  type LinkedEntry,
  relatives,
} from './translation-groups.ts';
import { Mirror, toTranslationKey } from './mirror.ts';
import { wpEntrySchema } from './wp-entry.ts';

function openMirror(): Mirror {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  const mirror = new Mirror(folder);
  onTestFinished(() => {
    mirror.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return mirror;
}

interface Entry {
  readonly type: string;
  readonly id: number;
  readonly locale: Locale;
  readonly slug: string;
  readonly links: Readonly<Partial<Record<Locale, number>>>;
}

function put(mirror: Mirror, { type, id, locale, slug, links }: Entry): void {
  const date = '2026-01-01T10:00:00';
  const response = wpEntrySchema.parse({
    id,
    slug,
    status: 'publish',
    date_gmt: date,
    modified_gmt: date,
    title: { rendered: slug },
    wpml_translations: Object.fromEntries(
      Object.entries(links).map(([code, other]) => [code, { id: other }]),
    ),
  });
  mirror.put({ type, id, locale, slug, mark: '' }, response, Object.values(links).map(toTranslationKey));
}

function change(mirror: Mirror, entry: Entry, isRemoval: boolean): void {
  const name: Pick<ProvenGone, 'type' | 'id'> = { type: entry.type, id: entry.id };
  if (isRemoval) mirror.remove(name as ProvenGone);
  else put(mirror, entry);
}

/** The same seed always gives the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const contradictions = (mirror: Mirror, type: string) =>
  z
    .array(z.object({ id: z.int() }).loose())
    .parse(mirror.read(`contradictions ${type}`))
    .map((found) => JSON.stringify(found))
    .toSorted();

const row = (id: number, locale: Locale, links: LinkedEntry['links'] = {}): LinkedEntry => ({
  id,
  locale,
  slug: `lugu-${id}`,
  links,
});

test('an entry that several name as their translation belongs to the one that it names itself', () => {
  const rows = [
    row(301, 'et', { ru: 351 }),
    row(302, 'et', { ru: 351 }),
    row(303, 'et', { ru: 351 }),
    row(351, 'ru', { et: 301 }),
  ];
  const { groups, contradictions: found } = findTranslationGroups(rows);
  expect(groups.get(351)).toBe(301);
  expect(found).toEqual(
    [302, 303].map((id) => ({ id, locale: 'et', named: { id: 351, locale: 'ru' }, belongsTo: 301 })),
  );
});

test('a link in both directions wins over one in one direction, and that of the translation over that of the original', () => {
  const mutual = [row(1, 'et', { en: 3 }), row(2, 'et', { en: 3 }), row(3, 'en', { et: 2 })];
  expect(findTranslationGroups(mutual).groups.get(3)).toBe(2);
  const oneWay = [row(1, 'et', { en: 3 }), row(2, 'et'), row(3, 'en', { et: 2 })];
  expect(findTranslationGroups(oneWay).groups.get(3)).toBe(2);
  const twoClaims = [row(1, 'et', { en: 4 }), row(3, 'en', { et: 1 }), row(4, 'en', { et: 1 })];
  expect([...findTranslationGroups(twoClaims).groups]).toEqual([
    [1, 1],
    [4, 1],
  ]);
});

test('in whatever order entries come, they form the same groups, and each belongs to one', () => {
  const below = numbers(33);
  for (let turn = 0; turn < 300; turn += 1) {
    const count = 4 + below(9);
    const rows = Array.from({ length: count }, (_, index) => {
      const links: Partial<Record<Locale, number>> = {};
      for (const other of locales) if (below(2) === 0) links[other] = 1 + below(count);
      const locale = locales[below(locales.length)] ?? 'et';
      return { ...row(index + 1, locale, links), slug: `lugu-${below(count)}` };
    });
    const asText = (entries: readonly LinkedEntry[]) => {
      const { groups, contradictions: found } = findTranslationGroups(entries);
      return [[...groups].map(String).toSorted(), found.map((one) => JSON.stringify(one)).toSorted()];
    };
    const shuffled = rows
      .map((entry) => ({ entry, at: below(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ entry }) => entry);
    expect(asText(shuffled)).toEqual(asText(rows));
    const { groups } = findTranslationGroups(rows);
    const places = rows.flatMap(({ id, locale }) => (groups.has(id) ? [`${groups.get(id)} ${locale}`] : []));
    expect(new Set(places).size).toBe(places.length);
  }
});

test('entries joined by what changed belong together as if all were joined', () => {
  const count = 24;
  // Opening a database or committing a step takes longer than the test cases themselves.
  const [local, whole] = [openMirror(), openMirror()];
  for (let seed = 1; seed <= 15; seed += 1) {
    const below = numbers(seed);
    const type = `posts-${seed}`;
    const anyEntry = (): Entry => {
      const id = 1 + below(count);
      const locale = locales[id % locales.length] ?? 'et';
      const links = Object.fromEntries(
        locales.flatMap((other) => (below(3) === 0 ? [[other, 1 + below(count)]] : [])),
      );
      return { type, id, locale, slug: `lugu-${below(count)}`, links };
    };
    const walk = (): void => {
      for (let step = 0; step < 40; step += 1) {
        const entry = anyEntry();
        const isRemoval = below(5) === 0;
        const before = relatives(local, type, [entry.id]);
        for (const mirror of [local, whole]) change(mirror, entry, isRemoval);
        groupTranslations(local, type, [...before, entry.id]);
        groupTranslations(whole, type);
        expect([seed, step, local.rows(type)]).toEqual([seed, step, whole.rows(type)]);
        expect(local.dirty()).toEqual(whole.dirty());
        expect(contradictions(local, type)).toEqual(contradictions(whole, type));
      }
    };
    local.transaction(() => {
      whole.transaction(walk);
    });
  }
});
