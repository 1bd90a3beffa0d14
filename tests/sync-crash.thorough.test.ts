/** A sync that is killed at any moment leaves the content as it was or as it became, for readers and for the next publish. */
import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { syncedFolder } from '#platform/cms/synced-content.ts';
import { startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { findVersion, killSync, syncWhole } from './crash/kill-sync.ts';
import type { Version } from './crash/two-versions.ts';
import { differences, readPublished } from './published-files.ts';
import { isFull } from './site/driven.ts';
import { makeSmallSite, type SmallSite } from './small-site.ts';

const { kills, posts } = isFull ? { kills: 50, posts: 120 } : { kills: 6, posts: 60 };
const settings = { hasContentBase: true };

/** Compares the site with what is published from the synced content alone. */
async function expectRight(site: SmallSite): Promise<void> {
  await site.publish({ settings });
  const whole = mkdtempSync(join(site.folder, 'whole-'));
  const folders = { outDir: join(whole, 'dist'), stateDir: join(whole, 'state') };
  cpSync(syncedFolder(site.settings.stateDir), syncedFolder(folders.stateDir), { recursive: true });
  await site.publish({ settings: { ...settings, ...folders } });
  expect(differences(readPublished(site.settings.outDir), readPublished(folders.outDir))).toEqual([]);
}

test(
  'a sync killed at any moment leaves one version whole, and the next publish has its bytes',
  { timeout: isFull ? 3_600_000 : 600_000 },
  async () => {
    const seed = testSeed();
    const random = new Random(seed);
    const wordpress = await startFakeWordPress([]);
    onTestFinished(() => wordpress.close());
    const versions = { site: makeSmallSite([]), wordpress, posts };
    await syncWhole(versions, 'b');
    const syncMs = await syncWhole(versions, 'a');
    await versions.site.publish({ settings });
    const counts = { a: 0, b: 0 };
    for (let killed = 0; killed < kills; killed += 1) {
      // Every third is killed when the first reader sees what it has changed.
      const afterMs = killed % 3 === 2 ? Infinity : syncMs * (0.3 + 0.7 * random.next());
      const met = await killSync(versions, 'b', afterMs);
      const left = findVersion(versions);
      expect(['a', 'b'], `TEST_SEED=${seed}`).toEqual(expect.arrayContaining([...met, left]));
      counts[left as Version] += 1;
      if (killed % 4 === 0) await expectRight(versions.site);
      // The next one brings everything that this one did not.
      await syncWhole(versions, 'b');
      expect(findVersion(versions)).toBe('b');
      await syncWhole(versions, 'a');
    }
    process.stdout.write(`TEST_SEED=${seed}: left ${JSON.stringify(counts)}.\n`);
    await expectRight(versions.site);
    expect(Object.values(counts)).not.toContain(0);
  },
);
