import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Locale, locales } from '#model/locale.ts';
import type { ProvenGone } from './inventory.ts';
import { groupTranslations, relatives } from './fetch-changes.ts';
import { Mirror, translationOf } from './mirror.ts';
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
  mirror.put({ type, id, locale, slug, mark: '' }, response, Object.values(links).map(translationOf));
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
      }
    };
    local.transaction(() => {
      whole.transaction(walk);
    });
  }
});
