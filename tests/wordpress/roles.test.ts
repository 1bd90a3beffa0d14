/** Permissions for the types and routes of the companion plugin: only users who may edit pages have access. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion, settingsPage } from './companion.ts';
import { parseHtml } from '../site/html-element.ts';
import { create, emptyContentBase, post, setOptions } from './editor.ts';
import { Person, type Role, roles } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { NotifiedSite } from './notified-site.ts';

const types = [
  'kojv_olme',
  'kojv_ehitus',
  'waste_stations',
  'sorting_items',
  'sorting_groups',
  'sorting_differences',
  'notices',
  'page_texts',
];
const site = new NotifiedSite();
const people = new Map<Role, Person>();

async function fetchTypes(): Promise<void> {
  await emptyContentBase();
  await setOptions({ lacking: types.join(' ') });
}

beforeAll(async () => {
  if (isWithoutWordPress) return;
  const url = await site.start();
  await fetchTypes();
  await installCompanion();
  await configureCompanion(await Administration.logIn('admin'), { url, content_types: '1' });
  for (const role of roles) people.set(role, await Person.hire(role));
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  for (const person of people.values()) await person.leave();
  await emptyContentBase();
  await deleteCompanion();
  site.stop();
});

beforeEach(async () => {
  if (!isWithoutWordPress) await fetchTypes();
});

function findPerson(role: Role): Person {
  const person = people.get(role);
  if (!person) throw new Error(`Nobody is ${role}.`);
  return person;
}

const mayEditPages = (role: Role): boolean => role === 'editor' || role === 'administrator';
const refused = [401, 403];

test.skipIf(isWithoutWordPress).for(roles)('%s: entries of the website over REST', async (role) => {
  const person = findPerson(role);
  const isAllowed = mayEditPages(role);
  for (const type of types) {
    const [draft, live] = [
      await create(type, { title: 'A', status: 'draft' }),
      await create(type, { title: 'B' }),
    ];
    const answers = [
      await person.ask(`wp/v2/${type}`, { title: 'Mustand', status: 'draft' }),
      await person.ask(`wp/v2/${type}`, { title: 'Avalik', status: 'publish', acf: { route: '/terms' } }),
      await person.ask(`wp/v2/${type}/${live}`, { title: 'Teine' }),
      await person.ask(`wp/v2/${type}/${draft}`, { status: 'publish' }),
      await person.ask(`wp/v2/${type}/${live}/autosaves`, { title: 'Pooleli' }),
      await person.ask(`wp/v2/${type}?status=draft&context=edit`),
      await person.ask(`wp/v2/${type}/${live}`, {}, 'DELETE'),
    ];
    const statuses = answers.map(({ status }) => status);
    expect([type, statuses.filter((status) => status < 300).length]).toEqual([type, isAllowed ? 7 : 0]);
    // Listing in the edit context is an invalid request for other users (400).
    if (!isAllowed) expect(statuses.every((status) => [...refused, 400].includes(status))).toBe(true);
    expect((await person.ask(`wp/v2/${type}`)).status).toBe(200);
  }
});

test.skipIf(isWithoutWordPress).for(roles)(
  '%s: entries of the website in the administration',
  async (role) => {
    const administration = await findPerson(role).logIn();
    const isAllowed = mayEditPages(role);
    for (const type of types) {
      const id = await create(type, { title: 'Kirje' });
      for (const page of [
        `edit.php?post_type=${type}`,
        `post-new.php?post_type=${type}`,
        `post.php?post=${id}&action=edit`,
      ])
        expect([page, (await administration.get(`/wp-admin/${page}`)).status === 200]).toEqual([
          page,
          isAllowed,
        ]);
      const { html } = await administration.get('/wp-admin/index.php');
      expect(html.includes(`edit.php?post_type=${type}`)).toBe(isAllowed);
    }
    expect((await administration.get(settingsPage)).status === 200).toBe(role === 'administrator');
  },
);

test.skipIf(isWithoutWordPress)(
  'an administrator lets authors edit stations and nothing else of the website, and takes it back',
  async () => {
    const administration = await Administration.logIn('admin');
    const tick = async (changes: Readonly<Record<string, boolean>>) => {
      const form = parseHtml((await administration.get(settingsPage)).html)
        .querySelectorAll('form')
        .find((one) => one.querySelector('input[value="site_publisher_rights"]'));
      const inputs = form?.querySelectorAll('input[name]') ?? [];
      const ticked = inputs
        .map(({ attributes: { name = '', type, value = '', checked } }) => {
          return { name, value, isSent: changes[name] ?? (type === 'hidden' || checked !== undefined) };
        })
        .filter(({ isSent }) => isSent);
      const sent = Object.fromEntries(ticked.map(({ name, value }) => [name, value]));
      await administration.post('/wp-admin/admin-post.php', sent);
    };
    const author = findPerson('author');
    const pages = await author.logIn();
    const statuses = async () =>
      Promise.all(
        ['waste_stations', 'kojv_olme', 'notices'].map(async (type) => {
          const asked = [`edit.php?post_type=${type}`, `post-new.php?post_type=${type}`];
          const visited = await Promise.all(asked.map(async (page) => pages.get(`/wp-admin/${page}`)));
          const { status } = await author.ask(`wp/v2/${type}`, { title: 'Uus', status: 'publish' });
          return [...visited.map((page) => page.status === 200), status === 201];
        }),
      );
    const none = [false, false, false];
    expect(await statuses()).toEqual([none, none, none]);
    await tick({ 'site_publisher_rights[author][stations]': true });
    expect(await statuses()).toEqual([[true, true, true], none, none]);
    await tick({ 'site_publisher_rights[author][stations]': false });
    expect(await statuses()).toEqual([none, none, none]);
    // Nobody else may give rights.
    const page = await (
      await findPerson('editor').logIn()
    ).post('/wp-admin/admin-post.php', {
      action: 'site_publisher_rights',
      'site_publisher_rights[author][prices]': '1',
    });
    expect(page.status).toBe(403);
    expect(await statuses()).toEqual([none, none, none]);
  },
);

test.skipIf(isWithoutWordPress)(
  'who could edit all types before they were in groups may edit each group after an update of the plugin',
  async () => {
    const earlier = 'edit_others_site_publisher_entries';
    await post('tests/v1/earlier-rights', { author: [earlier], editor: [] });
    const author = findPerson('author');
    const mayWrite = async (role: Role, type: string) =>
      (await findPerson(role).ask(`wp/v2/${type}`, { title: 'Uus', status: 'publish' })).status === 201;
    for (const type of types) expect([type, await mayWrite('author', type)]).toEqual([type, true]);
    expect(await mayWrite('editor', 'notices')).toBe(false);
    const { json } = await author.ask('wp/v2/users/me?context=edit');
    expect(JSON.stringify(json)).not.toContain(earlier);
    await post('tests/v1/earlier-rights', { author: [], editor: [earlier], administrator: [earlier] });
    expect(await mayWrite('editor', 'notices')).toBe(true);
  },
);

test.skipIf(isWithoutWordPress).for(roles)('%s: where customers live', async (role) => {
  const route = 'general-purpose-api/upcoming-discharges?contractNumber=L1';
  const { status } = await findPerson(role).ask(route);
  expect(mayEditPages(role) ? status === 200 : refused.includes(status)).toBe(true);
});

test.skipIf(isWithoutWordPress).for(roles)('%s: articles are written as before', async (role) => {
  const person = findPerson(role);
  const { status: drafted } = await person.ask('wp/v2/posts', { title: 'Mustand', status: 'draft' });
  expect(drafted === 201).toBe(role !== 'subscriber');
  const { status: published } = await person.ask('wp/v2/posts', { title: 'Uudis', status: 'publish' });
  expect(published === 201).toBe(!['subscriber', 'contributor'].includes(role));
});

test.skipIf(isWithoutWordPress)(
  'only those who edit everything are led to the page of the state',
  async () => {
    site.status = { publishes: [{ at: new Date().toISOString(), changed: { count: 1 } }], syncs: [] };
    for (const role of roles) {
      await post('tests/v1/forget-status', {});
      const { html } = await (await findPerson(role).logIn()).get('/wp-admin/index.php');
      expect([role, html.includes('/status?until=')]).toEqual([role, mayEditPages(role)]);
    }
  },
);

test.skipIf(isWithoutWordPress)(
  'secrets are not loaded with all options, also after an update of the plugin',
  async () => {
    const route = 'tests/v1/autoload/site_publisher';
    const isKeptApart = async () => ['no', 'off'].includes(String(await post(route, undefined, 'GET')));
    expect(await isKeptApart()).toBe(true);
    // Saved by an earlier version of the plugin.
    await post(route, {});
    await post('wp/v2/types', undefined, 'GET');
    expect(await isKeptApart()).toBe(true);
    const administration = await Administration.logIn('admin');
    await configureCompanion(administration, { url: 'https://www.example.ee', content_types: '1' });
    expect(await isKeptApart()).toBe(true);
    const { html } = await administration.get(settingsPage);
    expect(html).toContain('value="https://www.example.ee"');
    expect(html).toContain('set SITE_PUBLISHER_WEBHOOK_SECRET in wp-config.php instead');
  },
);
