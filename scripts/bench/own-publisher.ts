/** Measures our publisher, each time in a new process: a full build, no change, and single changes. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, publisherMemory } from '../set-up/publisher-memory.mjs';
import { projectFolder } from './folders.ts';
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
  /** The same as a person starts it, with the time of npm. */
  readonly throughNpm: Readonly<Record<'unchanged' | 'editedBody', OwnRun>>;
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
  const publish = async (what: string, change: () => void = () => undefined, way: Way = 'direct') => {
    change();
    const run = await publishOwn(site, way);
    say(`${what}: ${(run.ms / 1000).toFixed(2)} s, ${run.rendered} rendered.`);
    return run;
  };
  const repeat = async (what: string, changes: readonly (() => void)[], way: Way = 'direct') => {
    const runs: OwnRun[] = [];
    for (const change of changes) runs.push(await publish(what, change, way));
    return medianRun(runs);
  };
  const spread = spreadPosts(postCount);
  const write = (post: SyntheticPost) => () => {
    writePost(site.contentDir, post);
  };
  const nothing = spread.map(() => () => undefined);

  const full = await publish('Full publish');
  const sizes = bytesPerArticle(site.outDir, posts);
  const unchanged = await repeat('Nothing changed', nothing);
  const editedBody = await repeat('One edited body', spread.map(withEditedBody).map(write));
  const throughNpm = {
    unchanged: await repeat('Nothing changed, npm run build', nothing, 'npm'),
    editedBody: await repeat('One edited body, npm run build', spread.map(write), 'npm'),
  };
  const added = spread.map((_, round) => syntheticPost(postCount + round, postCount));
  const addedPost = await repeat('One added post', added.map(write));
  const deletedPost = await repeat(
    'One deleted post',
    spread.map((post) => () => {
      deletePost(site.contentDir, post);
    }),
  );
  const changedLabel = await publish('A changed menu label', () => {
    changeMenuLabel(site.contentDir, 'Meist kõik');
  });
  const short = { unchanged, editedBody, throughNpm, addedPost, deletedPost };
  return { full, ...short, changedLabel, bytesPerArticle: sizes };
}

/** Posts that are edited or deleted, spread over the years. */
export const spreadPosts = (count: number): readonly SyntheticPost[] =>
  Array.from({ length: repeats }, (_, round) =>
    syntheticPost(Math.floor((count * (round + 1)) / (repeats + 1)), count),
  );

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

/** How a publish is started: its file by Node, or `npm run build`. */
type Way = 'direct' | 'npm';

/** @throws {BenchError} If it fails, or if the code changed since the first publish of this benchmark. */
export async function publishOwn(
  { contentDir, outDir, stateDir }: OwnSite,
  way: Way = 'direct',
): Promise<OwnRun> {
  const environment = {
    CONTENT_DIR: contentDir,
    OUT_DIR: outDir,
    STATE_DIR: stateDir,
    // A commit made during the benchmark is not a measured change.
    COMMIT_REF: 'bench',
    // Only pages are measured; no other generator draws images.
    SOCIAL_IMAGES: 'off',
    // As `npm run build` starts it.
    ...(way === 'direct' && { ...compileCache(projectFolder), ...publisherMemory(process.env.NODE_OPTIONS) }),
  };
  const direct = { file: 'scripts/build.ts', arguments: ['--json'], environment, limitMinutes };
  const run = await timedRun(
    way === 'direct'
      ? toolCommand(direct)
      : {
          program: 'npm',
          arguments: ['run', '--silent', 'build', '--', '--json'],
          environment,
          folder: projectFolder,
          limitMs: limitMinutes * 60_000,
        },
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
export const compiledFolder = (stateDir: string): string => join(stateDir, 'compiled');
