/** Syncs and publishes the content of a running server, one step at a time, in a long-lived thread. Modules,
 * compiled pages and the data that entries are validated against stay loaded between steps. The steps of one
 * job share a context (one lock, one database connection) until `endJob`. The order of the steps is decided by
 * src/platform/server/content-loop. */
import { statSync } from 'node:fs';
import type { Clock } from '#platform/base/clock.ts';
import { digest, type Digest } from '#platform/base/digest.ts';
import {
  type ClientLimits,
  ContentBaseClient,
  type ContentBasePlace,
  type RequestPace,
} from '#platform/cms/wordpress/client.ts';
import { type Count, countAll } from '#platform/cms/wordpress/count.ts';
import type { EntryOutcome } from '#platform/cms/wordpress/sync-reported.ts';
import type { SyncOutcome } from '#platform/cms/wordpress/write-changes.ts';
import type { SyncKnowledge } from '#platform/cms/wordpress/fill-kinds.ts';
import type { Report, SiteEvent } from '#platform/events/site-event.ts';
import type { Site } from '#platform/site.ts';
import type { NamedEntry } from '#platform/cms/content-event.ts';
import type { PublishCause } from './status-schema.ts';
import { nextBoundary } from '#platform/store/import.ts';
import { readSetting } from '#platform/store/database.ts';
import { digestCode } from './code.ts';
import { contentFolders, listContent, openSynced } from './content.ts';
import type { PageBuilderPlace } from './page-builder.ts';
import { publishIn, type PublishOutcome } from './publish.ts';
import { PublishContext } from './publish-context.ts';
import { type OrderNotice, RenderOrder } from './render-order.ts';
import { isRolledBack } from './replaced-files.ts';
import type { Settings } from './settings.ts';
import { loadSiteKnowledge, syncEntriesIn, syncSiteIn } from './sync-content.ts';

/** Where the content comes from and goes to. Can be sent to a thread. */
export interface LivePlaces {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly contentBase: ContentBasePlace | undefined;
  readonly pageBuilder: PageBuilderPlace | undefined;
  /** Limits for requests to the content base. */
  readonly limits?: Partial<ClientLimits>;
}

export interface LiveContentOptions extends LivePlaces {
  readonly site: Site;
  readonly clock: Clock;
  readonly report: Report;
  /** See `ContextOptions`. */
  readonly fixedTargets?: ReadonlySet<string>;
  /** Hears of each publish that visitors wait for. */
  readonly tell?: (notice: OrderNotice | { readonly type: 'publish-ended' }) => void;
}

/** A publish is not stopped before, in milliseconds: whatever comes, something of what is left is written. */
const ownMs = 500;

type Refused = Extract<SiteEvent, { readonly type: 'entry-refused' }>;

/** How a sync of the page builder changed the site: not at all, only the pages' content, or also their
 * addresses. */
type BuiltChange = 'none' | 'pages' | 'addresses';

export class LiveContent {
  readonly #options: LiveContentOptions;
  /** Digest of the code that runs in this thread. */
  readonly #code: Digest;
  #job: PublishContext | undefined;
  #knowledge: SyncKnowledge | undefined;
  /** Of the running publish, or of the next one while an earlier one has left it something: visitors wait for files of both. */
  #order: RenderOrder | undefined;
  /** Ends with the running publish. */
  #publishing: Promise<unknown> | undefined;
  /** From when the running publish may be stopped, as performance.now() counts. */
  #stoppableAt = Infinity;
  #isWarm = false;
  /** Entries that the running sync refuses. */
  #refused: Refused[] = [];
  /** Those of the last sync of everything. */
  #known: ReadonlySet<string> = new Set();
  /** Addresses of the page builder's pages at the last sync. */
  #builtAddresses: string | undefined;

  constructor(options: LiveContentOptions) {
    this.#options = options;
    this.#code = digestCode(options.root, options.settings.stateDir);
  }

  /** Context of the current job, opened on first use. */
  get #context(): PublishContext {
    const code = this.#code;
    return (this.#job ??= new PublishContext({ ...this.#options, code, report: this.#collect }));
  }

  /** Closes the context of the current job, unless its publish has left something: the next one goes on with its lock and its threads. */
  async endJob(): Promise<void> {
    if (!this.#order) await this.close();
  }

  /** Closes the context of the current job. */
  async close(): Promise<void> {
    const job = this.#job;
    this.#job = undefined;
    await job?.close();
  }

  /** Whether newer code has published the site. This thread must then end, so that a new one loads that code. */
  isOutdated(): boolean {
    const { settings, root } = this.#options;
    const { state, version } = this.#context;
    const isOwn = readSetting(state.database, 'code') === version;
    return !isOwn && digestCode(root, settings.stateDir) !== this.#code;
  }

  /** Whether the site was rolled back and not published since. */
  isHeld(): boolean {
    return isRolledBack(this.#context.state);
  }

  /** Syncs the named entries, also while a publish runs.
   * @param onWait Called when that publish has to end first.
   * @throws {ContentBaseError} */
  async syncNamed(entries: readonly NamedEntry[], onWait: () => void = nothing): Promise<EntryOutcome> {
    const { site, contentBase, settings, limits } = this.#options;
    if (!contentBase) return { ...nothingSynced, isWhole: true };
    this.#knowledge ??= loadSiteKnowledge(settings, site);
    this.#refused = [];
    const context = this.#context;
    const lockSite = async () => {
      if (this.#publishing) onWait();
      await this.#publishing;
      await context.lock();
    };
    const call = { contentBase, knowledge: this.#knowledge, entries, limits, lockSite };
    const outcome = await syncEntriesIn(context, call);
    this.#reportRefused();
    return outcome;
  }

  /** Reads the lists of the content base for `syncAll`. It takes no lock, so other steps may run meanwhile.
   * @throws {ContentBaseError} */
  async count(pace: RequestPace): Promise<Count | undefined> {
    const { site, contentBase, limits } = this.#options;
    return contentBase && countAll(new ContentBaseClient(contentBase, limits, pace), site.collections);
  }

  /** Syncs everything that changed.
   * @param signal Aborts the sync.
   * @param counted Lists that were read for it; they are read now if it is absent.
   * @throws {ContentBaseError} */
  async syncAll(signal: AbortSignal, counted?: Promise<Count | undefined>): Promise<SyncOutcome> {
    const { site, contentBase, settings, limits } = this.#options;
    if (!contentBase) return nothingSynced;
    this.#knowledge = loadSiteKnowledge(settings, site);
    this.#refused = [];
    const call = { contentBase, knowledge: this.#knowledge, isFull: false, limits, signal, counted };
    const outcome = await syncSiteIn(this.#context, call);
    this.#reportRefused();
    this.#known = new Set(this.#refused.map(nameProblem));
    return outcome;
  }

  /** Syncs the page builder.
   * @throws {PageBuilderError} */
  async syncPageBuilder(): Promise<BuiltChange> {
    const { site, pageBuilder, settings } = this.#options;
    if (!pageBuilder) return 'none';
    const call = { site, settings, pageBuilder, report: this.#collect };
    const { isChanged, paths, failure } = await site.syncPageBuilder(call);
    if (failure) throw failure;
    const before = this.#builtAddresses;
    this.#builtAddresses = paths.join('\n');
    if (!isChanged) return 'none';
    if (before === this.#builtAddresses) return 'pages';
    this.#knowledge = undefined;
    return 'addresses';
  }

  /** @throws {ContentError} When the content is broken; the site stays unchanged. */
  async publish(reason: PublishCause): Promise<PublishOutcome> {
    const context = this.#context;
    const order = (context.order = this.#order ??= new RenderOrder(this.#options.tell));
    // Half a site is worth nothing.
    const mayLeave = readSetting(context.state.database, 'output') === context.output.identity();
    this.#stoppableAt = mayLeave ? performance.now() + ownMs : Infinity;
    let outcome: PublishOutcome | undefined;
    try {
      const publishing = publishIn(context, { reason, staysHeld: true, mayLeave });
      this.#publishing = publishing.catch(nothing);
      outcome = await publishing;
    } finally {
      this.#publishing = undefined;
      if (outcome && outcome.left > 0) this.#handOver(order);
      else this.#endOrder();
    }
    if (outcome.left === 0) await this.#warmUp(context);
    return outcome;
  }

  /** Lets a publish that takes long leave the rest to the next one: somebody waits for a change.
   * @returns Whether it leaves something. */
  makeWay(): boolean {
    const order = this.#order;
    const isStopped = order !== undefined && performance.now() >= this.#stoppableAt && order.stop();
    if (isStopped) this.#handOver(order);
    return isStopped;
  }

  /** From now on visitors wait for files of the next publish. */
  #handOver(order: RenderOrder): void {
    if (this.#order === order) this.#order = new RenderOrder(this.#options.tell);
  }

  #endOrder(): void {
    this.#order = undefined;
    this.#options.tell?.({ type: 'publish-ended' });
  }

  /** Visitors wait for files of the running publish from now on. */
  heard(asked: readonly string[]): void {
    this.#job?.order.heard(asked);
  }

  /** Renders a file as soon as possible, if the running publish or the one after it writes it. */
  async want(file: string): Promise<void> {
    for (let order = this.#order; order; order = this.#order) {
      if ((await order.want(file)) !== 'left') return;
      this.#handOver(order);
    }
  }

  /** Runs once, after the first publish: the first page of a thread takes several times as long as the next. */
  async #warmUp(context: PublishContext): Promise<void> {
    if (this.#isWarm) return;
    this.#isWarm = true;
    const { site, contentBase, settings } = this.#options;
    if (contentBase) this.#knowledge ??= loadSiteKnowledge(settings, site);
    // On a site that was rolled back or never published, pages may fail to render; the next publish reports
    // that.
    await warmUpPages(context).catch(nothing);
  }

  /** @returns When a scheduled change of the site is due next, in milliseconds since the epoch. */
  nextDue(): number {
    return nextBoundary(this.#context.state.database, this.#options.clock());
  }

  /** Fingerprint of the content: of files from their sizes and times. */
  fingerprint(): Digest {
    const dirs = contentFolders(this.#options.settings);
    using synced = openSynced(dirs);
    const version = synced?.version() ?? '';
    const { files, problems } = listContent(dirs, synced);
    const marks = files.map(({ path, file }) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return [path, stats?.size, stats?.mtimeMs, stats?.ctimeMs, stats?.ino].join(' ');
    });
    return digest([version, ...marks, ...problems.map(({ file }) => file)].join('\n'));
  }

  /** The loop reports each publish as a whole, and warnings are for the status page alone. */
  readonly #collect: Report = (event) => {
    if (event.type === 'entry-refused') this.#refused.push(event);
    if (event.type === 'mail-failed') this.#options.report(event);
  };

  /** Reports each problem once, until it is fixed. */
  #reportRefused(): void {
    for (const event of this.#refused) {
      if (!this.#known.has(nameProblem(event))) this.#options.report(event);
    }
  }
}

/** Number of articles to warm up; below, the other pages that an edit affects. */
const warmedArticles = 5;
const warmedLists = ['/about/news', '/', '/build-manifest.json'];

/** Loads the compiled pages and renders some of each kind that an edit affects, without writing anything.
 * @throws When a page cannot be rendered. */
async function warmUpPages({ state, openRenderer }: PublishContext): Promise<void> {
  const renderer = await openRenderer();
  const rows = state.database
    .prepare(
      "SELECT address FROM target WHERE file LIKE 'about/news/%' AND stale IS NULL ORDER BY number DESC LIMIT ?",
    )
    .all(warmedArticles);
  for (const address of [...warmedLists, ...rows.map((row) => String(row.address))])
    await renderer.warmUp(address);
}

const nothingSynced: SyncOutcome = { written: [], removed: [] };

const nothing = (): void => undefined;

const nameProblem = ({ note }: Refused): string => JSON.stringify(note);
