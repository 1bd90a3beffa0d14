/** The project's publisher, started as a process of its own for every publish. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publisherMemory } from '../set-up/publisher-memory.mjs';
import { toolCommand } from '../steps/command.ts';
import { BenchError, timedRun, type TimedRun } from './timed-run.ts';

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

/** @throws {BenchError} When it fails, or when the code changed since the first publish of this bench. */
export async function publishOwn({ contentDir, outDir, stateDir }: OwnSite): Promise<OwnRun> {
  const environment = {
    CONTENT_DIR: contentDir,
    OUT_DIR: outDir,
    STATE_DIR: stateDir,
    // A commit made meanwhile is no change to measure.
    COMMIT_REF: 'bench',
    // The measure is of pages; no other generator draws pictures.
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
  if (line === undefined) throw new BenchError(`The publisher gave no result. It said:\n${run.output}`);
  const { rendered, removed } = JSON.parse(line) as Pick<OwnRun, 'rendered' | 'removed'>;
  return { ...run, rendered, removed };
}

/** Lets a new site start with pages compiled for another one (publish/code.ts keeps them there). */
export function copyCompiled(from: OwnSite, to: OwnSite): void {
  cpSync(compiledFolder(from.stateDir), compiledFolder(to.stateDir), { recursive: true });
}

/** One folder in it for each version of the code. */
const compiledFolder = (stateDir: string): string => join(stateDir, 'compiled');
