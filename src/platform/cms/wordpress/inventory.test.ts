import { expect, onTestFinished, test } from 'vitest';
import { fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { ContentBaseClient } from './client.ts';
import { type ListPage, pageSize, readList, takeInventory } from './inventory.ts';

interface Line {
  readonly id: number;
}

/** The same seed always gives the same numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A page of a list as WordPress sends it. WordPress reports a total only when the page has lines. */
function createPage(ids: readonly number[], offset: number): ListPage<Line> {
  const lines = ids.slice(offset, offset + pageSize).map((id) => ({ id }));
  return { lines, total: lines.length === 0 ? 0 : ids.length };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => 2 * (index + 1));

test.for([0, 1, 2, 99, 100, 101, 198, 199, 200, 250, 1000])(
  'a list of %i lines is read whole',
  async (count) => {
    let asked = 0;
    const lines = await readList((offset) => {
      asked += 1;
      return Promise.resolve(createPage(upTo(count), offset));
    });
    expect(lines?.map(({ id }) => id)).toEqual(upTo(count));
    expect(asked).toBe(Math.max(1, Math.ceil((count - 1) / (pageSize - 1))));
  },
);

/** Removes and adds the same number of lines, anywhere in the list. */
function shift(ids: number[], always: Set<number>, below: (limit: number) => number): void {
  const count = Math.min(1 + below(3), ids.length);
  for (let change = 0; change < count; change += 1) {
    const [gone = 0] = ids.splice(below(ids.length), 1);
    always.delete(gone);
  }
  for (let change = 0; change < count; change += 1) {
    // The id of a published draft is among the others; the id of a new entry is the highest.
    const among = 2 * below(500) + 1;
    ids.push(below(2) === 0 && !ids.includes(among) ? among : Math.max(0, ...ids) + 2);
    ids.sort((a, b) => a - b);
  }
}

test('a list in which lines go and as many come while it is read loses none, or is read again', async () => {
  let [read, again] = [0, 0];
  for (let seed = 1; seed <= 6000; seed += 1) {
    const below = numbers(seed);
    const ids = upTo(1 + below(520));
    const always = new Set(ids);
    const pages = Math.ceil(ids.length / (pageSize - 1));
    const moments = new Set(Array.from({ length: below(5) }, () => below(pages + 1)));
    let asked = 0;
    const lines = await readList((offset) => {
      if (moments.has(asked)) shift(ids, always, below);
      asked += 1;
      return Promise.resolve(createPage(ids, offset));
    });
    if (!lines) {
      again += 1;
      continue;
    }
    read += 1;
    const found = new Set(lines.map(({ id }) => id));
    const lost = [...always].filter((id) => !found.has(id));
    if (lost.length > 0) expect([seed, lost]).toEqual([seed, []]);
  }
  expect(read).toBeGreaterThan(500);
  expect(again).toBeGreaterThan(500);
});

test('an entry that comes behind the last page is not overlooked', async () => {
  const ids = upTo(298);
  const lines = await readList((offset) => {
    if (offset > 0 && ids.length === 298) ids.push(900);
    return Promise.resolve(createPage(ids, offset));
  });
  expect(lines).toBeUndefined();
});

test('the entry that a shift pushes over a border is not lost, though the totals agree', async () => {
  const ids = upTo(250);
  const lines = await readList((offset) => {
    if (offset > 0 && ids[0] === 2) ids.splice(0, ids.length, ...ids.slice(1), 600);
    return Promise.resolve(createPage(ids, offset));
  });
  expect(lines).toBeUndefined();
});

test('a list that holds fewer lines than it counts is none', async () => {
  const withHole = (offset: number) => {
    const { lines, total } = createPage(upTo(250), offset);
    return Promise.resolve({ total, lines: lines.filter((_, index) => index !== 40) });
  };
  expect(await readList(withHole)).toBeUndefined();
  expect(await readList(() => Promise.resolve({ total: 3, lines: [] }))).toBeUndefined();
});

test('without WPML, where every language answers alike, all entries are Estonian', async () => {
  const fakeWordPress = await startFakeWordPress([fakePost(1), fakePost(2)]);
  onTestFinished(() => fakeWordPress.close());
  for (const locale of ['ru', 'en']) fakeWordPress.entries.set(`posts ${locale}`, [fakePost(1), fakePost(2)]);
  const client = new ContentBaseClient({ url: fakeWordPress.url, credentials: undefined });
  const { inventory } = await takeInventory(client, 'posts');
  expect([...inventory].map(([id, { locale }]) => [id, locale])).toEqual([
    [1, 'et'],
    [2, 'et'],
  ]);
});
