/** The published content with a draft applied on top, while one page is rendered. The database is opened
 * read-only: a draft is never written anywhere. */
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { beginSnapshot } from '#platform/base/sqlite.ts';
import { allRows } from '#platform/base/statements.ts';
import type { ParsedEntry } from '#platform/cms/export/parse-file.ts';
import {
  type KnownEntry,
  knownKinds,
  siteKnowledge,
  type SiteKnowledge,
} from '#platform/cms/wordpress/known-content.ts';
import { derivedAddress } from '#platform/cms/wordpress/article-addresses.ts';
import type { NamedArticle } from '#platform/cms/wordpress/article-table.ts';
import type { FindArticle } from '#platform/cms/wordpress/links.ts';
import { numberedSlug, toSlug } from '#platform/base/slug.ts';
import { stateFile } from '#platform/publish/state.ts';
import type { SiteContent } from '#platform/site-content.ts';
import { Reader } from '#platform/store/reader.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import { layOver } from '#platform/store/overlay.ts';
import { prepareEntry } from '#platform/store/lists.ts';
import type { PageAnswers } from '#platform/publish/page-answers.ts';
import { Connection } from '#platform/store/entry-rows.ts';

export interface PublishedState {
  readonly stateDir: string;
  /** Immutable, because the file may lie on a read-only disk and nothing writes it meanwhile. */
  readonly isSnapshot: boolean;
  /** Origin of the public site, if it is known. */
  readonly siteUrl?: string | undefined;
}

export class DraftedContent {
  readonly #database: DatabaseSync;
  readonly #site: SiteContent;
  readonly #siteUrl: string | undefined;

  /** @throws {Error} If nothing is published. */
  constructor({ stateDir, isSnapshot, siteUrl }: PublishedState, site: SiteContent) {
    this.#site = site;
    this.#siteUrl = siteUrl;
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

  /** Context against which entries are validated. */
  get knowledge(): SiteKnowledge {
    const wanted = knownKinds(this.#site);
    const sql = `SELECT kind, id, json FROM main.entry WHERE kind IN (${wanted.map(() => '?').join(', ')})`;
    const entries = allRows<KnownEntry>(this.#database.prepare(sql), ...wanted);
    return siteKnowledge(entries, this.#site, this.#siteUrl);
  }

  /** Articles of the site that a draft links to. */
  get findArticle(): FindArticle {
    return (by) => {
      const reader = new Reader(new Connection(this.#database));
      const found =
        'id' in by
          ? reader.entry('posts', by.id)
          : reader.at('posts', 'posts', 'slug' in by ? (toSlug(by.slug) ?? '') : by.address);
      return found && { address: found.slug, link: '' };
    };
  }

  /** The address of an article: that of the published one, or what it would have if it were published now. */
  readonly resolveAddress = (article: NamedArticle): string => {
    const wish = derivedAddress(article);
    const owner = this.findArticle({ address: wish });
    const own = this.findArticle({ id: article.id });
    if (!owner || own?.address === wish) return wish;
    return own?.address.startsWith(`${wish}-`) === true ? own.address : numberedSlug(wish, article.id);
  };

  /** Returns content as it will be when the entry is published. Applied once.
   * @param shownAt Time that decides which lists contain it, in milliseconds since the epoch. */
  with(
    entry: ParsedEntry,
    shownAt: number,
    externals: PageAnswers['settings']['externals'],
  ): App.Locals['ask'] {
    // One snapshot of the content for the whole page, even if a publish runs meanwhile.
    beginSnapshot(this.#database);
    const { lists } = this.#site;
    layOver(this.#database, prepareEntry(entry, { lists, now: shownAt }));
    return new Answers(this.#database, { site: this.#site, externals }).recorder(new Map());
  }
}

/** Bounded by the deployed states. Copies made by this process, by file. */
const copies = new Map<string, URL>();

/** A state may lie on a read-only disk, as beside a Netlify function.
 * @param file State database; nothing writes it.
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
  // The last writes are in the journal (WAL), and reading it requires a writable folder.
  const copy = join(mkdtempSync(join(tmpdir(), 'state-')), 'state.sqlite');
  copyFileSync(file, copy);
  copyFileSync(journal, `${copy}-wal`);
  const address = pathToFileURL(copy);
  copies.set(file, address);
  return address;
}
