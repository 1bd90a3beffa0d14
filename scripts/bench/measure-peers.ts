/** Measures other generators on the same posts, if installed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from '../steps/command.ts';
import { astroCommand, astroOutput, writeAstroSite } from './astro-twin.ts';
import { hugoCommand, writeHugoPost, writeHugoSite } from './hugo-twin.ts';
import { type SyntheticPost, withEditedBody, writePost } from './synthetic-post.ts';
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

/** How a peer is set up in its own folder and built. */
interface PeerSite {
  readonly folder: string;
  readonly isInstalled: () => boolean;
  readonly write: (plan: TwinPlan) => void;
  readonly command: (folder: string) => Command;
  readonly output: (folder: string) => string;
  /** Gives one post another text. */
  readonly edit: (plan: TwinPlan, post: SyntheticPost) => void;
  /** Measurements after the first build. */
  readonly measures: readonly ('unchanged' | 'editedBody')[];
}

const hasProgram = (name: string): boolean => spawnSync(name, ['version']).status === 0;

const astro = {
  isInstalled: () => true,
  write: writeAstroSite,
  output: astroOutput,
  edit: ({ contentDir }: TwinPlan, post: SyntheticPost) => {
    writePost(contentDir, post);
  },
};

const peers: Readonly<Record<PeerName, PeerSite>> = {
  Hugo: {
    folder: 'hugo',
    isInstalled: () => hasProgram('hugo'),
    write: writeHugoSite,
    command: hugoCommand,
    output: (folder) => join(folder, 'public'),
    edit: ({ folder }, post) => {
      writeHugoPost(folder, post);
    },
    measures: ['editedBody'],
  },
  'astro build': {
    ...astro,
    folder: 'astro',
    command: (folder) => astroCommand(folder, { isIncremental: false }),
    measures: [],
  },
  'astro build, incremental': {
    ...astro,
    folder: 'astro-incremental',
    command: (folder) => astroCommand(folder, { isIncremental: true }),
    measures: ['unchanged', 'editedBody'],
  },
};

export async function measurePeers(plan: TwinPlan): Promise<PeerMeasurements> {
  for (const post of plan.posts) writePost(plan.contentDir, post);
  const measured: Partial<Record<PeerName, PeerMeasurement>> = {};
  for (const name of peerNames.filter((one) => peers[one].isInstalled()))
    measured[name] = await measurePeer(name, { ...plan, folder: join(plan.folder, peers[name].folder) });
  return measured;
}

async function measurePeer(name: PeerName, plan: TwinPlan): Promise<PeerMeasurement> {
  const { folder, contentDir, posts, editedPost, say } = plan;
  const { write, command, output, edit, measures } = peers[name];
  const run = async (what: string) => {
    const timed = await timedRun(command(folder));
    say(`${name}, ${what}: ${(timed.ms / 1000).toFixed(2)} s.`);
    return timed;
  };
  write(plan);
  // The previous peer has left it edited.
  writePost(contentDir, editedPost);
  const full = await run('full');
  const bytes = bytesPerArticle(output(folder), posts);
  const unchanged = measures.includes('unchanged') ? await run('nothing changed') : undefined;
  edit(plan, withEditedBody(editedPost));
  const editedBody = measures.includes('editedBody') ? await run('one edited body') : undefined;
  return { full, unchanged, editedBody, bytesPerArticle: bytes };
}
