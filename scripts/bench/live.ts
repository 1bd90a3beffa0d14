/** `bench live`: time from a signed webhook to the changed page on a running server. The content base is a
 * fake in this process; its request time is subtracted. */
import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FakePost, FakeWordPress } from '#fakes/fake-wordpress.ts';
import { readPublishRecords } from '#publish/publish-records.ts';
import { print } from '../print.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { withLiveServer, type LiveServer, untilQuiet, webhookSecret } from './live-server.ts';
import { measureEdits } from './live-wordpress.ts';
import { addPost } from './synthetic-base.ts';
import { syntheticPost } from './synthetic-post.ts';
import { type Row, formatTable } from './table.ts';
import { BenchError } from './timed-run.ts';

const postsRange = { from: 10, until: 100_000 } as const;

/** @param args `--posts N` of the larger site (10000), `--rounds N` of each change (5); the median counts.
 * @throws {BenchError} */
export async function benchLive(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { posts: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
  });
  const [posts, rounds] = [Number(values.posts), Number(values.rounds)];
  if (!Number.isInteger(posts) || posts < postsRange.from || posts > postsRange.until) {
    const range = `${postsRange.from} to ${postsRange.until}`;
    throw new BenchError(`--posts is "${values.posts}". Give a whole number from ${range}.`);
  }
  const rows: Row[] = [...(await measureEdits())];
  for (const count of new Set([shippedPosts(), posts])) rows.push(...(await measureSite(count, rounds)));
  print(formatTable(rows));
}

/** The site's own size. */
function shippedPosts(): number {
  const files = readdirSync(join(projectFolder, 'src/content/posts'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).length;
}

async function measureSite(count: number, rounds: number): Promise<readonly Row[]> {
  return withTempFolder(false, (folder) =>
    withLiveServer(folder, count, async (server) => {
      const rows: Row[] = [];
      for (const change of ['edited', 'added'] as const) {
        const measured: Change[] = [];
        // A warm-up for the work that follows a site's first change.
        for (let round = 0; round <= rounds; round += 1)
          measured.push(await measureChange(server, { change, round }));
        rows.push(...rowsOf(`one ${change} post of ${count}`, measured.slice(1)));
      }
      return rows;
    }),
  );
}

function rowsOf(what: string, changes: readonly Change[]): readonly Row[] {
  const phase = (name: string, of: (change: Change) => number): Row => ({
    id: '',
    what: `${what}: ${name}`,
    unit: 'milliseconds',
    ours: middle(changes.map(of)),
  });
  return [
    {
      id: 'P5',
      what,
      unit: 'seconds',
      ours: middle(changes.map(ownMs)),
      target: { of: 'value', is: 'at most', limit: 300 },
    },
    { id: '', what: `${what}, slowest`, unit: 'seconds', ours: Math.max(...changes.map(ownMs)) },
    phase('webhook answered', ({ acceptedMs }) => acceptedMs),
    phase('content base (taken off)', ({ upstreamMs }) => upstreamMs),
    phase('publish to its end (the page comes first)', ({ publishMs }) => publishMs),
  ];
}

const ownMs = ({ totalMs, upstreamMs }: Change): number => totalMs - upstreamMs;

function middle(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

export interface Change {
  /** Until the response to the webhook. */
  readonly acceptedMs: number;
  /** Time in which the content base handled requests. */
  readonly upstreamMs: number;
  readonly publishMs: number;
  /** Until the changed page was served. */
  readonly totalMs: number;
}

interface Round {
  readonly change: 'edited' | 'added';
  readonly round: number;
}

/** Until the server has nothing left to do for the change before. */
const pauseMs = 11_000;

const limitMs = 60_000;
const pollMs = 2;

/** @throws {BenchError} If the change does not appear. */
async function measureChange(server: LiveServer, { change, round }: Round): Promise<Change> {
  await setTimeout(pauseMs);
  await untilQuiet(server);
  const { id, slug, text } = change === 'edited' ? edit(server, round) : add(server, round);
  const address = `${server.origin}/about/news/${slug}`;
  const upstreamBefore = server.busy.ms;
  const startedAt = Date.now();
  const start = performance.now();
  await sendHook(server, id);
  const acceptedMs = performance.now() - start;
  while (!(await loadText(address)).includes(text)) {
    if (performance.now() - start > limitMs) throw new BenchError(`${address} does not change.`);
    await setTimeout(pollMs);
  }
  const totalMs = performance.now() - start;
  const upstreamMs = server.busy.ms - upstreamBefore;
  // The record is written last.
  await untilQuiet(server);
  return { acceptedMs, upstreamMs, totalMs, publishMs: publishedSince(server, startedAt) };
}

function edit({ fakeWordPress, count }: LiveServer, round: number) {
  return editPost(fakeWordPress, (Math.floor(count / 2) + round) % count);
}

/** @param index Of the post in the list of the content base.
 * @returns The post, and the text that it has now. */
export function editPost({ entries }: Pick<FakeWordPress, 'entries'>, index: number) {
  const posts = entries.get('posts') ?? [];
  const before = posts[index];
  if (!before) throw new BenchError('There is no post to edit.');
  const text = `Muudetud ${randomUUID()}`;
  const after: FakePost = {
    ...before,
    modified_gmt: wordpressNow(),
    content: { rendered: `<p>${text}.</p>`, protected: false },
  };
  posts[index] = after;
  return { id: after.id, slug: after.slug, text };
}

function add({ fakeWordPress, count }: LiveServer, round: number) {
  // Newer than all others.
  const post = syntheticPost(count + round, count);
  addPost(fakeWordPress, post);
  return { id: post.id, slug: post.slug, text: post.title };
}

const wordpressNow = (): string => new Date().toISOString().slice(0, 19);

/** Reports a change of a post, as WordPress does.
 * @throws {BenchError} If it is not accepted. */
export async function sendHook({ origin }: Pick<LiveServer, 'origin'>, id: number): Promise<void> {
  const body = JSON.stringify({
    type: 'content.changed',
    timestamp: new Date().toISOString(),
    data: { action: 'update', postType: 'posts', id },
  });
  const message = randomUUID();
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', webhookSecret)
    .update(`${message}.${seconds}.${body}`)
    .digest('base64');
  const response = await fetch(`${origin}/api/hooks/content`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': message,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  if (response.status !== 202) throw new BenchError(`The webhook is answered with ${response.status}.`);
}

async function loadText(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The server's record of its publishes. */
function publishedSince({ stateDir }: LiveServer, startedAt: number): number {
  const records = readPublishRecords(stateDir).filter(({ at }) => Date.parse(at) >= startedAt);
  return records.filter(({ reason }) => reason === 'hook').at(-1)?.ms ?? Number.NaN;
}
