/** Runs wrk, which requests one address as fast as a server responds, and measures the server's processor
 * time. */
import { z } from 'zod';
import { loadProcessorMs } from './process-usage.ts';
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

interface LoadOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Of the server. */
  readonly pid: number | undefined;
}

/** @throws {BenchError} If wrk is missing.
 * @throws {RangeError} If a request failed. */
export async function load({ url, headers, seconds, pid }: LoadOptions): Promise<Load> {
  const program = await requireProgram('wrk');
  const before = loadProcessorMs(pid);
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
  const after = loadProcessorMs(pid);
  const read = (pattern: RegExp) => z.coerce.number().parse(pattern.exec(output)?.[1]);
  const usedMs = before === undefined || after === undefined ? undefined : after - before;
  return {
    perSecond: read(/Requests\/sec:\s+([\d.]+)/u),
    perProcessorSecond: usedMs && (read(/(\d+) requests in/u) * 1000) / usedMs,
  };
}
