import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillKinds, type SyncKnowledge } from './fill-kinds.ts';
import type { ProvenGone } from './deletions.ts';
import { Mirror } from './mirror.ts';
import { wpEntrySchema } from './wp-entry.ts';

const shippedIds = ['a', 'b', 'c', 'd', 'e'];

/** Only what is used here. */
const site = {
  collections: { sorting_items: { kind: 'sorting-items', isFilled: true } },
  shipped: (kind: string) =>
    kind === 'sorting-items' ? shippedIds.map((id) => ({ id, value: { id } })) : [],
} as unknown as SyncKnowledge;

/** A machine with its synced content, and a WordPress that has objects by their numbers. */
class Machine {
  readonly #mirror: Mirror;
  #known = new Set<number>();

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'fill-kinds-'));
    this.#mirror = new Mirror(folder);
    onTestFinished(() => {
      this.#mirror.close();
      rmSync(folder, { recursive: true, force: true });
    });
  }

  /** @param published Slugs by number.
   * @returns Files of the objects after the sync. */
  sync(published: Readonly<Record<number, string>>, { refused = [0], isFull = false } = {}) {
    const { drafts, content } = this.#mirror;
    const numbers = Object.keys(published).map(Number);
    for (const id of numbers) {
      const slug = published[id] ?? '';
      this.#mirror.put(
        { type: 'sorting_items', id, locale: 'et', slug, mark: slug },
        createEntry(id, slug),
        [],
      );
      if (!refused.includes(id)) drafts.write(toFilePath(id), { id: slug });
    }
    for (const id of this.#known) {
      if (numbers.includes(id)) continue;
      const gone: unknown = { type: 'sorting_items', id };
      this.#mirror.remove(gone as ProvenGone);
      drafts.remove(toFilePath(id));
    }
    this.#known = new Set(numbers);
    const noteFilled = fillKinds({ mirror: this.#mirror, site, isFull });
    this.#mirror.transaction(() => {
      drafts.commit();
      noteFilled();
    });
    return content.paths().map((file) => file.replace(/^sorting-items\/(.*)\.json$/u, '$1'));
  }
}

const toFilePath = (id: number) => `sorting-items/${id}.json`;
const createEntry = (id: number, slug: string) =>
  wpEntrySchema.parse({
    id,
    slug,
    status: 'publish',
    date_gmt: '2026-01-01T10:00:00',
    modified_gmt: '2026-01-01T10:00:00',
    title: { rendered: slug },
  });

const all = { 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e' };
const shipped = (...ids: readonly string[]) => ids.map((id) => `shipped-${id}`);

test('while WordPress has no object, the site keeps its own files', () => {
  expect(new Machine().sync({})).toEqual([]);
});

test('an object of WordPress joins the shipped ones or replaces the one with its id, and gives it back', () => {
  const machine = new Machine();
  expect(machine.sync({ 7: 'uus' })).toEqual(['7', ...shipped('a', 'b', 'c', 'd', 'e')]);
  expect(machine.sync({ 7: 'uus', 8: 'b' })).toEqual(['7', '8', ...shipped('a', 'c', 'd', 'e')]);
  expect(machine.sync({ 7: 'uus' })).toEqual(['7', ...shipped('a', 'b', 'c', 'd', 'e')]);
  expect(machine.sync({})).toEqual(shipped('a', 'b', 'c', 'd', 'e'));
});

test('an object that was refused leaves the shipped one in its place', () => {
  const files = new Machine().sync({ 7: 'uus', 8: 'b' }, { refused: [8] });
  expect(files).toEqual(['7', ...shipped('a', 'b', 'c', 'd', 'e')]);
});

test('once WordPress has had all of them, what is deleted there is gone', () => {
  const machine = new Machine();
  machine.sync({ 1: 'a' });
  expect(machine.sync(all)).toEqual(['1', '2', '3', '4', '5']);
  expect(machine.sync({ 1: 'a', 2: 'b' })).toEqual(['1', '2']);
  expect(machine.sync({})).toEqual([]);
});

test('loading that stopped in the middle loses nothing', () => {
  const machine = new Machine();
  machine.sync({});
  expect(machine.sync({ 1: 'a', 2: 'b', 3: 'c', 4: 'd' })).toEqual(['1', '2', '3', '4', ...shipped('e')]);
});

test('a new machine, and a full sync, take a WordPress with half of them for one that had all', () => {
  expect(new Machine().sync({ 1: 'a', 2: 'b', 3: 'c' })).toEqual(['1', '2', '3']);
  const machine = new Machine();
  machine.sync({ 1: 'a' });
  const three = { 1: 'a', 2: 'b', 3: 'c' };
  expect(machine.sync(three)).toEqual(['1', '2', '3', ...shipped('d', 'e')]);
  expect(machine.sync({ 1: 'a' }, { isFull: true })).toEqual(['1', ...shipped('b', 'c', 'd', 'e')]);
  expect(machine.sync(three, { isFull: true })).toEqual(['1', '2', '3']);
  expect(machine.sync({ 1: 'a' }, { isFull: true })).toEqual(['1']);
});
