/** How settings, the output folder and broken content affect a publish. */
import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, readPublished } from './published-files.ts';
import { makePublishedSite, nothing, office, paper, postFile } from './small-site.ts';

const reasons = (rendered: Readonly<Record<string, string>>) => [...new Set(Object.values(rendered))];

test('a full build renders everything because it was asked to, and the next one nothing', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  const { rendered, outcome } = await site.publish({ isFull: true });
  expect(reasons(rendered)).toEqual(['asked']);
  expect(outcome.reused).toBe(0);
  expect(readPublished(site.settings.outDir)).toEqual(before);
  expect(await site.publish()).toMatchObject(nothing);
});

test('another SITE_URL renders everything that has it', async () => {
  const site = await makePublishedSite();
  const settings = { siteUrl: 'https://teine.example.ee' };
  const { rendered, outcome } = await site.publish({ settings });
  expect(new Set(reasons(rendered))).toEqual(new Set(['#setting', '#code']));
  expect(rendered).toMatchObject({
    '/': '#setting',
    '/robots.txt': '#setting',
    '/build-manifest.json': '#code',
  });
  expect(Object.keys(rendered)).not.toContain('/locales/et.json');
  expect(outcome.reused).toBeGreaterThan(0);
  expect(site.published('ru/about.html')).toContain('https://teine.example.ee/ru/about');
  expect(await site.publish({ settings })).toMatchObject(nothing);
});

test('another PORT renders nothing, another commit the manifest', async () => {
  const site = await makePublishedSite();
  expect(await site.publish({ settings: { port: 1234 } })).toMatchObject(nothing);
  const { rendered } = await site.publish({ settings: { commit: '0f0f0f0' } });
  expect(rendered).toEqual({ '/build-manifest.json': 'contentSummary' });
});

test('a removed site is written again as a whole', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  rmSync(site.settings.outDir, { recursive: true });
  const { rendered, outcome } = await site.publish();
  expect(reasons(rendered)).toEqual(['output-changed']);
  expect(outcome.reused).toBe(0);
  expect(readPublished(site.settings.outDir)).toEqual(before);
});

test('a site moved elsewhere is compared, and only what was altered in it is written', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  const outDir = join(site.folder, 'elsewhere');
  cpSync(site.settings.outDir, outDir, { recursive: true });
  expect(await site.publish({ settings: { outDir } })).toMatchObject(nothing);

  renameSync(outDir, `${outDir}-2`);
  writeFileSync(join(`${outDir}-2`, 'ru/about.html'), 'altered');
  const { rendered } = await site.publish({ settings: { outDir: `${outDir}-2` } });
  expect(rendered).toEqual({ '/ru/about': 'output-changed' });
  expect(readPublished(`${outDir}-2`)).toEqual(before);
});

test('broken content changes nothing, and the next good build brings all that changed', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  site.writePost({ ...paper, title: 'Uus paber' });
  site.write('posts/vigane.json', { ...office, id: 9, slug: 'Suur Täht' });
  await expect(site.publish()).rejects.toThrow('posts/vigane.json, posts 9, at slug');
  expect(readPublished(site.settings.outDir)).toEqual(before);

  site.remove('posts/vigane.json');
  const { rendered } = await site.publish();
  expect(rendered).toMatchObject({ '/about/news/paber': 'article', '/about/news': 'newsFront' });
});

test('a post that takes the slug of another breaks the content', async () => {
  const site = await makePublishedSite();
  const before = readPublished(site.settings.outDir);
  site.writePost({ ...office, slug: paper.slug });
  await expect(site.publish()).rejects.toThrow(`paber belongs to posts 1 in ${postFile(paper)} already`);
  expect(differences(readPublished(site.settings.outDir), before)).toEqual([]);
});
