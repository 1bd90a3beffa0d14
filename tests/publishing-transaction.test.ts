/** What is changed and what is stale because of it are known together or not at all, wherever a publish dies. */
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { stateFile } from '#publish/state.ts';
import { differences, readPublished } from './published-files.ts';
import { makePublishedSite, paper, type SmallSite } from './small-site.ts';

/** Uses the state of a site while nobody publishes. */
function withState<Result>({ settings }: SmallSite, use: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(stateFile(settings.stateDir));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** A change of a table: `INSERT entry`. */
type TableChange = `${'INSERT' | 'UPDATE' | 'DELETE'} ${string}`;

const operations = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** @returns What a publish of a changed title changes in the state. */
async function observe(site: SmallSite): Promise<readonly TableChange[]> {
  withState(site, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    database.exec('CREATE TABLE observed (change TEXT PRIMARY KEY)');
    for (const [index, { name }] of tables.entries()) {
      for (const operation of operations) {
        database.exec(`CREATE TRIGGER observe_${operation}_${String(index)} AFTER ${operation} ON ${String(name)}
          BEGIN INSERT OR IGNORE INTO observed VALUES ('${operation} ${String(name)}'); END`);
      }
    }
  });
  retitle(site, 'Vaadeldud');
  await site.publish();
  return withState(site, (database) => {
    const found = database.prepare('SELECT change FROM observed ORDER BY change').all();
    const triggers = database.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").all();
    for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
    database.exec('DROP TABLE observed');
    return found.map(({ change }) => String(change) as TableChange);
  });
}

const retitle = (site: SmallSite, title: string) => site.writePost({ ...paper, title });

/** The next publish dies at the first such change. */
function plantDeath(site: SmallSite, change: TableChange): void {
  const [operation, table] = change.split(' ');
  withState(site, (database) =>
    database.exec(`CREATE TRIGGER death BEFORE ${String(operation)} ON ${String(table)}
      BEGIN SELECT RAISE(ABORT, 'died at ${change}'); END`),
  );
}

/** Whether the state knows the new title, and whether it knows that something is stale. */
function knows(site: SmallSite, title: string): readonly [isContent: boolean, isStale: boolean] {
  return withState(site, (database) => {
    database.exec('DROP TRIGGER IF EXISTS death');
    const entry = database
      .prepare("SELECT json FROM entry WHERE kind = 'posts' AND id = ?")
      .get(String(paper.id));
    const stale = database.prepare('SELECT count(*) AS count FROM target WHERE stale IS NOT NULL').get();
    return [String(entry?.json).includes(title), Number(stale?.count) > 0];
  });
}

test('wherever a publish dies, the content and what is stale because of it stand together or not at all', async () => {
  const site = await makePublishedSite();
  const changes = await observe(site);
  expect(changes).toEqual(expect.arrayContaining(['UPDATE target', 'INSERT setting']));
  const outcomes = new Set<string>();
  for (const change of changes) {
    const title = `Pealkiri ${change}`;
    retitle(site, title);
    plantDeath(site, change);
    await expect(site.publish()).rejects.toThrow(`died at ${change}`);
    const [isContent, isStale] = knows(site, title);
    expect([change, isContent]).toEqual([change, isStale]);
    outcomes.add(String(isContent));
    await site.publish();
    expect(site.published('about/news/paber.html')).toContain(title);
    expect(site.published('about/news.html')).toContain(title);
  }
  // Some die before the content is committed, some while files are written.
  expect([...outcomes].sort()).toEqual(['false', 'true']);
  const published = readPublished(site.settings.outDir);
  await site.publish({ isFull: true });
  expect(differences(readPublished(site.settings.outDir), published)).toEqual([]);
});
