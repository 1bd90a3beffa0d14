/** The service worker as a target: its code, the addresses of what it keeps, and a version of all that. So a publish that
 * changes one of the kept pages, or a file that they need, gives browsers a new worker, and no other publish does. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '#platform/base/digest.ts';
import { writePrivateFile } from '#platform/base/files.ts';
import { trustedJson } from '#platform/base/json.ts';
import { locales } from '#platform/languages/locale.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { isHashed, keptPages, type OfflineShell } from './offline.ts';
import type { ComposeContext } from '#platform/publish/published-part.ts';
import { neededFiles, type ScriptNeeds } from '#platform/publish/needed-files.ts';

/** What the compiler makes for this target (features/offline/offline-plugin.server.ts). */
export interface OfflineParts {
  readonly worker: string;
  /** The worker of a site that keeps nothing. */
  readonly switchedOff: string;
  readonly scripts: ScriptNeeds;
}

const partsFile = 'offline.json';

/** @param serverDir Folder of the compiled pages. */
export function saveOfflineParts(serverDir: string, parts: OfflineParts): void {
  writePrivateFile(join(serverDir, partsFile), JSON.stringify(parts));
}

export function isOfflineWorker(address: string): boolean {
  return address === offlineWorkerAddress;
}

/** Renders the kept pages, so that the target depends on everything they depend on. */
export async function makeOfflineWorker({ entry, locals, render }: ComposeContext): Promise<Uint8Array> {
  const serverDir = dirname(entry);
  const parts = trustedJson<OfflineParts>(readFileSync(join(serverDir, partsFile), 'utf8'));
  if (!locals.settings.isOfflineKept) return Buffer.from(parts.switchedOff);
  const pages: string[] = [];
  for (const locale of locales) {
    const { offline, lookup: lookupPage } = keptPages(locale);
    for (const address of [offline, lookupPage]) pages.push(await (await render(address, locals)).text());
  }
  const read = (address: string) => readFileSync(join(serverDir, '../client', address));
  const files = neededFiles(pages, { scripts: parts.scripts, readStyles: (file) => read(file).toString() });
  // The name of a hashed file says what is in it.
  const contents = files.map((file) => (isHashed(file) ? file : `${file} ${digest(read(file))}`));
  const shell: OfflineShell = { version: digest([parts.worker, ...pages, ...contents].join('\n')), files };
  return Buffer.from(`const offlineShell=${JSON.stringify(shell)};\n${parts.worker}`);
}
