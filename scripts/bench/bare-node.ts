/** Node's HTTP module alone, in a process of its own: it repeats one response of another server for every request, as an upper
 * bound for any server on this module. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { untilReady } from './site.ts';

export interface Peer {
  readonly origin: string;
  readonly pid: number | undefined;
}

/** @param repeated Address of the response, and the encoding that is asked for. */
export async function withBareNode<Value>(
  repeated: { readonly address: string; readonly encoding: string },
  use: (bare: Peer) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const file = join(import.meta.dirname, 'bare-server.ts');
  const node = nodeCommand([file, String(port), repeated.address, repeated.encoding]);
  const child = spawn(node.program, node.arguments, { stdio: 'inherit' });
  const bare = { origin: `http://127.0.0.1:${port}`, pid: child.pid };
  try {
    await untilReady(bare.origin, () => child.exitCode === null);
    return await use(bare);
  } finally {
    child.kill();
  }
}
