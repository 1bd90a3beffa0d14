/** wrk, which asks for one address as fast as a server answers. */
import { z } from 'zod';
import { requireProgram } from './debian-program.ts';
import { processorMs } from './processor-time.ts';
import { timedRun } from './timed-run.ts';

/** Connections that ask at the same time. */
const connections = 32;

/** One thread: a second one would take the core that the server runs on. */
const threads = 1;

export interface Load {
  readonly perSecond: number;
  /** Requests for each second that the server's processes used a processor. */
  readonly perProcessorSecond: number | undefined;
}

export interface Wave {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Of the server. */
  readonly pid?: number | undefined;
}

/** @throws {BenchError} When an answer was no success, or wrk is not there. */
export async function load({ url, headers, seconds, pid }: Wave): Promise<Load> {
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
