/** Publishes the site: takes in what changed, finds what that makes stale, renders it, writes it.
 *
 * What a change makes stale is marked in the same transaction as the change; the marks go when the files are
 * written. So a build may die at any moment: the next one finds the marks and goes on. */
import { join, resolve } from 'node:path';
import type { Clock } from '#base/clock.ts';
import type { Digest } from '#base/digest.ts';
import type { StaleReason } from '#engine/reason.ts';
import type { StaleTarget } from '#engine/target-table.ts';
import type { PublishCause } from '#model/site-status.ts';
import { inLongTransaction } from '#store/database.ts';
import { readSetting, writeSetting } from '#store/schema.ts';
import { finishJournal } from '#cms/wordpress/journal.ts';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import { publishAssets } from './assets.ts';
import { compilePages, digestCode, digestVersion } from './code.ts';
import { forgetOldFiles } from './drawn-files.ts';
import { contentPlace } from './content-files.ts';
import { closeStateFolder } from '#base/files/close-folder.ts';
import { keepDue } from './keep-due.ts';
import { awaitLock } from './lock.ts';
import { publishMedia } from './media.ts';
import { Output, type Written } from './output.ts';
import { LazyPool } from './pool.ts';
import { type Changes, contentVersion, publishRecorded } from './publish-recorded.ts';
import { renderTargets } from './render-targets.ts';
import type { FailedTarget, RenderSetup } from './render.ts';
import { isHeld } from './rollback.ts';
import { pageSettings, type Settings } from './settings.ts';
import { type Change, findChanges } from './find-changes.ts';
import { openState, type State } from './state.ts';
import { endUndo, keepUndo, startUndo, undoFolder } from './undo.ts';

export type PublishEvent =
  | { readonly type: 'waiting' }
  | { readonly type: 'compiling' }
  | { readonly type: 'rendering'; readonly total: number }
  | { readonly type: 'target-rendered'; readonly address: string; readonly reason: StaleReason }
  | { readonly type: 'file-removed'; readonly file: string };

export interface PublishOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly settings: Settings;
  readonly clock: Clock;
  /** Renders everything, whatever is fresh. */
  readonly isFull?: boolean;
  /** Stands in the record of the publish; a person at the command line when absent. */
  readonly reason?: PublishCause;
  /** Digest of the code that runs, where it is known; otherwise that of the files is found. */
  readonly code?: Digest;
  /** Files of the synced content, when nothing else changed; otherwise all files are looked at. */
  readonly changedFiles?: readonly string[];
  /** Does nothing on a site that was rolled back. */
  readonly staysHeld?: boolean;
  readonly report: (event: PublishEvent) => void;
}

export interface PublishOutcome {
  readonly rendered: number;
  readonly reused: number;
  readonly removed: number;
  /** Queries that were asked again because something they depend on changed. */
  readonly asked: number;
  /** Targets that cannot be rendered: they stay stale and keep the files that they have. */
  readonly failed: readonly FailedTarget[];
}

/** Somebody may wait for so few targets: what can wait is done after them. */
const maxAwaited = 300;

const nothingDone: PublishOutcome = { rendered: 0, reused: 0, removed: 0, asked: 0, failed: [] };

/** So few targets may fail on their own; of more, the pages themselves must be broken. */
const maxFailed = 20;

/** @throws {ContentError} When the content is broken; nothing is written then.
 * @throws {CompileError} When the pages do not compile. */
export async function publish(options: PublishOptions): Promise<PublishOutcome> {
  const { settings, report } = options;
  closeStateFolder(settings.stateDir, settings.outDir);
  const unlock = await awaitLock(settings.stateDir, () => {
    report({ type: 'waiting' });
  });
  const pool = new LazyPool();
  try {
    if (options.staysHeld && isHeld(settings)) return nothingDone;
    const recording = { stateDir: settings.stateDir, clock: options.clock, reason: options.reason };
    return await publishRecorded(recording, (changes) => publishLocked({ ...options, changes }, pool));
  } finally {
    await pool.close();
    unlock();
  }
}

/** What a publish needs, and who notes what it changes. */
type Publishing = PublishOptions & { readonly changes: Changes };

async function publishLocked(options: Publishing, pool: LazyPool): Promise<PublishOutcome> {
  const { root, settings, clock, report } = options;
  if (settings.hasContentBase) finishJournal(syncPlace(settings.stateDir));
  const code = options.code ?? digestCode(root, settings.stateDir);
  const version = digestVersion(code, pageSettings(settings));
  const drawnDir = join(settings.stateDir, 'drawn');
  const state = openState(settings.stateDir);
  const output = new Output(settings.outDir, undoFolder(settings));
  try {
    const isNewCode = readSetting(state.database, 'code') !== version;
    if (isNewCode) {
      report({ type: 'compiling' });
      forgetOldFiles(drawnDir, clock());
    }
    const compiled = compilePages(root, settings.stateDir, code);
    const change: Change = { isNewCode, isFull: options.isFull ?? false, now: clock() };
    const { asked, isNewOutput } = await findChanges(state, change, {
      settings,
      output,
      version,
      changedFiles: options.changedFiles,
      pool: () => pool.open(),
    });
    keepDue(state.database, settings.stateDir, change.now);
    const stale = state.targets.stale();
    const removals = state.targets.removals();
    const hasNewAssets = isNewOutput || readSetting(state.database, 'assets') !== version;
    const isAnything = stale.length + removals.length > 0 || hasNewAssets;
    if (isAnything) startUndo(state, settings, stale.length <= maxAwaited);
    if (hasNewAssets) {
      const { siteUrl } = settings;
      publishAssets(state, output, { clientDir: compiled.clientDir, siteUrl, now: change.now });
    }
    publishMedia(state, { place: contentPlace(settings), output, outDir: settings.outDir, isNewOutput });
    const setup: RenderSetup = {
      database: state.file,
      entry: compiled.entry,
      settings: pageSettings(settings),
      version,
      outDir: resolve(settings.outDir),
      backupDir: undoFolder(settings),
      drawnDir,
    };
    const writing = { stale, removals, setup, output, options, pool };
    if (isAnything) await writeTargets(state, writing);
    options.changes.version = contentVersion(state.database);
    const { failed } = options.changes;
    return {
      rendered: stale.length - failed.length,
      reused: state.targets.count() - stale.length,
      removed: removals.length,
      asked,
      failed,
    };
  } finally {
    state.database.close();
  }
}

interface Writing {
  readonly stale: readonly StaleTarget[];
  readonly removals: readonly string[];
  readonly setup: RenderSetup;
  readonly output: Output;
  readonly options: Publishing;
  readonly pool: LazyPool;
}

/** Writes the files first and their traces in one transaction after them. */
async function writeTargets(state: State, writing: Writing): Promise<void> {
  const { stale, removals, setup, output, options, pool } = writing;
  const { report, clock, changes } = options;
  report({ type: 'rendering', total: stale.length });
  const targets = new Map(stale.map((target) => [target.number, target]));
  const queryNumbers = new Map<string, number>();
  const undo: (readonly [file: string, written: string])[] = [];
  const at = clock();
  await inLongTransaction(state.database, async () => {
    await renderTargets(state, stale, {
      setup,
      pool: () => pool.open(),
      onFailed: (target) => {
        changes.failed.push(target);
        const [first] = changes.failed;
        if (first && changes.failed.length > maxFailed && changes.failed.length > stale.length / 2)
          throw first.error;
      },
      onRendered: ({ number, output: outputDigest, written, queries, answers }) => {
        for (const answer of answers) queryNumbers.set(answer.query, state.queries.save(answer));
        const target = targets.get(number);
        if (!target) return;
        const numbers = queries.flatMap((query) => queryNumbers.get(query) ?? []);
        const change = written === 'kept' ? changeOf(state.targets.outputOf(number), outputDigest) : written;
        state.targets.record(target, { output: outputDigest, reads: numbers, at });
        if (change !== 'kept') {
          undo.push([target.file, change]);
          changes.targets.push(target);
        }
        report({ type: 'target-rendered', address: target.address, reason: target.reason });
      },
    });
    for (const file of removals) {
      if (output.remove(file) || output.hasBackup(file)) undo.push([file, 'removed']);
      changes.removed.push(file);
      report({ type: 'file-removed', file });
    }
    state.targets.clearRemovals();
    keepUndo(state, undo);
    writeSetting(state.database, 'output', output.identity());
    writeSetting(state.database, 'assets', setup.version);
  });
  endUndo(options.settings);
}

/** What a publish that died had done to a file that stands there already as it should.
 * @param before What the last finished publish wrote. */
function changeOf(before: Digest | undefined, after: Digest): Written {
  if (before === after) return 'kept';
  return before === undefined ? 'created' : 'replaced';
}
