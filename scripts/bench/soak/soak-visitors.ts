/** Visitors of a soak: pages, lookups and orders, all of which must be answered well. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { attacks } from '../attack/run-attacks.ts';
import { type Answers, countRequests, ownFaults, toClientAddress } from '../attack/attack.ts';
import { createOrder } from '../attack/post-attacks.ts';
import { formType, jsonType, ownOrigin } from '../attack/texts.ts';
import { ask, type Answered } from './soak-request.ts';
import type { SoakedServer } from './soaked-server.ts';

export interface Tally {
  asked: number;
  /** Wrong or missing answers that no kill explains. */
  readonly wrong: string[];
}

/** Wrong answers that are listed; more of them say the same. */
const maxListed = 20;

function note(tally: Tally, line: string | undefined): void {
  tally.asked += 1;
  if (line !== undefined && tally.wrong.length < maxListed) tally.wrong.push(line);
}

const pageMs = 20;

/** Reads pages, several at a time. */
export async function readPages(
  { server, outDir }: { readonly server: SoakedServer; readonly outDir: string },
  isStopped: () => boolean,
): Promise<Tally> {
  const tally: Tally = { asked: 0, wrong: [] };
  const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/u, '')}`)
    .filter((path) => !/^\/(?:\w\w\/)?(?:404|not-found|offline|status|search|plasmic-host)/u.test(path));
  const lane = async (first: number) => {
    for (let index = first; !isStopped(); index += 7) {
      const path = paths[index % paths.length] ?? '/';
      note(tally, findFault(path, await ask(server, index, { path })));
      await pause(pageMs);
    }
  };
  await Promise.all([1, 2, 3, 4].map((number) => lane(number * 1000)));
  return tally;
}

function findFault(path: string, { status, body, isExcused }: Answered): string | undefined {
  // A page that is redirected is one, too.
  const isGood = (status === 200 && body.includes('</html>')) || [301, 302, 308].includes(status);
  return isGood || isExcused ? undefined : `${path}: ${status}, ${body.length} characters`;
}

const lookupMs = 200;

/** Looks contracts up. The content base fails now and then: then the answer says so. */
export async function lookUp(server: SoakedServer, isStopped: () => boolean): Promise<Tally> {
  const tally: Tally = { asked: 0, wrong: [] };
  for (let index = 0; !isStopped(); index += 1) {
    const contractNumber = String(5_000_000 + (index % 400));
    const { status, body, isExcused } = await ask(server, 100_000 + index, {
      method: 'POST',
      path: '/api/discharges',
      headers: { ...jsonType, ...ownOrigin },
      body: JSON.stringify({ contractNumber }),
    });
    const isGood = (status === 200 && body.includes(contractNumber)) || status === 502 || status === 504;
    note(tally, isGood || isExcused ? undefined : `lookup: ${status} ${body.slice(0, 100)}`);
    await pause(lookupMs);
  }
  return tally;
}

const orderMs = 5000;

/** @returns How many orders were accepted. */
export async function order(server: SoakedServer, isStopped: () => boolean): Promise<number> {
  let accepted = 0;
  for (let index = 0; !isStopped(); index += 1) {
    const { status } = await ask(server, 5_000_000 + index * 300, {
      method: 'POST',
      path: '/api/orders',
      headers: { ...formType, ...ownOrigin, accept: 'text/html' },
      body: createOrder(index),
    });
    if (status === 303) accepted += 1;
    await pause(orderMs);
  }
  return accepted;
}

const hostileScale = 0.02;
const hostilePauseMs = 1000;

export interface Hostility {
  requests: number;
  /** Faults of our own while the server ran. */
  faults: number;
}

/** One kind of hostile traffic after the other. */
export async function attack(server: SoakedServer, isStopped: () => boolean): Promise<Hostility> {
  const hostility: Hostility = { requests: 0, faults: 0 };
  for (let index = 0; !isStopped(); index += 1) {
    const { life } = server;
    const chosen = attacks[index % attacks.length];
    const target = { port: server.port, from: toClientAddress(index), scale: hostileScale };
    const answers: Answers = (await chosen?.run(target)) ?? new Map<string, number>();
    hostility.requests += countRequests(answers);
    if (life !== 0 && server.life === life) hostility.faults += ownFaults(answers);
    await pause(hostilePauseMs);
  }
  return hostility;
}
