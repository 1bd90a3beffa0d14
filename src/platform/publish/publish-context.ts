/** Resources of one job (a publish, a sync, or both): lock and database are opened once, when first needed. */
import { dirname, resolve, join } from 'node:path';
import type { Clock } from '#platform/base/clock.ts';
import type { Digest } from '#platform/base/digest.ts';
import { closeStateFolder } from '#platform/base/restrict-folders.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { Site } from '#platform/site.ts';
import { readSetting } from '#platform/store/database.ts';
import { type CodeGraph, loadCodeGraph } from './code-graph.ts';
import { type CompiledPages, digestCode, compilePages, digestVersion } from './code.ts';
import { type PageSettings, pageSettings } from './compiled-pages.ts';
import { Output } from './output.ts';
import { createPool, type PublishPool } from './pool.ts';
import { RenderOrder } from './render-order.ts';
import { Renderer, type RenderSetup } from './render.ts';
import { goneFolder, undoFolder } from './replaced-files.ts';
import type { Settings } from './settings.ts';
import { type State, openState, awaitLock } from './state.ts';

export interface ContextOptions {
  readonly site: Site;
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Digest of the running code; if absent, it is computed from the files. */
  readonly code?: Digest | undefined;
  /** Addresses. Of the targets that do not depend on content only these are published; absent: all. */
  readonly fixedTargets?: ReadonlySet<string> | undefined;
  readonly report: Report;
}

export class PublishContext {
  readonly site: Site;
  readonly root: string;
  readonly settings: Settings;
  /** The settings that affect a page. */
  readonly pages: PageSettings;
  readonly clock: Clock;
  readonly fixedTargets: ReadonlySet<string> | undefined;
  readonly report: Report;
  readonly output: Output;
  readonly pool: PublishPool;
  order = new RenderOrder();
  #code: Digest | undefined;
  #compiled: CompiledPages | undefined;
  #state: State | undefined;
  #unlock: (() => void) | undefined;
  #discarding: Promise<void> | undefined;

  constructor({ site, root, settings, clock, code, fixedTargets, report }: ContextOptions) {
    this.site = site;
    this.pool = createPool(site.threads.publish);
    this.root = root;
    this.settings = settings;
    this.pages = pageSettings(settings);
    this.clock = clock;
    this.fixedTargets = fixedTargets;
    this.report = report;
    this.output = new Output(settings.outDir, undoFolder(settings));
    this.#code = code;
  }

  get state(): State {
    return (this.#state ??= openState(this.settings.stateDir));
  }

  /** Lets the workers load beside the compiler where all pages follow. */
  loadWorkers(): void {
    if (readSetting(this.state.database, 'code') === undefined) this.pool.start();
  }

  /** The compiled pages. The first use compiles them if needed.
   * @throws {CompileError} */
  get compiled(): CompiledPages {
    const { root, report, settings } = this;
    const code = (this.#code ??= digestCode(root, settings.stateDir));
    const onCompile = () => {
      report({ type: 'compiling' });
      this.loadWorkers();
    };
    return (this.#compiled ??= compilePages({ root, stateDir: settings.stateDir, code, onCompile }));
  }

  /** Modules of the compiled pages. */
  get graph(): CodeGraph {
    return loadCodeGraph(dirname(this.compiled.entry));
  }

  openRenderer = (): Promise<Renderer> => Renderer.open(this.renderSetup, this.site, this.state.database);

  /** Digest of the code and of every setting that affects a page. */
  get version(): Digest {
    return digestVersion(this.compiled.name, this.pages);
  }

  get renderSetup(): RenderSetup {
    const { settings, pages, version } = this;
    return {
      database: this.state.file,
      entry: this.compiled.entry,
      settings: pages,
      version,
      outDir: resolve(settings.outDir),
      isEmpty: this.output.wasEmpty,
      backupDir: undoFolder(settings),
      drawnDir: this.drawnDir,
    };
  }

  /** Deletes the files from before the publish before, in a thread; one job does it once. */
  discard = (): Promise<void> => (this.#discarding ??= this.pool.run('discard', goneFolder(this.settings)));

  get drawnDir(): string {
    return join(this.settings.stateDir, 'drawn');
  }

  /** Acquires the lock: only this job may then change the state and the site. */
  async lock(): Promise<void> {
    if (this.#unlock) return;
    const { settings } = this;
    closeStateFolder(settings.stateDir, settings.outDir);
    this.#unlock = await awaitLock(settings.stateDir, () => {
      this.report({ type: 'lock-awaited', of: 'state' });
    });
  }

  async close(): Promise<void> {
    await this.pool.stop();
    this.#state?.database.close();
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
