/** From what changed to what is stale, in one transaction. */
import type { KeyChange } from '#base/key-range.ts';
import { loadWatermarks } from '#cms/wordpress/watermarks.ts';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import { Answers } from '#store/answers.ts';
import { inLongTransaction } from '#store/database.ts';
import { forgetContent, readSetting, writeSetting } from '#store/schema.ts';
import type { QueryKey, Read } from '#engine/trace.ts';
import { invalidate } from '#engine/invalidate.ts';
import { contentPlace } from './content-files.ts';
import type { Output } from './output.ts';
import type { Pool } from './pool.ts';
import { isOfMachine } from './render.ts';
import { pageSettings, type Settings } from './settings.ts';
import type { State } from './state.ts';
import { updateContent } from './update-content.ts';
import { rebuildTargets, updateTargets } from './update-targets.ts';

export interface Change {
  readonly isNewCode: boolean;
  readonly isFull: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface Surroundings {
  readonly settings: Settings;
  readonly output: Output;
  /** Digest of the code. */
  readonly version: string;
  readonly pool: () => Pool;
  /** As in ContentUpdate. */
  readonly changedFiles: readonly string[] | undefined;
}

export interface FoundChanges {
  /** Queries that were asked again. */
  readonly asked: number;
  /** The folder of the site is another one than last time. */
  readonly isNewOutput: boolean;
}

/** Takes what changed and marks stale what has to be rendered because of it, in one transaction: a content that is known
 * without its marks would never be shown. */
export function findChanges(state: State, change: Change, surroundings: Surroundings): Promise<FoundChanges> {
  return inLongTransaction(state.database, () => takeChanges(state, change, surroundings));
}

async function takeChanges(
  state: State,
  { isNewCode, isFull, now }: Change,
  { settings, output, version, pool, changedFiles }: Surroundings,
): Promise<FoundChanges> {
  const { database, queries, targets } = state;
  if (isNewCode) {
    forgetContent(database);
    targets.forgetReads();
    targets.markAllStale({ type: 'code-changed' });
  }
  const only = isNewCode ? undefined : changedFiles;
  const keyChanges = [
    ...(await updateContent(state, { place: contentPlace(settings), now, pool, changedFiles: only })),
    ...noteForManifest(state, settings),
  ];
  let asked = 0;
  if (isNewCode) rebuildTargets(database, targets, settings);
  else {
    updateTargets(database, targets, { keyChanges, options: settings });
    const answers = new Answers(database, pageSettings(settings).externals);
    ({ asked } = invalidate(keyChanges, { queries, targets, answer: (query) => askAgain(answers, query) }));
  }
  if (isFull) targets.markAllStale({ type: 'asked' });
  const isNewOutput = markChangedOutputs(state, output);
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
function markChangedOutputs({ database, targets }: State, output: Output): boolean {
  if (readSetting(database, 'output') === output.identity()) return false;
  for (const { number, file, output: written } of [...targets.outputs()]) {
    if (output.digestOf(file) !== written) targets.markStale(number, { type: 'output-changed' });
  }
  database.exec('DELETE FROM asset');
  return true;
}

/** What the build manifest tells beside the content. */
function noteForManifest({ database }: State, settings: Settings): readonly KeyChange[] {
  const place = settings.isOnNetlify && settings.hasContentBase ? syncPlace(settings.stateDir) : undefined;
  const response = {
    commit: settings.commit,
    inventory: JSON.stringify((place && loadWatermarks(place)) ?? {}),
  };
  const changed = Object.entries(response).filter(([name, value]) => readSetting(database, name) !== value);
  for (const [name, value] of changed) writeSetting(database, name, value);
  return changed.map(([key]) => ({ list: 'setting', key }));
}
