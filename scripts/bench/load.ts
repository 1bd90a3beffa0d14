/** Runs wrk, which requests one address as fast as a server responds, and measures the server's processor
 * time. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { requireProgram } from './programs.ts';
import { timedRun } from './timed-run.ts';

/** Concurrent connections. */
const connections = 32;

/** One thread: a second one would use the server's core. */
const threads = 1;

export interface Load {
  readonly perSecond: number;
  /** Requests per second of the server's processor time. */
  readonly perProcessorSecond: number | undefined;
}

export interface LoadOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Of the server. */
  readonly pid?: number | undefined;
}

/** @throws {BenchError} If a request failed, or wrk is missing. */
export async function load({ url, headers, seconds, pid }: LoadOptions): Promise<Load> {
  const program = await requireProgram('wrk', 'wrk');
  const before = pid === undefined ? undefined : processorMs(pid);
  const { output } = await timedRun({
    program,
    arguments: [
      '-t',
      String(threads),
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    limitMs: (seconds + 30) * 1000,
  });
  if (/Non-2xx|Socket errors/u.test(output)) throw new RangeError(`${url} does not answer well:\n${output}`);
  const after = pid === undefined ? undefined : processorMs(pid);
  const read = (pattern: RegExp) => z.coerce.number().parse(pattern.exec(output)?.[1]);
  const usedMs = before === undefined || after === undefined ? undefined : after - before;
  return {
    perSecond: read(/Requests\/sec:\s+([\d.]+)/u),
    perProcessorSecond: usedMs && (read(/(\d+) requests in/u) * 1000) / usedMs,
  };
}

/** Linux counts in hundredths of a second. */
const tickMs = 10;

interface ProcessTime {
  readonly parent: number;
  readonly ms: number;
}

/** @returns Processor time in milliseconds of a process and its children; undefined if the system does not
 * report it. */
function processorMs(pid: number): number | undefined {
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
    // The name may contain spaces and brackets; the text after its last bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
    if (parent === undefined || user === undefined || system === undefined) return undefined;
    return { parent, ms: (user + system) * tickMs };
  } catch {
    // It has ended, or this is not Linux.
    return undefined;
  }
}
