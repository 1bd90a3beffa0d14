import { connect, type Socket } from 'node:net';
import { guardedLookup, systemResolver } from './guarded-lookup.ts';

export interface ConnectOptions {
  /** From a setting: may be this machine or its network. */
  readonly host: string;
  readonly port: number;
  readonly timeMs: number;
}

/** Opens a TCP connection to an upstream without HTTP, such as a mail server.
 * @throws {Error} With a network error code, or ETIMEDOUT. */
export function connectTo({ host, port, timeMs }: ConnectOptions): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: guardedLookup(systemResolver, 'configured') });
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('The connection timed out.'), { code: 'ETIMEDOUT' }));
    }, timeMs);
    const settle = () => {
      clearTimeout(timer);
      socket.removeListener('error', fail);
    };
    const fail = (cause: Error) => {
      settle();
      reject(cause);
    };
    socket.once('error', fail).once('connect', () => {
      settle();
      resolve(socket);
    });
  });
}
