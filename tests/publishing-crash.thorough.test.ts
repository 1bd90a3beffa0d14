/** A killed publish leaves only complete pages, and the next publish repairs everything. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killPublish, measureWriting, type Moment, type Progress } from './crash/kill.ts';
import { startReading } from './crash/reader.ts';
import { makeTwoVersions, type Version } from './crash/two-versions.ts';
import { differences, readPublished } from './published-files.ts';
import { publishWhole } from './publishing-process.ts';
import { Random, testSeed } from '#fakes/random.ts';
import { isFull } from './site/driven.ts';

/** Number of kills in total, number of kills while files are written, and posts of the site. */
const wanted = isFull
  ? { kills: 55, betweenFiles: 40, posts: 400 }
  : { kills: 6, betweenFiles: 4, posts: 100 };

const minutes = isFull ? 80 : 15;

const other = { a: 'b', b: 'a' } as const satisfies Record<Version, Version>;

test(
  'a publish killed at any moment is repaired by the next, and readers see whole pages',
  { timeout: minutes * 60_000 },
  async () => {
    const seed = testSeed();
    const random = new Random(seed);
    const folder = mkdtempSync(join(tmpdir(), 'killed-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const site = await makeTwoVersions(folder, wanted.posts);
    const writingMs = await measureWriting(site, 'b');
    let published: Version = 'b';
    expect(differences(readPublished(site.outDir), site.expected[published])).toEqual([]);

    const reading = await startReading(site.outDir, {
      versions: Object.values(site.expected),
      random: new Random(seed),
    });
    const counts: Record<Progress, number> = {
      'ended-before': 0,
      'before-first-file': 0,
      'between-files': 0,
      'before-commit': 0,
      'after-commit': 0,
    };
    const kills = () => Object.values(counts).reduce((sum, count) => sum + count, 0) - counts['ended-before'];
    for (let tries = 0; tries < 3 * wanted.kills; tries += 1) {
      if (kills() >= wanted.kills && counts['between-files'] >= wanted.betweenFiles) break;
      counts[await killPublish(site, other[published], chooseMoment(tries, random, writingMs))] += 1;
      if (random.happens(0.2)) {
        const moment = { type: 'after-start', delayMs: random.below(1500) } as const;
        counts[await killPublish(site, random.pick(['a', 'b']), moment)] += 1;
      }
      // Sometimes the change is reverted before the next build.
      if (random.happens(0.7)) published = other[published];
      await publishWhole(site.order(published));
      expect(differences(readPublished(site.outDir), site.expected[published]), `TEST_SEED=${seed}`).toEqual(
        [],
      );
    }
    const { pages, complaints } = await reading.stop();
    process.stdout.write(`TEST_SEED=${seed}: ${pages} pages read, killed ${JSON.stringify(counts)}.\n`);
    expect(complaints).toEqual([]);
    expect(pages).toBeGreaterThan(wanted.kills);
    expect(counts['between-files']).toBeGreaterThanOrEqual(wanted.betweenFiles);
    if (isFull) expect(counts['before-commit'] + counts['after-commit']).toBeGreaterThan(0);
  },
);

/** Chooses a moment; most kills happen while files are written. */
function chooseMoment(tries: number, random: Random, writingMs: number): Moment {
  if (tries % 6 === 5) return { type: 'after-start', delayMs: random.below(1500) };
  if (tries % 4 === 3) return { type: 'at-commit' };
  const share = tries % 8 === 6 ? 0.8 + 0.3 * random.next() : 0.8 * random.next();
  return { type: 'after-first-file', delayMs: Math.floor(writingMs * share) };
}
