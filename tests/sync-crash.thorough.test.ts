/** A sync that is killed at any moment leaves the content as it was or as it became, for readers and for the next publish. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { nodeCommand } from '#platform/base/node-command.ts';
import { syncedFolder } from '#platform/cms/synced-content.ts';
import { fakePost, type FakeWordPress, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { readSynced } from '#fakes/synced-content.ts';
import { differences, type PublishedFiles, readPublished } from './published-files.ts';
import { isFull } from './site/driven.ts';
import { makeSmallSite, type SmallSite } from './small-site.ts';
import { root } from './site-settings.ts';

const kills = isFull ? 50 : 6;
const posts = isFull ? 120 : 60;

type Version = 'a' | 'b';
type Rows = ReadonlyMap<string, string>;

const other = { a: 'b', b: 'a' } as const satisfies Record<Version, Version>;

/** Later each time: WordPress gives no entry back its old time. */
let second = 0;

/** Every post has another title and address; some are in one version only. */
function showVersion(wordpress: FakeWordPress, version: Version): void {
  second += 1;
  const modified_gmt = new Date(Date.UTC(2026, 1, 1, 0, 0, second)).toISOString().slice(0, 19);
  const ids = Array.from({ length: posts }, (_, index) => index + 1 + (version === 'a' ? 0 : 10));
  wordpress.entries.set(
    'posts',
    ids.map((id) =>
      fakePost(id, { modified_gmt, slug: `${version}-${id}`, title: { rendered: `${version} ${id}` } }),
    ),
  );
}

/** Begins `npm run sync`. */
function startSync({ settings }: SmallSite, wordpress: FakeWordPress) {
  const { program, arguments: args } = nodeCommand([join(root, 'scripts/sync.ts')]);
  const env = {
    ...process.env,
    CONTENT_BASE_URL: wordpress.url,
    CONTENT_DIR: settings.contentDir,
    STATE_DIR: settings.stateDir,
    OUT_DIR: settings.outDir,
  };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  let isOver = false;
  const end = once(child, 'close').then(([code]: readonly unknown[]) => {
    isOver = true;
    return code;
  });
  return { end, kill: () => child.kill('SIGKILL'), isOver: () => isOver };
}

const postSchema = z.object({ title: z.string() });

/** @returns The version that the posts are of; of a mixture, how many there are of each. */
function findVersion(rows: Rows): string {
  const titles = [...rows].flatMap(([path, json]) =>
    path.startsWith('posts/') ? [postSchema.parse(JSON.parse(json)).title] : [],
  );
  const counts = Map.groupBy(titles, (title) => title.charAt(0));
  const [[version, { length }] = ['', []], ...others] = counts;
  const isWhole = others.length === 0 && length === posts;
  return isWhole ? version : JSON.stringify([...counts].map(([name, all]) => [name, all.length]));
}

test(
  'a sync killed at any moment leaves one version whole, and the next publish has its bytes',
  { timeout: isFull ? 1_800_000 : 300_000 },
  async () => {
    const seed = testSeed();
    const random = new Random(seed);
    const site = makeSmallSite([]);
    const wordpress = await startFakeWordPress([]);
    onTestFinished(() => wordpress.close());
    const settings = { hasContentBase: true };
    const { stateDir, outDir } = site.settings;
    const syncWhole = async (version: Version): Promise<void> => {
      showVersion(wordpress, version);
      expect(await startSync(site, wordpress).end).toBe(0);
      expect(findVersion(readSynced(stateDir))).toBe(version);
    };
    /** From the synced content alone. */
    const publishWhole = async (): Promise<PublishedFiles> => {
      const whole = mkdtempSync(join(site.folder, 'whole-'));
      const folders = { outDir: join(whole, 'dist'), stateDir: join(whole, 'state') };
      cpSync(syncedFolder(stateDir), syncedFolder(folders.stateDir), { recursive: true });
      await site.publish({ settings: { ...settings, ...folders } });
      return readPublished(folders.outDir);
    };
    const startedAt = performance.now();
    await syncWhole('b');
    await syncWhole('a');
    const syncMs = (performance.now() - startedAt) / 2;
    await site.publish({ settings });

    let version: Version = 'a';
    const counts = { before: 0, after: 0, ended: 0 };
    for (let killed = 0; killed < kills; killed += 1) {
      const next: Version = other[version];
      showVersion(wordpress, next);
      const sync = startSync(site, wordpress);
      // Every third is killed when the first reader sees what it has changed.
      const lastsMs = killed % 3 === 2 ? Infinity : syncMs * (0.3 + 0.8 * random.next());
      const until = performance.now() + lastsMs;
      let seen: string = version;
      while (!sync.isOver() && performance.now() < until && seen !== next) {
        seen = findVersion(readSynced(stateDir));
        expect(['a', 'b'], `TEST_SEED=${seed}`).toContain(seen);
        await pause(2);
      }
      sync.kill();
      if ((await sync.end) === 0) counts.ended += 1;
      const left = findVersion(readSynced(stateDir));
      expect(['a', 'b'], `TEST_SEED=${seed}`).toContain(left);
      counts[left === next ? 'after' : 'before'] += 1;
      if (killed % 4 === 0) {
        await site.publish({ settings });
        expect(differences(readPublished(outDir), await publishWhole()), `TEST_SEED=${seed}`).toEqual([]);
      }
      await syncWhole(next);
      version = next;
    }
    process.stdout.write(`TEST_SEED=${seed}: killed ${JSON.stringify(counts)}.\n`);
    await site.publish({ settings });
    expect(differences(readPublished(outDir), await publishWhole())).toEqual([]);
    expect([counts.before, counts.after]).not.toContain(0);
  },
);
