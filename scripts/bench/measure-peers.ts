/** Measures other generators on the same posts, if they can be had. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { astroCommand, astroOutput, writeAstroSite } from './astro-twin.ts';
import { hugoCommand, writeHugoPost, writeHugoSite } from './hugo-twin.ts';
import type { Command } from '../steps/command.ts';
import { installPeer } from './programs.ts';
import { type SyntheticPost, withEditedBody, writePost } from './synthetic-post.ts';
import { medianRun, timedRun, type TimedRun } from './timed-run.ts';
import { articleFile, bytesPerArticle, type TwinPlan } from './twin.ts';
import { watchedEdits } from './watched-edits.ts';

export interface PeerMeasurement {
  readonly full: TimedRun;
  readonly unchanged: TimedRun | undefined;
  readonly editedBody: TimedRun | undefined;
  /** Milliseconds from an edit to the changed page while the generator runs and watches. */
  readonly watchedMs: number | undefined;
  readonly bytesPerArticle: number;
}

export const peerNames = ['Hugo', 'astro build', 'astro build, incremental'] as const;

export type PeerName = (typeof peerNames)[number];

/** A peer that cannot be had is absent. */
export type PeerMeasurements = Readonly<Partial<Record<PeerName, PeerMeasurement>>>;

/** How a peer is set up in its own folder and built. */
interface PeerSite {
  readonly folder: string;
  /** The program; undefined if it cannot be had. */
  readonly find: () => Promise<string | undefined>;
  readonly write: (plan: TwinPlan) => void;
  readonly command: (folder: string, program: string) => Command;
  readonly output: (folder: string) => string;
  /** Gives one post another text. */
  readonly edit: (plan: TwinPlan, post: SyntheticPost) => void;
  /** Measurements after the first build. */
  readonly measures: readonly ('unchanged' | 'editedBody' | 'watched')[];
}

const astro = {
  find: () => Promise.resolve('astro'),
  write: writeAstroSite,
  output: astroOutput,
  edit: ({ contentDir }: TwinPlan, post: SyntheticPost) => {
    writePost(contentDir, post);
  },
};

const peers: Readonly<Record<PeerName, PeerSite>> = {
  Hugo: {
    folder: 'hugo',
    find: () => installPeer({ name: 'hugo', package: 'hugo' }),
    write: writeHugoSite,
    command: hugoCommand,
    output: (folder) => join(folder, 'public'),
    edit: ({ folder }, post) => {
      writeHugoPost(folder, post);
    },
    measures: ['editedBody', 'watched'],
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
  for (const name of peerNames) {
    const program = await peers[name].find();
    if (program === undefined) continue;
    const folder = join(plan.folder, peers[name].folder);
    measured[name] = await measurePeer(name, { ...plan, folder, program });
  }
  return measured;
}

interface PeerPlan extends TwinPlan {
  readonly program: string;
}

async function measurePeer(name: PeerName, plan: PeerPlan): Promise<PeerMeasurement> {
  const { folder, contentDir, posts, editedPosts, say, program } = plan;
  const { write, command, output, edit, measures } = peers[name];
  const run = async (what: string) => {
    const timed = await timedRun(command(folder, program));
    say(`${name}, ${what}: ${(timed.ms / 1000).toFixed(2)} s.`);
    return timed;
  };
  // Each with another post, as ours.
  const repeat = async (what: string, change: (post: SyntheticPost) => void) => {
    const runs: TimedRun[] = [];
    for (const post of editedPosts) {
      change(post);
      runs.push(await run(what));
    }
    return medianRun(runs);
  };
  if (name === 'Hugo') say(versionOf(program));
  write(plan);
  // The previous peer has left them edited.
  for (const post of editedPosts) writePost(contentDir, post);
  const full = await run('full');
  const bytes = bytesPerArticle(output(folder), posts);
  const unchanged = measures.includes('unchanged')
    ? await repeat('nothing changed', () => undefined)
    : undefined;
  const editedBody = measures.includes('editedBody')
    ? await repeat('one edited body', (post) => {
        edit(plan, withEditedBody(post));
      })
    : undefined;
  const watchedMs = measures.includes('watched') ? await measureWatched(name, plan) : undefined;
  if (watchedMs !== undefined) say(`${name}, one edited body, watching: ${(watchedMs / 1000).toFixed(2)} s.`);
  return { full, unchanged, editedBody, watchedMs, bytesPerArticle: bytes };
}

const versionOf = (program: string): string =>
  spawnSync(program, ['version'], { encoding: 'utf8' })
    .stdout.trim()
    .replace(/ BuildDate.*$/u, '.');

/** Takes the edits of the posts back, one after another. */
function measureWatched(name: PeerName, plan: PeerPlan): Promise<number> {
  const { folder, editedPosts, program } = plan;
  const { command, output, edit } = peers[name];
  const { arguments: args, ...rest } = command(folder, program);
  return watchedEdits({
    command: { ...rest, arguments: ['--watch', ...args] },
    readyLine: 'Watching for changes',
    edits: editedPosts.map((post) => ({
      file: join(output(folder), articleFile({ ...post, locale: 'ru' })),
      edit: () => {
        edit(plan, post);
      },
    })),
  });
}
