/** What is proved on the small site holds for the whole one as long as it has every kind of target. */
import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { makePublishedSite, makeSmallSite } from './small-site.ts';
import { fewTargets } from './small-site-targets.ts';
import { readPublished } from './published-files.ts';

test('the small site has at most 60 targets, and every one that is named for it', async () => {
  const { rendered, outcome } = await makeSmallSite().publish();
  expect(outcome.rendered).toBeLessThanOrEqual(60);
  expect([...fewTargets].filter((address) => !Object.hasOwn(rendered, address))).toEqual([]);
});

test('the small site has files of every kind but the other formats of data', async () => {
  const endings = ({ settings: { outDir } }: Awaited<ReturnType<typeof makePublishedSite>>) =>
    new Set([...readPublished(outDir).keys()].map((file) => extname(file)));
  const few = endings(await makePublishedSite());
  const all = endings(await makePublishedSite({ hasAllTargets: true }));
  expect([...all].filter((ending) => !few.has(ending)).toSorted()).toEqual(['.csv', '.geojson', '.jsonld']);
});
