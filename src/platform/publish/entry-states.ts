/** What the site has of single entries of WordPress, for their editors. Nothing is concluded from times: the sync knows which version
 * it has converted, the store which of these is imported, the engine whether its pages are written. */
import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import { firstRow } from '#platform/base/statements.ts';
import { lookup } from '#platform/base/lookup.ts';
import { localizedPath, splitLocale } from '#platform/addresses/paths.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { SyncedContent, syncedFile, syncedFolder } from '#platform/cms/synced-content.ts';
import type { Collections } from '#platform/cms/wordpress/collections.ts';
import { entryPath } from '#platform/cms/wordpress/entry-path.ts';
import { EntryVersions, type ReadEntry } from '#platform/cms/wordpress/entry-versions.ts';
import { FileVersions } from '#platform/cms/wordpress/file-versions.ts';
import { menuNote, menuPath, menuVersions } from '#platform/cms/wordpress/menu-versions.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { openSnapshot, readSetting } from '#platform/store/database.ts';
import { type EntryState, type EntryStates, type MenuState, writeEntryStates } from './entry-state.ts';
import { EntryPages, type TargetRow } from './entry-pages.ts';
import type { TargetSource } from './published-part.ts';
import { readPublishRecords } from './publish-records.ts';
import { contentVersion, stateFile } from './state.ts';
import type { SyncNote } from './status-schema.ts';
import { readSyncNotes } from './sync-notes.ts';

/** What the states are read with. */
export interface EntrySite {
  readonly collections: Collections;
  /** Of all parts of the site. */
  readonly targets: readonly TargetSource[];
  /** Where entries of each kind are shown. */
  readonly loadPreviews: () => Promise<KindPreviews>;
}

/** @param ids Of entries and files of WordPress.
 * @returns A state for each entry that the site has or has to decide on; what is missing here is not on the site.
 * undefined before the first sync. */
export async function loadEntryStates(
  site: EntrySite,
  stateDir: string,
  ids: readonly number[],
): Promise<EntryStates | undefined> {
  const steps = readStates({ site, stateDir, previews: await site.loadPreviews() }, () => ids);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    // A list of WordPress asks for a thousand at once, in the thread that answers visitors.
    await nextTurn();
  }
}

/** Stores the states of all entries, for functions, which have no database of the site. */
export async function saveEntryStates(site: EntrySite, stateDir: string): Promise<void> {
  const places = { site, stateDir, previews: await site.loadPreviews() };
  const steps = readStates(places, (versions, files) => [...versions.ids(), ...files.ids()]);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  writeEntryStates(stateDir, step.value);
}

/** Entries that are read without a break. */
const stepSize = 20;

/** One state of everything, whatever is synced and published meanwhile. */
function* readStates(
  { site, stateDir, previews }: Pick<StateSources, 'site' | 'stateDir' | 'previews'>,
  choose: (versions: EntryVersions, files: FileVersions) => readonly number[],
): Generator<undefined, EntryStates | undefined> {
  if (!existsSync(stateFile(stateDir)) || !existsSync(syncedFile(syncedFolder(stateDir)))) return undefined;
  // First what is published: it never knows of more than what is synced.
  const published = openSnapshot(stateFile(stateDir));
  try {
    const synced = openSnapshot(syncedFile(syncedFolder(stateDir)));
    try {
      if (!firstRow(synced.prepare("SELECT 1 FROM sqlite_master WHERE name = 'converted'"))) return undefined;
      const versions = new EntryVersions(synced);
      const files = new FileVersions(synced);
      const reader = new StateReader({
        site,
        published,
        content: new SyncedContent(synced),
        versions,
        files,
        stateDir,
        previews,
      });
      const entries = yield* readEntries(reader, choose(versions, files));
      return {
        entries,
        menus: [...menuVersions(synced)].map(([locale, version]) => reader.readMenu(locale, version)),
      };
    } finally {
      synced.close();
    }
  } finally {
    published.close();
  }
}

function* readEntries(
  reader: StateReader,
  ids: readonly number[],
): Generator<undefined, readonly EntryState[]> {
  const entries: EntryState[] = [];
  for (const [index, id] of ids.entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const state = reader.read(id);
    if (state) entries.push(state);
  }
  return entries;
}

interface StateSources {
  readonly site: EntrySite;
  readonly published: DatabaseSync;
  readonly content: SyncedContent;
  readonly versions: EntryVersions;
  readonly files: FileVersions;
  readonly stateDir: string;
  readonly previews: KindPreviews;
}

const homePath = parseOwnPath('/');

class StateReader {
  readonly #site: EntrySite;
  readonly #content: SyncedContent;
  readonly #versions: EntryVersions;
  readonly #files: FileVersions;
  /** Rows that are not imported yet; undefined where that is not known. */
  readonly #changed: ReadonlySet<string> | undefined;
  /** Whether no publish has anything left to do. */
  readonly #isSettled: boolean;
  readonly #problems: readonly SyncNote[];
  readonly #entryPages: EntryPages;

  constructor({ site, published, content, versions, files, stateDir, previews }: StateSources) {
    this.#site = site;
    this.#content = content;
    this.#versions = versions;
    this.#files = files;
    const changes = this.#content.changesSince(readSetting(published, 'synced') ?? '');
    this.#changed = changes && new Set([...changes.changed, ...changes.removed]);
    this.#isSettled =
      readPublishRecords(stateDir)[0]?.version === contentVersion(published) ||
      !firstRow(
        published.prepare('SELECT 1 FROM target WHERE stale IS NOT NULL UNION ALL SELECT 1 FROM removal'),
      );
    this.#problems = readSyncNotes(stateDir).flatMap(({ problems }) => problems);
    this.#entryPages = new EntryPages(published, { targets: site.targets, previews });
  }

  read(id: number): EntryState | undefined {
    const entry = this.#versions.find(id);
    if (!entry) return this.#readOther(id);
    const { modified, version: name } = entry;
    const version = { ...(modified !== null && { modified }), ...(name !== null && { version: name }) };
    const unread = this.#refusedVersion(entry);
    if (unread) return { id, state: 'refused', pages: this.#pages(entry), ...unread };
    const { type, translationGroup } = entry;
    if (translationGroup === null)
      return { id, ...version, state: entry.modified === null ? 'locked' : 'orphaned', pages: {} };
    const pages = this.#pages(entry);
    const own = lookup(pages, entry.locale);
    const target = own === undefined ? undefined : this.#entryPages.target(own);
    const writtenAt = target?.writtenAt ?? undefined;
    return {
      id,
      original: translationGroup,
      ...version,
      state: this.#stateOf(entry, { type, translationGroup, target }),
      pages,
      ...(writtenAt !== undefined && { writtenAt: new Date(writtenAt).toISOString() }),
    };
  }

  /** A file, or what is no entry of the lists of WordPress. */
  #readOther(id: number): EntryState | undefined {
    const file = this.#files.find(id);
    if (file) return { id, version: file.version, state: this.#sharedState(file.isTaken), pages: {} };
    return this.#isLeaving(id) ? { id, state: 'coming', pages: {} } : this.#refusedNew(id);
  }

  readMenu(locale: Locale, version: string): MenuState {
    const { menuId: id } = languages[locale];
    const home = localizedPath(homePath, locale);
    const writtenAt = this.#entryPages.target(home)?.writtenAt ?? undefined;
    const isRefused = this.#problems.some(({ type }) => type === menuNote(id));
    const isImported = this.#content.has(menuPath(locale)) && this.#changed?.has(menuPath(locale)) === false;
    return {
      id,
      version,
      state: isRefused ? 'refused' : isImported && this.#isSettled ? 'shown' : 'coming',
      pages: { [locale]: home },
      ...(writtenAt !== undefined && { writtenAt: new Date(writtenAt).toISOString() }),
    };
  }

  /** Of what many pages show: it is there when nothing is on its way. */
  #sharedState(isTaken: boolean): EntryState['state'] {
    return isTaken && this.#changed?.size === 0 && this.#isSettled ? 'shown' : 'coming';
  }

  #stateOf(
    { modified }: ReadEntry,
    {
      type,
      translationGroup,
      target,
    }: { readonly type: string; readonly translationGroup: number; readonly target: TargetRow | undefined },
  ): EntryState['state'] {
    if (!this.#versions.isConverted(type, translationGroup))
      return this.#isRefused(type, translationGroup) ? 'refused' : 'coming';
    const path = this.#path(type, translationGroup);
    const isImported = path === undefined || this.#changed?.has(path) === false;
    const isDone = isImported && (target?.isStale === 0 || this.#isSettled);
    if (!isDone) return 'coming';
    if (modified === null) return 'locked';
    return target?.isStale === 1 ? 'unrendered' : 'shown';
  }

  /** Whether the group as it is now is refused. */
  #isRefused(type: string, translationGroup: number): boolean {
    const newest = this.#versions.newest(type, translationGroup);
    return this.#problems.some((note) => note.id === translationGroup && note.version === newest);
  }

  /** Another version than the known one that is refused: it could not be read. */
  #refusedVersion({
    id,
    version,
  }: Pick<ReadEntry, 'id' | 'version'>): { readonly version: string } | undefined {
    const named = this.#problems.flatMap((note) => (note.id === id ? (note.version ?? []) : []));
    const [refused] = named
      .filter((names) => !names.includes(','))
      .map((name) => name.slice(`${id} `.length));
    return refused === undefined || refused === version ? undefined : { version: refused };
  }

  #refusedNew(id: number): EntryState | undefined {
    const unread = this.#refusedVersion({ id, version: null });
    return unread && { id, state: 'refused', pages: {}, ...unread };
  }

  /** Whether an entry is gone from WordPress and not yet from the site. */
  #isLeaving(id: number): boolean {
    const paths = this.#content.kinds().map((kind) => entryPath(kind as Kind, id));
    return paths.some((path) => {
      if (!this.#content.hadEver(path)) return false;
      return this.#content.has(path) || this.#changed?.has(path) !== false || !this.#isSettled;
    });
  }

  /** Of the pages that show it, in the languages that it is written in. */
  #pages({ type, translationGroup }: ReadEntry): Readonly<Partial<Record<Locale, string>>> {
    const path = translationGroup === null ? undefined : this.#path(type, translationGroup);
    if (path === undefined || translationGroup === null) return {};
    const members = this.#versions.members(type, translationGroup);
    const written = new Set(members.filter(({ modified }) => modified !== null).map(({ locale }) => locale));
    // Only articles are entries of their own in each language; what else there is has fields for the others.
    const kind = lookup(this.#site.collections, type)?.kind;
    const isWritten = (locale: Locale) => kind !== 'posts' || written.has(locale);
    const pages = kind ? this.#entryPages.of(kind, path) : [];
    return Object.fromEntries(
      pages.flatMap((address) => {
        const locale = splitLocale(address)?.locale;
        return locale !== undefined && isWritten(locale) ? [[locale, address]] : [];
      }),
    );
  }

  #path(type: string, translationGroup: number): string | undefined {
    const kind = lookup(this.#site.collections, type)?.kind;
    return kind && entryPath(kind, translationGroup);
  }
}
