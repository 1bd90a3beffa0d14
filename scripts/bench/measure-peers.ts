/** Measures other generators on the same posts, where they are installed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { astroCommand, astroOutput, writeAstroSite } from './astro-twin.ts';
import { hugoCommand, writeHugoPost, writeHugoSite } from './hugo-twin.ts';
import { writePost } from './synthetic-export.ts';
import { withEditedBody } from './synthetic-post.ts';
import { timedRun, type TimedRun } from './timed-run.ts';
import { bytesPerArticle, type TwinPlan } from './twin.ts';

export interface PeerMeasurement {
  readonly full: TimedRun;
  readonly unchanged: TimedRun | undefined;
  readonly editedBody: TimedRun | undefined;
  readonly bytesPerArticle: number;
}

export const peerNames = ['Hugo', 'astro build', 'astro build, incremental'] as const;

export type PeerName = (typeof peerNames)[number];

/** A peer that is not installed is absent. */
export type PeerMeasurements = Readonly<Partial<Record<PeerName, PeerMeasurement>>>;

export async function measurePeers(plan: TwinPlan): Promise<PeerMeasurements> {
  for (const post of plan.posts) writePost(plan.contentDir, post);
  const inFolder = (name: string) => ({ ...plan, folder: join(plan.folder, name) });
  const hugo = isInstalled('hugo') ? { Hugo: await measureHugo(inFolder('hugo')) } : {};
  return {
    ...hugo,
    'astro build': await measureAstro(inFolder('astro'), false),
    'astro build, incremental': await measureAstro(inFolder('astro-incremental'), true),
  };
}

const isInstalled = (program: string): boolean => spawnSync(program, ['version']).status === 0;

async function measureHugo(plan: TwinPlan): Promise<PeerMeasurement> {
  const { folder, posts, editedPost, say } = plan;
  writeHugoSite(plan);
  const run = async (what: string) => tell(say, `Hugo, ${what}`, await timedRun(hugoCommand(folder)));
  const full = await run('full');
  const bytes = bytesPerArticle(join(folder, 'public'), posts);
  writeHugoPost(folder, withEditedBody(editedPost));
  return { full, unchanged: undefined, editedBody: await run('one edited body'), bytesPerArticle: bytes };
}

async function measureAstro(plan: TwinPlan, isIncremental: boolean): Promise<PeerMeasurement> {
  const { folder, contentDir, posts, editedPost, say } = plan;
  writeAstroSite(plan);
  const name = isIncremental ? 'astro build, incremental' : 'astro build';
  const run = async (what: string) =>
    tell(say, `${name}, ${what}`, await timedRun(astroCommand(folder, { isIncremental })));
  writePost(contentDir, editedPost);
  const full = await run('full');
  const bytes = bytesPerArticle(astroOutput(folder), posts);
  if (!isIncremental) return { full, unchanged: undefined, editedBody: undefined, bytesPerArticle: bytes };
  const unchanged = await run('nothing changed');
  writePost(contentDir, withEditedBody(editedPost));
  return { full, unchanged, editedBody: await run('one edited body'), bytesPerArticle: bytes };
}

function tell(say: TwinPlan['say'], what: string, run: TimedRun): TimedRun {
  say(`${what}: ${(run.ms / 1000).toFixed(2)} s.`);
  return run;
}
