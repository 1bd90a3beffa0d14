/** Measures other generators on the same posts, if they can be had. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { log } from '#platform/base/log.ts';
import type { Command } from '../steps/command.ts';
import { astroCommand, writeAstroSite } from './astro-twin.ts';
import { hugoCommand, writeHugoPost, writeHugoSite } from './hugo-twin.ts';
import { installPeer } from './programs.ts';
import { withEditedBody, writePost } from './synthetic-post.ts';
import { medianRun, timedRun, type TimedRun } from './timed-run.ts';
import { bytesPerArticle, type TwinPlan } from './twin.ts';

export interface PeerMeasurement {
  readonly full: TimedRun;
  /** Only of a generator for which an edit differs from a full build. */
  readonly editedBody: TimedRun | undefined;
  readonly bytesPerArticle: number;
}

export const peerNames = ['Hugo', 'astro build'] as const;

export type PeerName = (typeof peerNames)[number];

/** A peer that cannot be had is absent. */
export type PeerMeasurements = Readonly<Partial<Record<PeerName, PeerMeasurement>>>;

export async function measurePeers(plan: TwinPlan): Promise<PeerMeasurements> {
  const hugo = await installPeer('hugo');
  return {
    ...(hugo !== undefined && {
      Hugo: await measureHugo({ ...plan, folder: join(plan.folder, 'hugo') }, hugo),
    }),
    'astro build': await measureAstro({ ...plan, folder: join(plan.folder, 'astro') }),
  };
}

async function measureHugo(plan: TwinPlan, program: string): Promise<PeerMeasurement> {
  const { folder, posts, editedPosts } = plan;
  log.info(loadVersion(program));
  writeHugoSite(plan);
  const command = hugoCommand(folder, program);
  const full = await run('Hugo, full', command);
  const bytes = bytesPerArticle(join(folder, 'public'), posts);
  // Each with another post, as ours.
  const edited: TimedRun[] = [];
  for (const post of editedPosts) {
    writeHugoPost(folder, withEditedBody(post));
    edited.push(await run('Hugo, one edited body', command));
  }
  return { full, editedBody: medianRun(edited), bytesPerArticle: bytes };
}

async function measureAstro(plan: TwinPlan): Promise<PeerMeasurement> {
  const { folder, contentDir, posts } = plan;
  for (const post of posts) writePost(contentDir, post);
  writeAstroSite(plan);
  const full = await run('astro build, full', astroCommand(folder));
  return { full, editedBody: undefined, bytesPerArticle: bytesPerArticle(join(folder, 'dist'), posts) };
}

async function run(what: string, command: Command): Promise<TimedRun> {
  const timed = await timedRun(command);
  log.info(`${what}: ${(timed.ms / 1000).toFixed(2)} s.`);
  return timed;
}

const loadVersion = (program: string): string =>
  spawnSync(program, ['version'], { encoding: 'utf8' })
    .stdout.trim()
    .replace(/ BuildDate.*$/u, '.');
