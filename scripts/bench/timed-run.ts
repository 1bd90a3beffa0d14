/** Runs a program and measures it from outside. */
import { type Command, runCommand } from '../steps/command.ts';
import { watchMemory } from './memory.ts';

export interface TimedRun {
  /** Wall clock from the start of the process to its end. */
  readonly ms: number;
  /** All processes together; undefined where the system does not tell. */
  readonly peakBytes: number | undefined;
  readonly output: string;
}

export class BenchError extends Error {
  override readonly name = 'BenchError';
}

/** @throws {BenchError} When the program fails, with what it said. */
export async function timedRun(command: Command): Promise<TimedRun> {
  const endWatch = watchMemory();
  const start = performance.now();
  const result = await runCommand(command);
  const ms = performance.now() - start;
  const peakBytes = endWatch();
  if (result.type === 'exited' && result.code === 0) return { ms, peakBytes, output: result.output };
  const why = result.type === 'exited' ? `exit code ${result.code}` : result.reason;
  const line = [command.program, ...command.arguments].join(' ');
  throw new BenchError(`${line} failed (${why}). It said:\n${result.output.slice(-4000)}`);
}

/** The run of middle length. */
export function medianRun<Run extends { readonly ms: number }>(runs: readonly Run[]): Run {
  const middle = [...runs].sort((a, b) => a.ms - b.ms)[Math.floor(runs.length / 2)];
  if (!middle) throw new RangeError('There is no run.');
  return middle;
}
