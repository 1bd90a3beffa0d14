/** On a single machine, content changes are live while the server runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endOfYear } from '#platform/store/year.ts';
import { loadSyncedWatermarks } from '#fakes/synced-content.ts';
import { fakeLog } from '#fakes/fake-log.ts';
import { fakePost, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { menuSchema } from '#platform/cms/menu.ts';
import { LiveContent } from '#platform/publish/live-content.ts';
import { rollBack } from '#platform/publish/replaced-files.ts';
import { intervals } from '#platform/server/content-loop/scheduler.ts';
import { ContentLoop } from '#platform/server/content-loop/content-loop.ts';
import { root } from './site-settings.ts';
import { body, breakDown, edit, patience, type RunningSite, startRunningSite } from './site/running-site.ts';
import { june, makePost, makePublishedSite, paper, type SmallSite } from './small-site.ts';
import { isThorough } from './site/driven.ts';
import { site as ownSite } from '#features/site.ts';

const address = '/about/news/postitus-1';

const untilLive = (running: RunningSite, text: string) =>
  expect.poll(async () => (await running.load(address)).html.includes(text), patience).toBe(true);

test('an edit is live after its webhook, a deletion too, and a content base that fails changes nothing', async () => {
  const running = await startRunningSite(3);
  const version = async () => /"content":"([\w-]+)"/u.exec((await running.load('/api/health')).html)?.[1];
  const before = await version();
  expect(before).toBeDefined();
  edit(running, 1, body('Muudetud sisu.'));
  expect(await running.sendHook(1)).toBe(202);
  await untilLive(running, 'Muudetud sisu.');
  await expect.poll(version, patience).not.toBe(before);

  breakDown(running);
  edit(running, 1, body('Seda ei tea veel keegi.'));
  expect(await running.sendHook(1)).toBe(202);
  await expect
    .poll(() => running.message.some((line) => line.includes('with status 500')), patience)
    .toBe(true);
  const kept = await running.load(address);
  expect([kept.status, kept.html.includes('Muudetud sisu.')]).toEqual([200, true]);
  running.fakeWordPress.fault = undefined;
  await untilLive(running, 'Seda ei tea veel keegi.');

  const { entries } = running.fakeWordPress;
  entries.set(
    'posts',
    (entries.get('posts') ?? []).filter(({ id }) => id !== 2),
  );
  await running.sendHook(2);
  await expect.poll(async () => (await running.load('/about/news/postitus-2')).status, patience).toBe(404);
  expect((await running.load('/about/news')).html).not.toContain('postitus-2');
});

test('while a label of the menu changes on all pages, each page that is asked for has it', async () => {
  const posts = 400;
  const running = await startRunningSite(posts);
  const menu = running.site.read('menus/17.json', menuSchema);
  const label = 'Silt kõigil lehtedel';
  const [first, ...items] = menu.items;
  if (!first) expect.fail('the menu is empty');
  const changed = { ...first, title: { rendered: `<span>${label}</span>` } };
  running.site.write('menus/17.json', { ...menu, items: [changed, ...items] });
  edit(running, 1, body('Muudetud sisu.'));
  await running.sendHook(1);
  await expect
    .poll(async () => (await running.load(address)).html.includes(label), { ...patience, interval: 1 })
    .toBe(true);
  // Those that the publish would come to last.
  for (let id = posts; id > posts - 100; id -= 1)
    expect((await running.load(`/about/news/postitus-${id}`)).html).toContain(label);
});

if (isThorough)
  test('a storm of 1,000 webhooks makes at most three syncs, and requests are answered meanwhile', async () => {
    const running = await startRunningSite(3);
    const { requests } = running.fakeWordPress;
    const asked = (route: string) => requests.filter((path) => path.includes(route)).length;
    // The initial sync has ended when there are no more requests.
    let before = -1;
    await expect.poll(() => before === (before = requests.length), { ...patience, interval: 400 }).toBe(true);
    requests.length = 0;
    edit(running, 1, body('Pärast tormi.'));
    const senders = Array.from({ length: 20 }, async () => {
      const statuses: number[] = [];
      for (let id = 0; id < 50; id += 1) statuses.push(await running.sendHook((id % 3) + 1));
      return statuses;
    });
    let answered = 0;
    const read = async () => {
      const { status, html } = await running.load(address);
      if (status === 200 && html.trimEnd().endsWith('</html>')) answered += 1;
      else broken.push(`${String(status)}: ${html.slice(-20)}`);
      return html;
    };
    const broken: string[] = [];
    await expect.poll(read, patience).toContain('Pärast tormi.');
    expect(broken).toEqual([]);
    expect(new Set((await Promise.all(senders)).flat())).toEqual(new Set([202]));
    expect(answered).toBeGreaterThan(1);
    // A deferred job runs when no request arrives for longer than the debounce interval: on a busy machine much later.
    await expect.poll(() => asked('wp/v2/types'), patience).toBeGreaterThan(0);
    await expect
      .poll(() => before === (before = requests.length), { ...patience, interval: 3500 })
      .toBe(true);
    expect(asked('wp/v2/types')).toBeLessThanOrEqual(3);
    // Each sync requests the entry in three languages.
    expect(asked('include=')).toBeLessThanOrEqual(3 * 3 * 2);
  });

const texts = { et: 'Veod hilinevad', ru: 'Вывоз задерживается', en: 'Collections are late' };

/** A content loop in this thread over the content of the small site, with its own clock. */
function startLoop(site: SmallSite) {
  const clock = { now: june, asked: 0 };
  const { report, messages: message } = fakeLog();
  const options = {
    clock: () => {
      clock.asked += 1;
      return clock.now;
    },
    report,
  };
  const places = { root, settings: site.settings, contentBase: undefined, pageBuilder: undefined };
  const work = new LiveContent({ site: ownSite, ...places, ...options });
  const upstreams = { hasContentBase: false, hasPageBuilder: false };
  const loop = new ContentLoop({ ...options, work, upstreams, intervals });
  const end = loop.run();
  onTestFinished(async () => {
    loop.stop();
    await end;
  });
  return { clock, message };
}

test('a job opens the database once and takes each lock once, from the hint to what is due next', async () => {
  const site = await makePublishedSite();
  const fakeWordPress = await startFakeWordPress([fakePost(1)]);
  onTestFinished(fakeWordPress.close);
  const work = new LiveContent({
    site: ownSite,
    root,
    settings: { ...site.settings, hasContentBase: true },
    contentBase: { url: fakeWordPress.url, credentials: undefined },
    pageBuilder: undefined,
    clock: () => june,
    report: fakeLog().report,
  });
  await work.syncAll(new AbortController().signal);
  await work.publish('timer');
  await work.endJob();
  edit({ fakeWordPress }, 1, body('Muudetud sisu.'));
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => {
    exec.mockRestore();
  });
  expect(work.isOutdated()).toBe(false);
  await work.syncNamed([{ postType: 'posts', id: 1 }]);
  expect(work.isHeld()).toBe(false);
  expect((await work.publish('hook')).rendered).toBeGreaterThan(0);
  expect(work.nextDue()).toBe(endOfYear(Date.now()));
  await work.endJob();
  expect(site.published('about/news/postitus-1.html')).toContain('Muudetud sisu.');
  const [changed] = fakeWordPress.entries.get('posts') ?? [];
  // The state and its lock, those of the sync, and what the publish reads of it.
  expect(new Set(exec.mock.contexts).size).toBe(5);
  expect(loadSyncedWatermarks(site.settings.stateDir)?.posts?.et?.newest).toBe(changed?.modified_gmt);
});

test('what the clock changes is published at its instant, and a file that changes when it is found', async () => {
  const site = await makePublishedSite();
  const hour = 3_600_000;
  const at = (instant: number) => new Date(instant).toISOString();
  site.write('notices/hilinemine.json', {
    id: 'hilinemine',
    severity: 'information',
    title: texts,
    text: texts,
    from: at(june + hour),
    until: at(june + 2 * hour),
  });
  await site.publish();
  const { clock, message } = startLoop(site);
  const isShown = () => site.published('ru/about.html').includes(texts.ru);
  clock.now = june + hour - 1;
  expect(isShown()).toBe(false);
  clock.now = june + hour;
  await expect.poll(isShown, patience).toBe(true);

  site.writePost(makePost(9, 'uus'));
  await expect
    .poll(() => {
      clock.now += intervals.lookMs;
      return existsSync(join(site.settings.outDir, 'about/news/uus.html'));
    }, patience)
    .toBe(true);

  site.write('posts/9.json', { id: 9 });
  await expect
    .poll(() => {
      clock.now += intervals.lookMs;
      return message.filter((line) => line.includes('posts/9.json')).length;
    }, patience)
    .toBe(1);
  expect(existsSync(join(site.settings.outDir, 'about/news/uus.html'))).toBe(true);
});

test('a site that was rolled back stays so, whatever changes', async () => {
  const site = await makePublishedSite();
  site.writePost({ ...paper, title: 'Esimene muudatus' });
  await site.publish();
  rollBack(site.settings, () => undefined);
  const { clock, message } = startLoop(site);
  site.writePost({ ...paper, title: 'Teine muudatus' });
  // By then it has checked several times.
  await expect
    .poll(() => {
      clock.now += intervals.lookMs;
      return clock.asked;
    }, patience)
    .toBeGreaterThan(20);
  expect(message).toEqual([expect.stringContaining('The last publish was rolled back.')]);
  expect(site.published('about/news/paber.html')).not.toContain('muudatus');
});
