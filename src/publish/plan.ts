/** Plans a publish: imports what changed and finds which targets are stale, and why. No file of the site is
 * written. */
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import type { KeyChange } from '#base/key-range.ts';
import { inLongTransaction } from '#base/transaction.ts';
import { loadWatermarks } from '#cms/wordpress/inventory.ts';
import { syncPlace } from '#cms/wordpress/journal.ts';
import type { StaleTarget } from '#engine/target-table.ts';
import type { QueryKey, Read } from '#engine/trace.ts';
import { invalidate } from '#engine/invalidate.ts';
import { liveSiteFile, liveSiteSchema } from '#model/live-site.ts';
import { Answers } from '#store/answers.ts';
import { nextBoundary } from '#store/import.ts';
import { forgetContent, readSetting, writeSetting } from '#store/database.ts';
import { type CompiledPages, compilePages } from './code.ts';
import { forgetOldFiles } from './drawn-files.ts';
import type { PublishContext } from './publish-context.ts';
import { isOfMachine } from './render.ts';
import { updateContent } from './update-content.ts';
import { rebuildTargets, updateTargets } from './update-targets.ts';
import { readWhole, writeWhole } from './whole-file.ts';

export interface PublishPlan extends FoundChanges {
  /** Milliseconds since the epoch. The site shows the content of this instant. */
  readonly now: number;
  readonly compiled: CompiledPages;
  /** Whether styles, scripts and pictures of the compiled pages must be written. */
  readonly hasNewAssets: boolean;
  readonly stale: readonly StaleTarget[];
  /** Files that belong to no target. */
  readonly removals: readonly string[];
}

/** @param isFull Renders all targets, also fresh ones.
 * @throws {ContentError} When the content is broken.
 * @throws {CompileError} When the pages do not compile. */
export async function planPublish(context: PublishContext, isFull: boolean): Promise<PublishPlan> {
  const { root, settings, state, code, version, clock, report } = context;
  const isNewCode = readSetting(state.database, 'code') !== version;
  if (isNewCode) {
    report({ type: 'compiling' });
    forgetOldFiles(context.drawnDir, clock());
  }
  const compiled = compilePages(root, settings.stateDir, code);
  const now = clock();
  const found = await findChanges(context, { isNewCode, isFull, now });
  keepDue(state.database, settings.stateDir, now);
  return {
    ...found,
    now,
    compiled,
    hasNewAssets: found.isNewOutput || readSetting(state.database, 'assets') !== version,
    stale: state.targets.stale(),
    removals: state.targets.removals(),
  };
}

export interface Change {
  readonly isNewCode: boolean;
  readonly isFull: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type FindContext = Pick<
  PublishContext,
  'state' | 'settings' | 'pages' | 'version' | 'content' | 'output'
> & { readonly pool: Pick<PublishContext['pool'], 'open'> };

interface FoundChanges {
  /** Number of queries that were evaluated again. */
  readonly asked: number;
  /** Whether the folder of the site is not the one of the last publish. */
  readonly isNewOutput: boolean;
}

/** Imports changes and marks the affected targets stale, in one transaction. If the import were committed
 * without the marks, the changes would never be published. */
export function findChanges(context: FindContext, change: Change): Promise<FoundChanges> {
  return inLongTransaction(context.state.database, () => takeChanges(context, change));
}

async function takeChanges(context: FindContext, { isNewCode, isFull, now }: Change): Promise<FoundChanges> {
  const { state, settings, pages, version, pool, content } = context;
  const { database, queries, targets } = state;
  if (isNewCode) {
    forgetContent(database);
    targets.forgetReads();
    targets.markAllStale({ type: 'code-changed' });
  }
  const keyChanges = [
    ...(await updateContent(state, {
      settings,
      now,
      pool,
      content: isNewCode ? { type: 'unknown' } : content,
    })),
    ...noteForManifest(context),
  ];
  let asked = 0;
  if (isNewCode) rebuildTargets(database, targets, settings);
  else {
    updateTargets(database, targets, { keyChanges, options: settings });
    const answers = new Answers(database, pages.externals);
    ({ asked } = invalidate(keyChanges, { queries, targets, answer: (query) => askAgain(answers, query) }));
  }
  if (isFull) targets.markAllStale({ type: 'asked' });
  const isNewOutput = markChangedOutputs(context);
  writeSetting(database, 'code', version);
  return { asked, isNewOutput };
}

/** A query that fails makes its readers stale: rendering them reports the error and the target. */
function askAgain(answers: Answers, query: QueryKey): Read | undefined {
  try {
    return answers.ask(query);
  } catch (cause) {
    if (isOfMachine(cause)) throw cause;
    return undefined;
  }
}

/** If the folder of the site is a different one (removed, restored, reconfigured), compares every file in it
 * with the recorded digests.
 * @returns Whether the folder is a different one. */
function markChangedOutputs({ state, output }: FindContext): boolean {
  const { database, targets } = state;
  if (readSetting(database, 'output') === output.identity()) return false;
  for (const { number, file, output: written } of [...targets.outputs()]) {
    if (output.digestOf(file) !== written) targets.markStale(number, { type: 'output-changed' });
  }
  database.exec('DELETE FROM asset');
  return true;
}

/** Saves the values of the build manifest that are not content. */
function noteForManifest({ state, settings }: FindContext): readonly KeyChange[] {
  const { database } = state;
  const place = settings.isOnNetlify && settings.hasContentBase ? syncPlace(settings.stateDir) : undefined;
  const response = {
    commit: settings.commit,
    watermarks: JSON.stringify((place && loadWatermarks(place)) ?? {}),
  };
  const changed = Object.entries(response).filter(([name, value]) => readSetting(database, name) !== value);
  for (const [name, value] of changed) writeSetting(database, name, value);
  return changed.map(([key]) => ({ list: 'setting', key }));
}

/** Saves the time of the next scheduled change, for the function that checks it on Netlify. It is not
 * published: it would reveal unpublished entries.
 * @param now Milliseconds since the epoch. */
export function keepDue(database: DatabaseSync, stateDir: string, now: number): void {
  const boundary = nextBoundary(database, now);
  const due = boundary === undefined ? undefined : new Date(boundary).toISOString();
  const file = join(stateDir, liveSiteFile);
  const known = readWhole(file, liveSiteSchema);
  if (known === undefined || known.due !== due) writeWhole(file, { due });
}
