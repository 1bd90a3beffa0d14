import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ownCompiledPages } from './site-settings.ts';
import { type Folders, readSite, run, toFolders } from './site/command.ts';
import { makePublishedSite, paper, type SmallSite } from './small-site.ts';

const address = '/about/news/paber';
const file = `${address.slice(1)}.html`;
const outcomeSchema = z.object({ rendered: z.number(), failed: z.array(z.string()) });

/** Wraps the compiled pages in a module in which some addresses fail.
 * @returns Removes the module. */
function breakPages({ settings }: SmallSite, isBroken: string): () => void {
  const server = join(ownCompiledPages(settings), 'server');
  const [entry, whole] = [join(server, 'entry.mjs'), join(server, 'whole.mjs')];
  renameSync(entry, whole);
  const module = `import * as whole from './whole.mjs';
export const { findComponent } = whole;
const isBroken = ({ pathname }) => ${isBroken};
export const render = async (request, locals) => {
  if (isBroken(new URL(request.url))) throw new Error('boom');
  return whole.render(request, locals);
};
// As the compiled pages do: what fails is left to Astro, which says why.
export const renderFile = async (route, url, locals) =>
  isBroken(url) ? undefined : whole.renderFile(route, url, locals);`;
  writeFileSync(entry, module);
  return () => {
    rmSync(entry);
    renameSync(whole, entry);
  };
}

/** Pages without files that contain the time or the state of the store. */
const pages = (folders: Folders) =>
  new Map([...readSite(folders)].filter(([file]) => file.endsWith('.html')));

test('a target that cannot be rendered keeps its file and is named; everything else is published', async () => {
  const site = await makePublishedSite();
  const folders = toFolders(site);
  const before = readSite(folders);
  const repair = breakPages(site, `pathname === '${address}'`);
  site.writePost({ ...paper, title: 'Uus pealkiri' });
  const broken = await run('build', folders, ['--json']);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toContain('1 targets cannot be rendered and stay as they were');
  expect(broken.stderr).toContain(`${address} cannot be rendered: boom`);
  expect(outcomeSchema.parse(JSON.parse(broken.stdout)).failed).toEqual([address]);
  const after = readSite(folders);
  expect(after.get(file)).toBe(before.get(file));
  const others = [...after].filter(([, text]) => text.includes('Uus pealkiri')).map(([name]) => name);
  expect(others.some((name) => name.endsWith('.html'))).toBe(true);

  // The target stays stale until it can be rendered, and nothing else is rendered again.
  const again = await run('build', folders, ['--json']);
  expect([again.code, outcomeSchema.parse(JSON.parse(again.stdout))]).toEqual([
    1,
    { rendered: 0, failed: [address] },
  ]);
  repair();
  const repaired = await run('build', folders, ['--json']);
  expect([repaired.code, outcomeSchema.parse(JSON.parse(repaired.stdout))]).toEqual([
    0,
    { rendered: 1, failed: [] },
  ]);
  const incremental = pages(folders);
  expect(incremental.get(file)).toContain('Uus pealkiri');
  expect((await run('build', folders, ['--full'])).code).toBe(0);
  expect(pages(folders)).toEqual(incremental);
});

test('when most of many pages fail, the pages are broken and nothing is published', async () => {
  const site = await makePublishedSite();
  const folders = toFolders(site);
  const before = pages(folders);
  breakPages(site, 'true');
  const broken = await run('build', folders, ['--full', '--json']);
  expect([broken.code, broken.stdout]).toEqual([1, '']);
  expect(broken.stderr).toContain('cannot be rendered: boom');
  expect(pages(folders)).toEqual(before);
});
