/** Servers for tests and benchmarks on a free port of this machine, not reachable from outside. */
import { createServer, type Server, type Socket } from 'node:net';

export interface LoopbackServer {
  readonly port: number;
  /** `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Closes the server and all its connections. */
  readonly close: () => Promise<void>;
}

/** @param server An HTTP or TCP server that is not listening yet. */
export async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
  // Bounded by the requests of one test.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port.');
  return {
    port: address.port,
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @returns A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createServer());
  await close();
  return port;
}
