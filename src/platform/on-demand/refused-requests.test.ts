/** What a refused request costs: its sender sends more than we work. Each kind is sent from many networks, so that no limit of one
 * of them helps, and nothing is made in threads for it. */
import { expect, test } from 'vitest';
import { proofHeader } from '#platform/protocol/proof-header.ts';
import { openPreviews } from './preview/preview-page.ts';
import { sampleHandlers } from '#fakes/sample-handlers.ts';
import { noon, posting, sampleApi } from '#fakes/sample-api.ts';
import {
  guess,
  known,
  lookUp,
  parseChallenge,
  rates,
  solve,
  solveChallenge,
  solveWrongly,
} from '#fakes/sample-guesses.ts';
import { hookPath, signed } from '#fakes/sample-webhooks.ts';

const site = 'http://site.example.ee';
const count = 100;

/** Processor time of one refused request. Measured over many, in all threads, the pool of Node's own work among them. */
const maxMs = 5;

/** Without a page: a refusal is a sentence. */
const maxAnswerBytes = 2500;

const networkAt = (index: number) => `10.${20 + (index >> 8)}.${index & 255}.1`;

const never = () => Promise.reject(new Error('A refusal is made by no thread.'));
const { api, ask, time } = sampleApi({ rates });
const answerMade = sampleHandlers({ api, ratePerMinute: 120 });
const preview = openPreviews(
  { secret: 'planted-preview-secret', clock: () => noon, report: () => undefined },
  never,
);

const lookupWith = (proof: string) => posting({ contractNumber: known }, { [proofHeader]: proof });

interface Kind {
  readonly status: number;
  readonly path: string;
  readonly init?: RequestInit | ((index: number) => RequestInit | Promise<RequestInit>);
  /** Absent: one network after the other. */
  readonly from?: string;
  readonly by?: 'handler' | 'preview';
}

/** A challenge of the network, once contract numbers are being guessed. */
const lookUpFrom = (index: number) => lookUp(ask, known, { from: networkAt(index) });

const form = (body: string, headers: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});
const ownSite = { 'sec-fetch-site': 'same-origin' };
const otherSite = { 'sec-fetch-site': 'cross-site' };
const discharges = '/api/discharges';

/** Of nobody's contract: a network that has found one is not asked. */
const guessed = '5999999';

const replayed = async () => {
  const proof = solveChallenge(await lookUp(ask, guessed, { from: '192.0.2.77' }));
  expect((await lookUp(ask, guessed, { from: '192.0.2.77', proof })).status).toBe(200);
  return proof;
};

const kinds: Readonly<Record<string, Kind>> = {
  'no proof where one is needed': {
    status: 428,
    path: discharges,
    init: posting({ contractNumber: known }),
  },
  'a wrong proof': {
    status: 428,
    path: discharges,
    init: async (index) => lookupWith(solveWrongly(await lookUpFrom(index))),
  },
  'a proof of a forged challenge': {
    status: 428,
    path: discharges,
    init: async (index) => lookupWith(solve({ ...parseChallenge(await lookUpFrom(index)), attempts: 1 })),
  },
  'the dearest challenge that was never made': {
    status: 428,
    path: discharges,
    init: async (index) =>
      lookupWith(
        JSON.stringify({
          challenge: { ...parseChallenge(await lookUpFrom(index)), attempts: 2 ** 31 },
          counter: 1,
        }),
      ),
  },
  'a proof that is none': { status: 428, path: discharges, init: lookupWith('x'.repeat(8000)) },
  'more wrong proofs than the rate of an address allows requests': {
    status: 429,
    path: discharges,
    init: lookupWith('none of it'),
    from: '192.0.2.1',
  },
  'a page of another site': {
    status: 403,
    path: discharges,
    init: { ...posting({ contractNumber: known }), headers: otherSite },
  },
  'an unknown method': { status: 405, path: discharges, init: { method: 'DELETE' } },
  'an unknown path': { status: 404, path: '/api/nothing' },
  'an address that is too long': { status: 414, path: `/api/search?query=${'a'.repeat(9000)}` },
  'a body that is too large': {
    status: 413,
    path: discharges,
    init: posting({ contractNumber: 'a'.repeat(100_000) }),
  },
  'a form that is too large': {
    status: 413,
    path: '/api/orders',
    init: form('a=b&'.repeat(20_000), ownSite),
  },
  'malformed JSON': { status: 400, path: discharges, init: posting('[{"a":'.repeat(100)) },
  'a body of an unknown type': {
    status: 415,
    path: discharges,
    init: posting('x', { 'content-type': 'image/png' }),
  },
  'a bad parameter': { status: 400, path: `/api/search?query=${'a'.repeat(200)}` },
  'an unknown parameter': { status: 400, path: `/api/unserved?${'b'.repeat(100)}=1` },
  'a webhook without a signature': { status: 401, path: hookPath, init: posting('{}') },
  'a webhook signed with another key': {
    status: 401,
    path: hookPath,
    init: () => signed({ timestamp: noon / 1000, key: Buffer.from('another key') }),
  },
  'a webhook that is an hour old': {
    status: 401,
    path: hookPath,
    init: () => signed({ timestamp: noon / 1000 - 3600 }),
  },
  'a bad calendar token': { status: 410, path: `/api/calendar-entries?token=${'A'.repeat(700)}` },
  'a calendar with a guessed address': {
    status: 410,
    path: `/calendar/${'A'.repeat(200)}.ics`,
    by: 'handler',
  },
  'a sheet of bins that do not exist': {
    status: 400,
    path: '/documents/et/sorting-sheet.pdf?bin=none',
    by: 'handler',
  },
  'a form of another site': {
    status: 403,
    path: '/calendar/poster',
    init: form('contractNumber=1', otherSite),
    by: 'handler',
  },
  'a posted page that is too large': {
    status: 413,
    path: '/calendar/poster',
    init: form('a'.repeat(100_000), ownSite),
    by: 'handler',
  },
  'a preview without a signature': { status: 403, path: '/preview?type=posts&id=1&locale=et', by: 'preview' },
  'a preview with a guessed signature': {
    status: 403,
    path: `/preview?type=posts&id=1&locale=et&until=${noon / 1000 + 60}&signature=${'A'.repeat(43)}`,
    by: 'preview',
  },
};

async function send({ by, path }: Kind, init: RequestInit, from: string): Promise<Response> {
  const request = new Request(new URL(path, site), init);
  if (by === 'preview') return preview(request);
  if (by === undefined) return api(request, from);
  const made = await answerMade(request, from);
  if (!made) throw new TypeError(`Nothing is answered at ${path}.`);
  return made;
}

async function resolveInit({ init = {} }: Kind, index: number): Promise<RequestInit> {
  return typeof init === 'function' ? init(index) : init;
}

/** Milliseconds of the processor. */
function worked(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

test.for(Object.entries(kinds))('%s costs us less than 5 ms', async ([name, kind]) => {
  // Each kind finds contract numbers being guessed, and no network that has asked before.
  time.now += 15 * 60_000;
  await guess(ask, 60);
  const sent: RequestInit[] = [];
  for (let index = 0; index < count; index += 1) sent.push(await resolveInit(kind, index));
  for (let index = 0; index < rates.personal && kind.from !== undefined; index += 1)
    await send(kind, sent[index] ?? {}, kind.from);
  const start = process.cpuUsage();
  const answers: Response[] = [];
  for (const [index, init] of sent.entries())
    answers.push(await send(kind, init, kind.from ?? networkAt(index)));
  const ms = worked(start) / count;
  expect([name, ...new Set(answers.map(({ status }) => status))]).toEqual([name, kind.status]);
  expect(ms).toBeLessThan(maxMs);
  for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBeLessThan(maxAnswerBytes);
  if (process.env.TEST_FULL === '1') process.stdout.write(`${name}: ${ms.toFixed(3)} ms\n`);
});

test('a proof that was used opens nothing again, and costs as little', async () => {
  time.now += 15 * 60_000;
  await guess(ask, 60);
  const proof = await replayed();
  time.now += 60_000;
  const start = process.cpuUsage();
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    if (index % 4 === 0) time.now += 1;
    statuses.add((await lookUp(ask, guessed, { from: '192.0.2.77', proof })).status);
  }
  expect(worked(start) / count).toBeLessThan(maxMs);
  expect([...statuses]).toEqual([428, 429]);
});
