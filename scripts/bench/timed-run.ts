/** Runs a program and measures its time and, on Linux, the memory and processor time of all its processes. */
import { type Command, runCommand } from '../steps/command.ts';
import { processorOfChildren, type ProcessorTimes } from '../steps/usage.ts';
import { memoryBelow } from './process-usage.ts';
import { quantile } from './quantile.ts';

export interface TimedRun {
  /** Wall-clock time of the process. */
  readonly ms: number;
  /** All processes together; undefined if the system does not report it. */
  readonly peakBytes: number | undefined;
  /** All processes together, if nothing else is run meanwhile; undefined if the system does not report it. */
  readonly processor: ProcessorTimes | undefined;
  readonly output: string;
}

export class BenchError extends Error {
  override readonly name = 'BenchError';
}

/** @throws {BenchError} If the program fails, with its output. */
export async function timedRun(command: Command): Promise<TimedRun> {
  const endWatch = watchMemory();
  const before = processorOfChildren();
  const start = performance.now();
  const result = await runCommand(command);
  const ms = performance.now() - start;
  const peakBytes = endWatch();
  const processor = subtract(processorOfChildren(), before);
  if (result.type === 'exited' && result.code === 0)
    return { ms, peakBytes, processor, output: result.output };
  const why = result.type === 'exited' ? `exit code ${result.code}` : result.reason;
  const line = [command.program, ...command.arguments].join(' ');
  throw new BenchError(`${line} failed (${why}). Output:\n${result.output.slice(-4000)}`);
}

function subtract(
  after: ProcessorTimes | undefined,
  before: ProcessorTimes | undefined,
): ProcessorTimes | undefined {
  if (!after || !before) return undefined;
  return { userMs: after.userMs - before.userMs, systemMs: after.systemMs - before.systemMs };
}

/** The run with the median time. */
export function medianRun<Run extends { readonly ms: number }>(runs: readonly Run[]): Run {
  const median = quantile(
    runs.map(({ ms }) => ms),
    0.5,
  );
  const run = runs.find(({ ms }) => ms === median);
  if (!run) throw new RangeError('There is no run.');
  return run;
}

const sampleMs = 50;

/** Watches all child processes.
 * @returns Stops watching and returns the peak in bytes; undefined on systems without /proc. */
function watchMemory(): () => number | undefined {
  let peak: number | undefined;
  const timer = setInterval(() => {
    const found = memoryBelow();
    if (found) peak = Math.max(peak ?? 0, found.highest);
  }, sampleMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
