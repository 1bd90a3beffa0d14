/** Records that the publisher saves about its work. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readPublishRecords } from '#platform/publish/publish-records.ts';
import { readPublished } from './published-files.ts';
import { june, makePublishedSite, paper, postFile } from './small-site.ts';

test('a publish notes when, what, why and for which content; one that changes nothing adds no record', async () => {
  const site = await makePublishedSite();
  const before = readPublishRecords(site.settings.stateDir).length;
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish({ now: june + 1000 });
  await site.publish({ now: june + 2000 });
  const records = readPublishRecords(site.settings.stateDir);
  expect(records).toHaveLength(before + 1);
  const [quiet, edit] = records;
  expect(quiet).toMatchObject({ at: '2026-06-01T12:00:02.000Z', changed: { count: 0 } });
  expect(edit).toMatchObject({ at: '2026-06-01T12:00:01.000Z', reason: 'command' });
  const named = edit?.changed.targets.find(({ address }) => address === '/about/news/paber');
  expect(named?.reason).toMatchObject({
    type: 'answer-changed',
    key: expect.stringMatching(/paber|^1$/u) as string,
  });
  const { content } = z
    .object({ content: z.string() })
    .parse(JSON.parse(site.published('build-manifest.json')));
  expect(edit?.version).toBe(content);
});

test('a publish that fails says why, and what comes after it stands above', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, slug: '' });
  await expect(site.publish({ now: june + 1000 })).rejects.toThrow();
  const [failed] = readPublishRecords(site.settings.stateDir);
  expect(failed?.failure).toContain(postFile(paper));
  site.remove(postFile(paper));
  await site.publish({ now: june + 2000 });
  const [fixed] = readPublishRecords(site.settings.stateDir);
  expect(fixed?.failure).toBeUndefined();
  expect(fixed?.removed.files).toContain('about/news/paber.html');
});

test('what is noted changes no file of the site', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  rmSync(join(site.settings.stateDir, 'publishes'), { recursive: true });
  await site.publish({ isFull: true, now: june + 1000 });
  expect(readPublished(site.settings.outDir)).toEqual(before);
  expect(readPublishRecords(site.settings.stateDir)).toMatchObject([{ changed: { count: 0 } }]);
});
