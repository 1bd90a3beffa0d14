/** Starts a server that ends with this process, even after a crash: a shell holds the other end of a pipe and
 * stops the server and its workers when the pipe closes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { childEnvironment } from '#scripts/steps/own-environment.ts';

export interface GuardedProcess {
  /** The last output of the server, for an error message. */
  readonly output: () => string;
  readonly hasEnded: () => boolean;
  readonly stop: () => Promise<void>;
}

// Sent to the process group, which belongs to the shell.
const guard = '"$@" </dev/null & read -r _; trap "" TERM; kill -TERM 0; wait';
const keptOutput = 4000;

export function startGuarded(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): GuardedProcess {
  const child: ChildProcess = spawn('sh', ['-c', guard, 'guard', program, ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: childEnvironment(environment),
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-keptOutput)));
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    stop: async () => {
      child.stdin?.end();
      await ended;
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
  };
}
