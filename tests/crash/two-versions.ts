/** A site with two versions of its content that differ on every page, and the full publish of each. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { menuSchema } from '#platform/cms/menu.ts';
import type { PublishOrder } from '../publish-once.ts';
import { type PublishedFiles, readPublished } from '../published-files.ts';
import { publishWhole } from '../publishing-process.ts';
import { fillSmallSite, june, makePost, postFile, type SmallSite } from '../small-site.ts';

export type Version = 'a' | 'b';

export interface TwoVersions {
  readonly outDir: string;
  readonly stateDir: string;
  /** How to publish a version. */
  readonly order: (version: Version) => PublishOrder;
  readonly expected: Readonly<Record<Version, PublishedFiles>>;
}

/** @param folder An existing, empty folder; version a is published there.
 * @param postCount Enough posts that workers render them. */
export async function makeTwoVersions(folder: string, postCount: number): Promise<TwoVersions> {
  const posts = Array.from({ length: postCount }, (_, index) => makePost(index + 1, `postitus-${index + 1}`));
  const site = fillSmallSite(folder, posts);
  const { contentDir, outDir, stateDir } = site.settings;
  const folders = { a: `${contentDir}-a`, b: `${contentDir}-b` };
  cpSync(contentDir, folders.a, { recursive: true });
  changeEverything(site, postCount);
  cpSync(contentDir, folders.b, { recursive: true });
  const order = (version: Version, settings: PublishOrder['settings'] = {}): PublishOrder => {
    return { folder, now: june, settings: { ...settings, contentDir: folders[version] } };
  };
  const whole = { outDir: join(folder, 'whole'), stateDir: join(folder, 'whole-state') };
  await publishWhole(order('b', whole));
  await publishWhole(order('a'));
  return { outDir, stateDir, order, expected: { a: readPublished(outDir), b: readPublished(whole.outDir) } };
}

/** Changes every page; some posts are removed, some added, and some get another address. */
function changeEverything(site: SmallSite, postCount: number): void {
  for (const id of [17, 72, 73]) {
    const menu = site.read(`menus/${id}.json`, menuSchema);
    const items = menu.items.map((entry) => ({
      ...entry,
      title: { rendered: `<span>Nimi ${entry.id}</span>` },
    }));
    site.write(`menus/${id}.json`, { ...menu, items });
  }
  for (let id = 1; id <= 10; id += 1) {
    site.remove(postFile({ id }));
    site.writePost(makePost(postCount + id, `lisatud-${id}`));
    site.writePost({ ...makePost(10 + id, `teine-nimi-${id}`) });
  }
}
