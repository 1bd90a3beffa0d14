/** Two publishes on the same folders at once. */
import { mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from '#platform/publish/state.ts';
import { publishWhole, startPublish } from './publishing-process.ts';
import { differences, readPublished } from './published-files.ts';
import { june, makeSmallSite, paper } from './small-site.ts';

test('publishes at once wait for each other, say so, and nothing is corrupted', async () => {
  const site = makeSmallSite();
  const order = { folder: site.folder, now: june };
  const { stateDir } = site.settings;
  mkdirSync(stateDir);
  const unlock = takeLock(stateDir, () => undefined);
  const both = [startPublish(order), startPublish(order)];
  await Promise.all(both.map(({ child }) => once(child.stderr, 'data')));
  unlock();
  const ends = await Promise.all(both.map(({ end }) => end));
  expect(ends).toEqual([0, 1].map(() => ({ code: 0, message: 'waiting\n' })));

  site.writePost({ ...paper, title: 'Uus paber' });
  const more = await Promise.all([startPublish(order).end, startPublish(order).end, startPublish(order).end]);
  expect(more.map(({ code }) => code)).toEqual([0, 0, 0]);
  const whole = { outDir: join(site.folder, 'whole'), stateDir: join(site.folder, 'whole-state') };
  await publishWhole({ ...order, settings: whole });
  expect(differences(readPublished(site.settings.outDir), readPublished(whole.outDir))).toEqual([]);
});
