/** Requests of a soak, each from its own address on loopback. */
import { visit, type VisitorRequest } from '../visitor-request.ts';
import type { SoakedServer } from './soaked-server.ts';

export interface Answered {
  /** 0: none came, or only a part. */
  readonly status: number;
  readonly body: string;
  /** The server was killed meanwhile, so no answer is no fault. */
  readonly isExcused: boolean;
}

const patienceMs = 20_000;

/** @param visitor Number of the visitor: rate limits count each separately. */
export async function ask(server: SoakedServer, visitor: number, asked: VisitorRequest): Promise<Answered> {
  const { life, port } = server;
  const from = process.platform === 'linux' ? { from: toAddress(visitor) } : {};
  const answer = await visit({ port, patienceMs, ...from }, asked);
  const isExcused = life === 0 || server.life !== life;
  return answer.type === 'answered' && answer.isComplete
    ? { status: answer.status, body: answer.text(), isExcused }
    : { status: 0, body: '', isExcused };
}

const toAddress = (visitor: number): string =>
  `127.${10 + (Math.floor(visitor / 62_500) % 200)}.${1 + (Math.floor(visitor / 250) % 250)}.${1 + (visitor % 250)}`;
