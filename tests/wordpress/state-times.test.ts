/** Since when an entry is on its way, and what happened before. The website is a fake one that has an earlier version of each. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { configureCompanion } from './companion.ts';
import { create, emptyContentBase, post, remove, setOptions, update, uploadPoint } from './editor.ts';
import { NotifiedSite } from './notified-site.ts';
import { isWithoutWordPress } from './programs.ts';
import { openToldBase, readState } from './told-states.ts';

const base = openToldBase();
const site = new NotifiedSite();
let url = '';

beforeAll(async () => {
  if (!isWithoutWordPress) url = await site.start();
});

afterAll(() => {
  if (!isWithoutWordPress) site.stop();
});

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await configureCompanion(base.administration, { url });
});

const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const tellEarlierVersion = async (id: number, publishes: readonly unknown[] = []) => {
  site.status = { publishes, syncs: [], entries: [{ id, state: 'shown', version: 'earlier', pages: {} }] };
  await post('tests/v1/forget-status', {});
};

/** Written an hour ago. */
async function createEarlier(entry: Parameters<typeof create>[1]): Promise<number> {
  await setOptions({ clock: '-3600' });
  const id = await create('posts', entry);
  await setOptions({ clock: '0' });
  return id;
}

test.skipIf(isWithoutWordPress)(
  'what is on its way takes long since it changed, whenever it was saved last',
  async () => {
    const picture = await uploadPoint('punkt.png');
    const block = await post('wp/v2/blocks', { title: 'Ajad', status: 'publish', content: '<p>Enne.</p>' });
    const { id: blockId } = block as { readonly id: number };
    const old = await createEarlier({ title: 'Vana', slug: 'vana' });
    const pictured = await createEarlier({ title: 'Pilt', slug: 'pilt', featured_media: picture });
    const content = `<!-- wp:block {"ref":${blockId}} /-->`;
    const blocked = await createEarlier({ title: 'Plokk', slug: 'plokk', content });
    await remove('media', picture, { isForGood: true });
    await update('blocks', blockId, { content: '<p>Pärast.</p>' });
    const texts = [];
    for (const id of [old, pictured, blocked]) {
      await tellEarlierVersion(id);
      texts.push((await readState(id)).text);
    }
    const isOnItsWay = expect.stringMatching(/^Website: On its way since [\d.: ]+\.$/u) as string;
    expect(texts).toEqual([expect.stringContaining('longer than usual'), isOnItsWay, isOnItsWay]);
  },
);

test.skipIf(isWithoutWordPress)(
  'a publish that failed before a change is no failure of the change, however late the clock of WordPress is',
  async () => {
    await setOptions({ clock: '-7200' });
    const id = await create('posts', { title: 'Lumi', slug: 'lumi' });
    const failed = { at: hourAgo(), changed: { count: 0 }, failure: 'Ketas on täis.' };
    await tellEarlierVersion(id, [failed]);
    expect((await readState(id)).type).toBe('publishing');
    // And one after it is.
    await tellEarlierVersion(id, [{ ...failed, at: new Date(Date.now() + 60_000).toISOString() }]);
    expect((await readState(id)).type).toBe('failed');
  },
);
