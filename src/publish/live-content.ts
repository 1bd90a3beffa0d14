/** The content of a running server, brought and published one step at a time by a thread that stays: what is loaded once
 * (modules, compiled pages, what entries are held against) is there for the next step. When to take which step is
 * src/server/content-loop. */
import { statSync } from 'node:fs';
import type { Clock } from '#base/clock.ts';
import { digest, type Digest } from '#base/digest.ts';
import type { Log } from '#base/log.ts';
import type { ClientLimits, ContentBasePlace } from '#cms/wordpress/client.ts';
import { type EntryNote, formatNote, type SyncReport } from '#cms/wordpress/report.ts';
import type { EntryOutcome } from '#cms/wordpress/sync-entries.ts';
import type { SyncOutcome } from '#cms/wordpress/write-changes.ts';
import type { SiteKnowledge } from '#cms/wordpress/write-translation-groups.ts';
import type { PageBuilderPlace } from '#cms/page-builder/client.ts';
import type { NamedEntry } from '#model/content-event.ts';
import type { PublishCause } from '#model/site-status.ts';
import { nextBoundary } from '#store/import.ts';
import { readSetting } from '#store/schema.ts';
import { digestCode, digestVersion } from './code.ts';
import { areAlwaysSynced, contentFiles, contentPlace } from './content-files.ts';
import { publish, type PublishOutcome } from './publish.ts';
import { isHeld } from './rollback.ts';
import { pageSettings, type Settings } from './settings.ts';
import { openState } from './state.ts';
import { syncBuiltPages } from './sync-built-pages.ts';
import { warmUp } from './warm-up.ts';
import { loadSiteKnowledge, syncNamedEntries, syncSite } from './sync-content.ts';

/** It can be sent to a thread. */
export interface LivePlaces {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly contentBase: ContentBasePlace | undefined;
  readonly pageBuilder: PageBuilderPlace | undefined;
  /** Of requests to the content base. */
  readonly limits?: Partial<ClientLimits>;
}

export interface LiveContentOptions extends LivePlaces {
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

/** What a publish in the page builder changed: nothing, pages that stay where they are, or which pages there are. */
type BuiltChange = 'none' | 'pages' | 'addresses';

export class LiveContent {
  readonly #options: LiveContentOptions;
  /** Of the code that runs in this thread. */
  readonly #code: Digest;
  #site: SiteKnowledge | undefined;
  #isWarm = false;
  #problems: ReadonlySet<string> = new Set();
  /** Addresses of the page builder's pages when it was asked last. */
  #builtAddresses: string | undefined;

  constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#code = digestCode(options.root, options.settings.stateDir);
  }

  /** Whether the site was published by newer code meanwhile: this thread has to end, so that another one loads that. */
  isOutdated(): boolean {
    const { settings, root } = this.#options;
    const state = openState(settings.stateDir);
    try {
      const isOwn = readSetting(state.database, 'code') === digestVersion(this.#code, pageSettings(settings));
      return !isOwn && digestCode(root, settings.stateDir) !== this.#code;
    } finally {
      state.database.close();
    }
  }

  isHeld(): boolean {
    return isHeld(this.#options.settings);
  }

  /** Brings entries that are said to have changed.
   * @throws {ContentBaseError} */
  async syncNamed(entries: readonly NamedEntry[]): Promise<EntryOutcome> {
    const { contentBase, settings, limits } = this.#options;
    if (!contentBase) return { ...nothingSynced, isWhole: true };
    this.#site ??= loadSiteKnowledge(settings);
    const notes: EntryNote[] = [];
    const call = { settings, contentBase, site: this.#site, ...(limits && { limits }) };
    const outcome = await syncNamedEntries({ ...call, entries, report: reportTo(notes), onWait: nothing });
    this.#sayProblems(notes, contentBase);
    return outcome;
  }

  /** Brings all that changed.
   * @param signal Gives it up.
   * @throws {ContentBaseError} */
  async syncAll(signal: AbortSignal): Promise<SyncOutcome> {
    const { contentBase, settings, limits } = this.#options;
    if (!contentBase) return nothingSynced;
    this.#site = loadSiteKnowledge(settings);
    const notes: EntryNote[] = [];
    const call = { settings, contentBase, signal, ...(limits && { limits }) };
    const outcome = await syncSite({ ...call, isFull: false, report: reportTo(notes), onWait: nothing });
    this.#sayProblems(notes, contentBase);
    this.#problems = new Set(notes.map((note) => formatNote(note, contentBase.url)));
    return outcome;
  }

  /** Follows the page builder.
   * @throws {PageBuilderError} */
  async syncPageBuilder(): Promise<BuiltChange> {
    const { pageBuilder, settings } = this.#options;
    if (!pageBuilder) return 'none';
    const { isChanged, paths, failure } = await syncBuiltPages({ settings, pageBuilder, onWait: nothing });
    if (failure) throw failure;
    const before = this.#builtAddresses;
    this.#builtAddresses = paths.join('\n');
    if (!isChanged) return 'none';
    if (before === this.#builtAddresses) return 'pages';
    this.#site = undefined;
    return 'addresses';
  }

  /** @param brought What a sync changed, when nothing else did; undefined: everything is looked at.
   * @throws {ContentError} When the content is broken; the site stays as it is. */
  async publish(reason: PublishCause, synced?: SyncOutcome): Promise<PublishOutcome> {
    const { root, settings, clock } = this.#options;
    const files = synced && [...synced.written, ...synced.removed];
    const outcome = await publish({
      root,
      settings,
      clock,
      reason,
      code: this.#code,
      staysHeld: true,
      report: nothing,
      ...(files && areAlwaysSynced(files) && { changedFiles: files }),
    });
    await this.#warmUp();
    return outcome;
  }

  /** Once, after the first publish. */
  async #warmUp(): Promise<void> {
    if (this.#isWarm) return;
    this.#isWarm = true;
    const { contentBase, settings } = this.#options;
    if (contentBase) this.#site ??= loadSiteKnowledge(settings);
    // On a site that was rolled back, or never published, pages may fail; whoever publishes it says so.
    await warmUp(settings, this.#code).catch(nothing);
  }

  /** @returns When the clock changes the site next, in milliseconds since the epoch; undefined when never. */
  nextDue(): number | undefined {
    const { settings, clock } = this.#options;
    const state = openState(settings.stateDir);
    try {
      return nextBoundary(state.database, clock());
    } finally {
      state.database.close();
    }
  }

  /** Changes when a file of the content does. */
  fingerprint(): Digest {
    const marks = contentFiles(contentPlace(this.#options.settings)).map(({ path, file }) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return [path, stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino].join(' ');
    });
    return digest(marks.join('\n'));
  }

  /** Each once, as long as it is not mended. */
  #sayProblems(notes: readonly EntryNote[], { url }: ContentBasePlace): void {
    for (const line of notes.map((note) => formatNote(note, url))) {
      if (!this.#problems.has(line)) this.#options.log.error(line);
    }
  }
}

const nothingSynced: SyncOutcome = { written: [], removed: [] };

const nothing = (): void => undefined;

/** Problems go to the operator; warnings stand on the status page. */
function reportTo(notes: EntryNote[]): SyncReport {
  return { expect: nothing, step: nothing, warning: nothing, problem: (note) => void notes.push(note) };
}
