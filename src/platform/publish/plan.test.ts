/** A change and the stale marks it causes are committed together or not at all. The test stops the process at
 * every state change in between. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { site } from '#features/site.ts';
import { digest } from '#platform/base/digest.ts';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import { createContentTables, openDatabase } from '#platform/store/database.ts';
import { Output } from './output.ts';
import type { FindContext } from './find-context.ts';
import { findChanges, keepDue } from './plan.ts';
import { pageSettings } from './compiled-pages.ts';
import { parseSettings, type Settings } from './settings.ts';
import { openState, type State, stateFile } from './state.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const postSchema = z.looseObject({ slug: z.string(), title: z.string() });

interface Site {
  readonly settings: Settings;
  /** An article, its file and the page that shows it. */
  readonly file: string;
  readonly slug: string;
}

/** A site of the shipped content of which everything is published. */
async function makeSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const contentDir = join(folder, 'content');
  cpSync(join(import.meta.dirname, '../../content'), contentDir, { recursive: true });
  const settings = parseSettings({
    CONTENT_DIR: contentDir,
    OUT_DIR: join(folder, 'dist'),
    STATE_DIR: join(folder, 'state'),
    SOCIAL_IMAGES: 'off',
  });
  const file = join(contentDir, jsonFiles(contentDir).find((path) => path.startsWith('posts/')) ?? '');
  const { slug } = postSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  await find(settings, true);
  withState(settings, (state) => render(state, settings, slug));
  return { settings, file, slug };
}

async function find(settings: Settings, isNewCode = false) {
  const state = openState(settings.stateDir);
  try {
    const output = new Output(settings.outDir, join(settings.stateDir, 'previous'));
    return await findChanges(createContext(state, settings, output), { isNewCode, isFull: false, now });
  } finally {
    state.database.close();
  }
}

function createContext(state: State, settings: Settings, output: Output): FindContext {
  return {
    site,
    state,
    settings,
    pages: pageSettings(settings),
    version: digest('v1'),
    output,
    graph: { digest: digest('v1'), modules: {}, kinds: {} },
    compiled: { entry: '/compiled/entry.mjs' },
    openRenderer: () => {
      throw new Error('No route changed.');
    },
    pool: { runAll: refuseWorkers, tellAll: refuseWorkers },
  };
}

function refuseWorkers(): never {
  throw new Error('So few files need no workers.');
}

function withState<Result>(settings: Settings, use: (state: State) => Result): Result {
  const state = openState(settings.stateDir);
  try {
    return use(state);
  } finally {
    state.database.close();
  }
}

/** Makes every target fresh; the page of the article has read the article. */
function render({ database, queries, targets }: State, settings: Settings, slug: string): void {
  const answers = new Answers(database, { site, externals: pageSettings(settings).externals });
  const read = answers.ask(toArticleKey(slug));
  if (!read) throw new Error('There is no such article.');
  const number = queries.save(read);
  for (const target of targets.stale()) {
    const reads = target.address === toAddress(slug) ? [number] : [];
    targets.record(target, { output: digest(''), reads, at: now });
  }
  database
    .prepare("INSERT OR REPLACE INTO setting VALUES ('output', ?)")
    .run(new Output(settings.outDir, '').identity());
}

const toArticleKey = (slug: string): string => JSON.stringify(['article', slug, 'et']);
const toAddress = (slug: string): string => `/about/news/${slug}`;

function retitle({ file }: Site, title: string): void {
  const post = postSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...post, title }));
}

/** Whether the state contains the title, and whether the page of the article is marked stale. */
function known({ settings, slug }: Site, title: string): readonly [isContent: boolean, isStale: boolean] {
  return withState(settings, ({ database, targets }) => {
    const entries = database.prepare("SELECT json FROM entry WHERE kind = 'posts'").all();
    const isContent = entries.some(({ json }) => String(json).includes(title));
    return [isContent, targets.find(toAddress(slug))?.stale !== undefined];
  });
}

const operations = ['INSERT', 'UPDATE', 'DELETE'] as const;

function withDatabase<Result>({ settings }: Site, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(stateFile(settings.stateDir));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** @returns Every type of state change that finding a changed title makes, such as `UPDATE target`. */
async function observe(site: Site): Promise<readonly string[]> {
  withDatabase(site, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    database.exec('CREATE TABLE observed (change TEXT PRIMARY KEY)');
    for (const [index, { name }] of tables.entries())
      for (const operation of operations)
        database.exec(`CREATE TRIGGER observe_${operation}_${index} AFTER ${operation} ON ${String(name)}
          BEGIN INSERT OR IGNORE INTO observed VALUES ('${operation} ${String(name)}'); END`);
  });
  retitle(site, 'Vaadeldud');
  await find(site.settings);
  return withDatabase(site, (database) => {
    const changes = database.prepare('SELECT change FROM observed ORDER BY change').all();
    const triggers = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
    for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
    database.exec('DROP TABLE observed');
    return changes.map(({ change }) => String(change));
  });
}

test('wherever it dies, the content and what is stale because of it are known together or not at all', async () => {
  const site = await makeSite();
  const changes = await observe(site);
  expect(known(site, 'Vaadeldud')).toEqual([true, true]);
  expect(changes).toEqual(expect.arrayContaining(['UPDATE target', 'UPDATE query', 'INSERT setting']));
  for (const change of changes) {
    withState(site.settings, (state) => render(state, site.settings, site.slug));
    const title = `Pealkiri ${change}`;
    retitle(site, title);
    const [operation = '', table = ''] = change.split(' ');
    withDatabase(site, (database) =>
      database.exec(`CREATE TRIGGER death BEFORE ${operation} ON ${table}
        BEGIN SELECT RAISE(ABORT, 'died at ${change}'); END`),
    );
    await expect(find(site.settings)).rejects.toThrow(`died at ${change}`);
    withDatabase(site, (database) => database.exec('DROP TRIGGER death'));
    expect([change, ...known(site, title)]).toEqual([change, false, false]);
    await find(site.settings);
    expect([change, ...known(site, title)]).toEqual([change, true, true]);
  }
});

test('a process that ends before the last word leaves the state as it was', async () => {
  const site = await makeSite();
  retitle(site, 'Katkenud');
  const state = openState(site.settings.stateDir);
  const output = {
    // Like a killed process: the connection is closed inside the transaction.
    identity: () => {
      state.database.close();
      return '';
    },
  } as unknown as Output;
  const change = { isNewCode: false, isFull: false, now };
  const finding = findChanges(createContext(state, site.settings, output), change);
  await expect(finding).rejects.toThrow();
  expect(known(site, 'Katkenud')).toEqual([false, false]);
  await find(site.settings);
  expect(known(site, 'Katkenud')).toEqual([true, true]);
});

test('a site whose entries wait for nothing is due when the year ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  const database = openDatabase(':memory:');
  createContentTables(database);
  keepDue(database, folder, 0);
  expect(JSON.parse(readFileSync(join(folder, 'live-site.json'), 'utf8'))).toEqual({
    due: '1970-12-31T21:00:00.000Z',
  });
  database.close();
  rmSync(folder, { recursive: true });
});
