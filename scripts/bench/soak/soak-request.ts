/** Requests of a soak, each from its own address on loopback. */
import { request } from 'node:http';
import type { SoakedServer } from './soaked-server.ts';

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  /** 0: none came. */
  readonly status: number;
  readonly body: string;
  /** The server was killed meanwhile, so no answer is no fault. */
  readonly isExcused: boolean;
}

const answerMs = 20_000;

/** @param visitor Number of the visitor: rate limits count each separately. */
export function ask(server: SoakedServer, visitor: number, asked: Asked): Promise<Answered> {
  const { life } = server;
  return new Promise((resolve) => {
    const end = (status: number, body: string) =>
      resolve({ status, body, isExcused: life === 0 || server.life !== life });
    const sending = request(
      {
        host: '127.0.0.1',
        port: server.port,
        agent: false,
        timeout: answerMs,
        ...(process.platform === 'linux' && { localAddress: addressOf(visitor) }),
        path: asked.path,
        method: asked.method ?? 'GET',
        headers: { ...asked.headers },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('close', () => {
          const body = Buffer.concat(chunks).toString();
          end(incoming.complete ? (incoming.statusCode ?? 0) : 0, body);
        });
      },
    );
    sending.once('timeout', () => sending.destroy());
    sending.once('error', () => end(0, ''));
    sending.end(asked.body);
  });
}

const addressOf = (visitor: number): string =>
  `127.${10 + (Math.floor(visitor / 62_500) % 200)}.${1 + (Math.floor(visitor / 250) % 250)}.${1 + (visitor % 250)}`;
