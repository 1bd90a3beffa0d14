/** What processes use of the machine, as Linux reports it in /proc. */
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessMemory {
  /** Current bytes in memory. */
  readonly now: number;
  /** Peak bytes in memory so far. */
  readonly highest: number;
}

/** @returns Zeros for a process that has ended, and on systems without /proc. */
export function loadMemory(pid: number | undefined): ProcessMemory {
  return parseMemory(lookUp(() => readFileSync(`/proc/${String(pid)}/status`, 'utf8'), ''));
}

/** @param status Status of a process in Linux format; a process that has ended has none and counts 0. */
export function parseMemory(status: string): ProcessMemory {
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) * 1024;
  return { now: bytes('VmRSS'), highest: bytes('VmHWM') };
}

/** Memory of all processes below this one; undefined on systems without /proc.
 * @param except Process that does not count. */
export function memoryBelow(except?: number): ProcessMemory | undefined {
  const found = processesBelow(process.pid)
    .filter((pid) => pid !== except)
    .map(loadMemory);
  if (found.length === 0) return undefined;
  const now = found.reduce((sum, one) => sum + one.now, 0);
  // The peak of a single process between two looks is known exactly.
  return { now, highest: Math.max(now, ...found.map(({ highest }) => highest)) };
}

/** @returns Open descriptors of a process; undefined where the system does not report them. */
export function countDescriptors(pid: number | undefined): number | undefined {
  return lookUp(() => readdirSync(`/proc/${String(pid)}/fd`).length, undefined);
}

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** @returns Processor time in milliseconds of a process and those below it; undefined if the system does not report it. */
export function loadProcessorMs(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  const times = [pid, ...processesBelow(pid)].flatMap((one) => ownProcessorMs(one) ?? []);
  return times.length === 0 ? undefined : times.reduce((sum, ms) => sum + ms);
}

function ownProcessorMs(pid: number): number | undefined {
  const text = lookUp(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The name may contain spaces and brackets; the text after its last bracket does not.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]].map(Number);
  return user === undefined || system === undefined || Number.isNaN(user + system)
    ? undefined
    : (user + system) * tickMs;
}

function processesBelow(pid: number): readonly number[] {
  const threads = lookUp(() => readdirSync(`/proc/${pid}/task`), []);
  const children = threads.flatMap((thread) =>
    lookUp(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return children.flatMap((child) => [child, ...processesBelow(child)]);
}

function lookUp<Value>(read: () => Value, missing: Value): Value {
  try {
    return read();
  } catch {
    // Processes may end meanwhile, and other systems have no /proc.
    return missing;
  }
}
