/** Synced rows in the store: whatever happened to them since the last import, the store has what an import of all would give. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { inLongTransaction } from '#platform/base/sqlite.ts';
import { syncedFile, syncedFolder } from '#platform/cms/synced-content.ts';
import { openDatabase } from '#platform/store/database.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { samplePost } from '#fakes/sample-content.ts';
import { changeSynced } from '#fakes/synced-content.ts';
import { site } from '#features/site.ts';
import { exportContent } from './export-content.ts';
import { updateContent } from './import-content.ts';
import { createPool } from './pool.ts';
import { parseSettings } from './settings.ts';
import { openState } from './state.ts';

let stateDir: string;

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'import-rows-'));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
});

/** Imports the content like a publish does.
 * @param folder With the state; the synced content is that of the test.
 * @returns What the store has. */
async function takeIn(folder: string, { hasContentBase = true } = {}): Promise<readonly unknown[]> {
  const url = 'https://cms.example.ee/wp-json/';
  const settings = parseSettings({ STATE_DIR: stateDir, ...(hasContentBase && { CONTENT_BASE_URL: url }) });
  const state = openState(folder);
  const pool = createPool(site.threads.publish);
  try {
    await inLongTransaction(state.database, () =>
      updateContent(state, { site, settings, now: Date.UTC(2026, 5, 1), pool }),
    );
    const dump = (sql: string) => state.database.prepare(sql).all();
    return [
      dump('SELECT kind, id, file, json FROM entry ORDER BY kind, id'),
      dump('SELECT list, key, kind, id FROM position JOIN entry ON number = entry ORDER BY list, key'),
      dump('SELECT list, value FROM length WHERE value > 0 ORDER BY list'),
      dump("SELECT value FROM setting WHERE name = 'content'"),
    ];
  } finally {
    await pool.stop();
    state.database.close();
  }
}

const takeInWhole = (choice?: { readonly hasContentBase: boolean }) => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rows-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return takeIn(folder, choice);
};

const path = (id: number) => `posts/000/${id}.json`;
const post = (id: number, title = 'Pealkiri') => samplePost(id, { title }).value;
const posts = (...ids: readonly number[]) => Object.fromEntries(ids.map((id) => [path(id), post(id)]));

test('after any changes, in several syncs or one, the store has what an import of all rows gives', async () => {
  const seed = testSeed();
  const random = new Random(seed);
  changeSynced(stateDir, posts(1, 2, 3, 4, 5, 6));
  for (let step = 0; step < 4; step += 1) {
    for (let sync = random.below(6); sync > 0; sync -= 1) {
      const id = 1 + random.below(9);
      changeSynced(stateDir, { [path(id)]: random.happens(0.4) ? undefined : post(id, `Samm ${step}`) });
    }
    expect(await takeIn(stateDir), `TEST_SEED=${seed}`).toEqual(await takeInWhole());
  }
});

test('a content that was restored from a backup replaces what was synced after it', async () => {
  const content = syncedFolder(stateDir);
  const backup = join(stateDir, 'backup');
  changeSynced(stateDir, posts(1, 2, 3));
  cpSync(content, backup, { recursive: true });
  changeSynced(stateDir, { [path(1)]: undefined, [path(2)]: post(2, 'Uus'), [path(4)]: post(4) });
  await takeIn(stateDir);
  rmSync(content, { recursive: true });
  cpSync(backup, content, { recursive: true });
  changeSynced(stateDir, { [path(5)]: post(5) });
  changeSynced(stateDir, { [path(5)]: post(5, 'Veel') });
  expect(await takeIn(stateDir)).toEqual(await takeInWhole());
});

test('what was synced is not taken for deleted when its file is lost', async () => {
  changeSynced(stateDir, posts(1));
  const before = await takeIn(stateDir);
  rmSync(syncedFolder(stateDir), { recursive: true });
  await expect(takeIn(stateDir)).rejects.toThrow(/content\.sqlite: is lost, .*Run `npm run sync`/u);
  changeSynced(stateDir, posts(1));
  expect(await takeIn(stateDir)).toEqual(before);
});

test('without the content base the content is that of CONTENT_DIR, and with it again that of the last sync', async () => {
  changeSynced(stateDir, posts(1));
  const synced = await takeIn(stateDir);
  const own = await takeIn(stateDir, { hasContentBase: false });
  expect(own).toEqual(await takeInWhole({ hasContentBase: false }));
  expect(own).not.toEqual(synced);
  expect(await takeIn(stateDir)).toEqual(synced);
});

test('an export that fails lets the synced content go, so that the log of the database does not grow for it', () => {
  changeSynced(stateDir, posts(1));
  const settings = parseSettings({
    STATE_DIR: stateDir,
    CONTENT_BASE_URL: 'https://cms.example.ee/wp-json/',
  });
  const file = join(stateDir, 'file');
  writeFileSync(file, '');
  expect(() => exportContent(settings, join(file, 'export'))).toThrow();
  changeSynced(stateDir, posts(2));
  const database = openDatabase(syncedFile(syncedFolder(stateDir)));
  onTestFinished(() => database.close());
  database.exec('PRAGMA busy_timeout = 0');
  expect(database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()).toMatchObject({ busy: 0 });
});
