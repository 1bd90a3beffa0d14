/** Measures our publisher, each time in a new process: a full build, no change, and single changes. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publisherMemory } from '../set-up/publisher-memory.mjs';
import { toolCommand } from '../steps/command.ts';
import {
  changeMenuLabel,
  deletePost,
  writeExport,
  writePost,
  type SyntheticPost,
  syntheticPost,
  withEditedBody,
} from './synthetic-post.ts';
import { medianRun, BenchError, timedRun, type TimedRun } from './timed-run.ts';
import { bytesPerArticle } from './twin.ts';

/** Short publishes are repeated, each with another post, and the median counts. */
const repeats = 3;

export interface OwnPlan {
  /** Initially empty. */
  readonly folder: string;
  /** The export that ships with the project. */
  readonly shippedDir: string;
  readonly postCount: number;
  /** A published site whose compiled pages are reused. */
  readonly compiled: OwnSite;
  readonly say: (line: string) => void;
}

export interface OwnMeasurement {
  readonly full: OwnRun;
  readonly unchanged: OwnRun;
  readonly editedBody: OwnRun;
  readonly addedPost: OwnRun;
  readonly deletedPost: OwnRun;
  readonly changedLabel: OwnRun;
  readonly bytesPerArticle: number;
}

export async function measureOwn(plan: OwnPlan): Promise<OwnMeasurement> {
  const { folder, shippedDir, postCount, compiled, say } = plan;
  const site = siteIn(folder);
  const posts = postsOf(postCount);
  say(`Writing ${postCount} posts.`);
  writeExport(site.contentDir, { contentDir: shippedDir, posts });
  copyCompiled(compiled, site);
  const publish = async (what: string, change: () => void = () => undefined) => {
    change();
    const run = await publishOwn(site);
    say(`${what}: ${(run.ms / 1000).toFixed(2)} s, ${run.rendered} rendered.`);
    return run;
  };
  const repeat = async (what: string, change?: (round: number) => void) => {
    const runs: OwnRun[] = [];
    for (let round = 0; round < repeats; round += 1) runs.push(await publish(what, () => change?.(round)));
    return medianRun(runs);
  };
  const spread = (round: number): SyntheticPost =>
    syntheticPost(Math.floor((postCount * (round + 1)) / (repeats + 1)), postCount);

  const full = await publish('Full publish');
  const sizes = bytesPerArticle(site.outDir, posts);
  const unchanged = await repeat('Nothing changed');
  const editedBody = await repeat('One edited body', (round) =>
    writePost(site.contentDir, withEditedBody(spread(round))),
  );
  const addedPost = await repeat('One added post', (round) =>
    writePost(site.contentDir, syntheticPost(postCount + round, postCount)),
  );
  const deletedPost = await publish('One deleted post', () => deletePost(site.contentDir, spread(0)));
  const changedLabel = await publish('A changed menu label', () =>
    changeMenuLabel(site.contentDir, 'Meist kõik'),
  );
  return { full, unchanged, editedBody, addedPost, deletedPost, changedLabel, bytesPerArticle: sizes };
}

export function postsOf(count: number): readonly SyntheticPost[] {
  return Array.from({ length: count }, (_, number) => syntheticPost(number, count));
}

export const siteIn = (folder: string): OwnSite => ({
  contentDir: join(folder, 'content'),
  outDir: join(folder, 'site'),
  stateDir: join(folder, 'state'),
});

export interface OwnRun extends TimedRun {
  readonly rendered: number;
  readonly removed: number;
}

/** Folders of one site. */
export interface OwnSite {
  readonly contentDir: string;
  readonly outDir: string;
  readonly stateDir: string;
}

const limitMinutes = 30;

/** @throws {BenchError} If it fails, or if the code changed since the first publish of this benchmark. */
export async function publishOwn({ contentDir, outDir, stateDir }: OwnSite): Promise<OwnRun> {
  const environment = {
    CONTENT_DIR: contentDir,
    OUT_DIR: outDir,
    STATE_DIR: stateDir,
    // A commit made during the benchmark is not a measured change.
    COMMIT_REF: 'bench',
    // Only pages are measured; no other generator draws images.
    SOCIAL_IMAGES: 'off',
    // As `npm run build` starts it.
    ...publisherMemory(process.env.NODE_OPTIONS),
  };
  const run = await timedRun(
    toolCommand({ file: 'scripts/build.ts', arguments: ['--json'], environment, limitMinutes }),
  );
  if (readdirSync(compiledFolder(stateDir)).length > 1) {
    throw new BenchError('The code was changed while it was measured. Run the bench again.');
  }
  const line = run.output.split('\n').findLast((text) => text.startsWith('{'));
  if (line === undefined) throw new BenchError(`The publisher gave no result. Output:\n${run.output}`);
  const { rendered, removed } = JSON.parse(line) as Pick<OwnRun, 'rendered' | 'removed'>;
  return { ...run, rendered, removed };
}

/** Lets a new site reuse pages compiled for another one (publish/code.ts stores them there). */
function copyCompiled(from: OwnSite, to: OwnSite): void {
  cpSync(compiledFolder(from.stateDir), compiledFolder(to.stateDir), { recursive: true });
}

/** One folder in it for each version of the code. */
const compiledFolder = (stateDir: string): string => join(stateDir, 'compiled');
