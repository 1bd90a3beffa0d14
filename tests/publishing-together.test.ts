/** Two publishes on the same folders at once. */
import { expect, test } from 'vitest';
import { publishWhole, startPublish } from './publishing-process.ts';
import { differences, readPublished } from './published-files.ts';
import { june, makeSmallSite, paper } from './small-site.ts';
import { join } from 'node:path';

test('the second of two publishes waits, says so, and nothing is corrupted', async () => {
  const site = makeSmallSite();
  const order = { folder: site.folder, now: june };
  const ends = await Promise.all([startPublish(order).end, startPublish(order).end]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect(ends.map(({ message }) => message).sort()).toEqual(['', 'waiting\n']);

  site.writePost({ ...paper, title: 'Uus paber' });
  const more = await Promise.all([startPublish(order).end, startPublish(order).end, startPublish(order).end]);
  expect(more.map(({ code }) => code)).toEqual([0, 0, 0]);
  const whole = { outDir: join(site.folder, 'whole'), stateDir: join(site.folder, 'whole-state') };
  await publishWhole({ ...order, settings: whole });
  expect(differences(readPublished(site.settings.outDir), readPublished(whole.outDir))).toEqual([]);
});
