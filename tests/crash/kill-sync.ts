/** Kills a sync with kill -9 at a chosen moment. WordPress shows one of two versions, which differ in every post. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { nodeCommand } from '#platform/base/node-command.ts';
import { fakePost, type FakeWordPress } from '#fakes/fake-wordpress.ts';
import { readSynced } from '#fakes/synced-content.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import type { SmallSite } from '../small-site.ts';
import { root } from '../site-settings.ts';
import type { Version } from './two-versions.ts';

/** Later each time: WordPress gives no entry back its old time. */
let second = 0;

export interface SyncedVersions {
  readonly site: SmallSite;
  readonly wordpress: FakeWordPress;
  /** Posts of each version. Some are in one version only. */
  readonly posts: number;
}

/** @returns The version that the posts are of; of a mixture, how many there are of each. */
export function findVersion({ site, posts }: SyncedVersions): string {
  const titles = [...readSynced(site.settings.stateDir)].flatMap(([path, json]) =>
    path.startsWith('posts/') ? [postSchema.parse(JSON.parse(json)).title] : [],
  );
  const counts = Map.groupBy(titles, (title) => title.charAt(0));
  const [[version, { length }] = ['', []], ...others] = counts;
  const isWhole = others.length === 0 && length === posts;
  return isWhole ? version : JSON.stringify([...counts].map(([name, all]) => [name, all.length]));
}

const postSchema = z.object({ title: z.string() });

/** Syncs to the end.
 * @returns How long it took, in milliseconds. */
export async function syncWhole(versions: SyncedVersions, version: Version): Promise<number> {
  const start = performance.now();
  const code = await startSync(versions, version).end;
  if (code !== 0) throw new Error(`The sync ended with ${String(code)}.`);
  return performance.now() - start;
}

/** @param afterMs When to kill; Infinity: when a reader sees the change.
 * @returns What a reader met until then. */
export async function killSync(
  versions: SyncedVersions,
  version: Version,
  afterMs: number,
): Promise<ReadonlySet<string>> {
  const { child, end } = startSync(versions, version);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const until = performance.now() + afterMs;
  const met = new Set<string>();
  while (isRunning() && performance.now() < until && !met.has(version)) {
    met.add(findVersion(versions));
    await setTimeout(2);
  }
  child.kill('SIGKILL');
  await end;
  return met;
}

/** Begins `npm run sync` from a WordPress that has a version. */
function startSync({ site, wordpress, posts }: SyncedVersions, version: Version) {
  second += 1;
  const modified_gmt = new Date(Date.UTC(2026, 1, 1, 0, 0, second)).toISOString().slice(0, 19);
  const ids = Array.from({ length: posts }, (_, index) => index + 1 + (version === 'a' ? 0 : 10));
  const list = ids.map((id) =>
    fakePost(id, { modified_gmt, slug: `${version}-${id}`, title: { rendered: `${version} ${id}` } }),
  );
  wordpress.entries.set('posts', list);
  const { program, arguments: args } = nodeCommand([join(root, 'scripts/sync.ts')]);
  const { contentDir, stateDir, outDir } = site.settings;
  const env = childEnvironment({
    CONTENT_BASE_URL: wordpress.url,
    CONTENT_DIR: contentDir,
    STATE_DIR: stateDir,
    OUT_DIR: outDir,
  });
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return { child, end: once(child, 'close').then(([code]: readonly unknown[]) => code) };
}
