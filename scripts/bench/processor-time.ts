/** Processor time of a program, which other work on the machine does not lengthen as it does wall-clock time. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

interface ProcessTime {
  readonly parent: number;
  readonly ms: number;
}

/** @returns Milliseconds of a process and its children so far; undefined where the system does not tell. */
export function processorMs(pid: number): number | undefined {
  const own = readProcess(pid);
  if (!own) return undefined;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return children.reduce((sum, { ms }) => sum + ms, own.ms);
}

function readProcess(pid: number): ProcessTime | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks and brackets; what follows its last bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    if (parent === undefined || user === undefined || system === undefined) return undefined;
    return { parent, ms: (user + system) * tickMs };
  } catch {
    // It has ended, or this is no Linux.
    return undefined;
  }
}
