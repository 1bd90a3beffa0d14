/** Shows the content as if one entry were added or changed, without writing to the store. The entry is in
 * temporary tables of the connection; temporary views with the names of the real tables combine both. */
import type { DatabaseSync } from 'node:sqlite';
import type { PreparedEntry } from './lists.ts';

/** No entry of the store has this number. */
const draftNumber = -1;

const layers = `
CREATE TEMP TABLE hidden (number INTEGER PRIMARY KEY);
CREATE TEMP TABLE draft_entry (
  number INTEGER, kind TEXT, id TEXT, file TEXT, json TEXT, digest TEXT
);
CREATE TEMP TABLE draft_position (list TEXT, key TEXT, entry INTEGER, variant TEXT, PRIMARY KEY (list, key));
CREATE TEMP TABLE draft_summary (entry INTEGER, variant TEXT, json TEXT);
CREATE TEMP TABLE draft_length (list TEXT PRIMARY KEY, value INTEGER);
`;

const views = `
CREATE TEMP VIEW entry AS
  SELECT number, kind, id, file, json, digest FROM main.entry WHERE number NOT IN (SELECT number FROM hidden)
  UNION ALL SELECT number, kind, id, file, json, digest FROM draft_entry;
CREATE TEMP VIEW position AS
  SELECT list, key, entry, variant FROM main.position AS stored
    WHERE entry NOT IN (SELECT number FROM hidden) AND NOT EXISTS
      (SELECT 1 FROM draft_position AS draft WHERE draft.list = stored.list AND draft.key = stored.key)
  UNION ALL SELECT list, key, entry, variant FROM draft_position;
CREATE TEMP VIEW summary AS
  SELECT entry, variant, json FROM main.summary UNION ALL SELECT entry, variant, json FROM draft_summary;
CREATE TEMP VIEW length AS
  SELECT list, value FROM main.length WHERE list NOT IN (SELECT list FROM draft_length)
  UNION ALL SELECT list, value FROM draft_length;
`;

/** Adds an entry to what the connection reads, or replaces the one with the same id.
 * @param database May be read-only. One call per connection. */
export function layOver(database: DatabaseSync, entry: PreparedEntry): void {
  const { kind, id, json, digest, positions, summaries } = entry;
  database.exec(layers);
  database
    .prepare('INSERT INTO hidden SELECT number FROM main.entry WHERE kind = ? AND id = ?')
    .run(kind, id);
  database
    .prepare('INSERT INTO draft_entry VALUES (?, ?, ?, ?, ?, ?)')
    .run(draftNumber, kind, id, '', json, digest);
  const place = database.prepare('INSERT OR IGNORE INTO draft_position VALUES (?, ?, ?, ?)');
  for (const { list, key, variant } of positions) place.run(list, key, draftNumber, variant ?? null);
  const summarise = database.prepare('INSERT INTO draft_summary VALUES (?, ?, ?)');
  for (const [variant, summary] of Object.entries(summaries)) summarise.run(draftNumber, variant, summary);
  database.exec(views);
  // The length changes only for lists that contain the entry or contained it before.
  database.exec(`INSERT INTO draft_length
    SELECT list, (SELECT count(*) FROM position WHERE position.list = changed.list) FROM (
      SELECT list FROM draft_position
      UNION SELECT list FROM main.position WHERE entry IN (SELECT number FROM hidden)) AS changed`);
}
