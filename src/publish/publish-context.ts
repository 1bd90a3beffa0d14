/** Resources of one job of the publisher: a publish, a sync, or a sync followed by a publish. The lock is
 * acquired once and the database is opened once, each when first needed; `close` releases both. */
import { join, resolve } from 'node:path';
import type { Clock } from '#base/clock.ts';
import type { Digest } from '#base/digest.ts';
import { closeStateFolder } from '#base/files/close-folder.ts';
import { finishJournal, hasPlan, syncPlace } from '#cms/wordpress/journal.ts';
import type { StaleReason } from '#engine/reason.ts';
import { digestCode, digestVersion } from './code.ts';
import { compiledEntry } from './compiled-version.ts';
import { Output } from './output.ts';
import { LazyPool } from './pool.ts';
import type { RenderSetup } from './render.ts';
import { undoFolder } from './rollback.ts';
import { pageSettings, type PageSettings, type Settings } from './settings.ts';
import { awaitLock, openState, type State } from './state.ts';

export type PublishEvent =
  /** The job waits for another process. */
  | { readonly type: 'waiting' }
  | { readonly type: 'compiling' }
  | { readonly type: 'rendering'; readonly total: number }
  | { readonly type: 'target-rendered'; readonly address: string; readonly reason: StaleReason }
  | { readonly type: 'file-removed'; readonly file: string };

/** Which files of the content may have changed since the last publish. */
export type ContentChange =
  /** Only these synced files changed, as reported by the sync. */
  { readonly type: 'files'; readonly files: readonly string[] } | { readonly type: 'unknown' };

export interface ContextOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Digest of the running code; if absent, it is computed from the files. */
  readonly code?: Digest | undefined;
  readonly report: (event: PublishEvent) => void;
}

export class PublishContext {
  readonly root: string;
  readonly settings: Settings;
  /** The settings that affect a page. */
  readonly pages: PageSettings;
  readonly clock: Clock;
  readonly report: (event: PublishEvent) => void;
  readonly output: Output;
  readonly pool = new LazyPool();
  content: ContentChange = { type: 'unknown' };
  #code: Digest | undefined;
  #state: State | undefined;
  #unlock: (() => void) | undefined;

  constructor({ root, settings, clock, code, report }: ContextOptions) {
    this.root = root;
    this.settings = settings;
    this.pages = pageSettings(settings);
    this.clock = clock;
    this.report = report;
    this.output = new Output(settings.outDir, undoFolder(settings));
    this.#code = code;
  }

  get state(): State {
    return (this.#state ??= openState(this.settings.stateDir));
  }

  /** Digest of the code that pages are compiled from. */
  get code(): Digest {
    return (this.#code ??= digestCode(this.root, this.settings.stateDir));
  }

  /** Digest of the code and of every setting that affects a page. */
  get version(): Digest {
    return digestVersion(this.code, this.pages);
  }

  get renderSetup(): RenderSetup {
    const { settings, pages, version } = this;
    return {
      database: this.state.file,
      entry: compiledEntry(settings.stateDir, this.code),
      settings: pages,
      version,
      outDir: resolve(settings.outDir),
      backupDir: undoFolder(settings),
      drawnDir: this.drawnDir,
    };
  }

  /** Cache of generated files, by digest. */
  get drawnDir(): string {
    return join(this.settings.stateDir, 'drawn');
  }

  /** Acquires the lock: only this job may then change the state, the synced content and the site. If a sync
   * crashed after it decided its changes, they are applied first. */
  async lock(): Promise<void> {
    if (this.#unlock) return;
    const { settings } = this;
    closeStateFolder(settings.stateDir, settings.outDir);
    this.#unlock = await awaitLock(settings.stateDir, () => {
      this.report({ type: 'waiting' });
    });
    finishJournal(syncPlace(settings.stateDir));
  }

  /** Applies the decided changes of a crashed sync before another one starts. Holds the lock only for that. */
  async recoverContent(): Promise<void> {
    if (!hasPlan(syncPlace(this.settings.stateDir))) return;
    await this.lock();
    this.#release();
  }

  async close(): Promise<void> {
    await this.pool.close();
    this.#state?.database.close();
    this.#release();
  }

  #release(): void {
    this.#unlock?.();
    this.#unlock = undefined;
  }
}

/** Opens a context for one job and always closes it afterwards. */
export async function withContext<Outcome>(
  options: ContextOptions,
  job: (context: PublishContext) => Promise<Outcome>,
): Promise<Outcome> {
  const context = new PublishContext(options);
  try {
    return await job(context);
  } finally {
    await context.close();
  }
}
