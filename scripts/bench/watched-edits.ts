/** Edits while a generator runs and watches its files. */
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Command } from '../steps/command.ts';
import { BenchError } from './timed-run.ts';

export interface WatchedEdit {
  /** Written anew after the edit. */
  readonly file: string;
  readonly edit: () => void;
}

interface WatchPlan {
  readonly command: Command;
  /** Part of the line that it prints when it watches. */
  readonly readyLine: string;
  readonly edits: readonly WatchedEdit[];
}

/** @returns Median time from an edit to the written file, in milliseconds.
 * @throws {BenchError} If the generator does not watch, or does not write a file, within the limit of its command. */
export async function watchedEdits({ command, readyLine, edits }: WatchPlan): Promise<number> {
  const { program, arguments: args, limitMs, folder, environment } = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const until = async (what: string, isDone: () => boolean): Promise<void> => {
    const start = performance.now();
    while (!isDone()) {
      if (performance.now() - start > limitMs || child.exitCode !== null)
        throw new BenchError(`${program} did not ${what}. Output:\n${printed.slice(-2000)}`);
      await setTimeout(pollMs);
    }
  };
  try {
    await until('watch', () => printed.includes(readyLine));
    const times: number[] = [];
    for (const { file, edit } of edits) {
      const before = statSync(file).mtimeMs;
      const start = performance.now();
      edit();
      await until(`write ${file}`, () => statSync(file, { throwIfNoEntry: false })?.mtimeMs !== before);
      times.push(performance.now() - start);
      await setTimeout(pauseMs);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  } finally {
    child.kill();
  }
}

const pollMs = 5;

/** The generator ends what it does after the page. */
const pauseMs = 3000;
