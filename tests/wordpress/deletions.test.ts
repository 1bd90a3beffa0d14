/** Responses of a real WordPress about entries that no longer exist. */
import { z } from 'zod';
import { expect, test } from 'vitest';
import { create, emptyContentBase, post, remove, update } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

const toFilePath = (id: number): string =>
  `posts/${String(Math.floor(id / 1000)).padStart(3, '0')}/${id}.json`;

test.skipIf(isWithoutWordPress)(
  'a list of several pages is read whole, and what goes from it goes',
  async () => {
    await emptyContentBase();
    const ids = z.array(z.int()).parse(await post('tests/v1/many/204', {}));
    const site = new SyncedSite();
    expect(await site.sync()).toMatchObject({ problems: [], warnings: [] });
    expect(site.posts()).toEqual(ids.map(toFilePath).sort());
    // Includes entries at the boundaries of result pages.
    const gone = [0, 98, 99, 100, 197, 198, 199, 203].flatMap((index) => ids[index] ?? []);
    for (const id of gone) await remove('posts', id, { isForGood: id % 2 === 0 });
    expect(await site.sync()).toMatchObject({
      removed: gone.map(toFilePath).sort(),
      problems: [],
      warnings: [],
    });
  },
);

test.skipIf(isWithoutWordPress).for([{ isStranger: false }, { isStranger: true }])(
  'an entry goes when it is a draft again, private, in the trash or deleted (%o)',
  async (choice) => {
    await emptyContentBase();
    const ids: number[] = [];
    for (const title of ['Jääb', 'Mustand', 'Salajane', 'Prügi', 'Kustutatud'])
      ids.push(await create('posts', { title, content: '<p>Tekst.</p>' }));
    const [stays = 0, draft = 0, secret = 0, trashed = 0, deleted = 0] = ids;
    const site = new SyncedSite();
    await site.sync(choice);
    expect(site.posts()).toHaveLength(5);
    await update('posts', draft, { status: 'draft' });
    await update('posts', secret, { status: 'private' });
    await remove('posts', trashed);
    await remove('posts', deleted, { isForGood: true });
    const gone = [draft, secret, trashed, deleted].map(toFilePath).sort();
    expect(await site.sync(choice)).toMatchObject({ removed: gone, problems: [], warnings: [] });
    expect(site.posts()).toEqual([toFilePath(stays)]);
  },
);
