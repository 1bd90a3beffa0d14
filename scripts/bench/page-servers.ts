/** Servers of pages that the bench starts, each as a process of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeCommand } from '#base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { projectFolder } from './project-folder.ts';
import { untilReady } from './until-ready.ts';

export interface Peer {
  readonly origin: string;
  readonly pid: number | undefined;
}

/** Starts Node's HTTP module as a process of its own that repeats one answer. */
export async function withBareServer<Value>(
  address: string,
  encoding: string,
  use: (bare: Peer) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const file = join(projectFolder, 'scripts/bench/bare-server.ts');
  const bareNode = nodeCommand([file, String(port), address, encoding]);
  const child = spawn(bareNode.program, bareNode.arguments, { stdio: 'inherit' });
  const bare = { origin: `http://127.0.0.1:${port}`, pid: child.pid };
  try {
    await untilReady(bare.origin, child);
    return await use(bare);
  } finally {
    child.kill();
  }
}

/** Starts `npm start` as a process of its own. */
export async function withOwnServer<Value>(
  port: number,
  environment: Readonly<Record<string, string>>,
  use: (own: Peer) => Promise<Value>,
): Promise<Value> {
  const file = join(projectFolder, 'scripts/serve.ts');
  const node = nodeCommand([file]);
  const child = spawn(node.program, node.arguments, {
    env: { ...process.env, ...environment, PORT: String(port), RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: projectFolder,
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
    return await use({ origin, pid: child.pid });
  } finally {
    child.kill();
  }
}
