/** Content for tests: small entries, and an import like the publisher's. Only tests import this file. */
import type { DatabaseSync } from 'node:sqlite';
import { digest } from '#platform/base/digest.ts';
import type { EntryOf, Kind } from '#platform/cms/export/export.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import type { FileMark } from '#platform/base/file-marks.ts';
import { createContentTables, openDatabase } from '#platform/store/database.ts';
import { Import, type ImportOutcome } from '#platform/store/import.ts';
import { prepareEntry } from '#platform/store/lists.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

/** 1 June 2026, 12:00 in Tallinn: later than every sample post. */
export const sampleNow = Date.parse('2026-06-01T09:00:00Z');

/** An empty store in memory. */
export function openSampleStore(): DatabaseSync {
  const database = openDatabase(':memory:');
  createContentTables(database);
  return database;
}

/** An entry parsed like one of the content files.
 * @throws {z.ZodError} When it does not match its schema. */
export function sampleEntry<Name extends Kind>(kind: Name, value: EntryOf<Name>): ParsedEntry {
  return { kind, id: value.id, value: kinds[kind].parse(value) };
}

/** A post in Estonian; the days of its month follow its id, so that a greater id is newer.
 * @param change Fields that differ. */
export function samplePost(id: number, change: Partial<EntryOf<'posts'>> = {}): ParsedEntry {
  const date = new Date(Date.UTC(2026, 0, id, 8)).toISOString();
  return sampleEntry('posts', {
    id,
    slug: `postitus-${id}`,
    status: 'publish',
    date,
    modified: date,
    category: 'company-news',
    title: `Postitus ${id}`,
    content: '<p>Tekst.</p>',
    excerpt: 'Lühidalt.',
    translations: {},
    ...change,
  });
}

/** The company, with two figures: `clients` and `opens`. */
export function sampleCompany(): ParsedEntry {
  return sampleEntry('company', {
    id: 'company',
    name: 'Ring',
    legalForm: 'AS',
    registryCode: '10000019',
    vatNumber: 'EE100000190',
    address: { street: 'Ringi 1', postalCode: '10001', city: 'Tallinn' },
    email: 'info@example.ee',
    infoPhone: '1919',
    serviceHours: { days: [1, 5], opens: '09:00', closes: '17:00' },
    slogan: { et: 'Ring', ru: 'Круг', en: 'Circle' },
    facts: { clients: { type: 'count', value: 250_000 }, opens: { type: 'time', value: '09:00' } },
  });
}

/** A notice.
 * @param until Instant at which it ends. */
export function sampleNotice(id: string, from: string, until: string): ParsedEntry {
  const text = { et: 'Teade', ru: 'Сообщение', en: 'Notice' };
  return sampleEntry('notices', { id, from, until, severity: 'information', title: text, text });
}

/** Imports files; files that are not listed stay unchanged.
 * @param files Entries by path; undefined for a removed file.
 * @param times.now Instant of this import.
 * @param times.lastNow Instant of the previous import. */
export function importFiles(
  database: DatabaseSync,
  files: Readonly<Record<string, readonly ParsedEntry[] | undefined>>,
  times: { readonly now?: number; readonly lastNow?: number } = {},
): ImportOutcome {
  const { now = sampleNow, lastNow = now } = times;
  const listing = { lists: site.lists, now };
  const changed = Object.keys(files).filter((path) => files[path]);
  const removed = Object.keys(files).filter((path) => !files[path]);
  const importing = new Import(database, { changed, touched: [], removed }, listing);
  for (const path of changed) {
    importing.put({
      path,
      mark: createMark(path),
      entries: (files[path] ?? []).map((entry) => prepareEntry(entry, listing)),
    });
  }
  return importing.finish(lastNow, now);
}

function createMark(path: string): FileMark {
  return { path, size: 1, mtime: 1, ctime: 1, inode: 1, digest: digest(path) };
}
