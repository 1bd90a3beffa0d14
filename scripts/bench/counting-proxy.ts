import { connect, createServer } from 'node:net';
import { listenOnLoopback } from '#fakes/loopback.ts';

export interface CountingProxy {
  readonly origin: string;
  /** Bytes that the server has sent since the last reset, headers included.
   * @param until Time limit in milliseconds; later bytes are not counted. */
  readonly count: (until: number) => number;
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** A proxy in front of a local server that counts the bytes it sends. */
export async function startCountingProxy(server: string): Promise<CountingProxy> {
  let sent: { readonly at: number; readonly bytes: number }[] = [];
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(server).port), '127.0.0.1');
    upstream.on('data', ({ length }: Buffer) => sent.push({ at: Date.now(), bytes: length }));
    client.pipe(upstream);
    upstream.pipe(client);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      // Browsers may abort connections at any time.
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
  });
  const { origin, close } = await listenOnLoopback(proxy);
  return {
    origin,
    count: (until) => sent.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
    reset: () => void (sent = []),
    close,
  };
}
