/** One random sequence: a site is changed and published repeatedly, each time by a new process, and must then
 * equal a full publish into empty folders. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishOrder } from '../publish-once.ts';
import { runPublish } from '../publishing-process.ts';
import { differences, readPublished } from '../published-files.ts';
import { Random } from '#fakes/random.ts';
import { ChangedSite } from './changed-site.ts';
import { otherChanges } from './other-changes.ts';
import { type Change, postChanges } from './post-changes.ts';

const changes: Readonly<Record<string, Change>> = { ...postChanges, ...otherChanges };

/** Chance that a step changes posts. */
const postShare = 0.6;

export interface SequenceOutcome {
  /** The steps so far. */
  readonly steps: readonly string[];
  /** Empty if the site equals a full publish. */
  readonly differences: readonly string[];
}

/** @param seed The same seed gives the same sequence.
 * @param stepCount Publishes after the first one. */
export async function runSequence(seed: number, stepCount: number): Promise<SequenceOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'sequence-'));
  try {
    const site = new ChangedSite(folder, new Random(seed));
    const steps: string[] = [`${site.posts.all.length} posts`];
    await publishStep(site);
    for (let step = 0; step < stepCount; step += 1) steps.push(await runStep(site));
    return { steps, differences: await compareWithFull(site) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runStep(site: ChangedSite): Promise<string> {
  const { random } = site;
  const done = Array.from({ length: random.below(3) + 1 }, () => {
    const name = random.pick(Object.keys(random.happens(postShare) ? postChanges : otherChanges));
    changes[name]?.(site);
    return name;
  });
  if (random.happens(0.1)) done.push(await publishBroken(site));
  await publishStep(site);
  if (random.happens(0.1)) {
    await runPublish({ ...toOrder(site), rollsBack: true });
    await publishStep(site);
    done.push('rolled back');
  }
  return done.join(', ');
}

/** A build of broken content fails; other changes made at the same time must not be lost. */
async function publishBroken(site: ChangedSite): Promise<string> {
  const broken = join(site.contentDir, 'posts/broken.json');
  writeFileSync(broken, '{');
  const { code } = await runPublish(toOrder(site));
  if (code !== 3) throw new Error(`A build of broken content ended with ${code}.`);
  rmSync(broken);
  return 'broken content';
}

async function publishStep(site: ChangedSite): Promise<void> {
  const { code, message } = await runPublish(toOrder(site));
  if (code !== 0) throw new Error(`The build ended with ${code}: ${message}`);
}

function toOrder({ folder, now, settings }: ChangedSite): PublishOrder {
  return { folder, now, settings };
}

async function compareWithFull(site: ChangedSite): Promise<readonly string[]> {
  const whole = { outDir: join(site.folder, 'whole'), stateDir: join(site.folder, 'whole-state') };
  const { code, message } = await runPublish({ ...toOrder(site), settings: { ...site.settings, ...whole } });
  if (code !== 0) throw new Error(`The full build ended with ${code}: ${message}`);
  return differences(readPublished(site.outDir), readPublished(whole.outDir));
}
