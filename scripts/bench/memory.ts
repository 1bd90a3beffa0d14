/** Peak memory of everything this process started, threads included, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

const sampleMs = 50;

/** Watches all processes below this one.
 * @returns Ends the watch and gives the peak in bytes; undefined on systems without /proc. */
export function watchMemory(): () => number | undefined {
  let peak: number | undefined;
  const sample = () => {
    const found = processesBelow(process.pid).map(readMemory);
    if (found.length === 0) return;
    const sum = sumOf(found);
    // What a single process reached between two samples is known exactly.
    peak = Math.max(peak ?? 0, sum, ...found.map(({ highest }) => highest));
  };
  const timer = setInterval(sample, sampleMs);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Bytes that all processes below this one hold together; undefined on systems without /proc. */
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
  /** Bytes in memory at this moment. */
  readonly now: number;
  /** Bytes at the highest moment so far. */
  readonly highest: number;
}

function readMemory(pid: number): ProcessMemory {
  return parseMemory(lookUp(() => readFileSync(`/proc/${pid}/status`, 'utf8'), ''));
}

/** @param status Of a process, as Linux writes it; a process that has ended has none and counts 0. */
export function parseMemory(status: string): ProcessMemory {
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), highest: bytes('VmHWM') };
}

function lookUp<Value>(read: () => Value, missing: Value): Value {
  try {
    return read();
  } catch {
    // Processes end while they are looked at, and other systems have no /proc.
    return missing;
  }
}
