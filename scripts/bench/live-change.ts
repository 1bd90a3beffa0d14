/** One change in the content base, told by a webhook, until the page that shows it is served. */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FakePost } from '#fakes/fake-wordpress.ts';
import { readPublishRecords } from '#publish/publish-records.ts';
import { type LiveServer, untilQuiet } from './live-server.ts';
import { addPost } from './synthetic-base.ts';
import { syntheticPost } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';

export interface Change {
  /** Until the webhook was answered. */
  readonly acceptedMs: number;
  /** In which the content base had a request before it. */
  readonly upstreamMs: number;
  readonly publishMs: number;
  /** Until the page was served as it is after the change. */
  readonly totalMs: number;
}

interface Round {
  readonly change: 'edited' | 'added';
  readonly round: number;
}

/** The next change within this time would wait for further hints (server/content-loop/gathering.ts). */
const pauseMs = 11_000;

const limitMs = 60_000;
const pollMs = 2;

/** @throws {BenchError} When the change does not come. */
export async function measureChange(server: LiveServer, { change, round }: Round): Promise<Change> {
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
  // The record is kept last.
  await untilQuiet(server);
  return { acceptedMs, upstreamMs, totalMs, publishMs: publishedSince(server, startedAt) };
}

function edit({ fakeWordPress, count }: LiveServer, round: number) {
  const posts = fakeWordPress.entries.get('posts') ?? [];
  const index = (Math.floor(count / 2) + round) % count;
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

async function sendHook({ origin, secret }: LiveServer, id: number): Promise<void> {
  const body = JSON.stringify({
    type: 'content.changed',
    timestamp: new Date().toISOString(),
    data: { action: 'update', postType: 'posts', id },
  });
  const message = randomUUID();
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${message}.${seconds}.${body}`).digest('base64');
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

/** What the server notes of its publishes. */
function publishedSince({ stateDir }: LiveServer, startedAt: number): number {
  const records = readPublishRecords(stateDir).filter(({ at }) => Date.parse(at) >= startedAt);
  return records.filter(({ reason }) => reason === 'hook').at(-1)?.ms ?? Number.NaN;
}
