/** Plans a publish: imports what changed and finds which targets are stale, and why. No file of the site is
 * written. */
import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { readWhole, writeWhole } from '#platform/base/files.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { inLongTransaction } from '#platform/base/sqlite.ts';
import type { StaleTarget } from '#platform/engine/target-table.ts';
import type { QueryKey, Read } from '#platform/engine/trace-tables.ts';
import { invalidate, invalidateAll } from '#platform/engine/invalidate.ts';
import { liveSiteFile, liveSiteSchema } from './live-site.ts';
import { changeSetting, findNewest, type Watermarks } from '#platform/cms/watermark.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import { nextBoundary } from '#platform/store/import.ts';
import { yearOf, yearSetting } from '#platform/store/year.ts';
import { readSetting, writeSetting } from '#platform/store/database.ts';
import { forgetOldFiles } from './generated-assets.ts';
import { findMedia, type MediaChanges } from './media.ts';
import { isRoutes, markMoved, mayChangeAll, mayMoveTargets, takeCode } from './code-changes.ts';
import { Inputs } from './inputs.ts';
import type { FindContext } from './find-context.ts';
import type { PublishContext } from './publish-context.ts';
import { isSystemError } from './render.ts';
import { rebuildTargets, updateTargets } from './update-targets.ts';
import { contentFolders } from './content.ts';
import { updateContent } from './import-content.ts';

export interface PublishPlan extends FoundChanges {
  /** Milliseconds since the epoch. The site shows the content of this instant. */
  readonly now: number;
  /** Whether styles, scripts and pictures of the compiled pages must be written. */
  readonly hasNewAssets: boolean;
  readonly stale: readonly StaleTarget[];
  /** Files that belong to no target. */
  readonly removals: readonly string[];
  /** Pictures and documents of the content; undefined if they are published. */
  readonly media: MediaChanges | undefined;
}

/** @param isFull Renders all targets, also fresh ones.
 * @throws {ContentError} When the content is broken.
 * @throws {CompileError} When the pages do not compile. */
export async function planPublish(context: PublishContext, isFull: boolean): Promise<PublishPlan> {
  const { settings, state, version, clock } = context;
  const isNewCode = readSetting(state.database, 'code') !== version;
  const now = clock();
  if (isNewCode) forgetOldFiles(context.drawnDir, now);
  const found = await findChanges(context, { isNewCode, isFull, now });
  keepDue(state.database, settings.stateDir, now);
  return {
    ...found,
    now,
    hasNewAssets: found.isNewOutput || readSetting(state.database, 'assets') !== version,
    stale: state.targets.stale(),
    removals: state.targets.removals(),
    media: findMedia(state.database, {
      dirs: contentFolders(settings),
      outDir: settings.outDir,
      isNewOutput: found.isNewOutput,
    }),
  };
}

export interface Change {
  readonly isNewCode: boolean;
  readonly isFull: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

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
  const { site, state, settings, version, pool } = context;
  const { parts } = site;
  const { database, targets } = state;
  const codeChanges = isNewCode ? takeCode(context) : [];
  const content = await updateContent(state, {
    site: context.site,
    settings,
    now,
    pool,
    entry: context.compiled.entry,
  });
  const keyChanges = [
    ...codeChanges,
    ...content.keyChanges,
    ...noteSettings(context, now, content.watermarks),
  ];
  const options = { ...settings, parts, fixedTargets: context.fixedTargets };
  if (isNewCode && mayMoveTargets(codeChanges)) rebuildTargets(database, targets, options);
  else updateTargets(database, targets, { keyChanges, options });
  if (codeChanges.some(isRoutes)) await markMoved(context);
  const asked = invalidateReaders(context, keyChanges, isNewCode);
  if (isFull) targets.markAllStale({ type: 'asked' });
  const isNewOutput = markChangedOutputs(context);
  writeSetting(database, 'code', version);
  return { asked, isNewOutput };
}

/** @returns Number of queries that were asked again. */
function invalidateReaders(
  context: FindContext,
  keyChanges: readonly KeyChange[],
  isNewCode: boolean,
): number {
  const { state, site, pages, version } = context;
  const answers = new Answers(state.database, { site, externals: pages.externals });
  const inputs = isNewCode ? new Inputs(context.graph, pages, version) : undefined;
  const answer = (query: QueryKey) => askAgain(answers, inputs, query);
  const surroundings = { ...state, answer };
  const forAll = keyChanges.find(mayChangeAll);
  const { asked } = forAll ? invalidateAll(forAll, surroundings) : invalidate(keyChanges, surroundings);
  return asked;
}

/** A query that fails makes its readers stale: rendering them reports the error and the target. */
function askAgain(answers: Answers, inputs: Inputs | undefined, query: QueryKey): Read | undefined {
  try {
    const read = inputs ? inputs.ask(query) : 'other';
    return read === 'other' ? answers.ask(query) : read;
  } catch (cause) {
    if (isSystemError(cause)) throw cause;
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
    if (output.loadDigest(file) !== written) targets.markStale(number, { type: 'output-changed' });
  }
  database.exec('DELETE FROM asset');
  return true;
}

/** Saves what pages tell that is not content: the commit, the year, and when lists of the content base changed. */
function noteSettings(
  { site, state, settings }: FindContext,
  now: number,
  watermarks: Watermarks,
): readonly KeyChange[] {
  const { database } = state;
  const { commit, isOnNetlify } = settings;
  const values: Readonly<Record<string, string>> = {
    commit,
    [yearSetting]: yearOf(now),
    // Elsewhere the process that syncs also publishes, and nothing has to be compared.
    watermarks: JSON.stringify(isOnNetlify ? watermarks : {}),
    ...Object.fromEntries(
      Object.keys(site.collections).map((route) => [changeSetting(route), findNewest(watermarks, route)]),
    ),
  };
  const changed = Object.entries(values).filter(([name, value]) => readSetting(database, name) !== value);
  for (const [name, value] of changed) writeSetting(database, name, value);
  return changed.map(([key]) => ({ list: 'setting', key }));
}

/** Saves the time of the next scheduled change, for the function that checks it on Netlify. It is not
 * published: it would reveal unpublished entries.
 * @param now Milliseconds since the epoch. */
export function keepDue(database: DatabaseSync, stateDir: string, now: number): void {
  const due = new Date(nextBoundary(database, now)).toISOString();
  const file = join(stateDir, liveSiteFile);
  const known = readWhole(file, liveSiteSchema);
  if (known?.due !== due) writeWhole(file, { due });
}
