/** What is rendered after a post changes, when the search index is split into parts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fewPosts, idsPerTexts, textsAddress } from '#features/search/format/parts.ts';
import { differences, readPublished } from './published-files.ts';
import {
  copySmallSite,
  fillSmallSite,
  makePost,
  postFile,
  type PublishLog,
  type SmallSite,
} from './small-site.ts';

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => makePost(index + 1, `nr-${index + 1}`));

const makeFolder = () => mkdtempSync(join(tmpdir(), 'search-parts-'));

/** A site just below the size at which the index is split. It is published once, because that takes most of the
 * time. */
const largest = fillSmallSite(makeFolder(), posts(fewPosts));
beforeAll(async () => {
  await largest.publish();
});
afterAll(() => rmSync(largest.folder, { recursive: true }));

function copyLargest(): SmallSite {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return copySmallSite(largest.folder, folder);
}

const searchParts = ({ rendered }: PublishLog): readonly string[] =>
  Object.keys(rendered)
    .filter((address) => address.startsWith('/search-index/'))
    .toSorted();

const newest = ['et', 'ru', 'en'].map((locale) => `/search-index/${locale}/newest.json`).toSorted();

/** Files that differ from a full publish of the same content. */
async function wrongFiles(site: SmallSite): Promise<readonly string[]> {
  const incremental = readPublished(site.settings.outDir);
  rmSync(site.settings.stateDir, { recursive: true });
  rmSync(site.settings.outDir, { recursive: true });
  await site.publish();
  return differences(incremental, readPublished(site.settings.outDir));
}

test('a post that is edited, added or deleted renders the newest segments and one part of texts', async () => {
  const site = copyLargest();
  site.writePost(makePost(fewPosts + 1, `nr-${fewPosts + 1}`));
  await site.publish();
  site.writePost({ ...makePost(7, 'nr-7'), content: '<p>Hoopis teine jutt.</p>' });
  const edited = await site.publish();
  expect(searchParts(edited)).toEqual(['/search-index/et/newest.json', textsAddress(7)]);
  expect(edited.outcome.rendered).toBeLessThanOrEqual(12);

  const far = makePost(10 * idsPerTexts, 'kauge', 'emergency-notices');
  site.writePost(far);
  const added = await site.publish();
  expect(searchParts(added)).toEqual([...newest, textsAddress(far.id)]);
  expect(added.outcome.rendered).toBeLessThanOrEqual(30);

  // When the last post of a part of texts is removed, the part is removed too.
  site.remove(postFile(far));
  const deleted = await site.publish();
  expect(searchParts(deleted)).toEqual(newest);
  expect(deleted.removed).toContain(textsAddress(far.id).slice(1));
  expect(await wrongFiles(site)).toEqual([]);
});

test('one post too many splits the index into parts, and one less joins it again', async () => {
  const site = copyLargest();
  const added = makePost(fewPosts + 1, 'uks-liiga');
  site.writePost(added);
  expect(searchParts(await site.publish())).toEqual(expect.arrayContaining([...newest, textsAddress(1)]));
  site.remove(postFile(added));
  const { removed } = await site.publish();
  expect(removed).toEqual(expect.arrayContaining(newest.map((address) => address.slice(1))));
  expect(differences(readPublished(site.settings.outDir), readPublished(largest.settings.outDir))).toEqual(
    [],
  );
});
