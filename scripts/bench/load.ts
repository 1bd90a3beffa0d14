/** wrk, which asks for one address as fast as a server answers. */
import { z } from 'zod';
import { requireProgram } from './debian-program.ts';
import { timedRun } from './timed-run.ts';

/** Connections that ask at the same time. */
const connections = 32;

/** One thread: a second one would take the core that the server runs on. */
const threads = 1;

export interface Load {
  readonly perSecond: number;
}

export interface Wave {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** @throws {BenchError} When an answer was no success, or wrk is not there. */
export async function load({ url, headers, seconds }: Wave): Promise<Load> {
  const program = await requireProgram('wrk', 'wrk');
  const { output } = await timedRun({
    program,
    arguments: [
      ...['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`],
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      url,
    ],
    limitMs: (seconds + 30) * 1000,
  });
  if (/Non-2xx|Socket errors/u.test(output)) throw new RangeError(`${url} does not answer well:\n${output}`);
  return { perSecond: z.coerce.number().parse(/Requests\/sec:\s+([\d.]+)/u.exec(output)?.[1]) };
}
