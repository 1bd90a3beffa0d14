/** The first verb of a publish: takes in what changed and finds what that makes stale, and why. Nothing of the site is
 * written yet. */
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
  /** Milliseconds since the epoch: the instant that decides what the site shows. */
  readonly now: number;
  readonly compiled: CompiledPages;
  /** Styles, scripts and pictures of the compiled pages are to be written. */
  readonly hasNewAssets: boolean;
  readonly stale: readonly StaleTarget[];
  /** Files that no target has any more. */
  readonly removals: readonly string[];
}

/** @param isFull Everything is stale, whatever is fresh.
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
  /** Queries that were asked again. */
  readonly asked: number;
  /** The folder of the site is another one than last time. */
  readonly isNewOutput: boolean;
}

/** Takes what changed and marks stale what has to be rendered because of it, in one transaction: a content that is known
 * without its marks would never be shown. */
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

/** What cannot be answered makes its readers stale: rendering them says what is wrong, and with which. */
function askAgain(answers: Answers, query: QueryKey): Read | undefined {
  try {
    return answers.ask(query);
  } catch (cause) {
    if (isOfMachine(cause)) throw cause;
    return undefined;
  }
}

/** When the folder of the site is another one than last time (removed, restored, set elsewhere), every file in it is
 * compared with what was written there.
 * @returns Whether it is another one. */
function markChangedOutputs({ state, output }: FindContext): boolean {
  const { database, targets } = state;
  if (readSetting(database, 'output') === output.identity()) return false;
  for (const { number, file, output: written } of [...targets.outputs()]) {
    if (output.digestOf(file) !== written) targets.markStale(number, { type: 'output-changed' });
  }
  database.exec('DELETE FROM asset');
  return true;
}

/** What the build manifest tells beside the content. */
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

/** Keeps when the clock makes a page stale next, for the function that looks after it on Netlify. The site itself does not
 * tell: an entry that is not published yet has an instant too.
 * @param now Milliseconds since the epoch. */
export function keepDue(database: DatabaseSync, stateDir: string, now: number): void {
  const boundary = nextBoundary(database, now);
  const due = boundary === undefined ? undefined : new Date(boundary).toISOString();
  const file = join(stateDir, liveSiteFile);
  const known = readWhole(file, liveSiteSchema);
  if (known === undefined || known.due !== due) writeWhole(file, { due });
}
