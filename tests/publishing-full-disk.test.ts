/** On a full disk, a publish logs one clear line and leaves complete pages, and the next build continues once
 * there is space. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, type TestContext } from 'vitest';
import { menuSchema } from '#platform/cms/menu.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { missingRight } from '#scripts/steps/outcome.ts';
import { differences, type PublishedFiles, readPublished } from './published-files.ts';
import { root } from './site-settings.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { makePost, makeSmallSite, type SmallSite } from './small-site.ts';
import { isFull, isThorough } from './site/driven.ts';

interface Folders {
  readonly outDir: string;
  readonly stateDir: string;
}

const megabyte = 1024 * 1024;

function mount(size: number, skip: TestContext['skip']): SmallDisk {
  return mountSmallDisk(size) ?? skip(`${missingRight}mount a small disk`);
}

const publishIn = (site: SmallSite, folders: Folders) => site.publish({ settings: folders, now: Date.now() });

/** Publishes by the command. */
function build({ settings }: SmallSite, folders: Folders) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      env: childEnvironment({
        CONTENT_DIR: settings.contentDir,
        OUT_DIR: folders.outDir,
        STATE_DIR: folders.stateDir,
        SOCIAL_IMAGES: settings.socialImages,
        COMMIT_REF: settings.commit,
      }),
    },
  );
  return {
    status,
    lines: stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' info Compiling the pages.')),
  };
}

/** Gives every page another, larger menu. */
function changeEverything(site: SmallSite): void {
  const title = { rendered: 'Uus '.repeat(200) };
  for (const id of [17, 72, 73]) {
    const menu = site.read(`menus/${id}.json`, menuSchema);
    site.write(`menus/${id}.json`, { ...menu, items: menu.items.map((entry) => ({ ...entry, title })) });
  }
}

function neitherOldNorNew(standing: PublishedFiles, versions: readonly PublishedFiles[]): readonly string[] {
  return [...standing]
    .filter(([file, digest]) => versions.every((version) => version.get(file) !== digest))
    .map(([file]) => file);
}

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => makePost(index + 1, `postitus-${index + 1}`));

test.for([
  ...(isFull ? [{ by: 'in one thread', postCount: 5, size: 24 * megabyte }] : []),
  ...(isThorough ? [{ by: 'by workers', postCount: 110, size: 48 * megabyte }] : []),
])(
  'a full disk of the site, written $by, leaves whole pages and says so in one line',
  async ({ postCount, size }, { skip }) => {
    const disk = mount(size, skip);
    const site = makeSmallSite(posts(postCount));
    const folders = { outDir: join(disk.folder, 'dist'), stateDir: site.settings.stateDir };
    await publishIn(site, folders);
    const before = readPublished(folders.outDir);
    changeEverything(site);
    disk.fillUp(megabyte / 5);
    const { status, lines } = build(site, folders);
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining('The disk is full.')]);
    const broken = readPublished(folders.outDir);

    disk.makeRoom();
    expect(build(site, folders).status).toBe(0);
    const whole = { outDir: join(site.folder, 'whole'), stateDir: join(site.folder, 'whole-state') };
    await publishIn(site, whole);
    const after = readPublished(whole.outDir);
    expect(differences(readPublished(folders.outDir), after)).toEqual([]);
    const whatAreNoDrafts = (file: string) => !file.endsWith('.draft');
    expect(neitherOldNorNew(broken, [before, after]).filter(whatAreNoDrafts)).toEqual([]);
  },
);

test('a full disk of the state leaves the site as it was and says so in one line', async ({ skip }) => {
  const disk = mount(16 * megabyte, skip);
  const site = makeSmallSite(posts(30));
  const folders = { outDir: site.settings.outDir, stateDir: join(disk.folder, 'state') };
  await publishIn(site, folders);
  const before = readPublished(folders.outDir);
  changeEverything(site);
  for (const post of posts(30)) site.writePost({ ...post, content: `<p>${'Uus '.repeat(2000)}</p>` });
  disk.fillUp(megabyte / 20);
  const { status, lines } = build(site, folders);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('The disk is full.')]);
  expect(differences(readPublished(folders.outDir), before)).toEqual([]);

  disk.makeRoom();
  expect(build(site, folders)).toEqual({ status: 0, lines: [] });
  expect(site.published('about/news/postitus-3.html')).toContain('Uus Uus');
});
