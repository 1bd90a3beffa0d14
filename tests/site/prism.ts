/** Prism, a validating proxy that we did not write, in front of a server: it compares each request and each answer with the
 * published document of the interface. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { freePort } from '#fakes/loopback.ts';
import { parseJson } from '#platform/base/json.ts';

export interface Prism {
  readonly origin: string;
  readonly stop: () => void;
}

const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli');

/** @param document Path of the document.
 * @param upstream Origin of the server. */
export async function startPrism(document: string, upstream: string): Promise<Prism> {
  const port = await freePort();
  const child = spawn(process.execPath, [program, 'proxy', document, upstream, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void child.kill();
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('Prism is listening')) continue;
    // Nobody reads the rest of its log, which must not fill the pipe.
    child.stdout.resume();
    return { origin: `http://127.0.0.1:${port}`, stop };
  }
  throw new Error('Prism ended before it listened.');
}

const violationsSchema = z.array(z.object({ location: z.array(z.string()), message: z.string() }));

/** What Prism says of one request and its answer, in a header. */
export function parseViolations(header: string | null): {
  readonly request: readonly string[];
  readonly response: readonly string[];
} {
  const all = header === null ? [] : parseJson(header, violationsSchema);
  const of = (side: string) =>
    all
      .filter(({ location }) => location[0] === side)
      .map(({ location, message }) => `${location.join('.')}: ${message}`);
  return { request: of('request'), response: of('response') };
}
