/** Entries of the site for the companion plugin, which takes them over into WordPress: a page of one type at a time. Functions load this
 * module: it imports nothing that publishes or syncs. */
import { join } from 'node:path';
import { z } from 'zod';
import { readWhole, writeWhole } from '#platform/base/files.ts';

const takenEntrySchema = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  acf: z.record(z.string(), z.unknown()),
});

const takenSchema = z.object({ total: z.int(), entries: z.array(takenEntrySchema) });

/** `total`: of the type. */
export type TakenEntries = z.infer<typeof takenSchema>;

/** Entries of one answer at most: PHP reads and writes so many within its time. */
export const takenAtOnce = 100;

/** The file of each type is included in the function that renders the status page (netlify.toml). */
const storedFile = (stateDir: string, type: string): string =>
  join(stateDir, 'taken-entries', `${type}.json`);

/** @param types All entries by type. */
export function writeTakenEntries(
  stateDir: string,
  types: Readonly<Record<string, TakenEntries['entries']>>,
): void {
  for (const [type, entries] of Object.entries(types))
    writeWhole(storedFile(stateDir, type), { total: entries.length, entries });
}

/** @param from How many to leave out.
 * @returns undefined for a type of which no build has stored any. */
export function readTakenEntries(stateDir: string, type: string, from: number): TakenEntries | undefined {
  const stored = /^[a-z_]+$/u.test(type) ? readWhole(storedFile(stateDir, type), takenSchema) : undefined;
  return stored && { total: stored.total, entries: stored.entries.slice(from, from + takenAtOnce) };
}
