/** Files that go into the site as they are: styles and scripts of the compiled pages, pictures, fonts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#cms/export/scan.ts';
import type { Output } from './output.ts';
import type { State } from './state.ts';

/** Hashed files of earlier builds stay this long, for pages that visitors still have open. */
const assetRetentionMs = 30 * 24 * 3_600_000;

/** Astro puts a digest of the content into the names of the files in this folder. */
const hashedFolder = '_astro/';

/** @param now Milliseconds since the epoch. */
export function publishAssets(
  { database }: State,
  output: Output,
  { clientDir, now }: { readonly clientDir: string; readonly now: number },
): void {
  const save = database.prepare('INSERT OR REPLACE INTO asset (file, seen_at) VALUES (?, ?)');
  const files = filesBelow(clientDir, '');
  for (const file of files) {
    save.run(file, now);
    output.write(file, readFileSync(join(clientDir, file)));
  }
  removeAssets({ database, output, current: new Set(files), now });
}

function removeAssets({
  database,
  output,
  current,
  now,
}: {
  readonly database: State['database'];
  readonly output: Output;
  readonly current: ReadonlySet<string>;
  readonly now: number;
}): void {
  const forget = database.prepare('DELETE FROM asset WHERE file = ?');
  for (const row of database.prepare('SELECT file, seen_at FROM asset').all()) {
    const file = String(row.file);
    if (current.has(file)) continue;
    if (file.startsWith(hashedFolder) && now - Number(row.seen_at) < assetRetentionMs) continue;
    output.remove(file);
    forget.run(file);
  }
}
