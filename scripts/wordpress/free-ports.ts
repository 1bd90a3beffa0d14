/** The ports of a trial, looked at before anything is installed: a taken one would show minutes later. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PlaygroundError } from './playground.ts';

export interface WantedPort {
  readonly port: number;
  /** What will listen there. */
  readonly of: 'the site' | 'WordPress';
}

/** @throws {PlaygroundError} If something cannot listen on its port on this machine; it says what to do. */
export async function checkPorts(wanted: readonly WantedPort[]): Promise<void> {
  const faults = await Promise.all(
    wanted.map(async ({ port, of }) => {
      const fault = await findFault(port);
      return fault === undefined ? [] : [`${fault}, where ${of} would listen.`];
    }),
  );
  const found = faults.flat();
  if (found.length === 0) return;
  const advice =
    'End what listens there (`npm start`, another trial), or set PORT to a number that is free together with the next: ' +
    '`PORT=5000 npm run wordpress`.';
  throw new PlaygroundError([...found, advice].join(' '));
}

/** As the server of the site listens. */
const addresses = ['127.0.0.1', '::1'];

/** What a machine without IPv6 says. */
const withoutIPv6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** @returns The beginning of a sentence; undefined when the port is free. */
async function findFault(port: number): Promise<string | undefined> {
  // Any free one, which nobody could open.
  if (port === 0) return 'There is no port 0';
  for (const address of addresses) {
    const code = await tryPort(port, address);
    if (code === 'EADDRINUSE') return `Another program listens on port ${port}`;
    if (code === 'EACCES') return `This user may not listen on port ${port}`;
    if (code === 'ERR_SOCKET_BAD_PORT') return `There is no port ${port}`;
  }
  return undefined;
}

/** @returns Code of the failure; undefined when the port is free or there is no such address. */
async function tryPort(port: number, address: string): Promise<unknown> {
  const server = createServer();
  try {
    await once(server.listen(port, address), 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    return withoutIPv6.includes(cause.code) ? undefined : cause.code;
  }
}
