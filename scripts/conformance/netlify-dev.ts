/** Runs Netlify's development server over the mirror. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#fakes/loopback.ts';
import { startSmtp } from '#fakes/fake-smtp.ts';
import { failureCause } from './failure-cause.ts';
import { ConformanceError, type NetlifyTool } from './netlify-tool.ts';

/** Functions are bundled at the first request, which takes minutes on a busy machine. */
const readyMs = 900_000;

/** @param folder The mirror.
 * @throws {ConformanceError} If it does not start. */
export async function withNetlifyDev<Value>(
  folder: string,
  { program, environment }: NetlifyTool,
  use: (origin: string) => Promise<Value>,
): Promise<Value> {
  const [port, functionsPort] = await Promise.all([freePort(), freePort()]);
  const ports = ['--port', port, '--functions-port', functionsPort];
  // A function has no folder for orders, so they are mailed here.
  const smtp = await startSmtp();
  const mail = { SMTP_URL: smtp.url, ORDERS_MAILBOX: 'orders@example.ee' };
  const child = spawn(program, ['dev', '--offline', '--no-open', ...ports.map(String)], {
    cwd: folder,
    // The table exceeds the rate limit of a visitor, and requests the status, which is not public on Netlify.
    env: { ...process.env, ...environment, ...mail, RATE_LIMIT: '60000', STATUS_PUBLIC: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let message = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      message = (message + chunk.toString()).slice(-40_000);
    });
  const origin = `http://127.0.0.1:${port}`;
  try {
    if (!(await isReady(`${origin}/api/health`, child)))
      throw new ConformanceError(`netlify dev does not answer:\n${failureCause(message)}`);
    return await use(origin);
  } finally {
    endGroup(child);
    await smtp.close();
  }
}

async function isReady(address: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + readyMs;
  while (Date.now() < until && child.exitCode === null) {
    await setTimeout(500);
    try {
      const { ok } = await fetch(address, { signal: AbortSignal.timeout(60_000) });
      if (ok) return true;
    } catch {
      // It is starting.
    }
  }
  return false;
}

/** The tool has started child servers. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has exited by itself; the waiting code detects that.
  }
}
