/** The published content with a draft laid over it, for as long as one page is rendered. The file is opened for reading
 * only: nothing of a draft is written anywhere. */
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { allRows } from '#base/statements.ts';
import { beginSnapshot } from '#base/transaction.ts';
import type { ParsedEntry } from '#cms/export/parse-file.ts';
import type { ArticleSlugs } from '#cms/wordpress/conversion-context.ts';
import {
  type KnownEntry,
  knownKinds,
  siteKnowledge,
  type SiteKnowledge,
} from '#cms/wordpress/site-knowledge.ts';
import { stateFile } from '#publish/state.ts';
import { Answers } from '#store/answers.ts';
import { layOver } from '#store/overlay.ts';
import { prepareEntry } from '#store/lists.ts';
import type { ExternalAddresses } from '#store/queries/context.ts';
import type { Ask } from '#store/queries/queries.ts';
import { Connection } from '#store/connection.ts';
import { Reader } from '#store/reader.ts';

export interface ContentPlace {
  readonly stateDir: string;
  /** Nobody writes the file while it is read: it may lie where nothing can be written. */
  readonly isSnapshot: boolean;
}

export class DraftedContent {
  readonly #database: DatabaseSync;

  /** @throws {Error} Where nothing is published. */
  constructor({ stateDir, isSnapshot }: ContentPlace) {
    const file = stateFile(stateDir);
    if (!existsSync(file)) throw new Error('Nothing is published yet.');
    this.#database = new DatabaseSync(isSnapshot ? snapshotAddress(file) : file, {
      readOnly: true,
      timeout: 5000,
    });
    this.#database.exec('PRAGMA temp_store = MEMORY');
  }

  close(): void {
    this.#database.close();
  }

  /** What entries are validated against. */
  get knowledge(): SiteKnowledge {
    const sql = `SELECT kind, id, json FROM main.entry WHERE kind IN (${knownKinds.map(() => '?').join(', ')})`;
    return siteKnowledge(allRows<KnownEntry>(this.#database.prepare(sql), ...knownKinds));
  }

  /** Articles of the site that links of a draft lead to. */
  get articles(): ArticleSlugs {
    return {
      articleSlug: (by) => {
        const reader = new Reader(new Connection(this.#database));
        return 'slug' in by ? reader.at('posts', 'posts', by.slug)?.slug : reader.entry('posts', by.id)?.slug;
      },
    };
  }

  /** Answers as they will be when the entry is published. Taken once.
   * @param shownAt Instant that decides which lists it stands in, in milliseconds since the epoch. */
  with(entry: ParsedEntry, shownAt: number, externals: ExternalAddresses): Ask {
    // One state of the content for the whole page, whatever is published meanwhile.
    beginSnapshot(this.#database);
    layOver(this.#database, prepareEntry(entry, shownAt));
    return new Answers(this.#database, externals).recorder(new Map());
  }
}

/** Bounded by the states that are deployed with it. Copies of this process by file. */
const copies = new Map<string, URL>();

/** A state may lie where nothing can be written, as beside a function of Netlify.
 * @param file Of the state; nobody writes it.
 * @returns Address at which it can be opened for reading. */
function snapshotAddress(file: string): URL {
  const journal = `${file}-wal`;
  if (!existsSync(journal)) {
    const address = pathToFileURL(file);
    address.searchParams.set('immutable', '1');
    return address;
  }
  const known = copies.get(file);
  if (known) return known;
  // What was written last stands in the journal; who reads that writes beside it.
  const copy = join(mkdtempSync(join(tmpdir(), 'state-')), 'state.sqlite');
  copyFileSync(file, copy);
  copyFileSync(journal, `${copy}-wal`);
  const address = pathToFileURL(copy);
  copies.set(file, address);
  return address;
}
