/** Syncs the pages of the page builder into the state folder and resolves conflicts with the site's own
 * addresses. */
import { parseJson } from '#platform/base/json.ts';
import { type PageNote, type PageSync, type PageSyncOutcome, syncPages } from './sync-pages.server.ts';
import { toNote } from '#platform/notes/note.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { flattenRedirects, normalizeAddress } from '#platform/addresses/old-addresses.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { contentFolders, readEntries } from '#platform/publish/content.ts';
import { redirectSchema } from '#platform/addresses/redirect.ts';
import { type PageBuilderSync, pageBuilderFolder } from '#platform/publish/page-builder.ts';
import { awaitLock } from '#platform/publish/state.ts';
import { resolveStudioOrigin } from '#platform/publish/settings.ts';
import type { SyncNote } from '#platform/publish/status-schema.ts';
import { keepFailure, keepNotes } from '#platform/publish/sync-notes.ts';
import { tellMakers } from './tell-makers.server.ts';
import { systemClock } from '#platform/base/clock.ts';
import { makePrivateFolder } from '#platform/base/files.ts';
import { closeStateFolder } from '#platform/base/restrict-folders.ts';

interface BuiltPageSync extends PageBuilderSync {
  readonly isFull?: boolean;
  readonly limits?: PageSync['limits'];
}

/** Syncs the page builder, one sync at a time. If nothing was published there, it costs one request. Builds may
 * run meanwhile: the pages are in one file, which is replaced atomically. */
export async function syncBuiltPages(sync: BuiltPageSync): Promise<PageSyncOutcome> {
  const { settings, pageBuilder: place, isFull = false, limits = {}, report } = sync;
  const folder = pageBuilderFolder(settings.stateDir);
  closeStateFolder(settings.stateDir, settings.outDir);
  makePrivateFolder(folder);
  const unlock = await awaitLock(folder, () => {
    report({ type: 'lock-awaited', of: 'page-builder' });
  });
  try {
    const outcome = await syncPages({ place, folder, isFull, limits, occupant: occupants(sync) });
    const studio = `${resolveStudioOrigin(place.host)}/projects/${place.projectId}`;
    noteBuiltPages(settings.stateDir, outcome, studio);
    await tellMakers(outcome, { pageBuilder: place, folder, studio, now: systemClock(), report });
    return outcome;
  } finally {
    unlock();
  }
}

function noteBuiltPages(
  stateDir: string,
  { problems, warnings, failure }: PageSyncOutcome,
  editLink: string,
): void {
  if (failure) {
    keepFailure(stateDir, 'page-builder', { cause: failure, note: failure.note });
    return;
  }
  const toSyncNote = ({ path, ...note }: PageNote): SyncNote => ({
    ...note,
    type: 'page-builder',
    editLink,
    ...(path !== undefined && { title: path }),
  });
  keepNotes(stateDir, {
    source: 'page-builder',
    problems: problems.map(toSyncNote),
    warnings: warnings.map(toSyncNote),
  });
}

/** Addresses in use: the route table and old addresses take precedence over the page builder. */
function occupants({ site, settings }: Pick<BuiltPageSync, 'site' | 'settings'>): PageSync['occupant'] {
  const dirs = { ...contentFolders(settings), builtDir: undefined };
  const redirects = readEntries(dirs, site, (kind) => kind === 'redirects').map(({ json }) =>
    parseJson(json, redirectSchema),
  );
  const table = flattenRedirects(redirects);
  return (address) => {
    const path = parsePagePath(address);
    if (path && isOwnPage(path)) return toNote('page-address-own');
    return table.has(normalizeAddress(address)) ? toNote('page-address-old') : undefined;
  };
}
