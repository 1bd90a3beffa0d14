/** A publish of much makes way for a change that comes meanwhile, and the next one goes on with what it has left. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import { fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import type { ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import { menuSchema } from '#platform/cms/menu.ts';
import { LiveContent } from '#platform/publish/live-content.ts';
import { Renderer } from '#platform/publish/render.ts';
import { rollBack } from '#platform/publish/replaced-files.ts';
import { tryToLock } from '#platform/publish/state.ts';
import { site as ownSite } from '#features/site.ts';
import { languages } from '#platform/languages/locale.ts';
import { differences, readPublished } from './published-files.ts';
import { root, shareCompiledPages } from './site-settings.ts';
import { june, makePost, makePublishedSite, makeSmallSite } from './small-site.ts';
import { fewTargets } from './small-site-targets.ts';
import { patience } from './site/running-site.ts';

const count = 120;
const morePosts = Array.from({ length: count }, (_, place) => makePost(10 + place, `postitus-${10 + place}`));
const label = 'Silt kõigil lehtedel';
const edited = 'about/news/postitus-15.html';
const wanted = 'about/news/postitus-19.html';
const other = 'about/news/postitus-30.html';

/** Content of a site with many posts, as the thread of a server publishes it. */
async function openContent({
  isPublished = true,
  onSettled = () => undefined,
  contentBase,
}: {
  readonly isPublished?: boolean;
  readonly onSettled?: () => void;
  readonly contentBase?: ContentBasePlace;
} = {}) {
  const site = isPublished ? await makePublishedSite({ morePosts }) : makeSmallSite(morePosts);
  shareCompiledPages(site.settings);
  const told: string[] = [];
  let onPlanned = () => Promise.resolve();
  const work = new LiveContent({
    site: ownSite,
    root,
    settings: { ...site.settings, hasContentBase: contentBase !== undefined },
    contentBase,
    pageBuilder: undefined,
    fixedTargets: fewTargets,
    clock: () => june,
    report: fakeLog().report,
    tell: (notice) => {
      told.push('file' in notice ? `${notice.type} ${notice.file}` : notice.type);
      if (notice.type === 'settled') onSettled();
      if (notice.type !== 'planned') return;
      void onPlanned().then(() => {
        work.heard([]);
      });
    },
  });
  onTestFinished(() => work.close());
  /** @param before What happens when it is known what is rendered, and nothing is. */
  const publish = async (before = () => Promise.resolve()) => {
    onPlanned = before;
    told.length = 0;
    const outcome = await work.publish('hook');
    await work.endJob();
    return outcome;
  };
  const changeLabel = (rendered = label) => {
    for (const { menuId } of Object.values(languages)) {
      const menu = site.read(`menus/${menuId}.json`, menuSchema);
      const [first, ...items] = menu.items;
      if (!first) expect.fail('the menu is empty');
      site.write(`menus/${menuId}.json`, {
        ...menu,
        items: [{ ...first, title: { rendered } }, ...items],
      });
    }
  };
  if (isPublished) await publish();
  return { site, work, told, publish, changeLabel };
}

test('a change that comes while much is published is on its page first, and the rest follows', async () => {
  const { site, work, told, publish, changeLabel } = await openContent();
  const before = readPublished(site.settings.outDir);
  changeLabel();
  const stopped = await publish(() => expect.poll(() => work.makeWay(), patience).toBe(true));
  expect([stopped.rendered, stopped.left > 300, told.includes('publish-ended')]).toEqual([0, true, false]);
  // What follows has its lock and its threads.
  expect(tryToLock(site.settings.stateDir)).toBeUndefined();
  // A visitor who comes between two publishes is answered by the second.
  const asked = work.want(wanted);

  site.writePost({ ...makePost(15, 'postitus-15'), title: 'Parandatud pealkiri' });
  const first = await publish();
  await asked;
  expect(first.left).toBeGreaterThan(300);
  expect(first.rendered).toBeLessThan(60);
  expect(told).not.toContain('publish-ended');
  expect(told).toContain(`settled ${wanted}`);
  for (const file of [edited, wanted]) expect(site.published(file)).toContain(label);
  expect(site.published(edited)).toContain('Parandatud pealkiri');
  expect(site.published(other)).not.toContain(label);

  const rest = await publish();
  expect(rest).toMatchObject({ left: 0, failed: [] });
  expect(told.at(-1)).toBe('publish-ended');
  tryToLock(site.settings.stateDir)?.();
  const whole = { outDir: join(site.folder, 'whole'), stateDir: join(site.folder, 'whole-state') };
  await site.publish({ settings: whole });
  const full = readPublished(whole.outDir);
  const ours = [...readPublished(site.settings.outDir)].filter(([file]) => full.has(file));
  expect(ours.length).toBeGreaterThan(count);
  expect(differences(new Map(ours), full)).toEqual([]);

  // All three are one publish for whoever goes back.
  expect(rollBack(site.settings, () => undefined).type).toBe('rolled-back');
  expect(differences(readPublished(site.settings.outDir), before)).toEqual([]);
});

test('the thread that renders for visitors leaves search index, feeds and lists of a change to others', async () => {
  const { site, work, publish, changeLabel } = await openContent();
  changeLabel();
  await publish(() => expect.poll(() => work.makeWay(), patience).toBe(true));
  const newest = 9 + count;
  site.writePost({ ...makePost(newest, `postitus-${newest}`), title: 'Parandatud pealkiri' });
  const here = vi.spyOn(Renderer.prototype, 'render');
  onTestFinished(() => {
    here.mockRestore();
  });
  const { left } = await publish();
  expect(left).toBeGreaterThan(300);
  const files = here.mock.calls.map(([{ file }]) => file);
  expect(files).toContain(`about/news/postitus-${newest}.html`);
  expect(files.filter((file) => !file.endsWith('.html'))).toEqual([]);
  expect(site.published('feeds/et/all.xml')).toContain('Parandatud pealkiri');
});

test('while many pages are asked for at once, others have their turn after each', async () => {
  const asked = Array.from({ length: count }, (_, place) => `about/news/postitus-${10 + place}.html`);
  const settled = () => told.filter((notice) => notice.startsWith('settled')).length;
  const settledAtTurn: number[] = [];
  const { work, told, publish, changeLabel } = await openContent({
    onSettled: () => setImmediate(() => settledAtTurn.push(settled())),
  });
  changeLabel();
  await publish(async () => {
    for (const file of asked) await work.want(file);
  });
  expect(settledAtTurn).toEqual(asked.map((_, place) => place + 1));
});

test('whoever asks for pages while a publish ends is answered by the next one', async () => {
  const others = Array.from({ length: 60 }, (_, place) => `about/news/postitus-${60 + place}.html`).values();
  const answers: Promise<void>[] = [];
  const askNext = () => {
    const { value } = others.next();
    if (value !== undefined) answers.push(work.want(value));
  };
  const { site, work, told, publish, changeLabel } = await openContent({
    onSettled: () => setImmediate(askNext),
  });
  changeLabel();
  await publish(() => expect.poll(() => work.makeWay(), patience).toBe(true));
  site.writePost({ ...makePost(15, 'postitus-15'), title: 'Parandatud pealkiri' });
  const first = await publish(() => {
    askNext();
    return Promise.resolve();
  });
  expect(first.left).toBeGreaterThan(300);
  expect(told.filter((notice) => notice.startsWith('settled')).length).toBeGreaterThan(1);
  await publish();
  await Promise.all(answers);
});

test('what threads have read for a publish that made way is known of the pages that they render for the next one', async () => {
  const { site, work, publish, changeLabel } = await openContent();
  changeLabel();
  const makeWay = () => {
    expect(site.published('index.html').includes(label) && work.makeWay()).toBe(true);
  };
  const stopped = await publish(() => {
    void vi.waitFor(makeWay, { ...patience, interval: 1 });
    return Promise.resolve();
  });
  expect(stopped.rendered).toBeGreaterThan(0);
  expect(stopped.left).toBeGreaterThan(0);
  expect((await publish()).left).toBe(0);
  changeLabel('Teine silt');
  await publish();
  const pages = [...readPublished(site.settings.outDir).keys()].filter((file) => file.endsWith('.html'));
  expect(pages.filter((file) => site.published(file).includes(label))).toEqual([]);
});

test('a file that is withdrawn while much is published is deleted when the publish, which may read it, has made way', async () => {
  const fakeWordPress = await startFakeWordPress([]);
  onTestFinished(fakeWordPress.close);
  const source = `${new URL(fakeWordPress.url).origin}/wp-content/uploads/hinnad.pdf`;
  fakeWordPress.files.set(new URL(source).pathname, Buffer.from('%PDF'));
  fakeWordPress.media.push({
    id: 7,
    source_url: source,
    modified_gmt: '2026-01-01T10:00:00',
    mime_type: 'application/pdf',
  });
  const rendered = `<p><a href="${source}">Hinnakiri</a></p>`;
  const others = Array.from({ length: count }, (_, place) => fakePost(10 + place));
  fakeWordPress.entries.set('posts', [fakePost(900, { content: { rendered, protected: false } }), ...others]);
  const { site, work, publish, changeLabel } = await openContent({
    contentBase: { url: fakeWordPress.url, credentials: { user: 'reader', password: 'key' } },
  });
  const copies = () => readdirSync(join(site.settings.stateDir, 'content/media'));
  await work.syncAll(new AbortController().signal);
  await publish();
  expect(copies()).toHaveLength(1);
  fakeWordPress.media.pop();
  fakeWordPress.files.clear();
  changeLabel();
  let syncing: Promise<unknown> = Promise.resolve();
  const stopped = await publish(async () => {
    const { promise: isWaiting, resolve } = Promise.withResolvers<undefined>();
    syncing = work.syncNamed([{ postType: 'media', id: 7 }], () => {
      resolve(undefined);
    });
    await isWaiting;
    await expect.poll(() => work.makeWay(), patience).toBe(true);
    expect(copies()).toHaveLength(1);
  });
  expect(stopped.left).toBeGreaterThan(0);
  await syncing;
  expect(copies()).toEqual([]);
});

test('the first publish of a site makes way for nothing: half a site is worth nothing', async () => {
  const { work, publish } = await openContent({ isPublished: false });
  const outcome = await publish(() => {
    // However long it takes.
    vi.spyOn(performance, 'now').mockReturnValueOnce(Number.MAX_SAFE_INTEGER);
    expect(work.makeWay()).toBe(false);
    return Promise.resolve();
  });
  expect(outcome).toMatchObject({ left: 0, failed: [] });
  expect(outcome.rendered).toBeGreaterThan(300);
});
