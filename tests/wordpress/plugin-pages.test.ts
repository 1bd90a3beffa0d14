/** The companion plugin's administration pages. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion, settingsPage } from './companion.ts';
import { create, emptyContentBase, post, setOptions, uploadPoint, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { previewSecret, NotifiedSite, webhookSecret, toEntry } from './notified-site.ts';
import { formatNote, type Note, toNote, wordNote } from '#platform/notes/note.ts';
import { fieldLabels } from '#shell/field-label-messages.ts';

/** As /status.json has it. */
const inWords = (note: Note) => ({
  ...note,
  message: formatNote(note, 'en', fieldLabels),
  messages: wordNote(note, fieldLabels),
});

const menuFaults = {
  source: 'content-base',
  problems: [],
  warnings: [
    // A website of another version says it in English alone.
    { type: 'menu 17', message: 'The link to /vana leads nowhere.' },
    { type: 'menu 17', locale: 'et', ...inWords(toNote('menu-empty')) },
    { type: ['x'], message: { a: 1 } },
  ],
};

const site = new NotifiedSite();
let administration: Administration;
let url = '';

beforeAll(async () => {
  if (isWithoutWordPress) return;
  url = await site.start();
  await emptyContentBase();
  await installCompanion();
  administration = await Administration.logIn('admin');
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  site.stop();
});

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await configureCompanion(administration, { url });
  site.webhooks.length = 0;
});

test.skipIf(isWithoutWordPress)('settings are kept, and no page has a secret in full', async () => {
  const page = await administration.get(settingsPage);
  expect(page.html).toContain(`value="${url}"`);
  expect(page.html).toContain(`placeholder="saved, ends in …${webhookSecret.slice(-4)}"`);
  await configureCompanion(administration, { url: 'http://www.example.ee', webhook_secret: '' });
  const { html } = await administration.get(`${settingsPage}&settings-updated=true`);
  expect(html).toContain('must begin with https://');
  expect(html).toContain(`value="${url}"`);
  expect(html).toContain(`…${webhookSecret.slice(-4)}`);
  for (const secret of [webhookSecret, previewSecret]) expect(page.html + html).not.toContain(secret);
  // Users without the right to change settings get none, and forged requests (CSRF) are rejected.
  const editor = await Administration.logIn('reader');
  expect((await editor.get(settingsPage)).status).toBe(403);
  const forged = { option_page: 'site_publisher', action: 'update', 'site_publisher[url]': '' };
  expect((await administration.post('/wp-admin/options.php', forged)).status).toBe(403);
  // Values from wp-config.php are shown and cannot be edited.
  const address = 'https://kodu.example.ee';
  await setOptions({ constants: JSON.stringify({ SITE_PUBLISHER_URL: `${address}/` }), locale: 'et' });
  const fixed = await administration.get(settingsPage);
  expect(fixed.html).toMatch(new RegExp(`value="${address}"[^>]* disabled`, 'u'));
  expect(fixed.html).toContain('<h1>Avalik veebileht</h1>');
  expect(fixed.html).toContain('Määratud failis wp-config.php (SITE_PUBLISHER_URL)');
  await setOptions({ constants: '{}' });
});

test.skipIf(isWithoutWordPress)('the test button shows what the site answers and what to do', async () => {
  const answers = [
    [202, '', 'The website accepted the webhook (202).'],
    [401, 'hook-unsigned', 'The webhook secret here must be the same as WEBHOOK_SECRET there.'],
    [401, 'hook-out-of-time', 'Check the clock of this server.'],
    [404, '', 'Check the address in the settings.'],
  ] as const;
  for (const [status, code, sentence] of answers) {
    Object.assign(site, { webhookStatus: status, errorCode: code });
    await administration.send(settingsPage, 'admin-post.php', {});
    expect(await site.takeNotifications()).toEqual([{ action: 'update', postType: 'posts' }]);
    expect((await administration.get(settingsPage)).html).toContain(sentence);
  }
  site.webhookStatus = 202;
  await administration.post('/wp-admin/admin-post.php', { action: 'site_publisher_test' });
  expect(site.webhooks).toEqual([]);
});

test.skipIf(isWithoutWordPress)('lists of entries show whether each is live, and what failed', async () => {
  const id = await create('posts', { title: 'Lumi', slug: 'lumi' });
  const list = async () => {
    await post('tests/v1/forget-status', {});
    const { html } = await administration.get('/wp-admin/edit.php');
    const cell = /data-colname="Website">(.*?)<\/td>/su.exec(html)?.[1] ?? '';
    const notices = [...html.matchAll(/class="notice [^"]*site-publisher"><p>(.*?)<\/p>/gsu)];
    return [cell, ...notices.map(([, text]) => text)].map((text = '') => text.replace(/<[^>]*>/gu, ' '));
  };
  const publish = (minutes: number, more: object = {}) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    return { at, reason: 'hook', ms: 300, changed: { count: 8, targets: [] }, ...more };
  };
  const [done, earlier] = [publish(1), publish(-60)];
  const broken = publish(2, { failure: 'posts 5 does not parse.', changed: { count: 0, targets: [] } });
  const entry = (state: string) =>
    toEntry(id, { state, pages: { et: '/about/news/lumi' }, writtenAt: done.at });
  site.status = { publishes: [earlier] };
  expect((await list())[0]).toContain('Not known');
  site.status = { publishes: [earlier], entries: [] };
  expect((await list())[0]).toContain('On its way since');
  const notes = [{ type: 'posts', id, message: 'it has a picture without alternative text' }];
  const sync = { source: 'content-base', problems: [], warnings: notes };
  const editLink = `${wordpress().url}/wp-admin/post.php?post=${id}&action=edit`;
  const findings = [{ type: 'missing-translation', kind: 'posts', id: String(id), locale: 'ru', editLink }];
  site.status = { publishes: [done, earlier], syncs: [sync], findings, entries: [await entry('shown')] };
  const [cell, notice] = await list();
  expect(cell).toMatch(
    /On the website, page updated at .*To fix: +it has a picture without alternative text/su,
  );
  expect(notice).toMatch(/Public website: +Last published at .*Pages changed: 8\./u);
  expect(cell).toMatch(/Not translated: in Russian\./u);
  expect(cell).not.toMatch(/To fix: +Not translated/u);
  const dashboard = await administration.get('/wp-admin/index.php');
  expect(dashboard.html).toContain('Pages changed: 8.');
  expect(await post(`site-publisher/v1/entries?ids=${id}`, undefined, 'GET')).toMatchObject([
    { kind: 'warning', text: expect.stringMatching(/^Website: On the website/u) as string },
  ]);
  const refused = { source: 'content-base', problems: notes, warnings: [] };
  site.status = { publishes: [done], syncs: [refused], entries: [await entry('refused')] };
  expect((await list())[0]).toMatch(
    /Not accepted; the website keeps what it had .*Not accepted: +it has a picture/su,
  );
  site.status = { publishes: [broken, earlier], entries: [] };
  expect(await list()).toMatchObject([
    expect.stringContaining('Its page cannot be made'),
    expect.stringContaining('the website stays as it was. Whoever runs it'),
  ]);
  const unread = {
    ...sync,
    failure: 'status 401',
    failureMessages: wordNote(toNote('sync-refused'), fieldLabels),
  };
  site.status = { publishes: [done], syncs: [unread], entries: [] };
  expect((await list())[1]).toContain('cannot read this WordPress: WordPress does not accept the password');
  expect(site.statusQueries.at(-1)?.get('signature')).toMatch(/^[\w-]{43}$/u);
});

test.skipIf(isWithoutWordPress)(
  'each editor reads the state in their own language; faults of menus and ended notices are told as what they are',
  async () => {
    await setOptions({ lacking: 'notices' });
    await configureCompanion(administration, { url, content_types: '1' });
    const id = await create('notices', { title: 'Torm' });
    const editLink = `${wordpress().url}/wp-admin/post.php?post=${id}&action=edit`;
    const at = new Date(Date.now() + 60_000).toISOString();
    site.status = {
      entries: [await toEntry(id, { state: 'shown', pages: {}, type: 'notices' })],
      publishes: [{ at, reason: 'hook', ms: 300, changed: { count: 8, targets: [] } }],
      syncs: [menuFaults],
      findings: [
        { type: 'past-notice', editLink, value: '2026-01-02T03:04:05.678Z' },
        { type: ['past-notice'], editLink: { a: 1 }, value: null, locale: 7 },
      ],
    };
    await post('tests/v1/forget-status', {});
    const read = async (page: string) => (await administration.get(page)).html.replace(/<[^>]*>/gu, ' ');
    const list = '/wp-admin/edit.php?post_type=notices';
    expect(await read(list)).toMatch(/Its time was over at 02\.01\.2026 0\d:04/u);
    expect(await read(list)).not.toMatch(/678Z|To fix: +The notice/u);
    // The theme of the tests has no menus, so their screen does not open.
    expect(await read('/wp-admin/index.php')).toMatch(/To fix: The link to \/vana leads nowhere\./u);
    expect(await read('/wp-admin/index.php')).toMatch(
      /To fix: None of its items can be used, .* \(in Estonian\)/u,
    );
    // Nothing is asked again: what is kept has no language.
    const asked = site.statusQueries.length;
    await setOptions({ locale: 'et' });
    expect(await read(list)).toMatch(/Aeg lõppes 02\.01\.2026/u);
    expect(await read('/wp-admin/index.php')).toMatch(
      /Vajab parandamist: Selle menüü ühtegi punkti ei saa kasutada, .* \(eesti keeles\)/u,
    );
    expect(site.statusQueries).toHaveLength(asked);
    const form = await administration.get('/wp-admin/post-new.php?post_type=notices');
    expect(form.html).toContain('Lisa teade');
    const edited = await administration.get(`/wp-admin/post.php?post=${id}&action=edit`);
    expect(edited.html).toMatch(/<title>Teade /u);
    await setOptions({ locale: '' });
    // Quick Edit draws the row anew, with the state in it.
    const nonce =
      /id="_inline_edit"[^>]*value="(\w+)"/u.exec((await administration.get(list)).html)?.[1] ?? '';
    const row = await administration.post('/wp-admin/admin-ajax.php', {
      action: 'inline-save',
      _inline_edit: nonce,
      post_ID: String(id),
      post_type: 'notices',
      screen: 'edit-notices',
      post_view: 'list',
      _status: 'publish',
      post_title: 'Suur torm',
      post_name: 'torm',
    });
    expect(row.html).toContain('Suur torm');
    expect(row.html).toContain('data-colname="Website"');
  },
);

test.skipIf(isWithoutWordPress)('deleted, the plugin leaves nothing of its own behind', async () => {
  const leftBehind = async () => post('tests/v1/left-behind', undefined, 'GET');
  site.webhookStatus = 503;
  const picture = await uploadPoint('teatamata.png');
  const id = await create('posts', { title: 'Teatamata', slug: 'teatamata', featured_media: picture });
  const entry = await toEntry(id, { state: 'shown', pages: { et: '/about/news/teatamata' } });
  site.status = { publishes: [], syncs: [], entries: [entry] };
  await post('tests/v1/forget-status', {});
  await post(`site-publisher/v1/entries?ids=${id}`, undefined, 'GET');
  // Its outcome is kept until the page is opened again.
  await administration.send(settingsPage, 'admin-post.php', {});
  expect(await leftBehind()).toEqual(
    expect.arrayContaining([
      'site_publisher',
      'site_publisher_retry',
      '_site_publisher_pages',
      '_site_publisher_changed',
      expect.stringMatching(/^_transient_site_publisher_test_/u),
    ]),
  );
  await deleteCompanion();
  expect(await leftBehind()).toEqual([]);
});
