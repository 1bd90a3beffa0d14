/** An entry with a password is not on the site, whatever its type shows of itself. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSyncedRow } from '#fakes/synced-content.ts';
import { collectNotes, type ToldNote } from '#fakes/collect-notes.ts';
import * as fake from '#fakes/fake-wordpress.ts';
import { parseSettings } from './settings.ts';
import { loadSiteKnowledge, syncNamedEntries, syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

const type = 'kojv_olme';
const [open, locked] = [1, 2];
const reader = { user: 'reader', password: 'secret' };
let wordpress: fake.FakeWordPress;
let stateDir: string;
let credentials: typeof reader | undefined;

beforeEach(async () => {
  wordpress = await fake.startFakeWordPress([]);
  stateDir = mkdtempSync(join(tmpdir(), 'sync-'));
  credentials = reader;
});

afterEach(async () => {
  await wordpress.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const shipped = join(import.meta.dirname, '../../content/price-lists/112.json');
const acf: unknown = JSON.parse(readFileSync(shipped, 'utf8'));

/** An entry of a type that supports neither texts nor excerpts, as most types of the companion plugin. */
const priceList = (id: number, change: object = {}) =>
  fake.fakePost(id, { content: undefined, excerpt: undefined, acf, ...change });

const isOnSite = (id: number) => readSyncedRow(stateDir, `price-lists/${id}.json`) !== undefined;

/** Notes about the type only: this WordPress has no menus. */
const listMessages = (notes: readonly ToldNote[]): readonly string[] =>
  notes.filter((note) => note.type === type).map(({ message }) => message);

/** @returns The warnings. */
async function sync(entries?: readonly number[]): Promise<readonly string[]> {
  const { report, problems, warnings } = collectNotes();
  const options = {
    settings: parseSettings({ STATE_DIR: stateDir, CONTENT_BASE_URL: wordpress.url }),
    contentBase: { url: wordpress.url, credentials },
    report,
    limits: { tries: 1 },
  };
  if (entries) {
    const named = entries.map((id) => ({ postType: type, id }));
    await syncNamedEntries({
      ...options,
      entries: named,
      site,
      knowledge: loadSiteKnowledge(options.settings, site),
    });
  } else await syncSite({ site, ...options, isFull: false });
  expect(listMessages(problems)).toEqual([]);
  return listMessages(warnings);
}

const choosePassword = (id: number) => (id === locked ? 'saladus' : '');
const countPasswords = () => wordpress.requests.filter((path) => path.includes('context=edit')).length;

test('the companion plugin says of every entry whether it has a password', async () => {
  credentials = undefined;
  const entries = [open, locked].map((id) =>
    priceList(id, { password: choosePassword(id), site_publisher_locked: id === locked }),
  );
  wordpress.entries.set(type, entries);
  expect(await sync()).toEqual([]);
  expect([isOnSite(open), isOnSite(locked)]).toEqual([true, false]);
  expect(countPasswords()).toBe(0);
});

test('without the plugin, the sync asks for the passwords themselves where nothing else says it', async () => {
  wordpress.entries.set(
    type,
    [open, locked].map((id) => priceList(id, { password: choosePassword(id) })),
  );
  expect(await sync()).toEqual([]);
  expect([isOnSite(open), isOnSite(locked)]).toEqual([true, false]);
  expect(countPasswords()).toBe(1);
  wordpress.entries.set(type, [priceList(open, { password: 'saladus' }), priceList(locked)]);
  expect(await sync([open, locked])).toEqual([]);
  expect([isOnSite(open), isOnSite(locked)]).toEqual([false, true]);
});

test('an entry that has a text says it itself', async () => {
  const text = { content: { rendered: '<p>Sisu.</p>', protected: false } };
  wordpress.entries.set(
    type,
    [open, locked].map((id) => priceList(id, { ...text, password: choosePassword(id) })),
  );
  expect(await sync()).toEqual([]);
  expect([isOnSite(open), isOnSite(locked)]).toEqual([true, false]);
  expect(countPasswords()).toBe(0);
});

test('where WordPress shows no passwords, what everybody can read stays, with a warning', async () => {
  credentials = undefined;
  wordpress.entries.set(type, [priceList(open)]);
  expect(await sync()).toEqual([expect.stringContaining('does not show which entries a password protects')]);
  expect(isOnSite(open)).toBe(true);
});

test('a failure while the passwords are read publishes nothing', async () => {
  wordpress.entries.set(type, [priceList(open), priceList(locked, { password: 'saladus' })]);
  wordpress.fault = (request, response) => {
    if (!(request.url ?? '').includes('context=edit')) return false;
    return Boolean(response.writeHead(500).end());
  };
  await expect(sync()).rejects.toThrow('status 500');
  expect([isOnSite(open), isOnSite(locked)]).toEqual([false, false]);
});

test('the plugin marks what was published before it could say that', async () => {
  credentials = undefined;
  wordpress.entries.set(type, [priceList(locked, { password: 'saladus' })]);
  await sync();
  expect(isOnSite(locked)).toBe(true);
  wordpress.entries.set(type, [priceList(locked, { password: 'saladus', site_publisher_locked: true })]);
  expect(await sync()).toEqual([]);
  expect(isOnSite(locked)).toBe(false);
});
