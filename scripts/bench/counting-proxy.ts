import { connect, createServer, type Socket } from 'node:net';

export interface CountingProxy {
  readonly origin: string;
  /** Bytes that the server has sent since the last reset, headers included.
   * @param until Instant (ms); what came later is left out. */
  readonly count: (until: number) => number;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** Stands before a server on this machine and counts what it sends over the wire. */
export async function startCountingProxy(server: string): Promise<CountingProxy> {
  let sent: { readonly at: number; readonly bytes: number }[] = [];
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(server).port), '127.0.0.1');
    upstream.on('data', ({ length }: Buffer) => sent.push({ at: Date.now(), bytes: length }));
    client.pipe(upstream);
    upstream.pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      // Browsers leave connections as they like.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new TypeError('The proxy has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    count: (until) => sent.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
    reset: () => void (sent = []),
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
