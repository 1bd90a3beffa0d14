/** Checks the content in the state folder, as last published. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hostName } from '#platform/addresses/own-hosts.ts';
import { withoutEnd } from '#platform/base/text.ts';
import { adminAddress, editLink } from '#platform/cms/wordpress/entry-problems.ts';
import type { Finding } from '../status-schema.ts';
import { openDatabase } from '#platform/store/database.ts';
import type { SyncedContent } from '#platform/cms/synced-content.ts';
import { contentFolders, openSynced } from '../content.ts';
import { Content } from '../stored-content.ts';
import type { Settings } from '../settings.ts';
import type { PagedSite } from '../site-pages.ts';
import { stateFile } from '../state.ts';
import { checkHealth } from './check-health.ts';
import { type CheckedContent, writeContentHealth } from './stored-health.ts';

export type HealthSettings = Settings & {
  /** Root of the content base's REST API. */
  readonly contentBaseUrl: string | undefined;
};

interface HealthContext {
  readonly site: PagedSite;
  readonly settings: HealthSettings;
}

/** Checks the content and saves the findings.
 * @param checked The published content.
 * @returns undefined where nothing was published yet. */
export function saveContentHealth(
  context: HealthContext,
  checked: CheckedContent<string>,
): readonly Finding[] | undefined {
  const findings = checkContentHealth(context, checked.now);
  if (findings) writeContentHealth(context.settings.stateDir, checked, findings);
  return findings;
}

/** @param now Milliseconds since the epoch.
 * @returns undefined where nothing was published yet. */
function checkContentHealth({ site, settings }: HealthContext, now: number): readonly Finding[] | undefined {
  const file = stateFile(settings.stateDir);
  if (!existsSync(file)) return undefined;
  const database = openDatabase(file, { isReadOnly: true });
  using synced = openSynced(contentFolders(settings));
  try {
    const { contentBaseUrl, outDir } = settings;
    return checkHealth({
      site,
      content: new Content(database),
      now,
      hasFile: (path) => isFile(join(outDir, decodeURI(path))),
      innerHosts: new Set(contentBaseUrl === undefined ? [] : [hostName(new URL(contentBaseUrl))]),
      editLink: editorLinks(synced, contentBaseUrl),
    });
  } finally {
    database.close();
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Returns a function that links to the editors of WordPress entries.
 * @param contentBaseUrl Root of the REST API.
 * @returns The address of the editor for a content file; undefined for a file that does not come from
 * WordPress. */
function editorLinks(
  synced: SyncedContent | undefined,
  contentBaseUrl: string | undefined,
): (file: string) => string | undefined {
  if (!synced || contentBaseUrl === undefined) return () => undefined;
  return (file) => {
    if (!synced.has(file)) return undefined;
    if (file.startsWith('menus/')) return adminAddress(contentBaseUrl, 'nav-menus.php');
    // The sync names each row after the id of its entry in WordPress.
    const name = file.slice(0, -'.json'.length);
    const id = name.slice(withoutEnd(name, '0123456789').length);
    return id === '' ? undefined : editLink(contentBaseUrl, Number(id));
  };
}
