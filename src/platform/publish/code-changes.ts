/** What a change of the code or of a setting means for what is published. */
import { trustedJson } from '#platform/base/json.ts';
import type { KeyChange } from '#platform/base/key-range.ts';
import { forgetContent, readSetting, writeSetting } from '#platform/store/database.ts';
import { type ModuleDigests, type PublisherPart, routesName } from './code-graph.ts';
import type { PageSettings } from './compiled-pages.ts';
import { codeList, settingList } from '#platform/engine/reason.ts';
import { changedModules, changedSettings, everyKind, kindOfQuery } from './inputs.ts';
import type { FindContext } from './find-context.ts';

/** Remembers the new code and settings.
 * @returns Modules and settings that changed; none when all targets are stale anyway. */
export function takeCode({ state, graph, pages }: FindContext): readonly KeyChange[] {
  const { database, targets } = state;
  const modules = readSetting(database, 'modules');
  const settings = readSetting(database, 'page settings');
  const isKnown = modules !== undefined && settings !== undefined;
  const keyChanges = isKnown
    ? [
        ...changedModules(trustedJson<ModuleDigests>(modules), graph.modules),
        ...changedSettings(trustedJson<PageSettings>(settings), pages),
        { list: codeList, key: everyKind },
      ]
    : [];
  writeSetting(database, 'modules', JSON.stringify(graph.modules));
  writeSetting(database, 'page settings', JSON.stringify(pages));
  const isForAll = !isKnown || keyChanges.some(isPart('rendering'));
  if (isForAll || keyChanges.some(isPart('import'))) forgetContent(database);
  if (!isForAll) return keyChanges;
  targets.forgetReads();
  targets.markAllStale({ type: 'code-changed' });
  return [];
}

const isPart =
  (part: PublisherPart) =>
  ({ list, key }: KeyChange): boolean =>
    list === codeList && key === part;

export const isRoutes = ({ list, key }: KeyChange): boolean => list === codeList && key === routesName;

/** Settings that decide which targets there are. */
const targetSettings: readonly string[] = ['socialImages', 'studioOrigin'] satisfies (keyof PageSettings)[];

/** @param codeChanges What `takeCode` returned: nothing when everything is done anew. */
export const mayMoveTargets = (codeChanges: readonly KeyChange[]): boolean =>
  codeChanges.length === 0 ||
  codeChanges.some(
    (change) =>
      isPart('targets')(change) ||
      isPart('import')(change) ||
      (change.list === settingList && targetSettings.includes(change.key)),
  );

/** Whether a change may change any answer. */
export const mayChangeAll = (keyChange: KeyChange): boolean =>
  isPart('import')(keyChange) ||
  isPart('queries')(keyChange) ||
  (keyChange.list === settingList && keyChange.key === ('externals' satisfies keyof PageSettings));

/** Marks targets stale that other components render than before. */
export async function markMoved({ state, openRenderer }: FindContext): Promise<void> {
  const renderer = await openRenderer();
  for (const { number, address, query } of state.targets.listReaders(codeList)) {
    if (kindOfQuery(query) !== renderer.findKind(address))
      state.targets.markStale(number, { type: 'code-changed' });
  }
}
