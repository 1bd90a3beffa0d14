/** Runs a program and measures its time and, on Linux, the memory of all its processes. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Command, runCommand } from '../steps/command.ts';

export interface TimedRun {
  /** Wall-clock time of the process. */
  readonly ms: number;
  /** All processes together; undefined if the system does not report it. */
  readonly peakBytes: number | undefined;
  readonly output: string;
}

export class BenchError extends Error {
  override readonly name = 'BenchError';
}

/** @throws {BenchError} If the program fails, with its output. */
export async function timedRun(command: Command): Promise<TimedRun> {
  const endWatch = watchMemory();
  const start = performance.now();
  const result = await runCommand(command);
  const ms = performance.now() - start;
  const peakBytes = endWatch();
  if (result.type === 'exited' && result.code === 0) return { ms, peakBytes, output: result.output };
  const why = result.type === 'exited' ? `exit code ${result.code}` : result.reason;
  const line = [command.program, ...command.arguments].join(' ');
  throw new BenchError(`${line} failed (${why}). Output:\n${result.output.slice(-4000)}`);
}

/** The run with the median time. */
export function medianRun<Run extends { readonly ms: number }>(runs: readonly Run[]): Run {
  const middle = [...runs].sort((a, b) => a.ms - b.ms)[Math.floor(runs.length / 2)];
  if (!middle) throw new RangeError('There is no run.');
  return middle;
}

const sampleMs = 50;

/** Watches all child processes.
 * @returns Stops watching and returns the peak in bytes; undefined on systems without /proc. */
function watchMemory(): () => number | undefined {
  let peak: number | undefined;
  const sample = () => {
    const found = processesBelow(process.pid).map(readMemory);
    if (found.length === 0) return;
    const sum = sumOf(found);
    // The peak of a single process between two samples is known exactly.
    peak = Math.max(peak ?? 0, sum, ...found.map(({ highest }) => highest));
  };
  const timer = setInterval(sample, sampleMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Bytes in memory of all child processes; undefined on systems without /proc. */
export function memoryNow(): number | undefined {
  const found = processesBelow(process.pid).map(readMemory);
  return found.length === 0 ? undefined : sumOf(found);
}

const sumOf = (found: readonly ProcessMemory[]): number => found.reduce((total, { now }) => total + now, 0);

function processesBelow(pid: number): readonly number[] {
  const threads = lookUp(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) => {
    const file = `/proc/${pid}/task/${thread}/children`;
    return lookUp(() => readFileSync(file, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number);
  });
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

export interface ProcessMemory {
  /** Current bytes in memory. */
  readonly now: number;
  /** Peak bytes in memory so far. */
  readonly highest: number;
}

function readMemory(pid: number): ProcessMemory {
  return parseMemory(lookUp(() => readFileSync(`/proc/${pid}/status`, 'utf8'), ''));
}

/** @param status Status of a process in Linux format; a process that has ended has none and counts 0. */
export function parseMemory(status: string): ProcessMemory {
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), highest: bytes('VmHWM') };
}

function lookUp<Value>(read: () => Value, missing: Value): Value {
  try {
    return read();
  } catch {
    // Processes may end during the check, and other systems have no /proc.
    return missing;
  }
}
