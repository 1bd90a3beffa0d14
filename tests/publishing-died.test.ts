/** The next publish after a crash. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { menuSchema } from '#platform/cms/menu.ts';
import { rollBack } from '#platform/publish/replaced-files.ts';
import { differences, readPublished } from './published-files.ts';
import { glass, makePost, makePublishedSite, office, paper, postFile, type SmallSite } from './small-site.ts';

/** Every page gets another menu; one post is removed, one added, one moved. */
function changeMuch(site: SmallSite): void {
  for (const id of [17, 72, 73]) {
    const menu = site.read(`menus/${id}.json`, menuSchema);
    const items = menu.items.map((entry) => ({ ...entry, title: { rendered: `Nimi ${entry.id}` } }));
    site.write(`menus/${id}.json`, { ...menu, items });
  }
  site.remove(postFile(office));
  site.writePost(makePost(6, 'tekstiil'));
  site.writePost({ ...glass, slug: 'klaasist' });
}

let whole: Promise<ReturnType<typeof readPublished>> | undefined;

/** The result of a full publish after the change. */
async function publishWhole(): Promise<ReturnType<typeof readPublished>> {
  const site = await makePublishedSite();
  changeMuch(site);
  await site.publish({ isFull: true, settings: { outDir: join(site.folder, 'whole') } });
  return readPublished(join(site.folder, 'whole'));
}

test.for([0, 10, 40])(
  'the publish after one that died with %i files goes on, and can be rolled back as a whole',
  async (diesAfter) => {
    const site = await makePublishedSite();
    const before = readPublished(site.settings.outDir);
    changeMuch(site);
    await expect(site.publish({ diesAfter })).rejects.toThrow('died');
    expect(rollBack(site.settings, () => undefined)).toEqual({ type: 'unfinished' });
    const { outcome } = await site.publish();
    expect(outcome.rendered).toBeGreaterThan(diesAfter);
    expect(await (whole ??= publishWhole())).toEqual(readPublished(site.settings.outDir));
    rollBack(site.settings, () => undefined);
    expect(readPublished(site.settings.outDir)).toEqual(before);
  },
);

test('a change taken back after a publish that died leaves no draft', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  site.writePost({ ...paper, title: 'Uus paber' });
  await expect(site.publish({ diesAfter: 0 })).rejects.toThrow('died');
  writeFileSync(join(site.settings.outDir, 'about/news.html.draft'), 'half');
  writeFileSync(join(site.settings.outDir, 'about/news/paber.html.draft'), 'half');
  site.writePost(paper);
  await site.publish();
  expect(readPublished(site.settings.outDir)).toEqual(before);
});

test('files that go in as they are come with the next publish when one died before them', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  const settings = { siteUrl: 'https://teine.example.ee' };
  const [asset = ''] = [...before.keys()].filter((file) => file.startsWith('_astro/'));
  const path = join(site.settings.outDir, asset);
  rmSync(path);
  mkdirSync(path);
  await expect(site.publish({ settings })).rejects.toThrow('EISDIR');
  rmSync(path, { recursive: true });
  await site.publish({ settings });
  expect(readPublished(site.settings.outDir).get(asset)).toBe(before.get(asset));
});

test.for([0, 2, 4, 6])(
  'a publish that died with %i files, and another change after it, are rolled back to what stood before both',
  async (diesAfter) => {
    const site = await makePublishedSite();
    const before = readPublished(site.settings.outDir);
    site.writePost({ ...paper, title: 'Teine paber', content: '<p>Teine.</p>' });
    await expect(site.publish({ diesAfter })).rejects.toThrow('died');
    const written = differences(readPublished(site.settings.outDir), before);
    expect(written.length).toBeGreaterThan(diesAfter);
    site.writePost({ ...paper, title: 'Kolmas paber', content: '<p>Kolmas.</p>' });
    await site.publish();
    expect(site.published('about/news/paber.html')).toContain('Kolmas paber');
    rollBack(site.settings, () => undefined);
    expect(readPublished(site.settings.outDir)).toEqual(before);
  },
);
