/** A sync before an unattended build, as on Netlify. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import { contentFolders, openSynced } from '#platform/publish/content.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { loadSettings, root } from './load-settings.ts';

/** Exit codes of scripts/sync.ts after which the content is up to date, apart from entries with errors. */
const taken: readonly unknown[] = [0, 3];
const nothingTaken = 1;

/** @returns Whether there is content to build. When nothing could be taken, what an earlier sync brought is built: a change
 * of the code goes live while WordPress is down.
 * @throws {SettingsError} Naming the setting that is wrong. */
export async function syncFirst(): Promise<boolean> {
  const { contentBase, pageBuilder } = parseLiveSettings(process.env);
  if (!contentBase && !pageBuilder) return true;
  // In a separate process, as on the command line; only the build writes to standard output.
  const node = nodeCommand([join(root, 'scripts/sync.ts')]);
  const sync = spawn(node.program, node.arguments, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(sync, 'close')) as readonly unknown[];
  if (taken.includes(code)) return true;
  return code === nothingTaken && (!contentBase || hasContent());
}

/** Whether a sync ever ended. */
function hasContent(): boolean {
  using synced = openSynced(contentFolders(loadSettings()));
  return synced !== undefined && synced.version() !== '';
}
