import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { liveSiteFile, liveSiteSchema } from '#model/live-site.ts';
import { nextBoundary } from '#store/import.ts';
import { readWhole, writeWhole } from './whole-file.ts';

/** Keeps when the clock makes a page stale next, for the function that looks after it on Netlify. The site itself does not
 * tell: an entry that is not published yet has an instant too.
 * @param now Milliseconds since the epoch. */
export function keepDue(database: DatabaseSync, stateDir: string, now: number): void {
  const boundary = nextBoundary(database, now);
  const due = boundary === undefined ? undefined : new Date(boundary).toISOString();
  const file = join(stateDir, liveSiteFile);
  const known = readWhole(file, liveSiteSchema);
  if (known === undefined || known.due !== due) writeWhole(file, { due });
}
