/** A rollback restores the site from before the last publish. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isHeld, rollBack, undoFolder } from '#platform/publish/replaced-files.ts';
import { configureSite } from '#features/features.server.ts';
import { missingRight } from '#scripts/steps/outcome.ts';
import { readPublished } from './published-files.ts';
import { mountSmallDisk } from './small-disk.ts';
import {
  glass,
  makePost,
  makePublishedSite,
  makeSmallSite,
  office,
  paper,
  postFile,
  type SmallSite,
} from './small-site.ts';

test('a rollback brings back every file of before, and the next publish the change again', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  site.writePost({ ...paper, title: 'Uus paber' });
  site.writePost({ ...glass, slug: 'klaasist' });
  site.writePost(makePost(6, 'tekstiil'));
  site.remove(postFile(office));
  await site.publish();
  const after = readPublished(site.settings.outDir);

  expect(rollBack(site.settings, () => undefined).type).toBe('rolled-back');
  expect(readPublished(site.settings.outDir)).toEqual(before);
  expect(isHeld(site.settings)).toBe(true);
  expect(await verdictOn(site)).toBe('held');

  const { rendered } = await site.publish();
  expect(new Set(Object.values(rendered))).toEqual(new Set(['rolled-back']));
  expect(readPublished(site.settings.outDir)).toEqual(after);
  expect(isHeld(site.settings)).toBe(false);
  expect(await verdictOn(site)).toBe('good');
});

/** What the status page says of a site. */
async function verdictOn({ settings }: SmallSite): Promise<unknown> {
  const { handlers } = configureSite({ STATUS_PUBLIC: 'yes' }, settings);
  const status = handlers.find(({ kind }) => kind === 'status');
  const answer = await status?.answer(new Request('http://localhost/status.json'), '127.0.0.1');
  return z.object({ verdict: z.string() }).parse(await answer?.json()).verdict;
}

test('a publish that changed nothing does not hide the one before it', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish();
  await site.publish();
  rollBack(site.settings, () => undefined);
  expect(readPublished(site.settings.outDir)).toEqual(before);
});

test('a publish after a rollback can be rolled back, though some of its pages are as the rollback left them', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, title: 'Uus paber' });
  site.remove(postFile(office));
  await site.publish();
  rollBack(site.settings, () => undefined);
  const before = readPublished(site.settings.outDir);
  site.writePost(paper);
  site.writePost(office);
  site.writePost({ ...glass, title: 'Uus klaas' });
  await site.publish();
  expect(rollBack(site.settings, () => undefined).type).toBe('rolled-back');
  expect(readPublished(site.settings.outDir)).toEqual(before);
});

test('a rollback for which files of before are missing changes nothing and says so', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, title: 'Uus paber' });
  site.writePost(makePost(6, 'tekstiil'));
  await site.publish();
  const after = readPublished(site.settings.outDir);
  rmSync(undoFolder(site.settings), { recursive: true });
  expect(rollBack(site.settings, () => undefined)).toMatchObject({ type: 'files-missing' });
  expect(readPublished(site.settings.outDir)).toEqual(after);
  expect(isHeld(site.settings)).toBe(false);
});

test('the first publish and a rollback cannot be rolled back', async () => {
  const site = makeSmallSite();
  await site.publish();
  expect(rollBack(site.settings, () => undefined)).toEqual({ type: 'nothing-to-roll-back' });
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish();
  rollBack(site.settings, () => undefined);
  expect(rollBack(site.settings, () => undefined)).toEqual({ type: 'nothing-to-roll-back' });
});

test('files of the publish before the last are deleted while pages are rendered, so that nobody waits for that', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish();
  // So many that threads render them.
  for (let id = 10; id < 120; id += 1) site.writePost(makePost(id, `teade-${id}`));
  const gone = `${undoFolder(site.settings)}.gone`;
  let isThere = false;
  await site.publish({ onRendering: () => (isThere = existsSync(gone)) });
  expect([isThere, existsSync(gone)]).toEqual([true, false]);
});

test('a site on another disk than the state can be rolled back', async ({ skip }) => {
  const disk = mountSmallDisk(24 * 1024 * 1024) ?? skip(`${missingRight}mount a small disk`);
  const site = makeSmallSite();
  const settings = { outDir: join(disk.folder, 'dist') };
  await site.publish({ settings });
  const before = readPublished(settings.outDir);
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish({ settings });
  rollBack({ ...site.settings, ...settings }, () => undefined);
  expect(readPublished(settings.outDir)).toEqual(before);
});
