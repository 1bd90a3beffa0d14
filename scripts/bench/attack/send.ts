/** Ways to send: well-formed requests, raw bytes, and slow bytes. Each is limited in number, time and
 * concurrency. */
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { visit, type VisitorRequest } from '../visitor-request.ts';
import { type Answers, type Attack, countAnswer, type Target, toNetworkAddress } from './attack.ts';

export interface Sent extends VisitorRequest {
  /** Source address; defaults to that of the attack. */
  readonly from?: string;
}

interface Flood {
  /** Requests, at scale 1. */
  readonly count: number;
  /** Requests at any scale; defaults to 1. */
  readonly min?: number;
  /** Concurrency; defaults to 16. */
  readonly atOnce?: number;
  /** Each on its own connection. */
  readonly isReconnecting?: boolean;
}

/** Maximum duration of an attack. */
const limitMs = 20_000;

/** A response after this timeout does not count. */
const patienceMs = 15_000;

const scaled = (count: number, { scale }: Target, min = 1): number =>
  Math.max(min, Math.round(count * scale));

/** Sends identical well-formed requests.
 * @param make Creates the request with a number. */
export function flood(
  name: string,
  { count, min, atOnce = 16, isReconnecting = false }: Flood,
  make: (index: number) => Sent,
): Attack {
  return {
    name,
    run: async (target) => {
      const agent = new Agent({ keepAlive: !isReconnecting, maxSockets: atOnce });
      try {
        return await inLanes(scaled(count, target, min), atOnce, (index) => send(target, agent, make(index)));
      } finally {
        agent.destroy();
      }
    },
  };
}

/** @param atOnce Lanes, each with one request at a time. */
async function inLanes(
  count: number,
  atOnce: number,
  one: (index: number) => Promise<string | Answers>,
): Promise<Answers> {
  const answers: Answers = new Map();
  const until = performance.now() + limitMs;
  let next = 0;
  const lane = async () => {
    while (next < count && performance.now() < until) {
      next += 1;
      const answer = await one(next - 1);
      if (typeof answer === 'string') countAnswer(answers, answer);
      else for (const [status, times] of answer) countAnswer(answers, status, times);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return answers;
}

async function send(
  { port, from }: Target,
  agent: Agent,
  { from: ownAddress = from, ...sent }: Sent,
): Promise<string> {
  const answer = await visit({ port, from: ownAddress, agent, patienceMs }, sent);
  if (answer.type === 'answered') return String(answer.status);
  return answer.type === 'late' ? 'none' : 'cut';
}

/** Sends raw bytes, each on its own connection.
 * @param make Creates the bytes with a number. */
export function rawFlood(
  name: string,
  { count, atOnce = 16 }: Flood,
  make: (index: number) => string | Uint8Array,
): Attack {
  return {
    name,
    run: (target) =>
      inLanes(scaled(count, target), atOnce, (index) =>
        exchange(target, (socket) => socket.write(make(index))),
      ),
  };
}

interface Slow {
  readonly connections: number;
  /** Networks that they come from in turn; defaults to one. */
  readonly networks?: number;
  readonly first: string;
  /** Sent repeatedly. */
  readonly then: string;
  readonly everyMs: number;
  /** Duration; shortened by the scale. */
  readonly forMs: number;
}

/** Connections that send a little now and then. */
export function slowly(
  name: string,
  { connections, networks = 1, first, then, everyMs, forMs }: Slow,
): Attack {
  return {
    name,
    run: (target) => {
      const count = scaled(connections, target);
      const until = performance.now() + Math.max(everyMs, forMs * Math.min(1, target.scale));
      const drip = async (socket: Socket) => {
        socket.write(first);
        while (performance.now() < until && !socket.destroyed) {
          await pause(everyMs);
          if (socket.writable) socket.write(then);
        }
        socket.destroy();
      };
      const from = (index: number) => (networks === 1 ? target.from : toNetworkAddress(index % networks));
      return inLanes(count, count, (index) => exchange({ ...target, from: from(index) }, drip));
    },
  };
}

/** Milliseconds without another byte after which the response counts as complete. */
const quietMs = 1500;

/** @param talk Writes the request.
 * @returns All responses. */
function exchange({ port, from }: Target, talk: (socket: Socket) => unknown): Promise<Answers> {
  return new Promise((resolve) => {
    const answers: Answers = new Map();
    let rest = '';
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      const text = rest + bytes.toString('latin1');
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /gu)) countAnswer(answers, status);
      // An incomplete status line.
      rest = /HTTP\/?[\d.]{0,3} ?\d{0,3}$/u.exec(text)?.[0] ?? '';
    });
    socket.on('error', () => undefined);
    socket.once('connect', () => void talk(socket));
    socket.once('close', () => {
      if (answers.size === 0) countAnswer(answers, 'cut');
      resolve(answers);
    });
  });
}
