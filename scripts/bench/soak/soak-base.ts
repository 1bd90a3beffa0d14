/** The content base of a soak: it fails now and then, and an editor works in it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type FakePost, type FakeWordPress, sendJson } from '#fakes/fake-wordpress.ts';
import { sendHook } from '../live.ts';
import { BenchError } from '../timed-run.ts';
import { ask } from './soak-request.ts';
import type { SoakedServer } from './soaked-server.ts';

/** Shares of requests that fail while faults are on. */
const faultShares = { error: 0.02, cut: 0.01, slow: 0.02 } as const;

const slowMs = 3000;

const lookupPath = '/general-purpose-api/upcoming-discharges';

/** Answers lookups, and lets requests fail.
 * @returns Switches the faults. */
export function troubleBase(fakeWordPress: FakeWordPress): { isTroubled: boolean } {
  const trouble = { isTroubled: false };
  fakeWordPress.fault = (request, response) => {
    const fault = trouble.isTroubled ? faultAt(Math.random()) : undefined;
    if (fault === 'error') sendJson(response, { code: 'internal_error' }, { status: 500 });
    else if (fault === 'cut') response.destroy();
    else if (isLookup(request)) void answerLookup(request, response, fault === 'slow' ? slowMs : 0);
    else return false;
    return true;
  };
  return trouble;
}

function faultAt(random: number): keyof typeof faultShares | undefined {
  const { error, cut, slow } = faultShares;
  if (random < error) return 'error';
  if (random < error + cut) return 'cut';
  return random < error + cut + slow ? 'slow' : undefined;
}

const isLookup = ({ url = '' }: IncomingMessage): boolean => url.includes(lookupPath);

async function answerLookup({ url }: IncomingMessage, response: ServerResponse, ms: number): Promise<void> {
  if (ms > 0) await pause(ms);
  const contractNumber = new URL(url ?? '/', 'http://localhost').searchParams.get('contractNumber');
  const emptying = { garbage: 'Biojäätmed', itemType: 'Konteiner', address: 'Tamme 1', date: '2036-01-02' };
  sendJson(response, [{ contractNumber, ...emptying }]);
}

export interface Edit {
  readonly slug: string;
  readonly text: string;
  /** Seconds until the page had it; undefined when the server was killed meanwhile. */
  readonly seconds: number | undefined;
}

const everyMs = 3000;
const pollMs = 50;

/** The page of an edit may come late while the content base fails: the loop tries again. */
const limitMs = 90_000;

/** Edits one post after the other until it is stopped.
 * @returns All edits, in order. */
export async function edit(
  { server, fakeWordPress }: { readonly server: SoakedServer; readonly fakeWordPress: FakeWordPress },
  isStopped: () => boolean,
): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  while (!isStopped()) {
    await pause(everyMs);
    const { id, slug, text } = changePost(fakeWordPress, edits.length);
    const start = performance.now();
    const { life } = server;
    // WordPress sends it again for hours when the site is away; the content loop finds the change in any case.
    await sendHook(server, id).catch(() => undefined);
    while (!(await hasText(server, { slug, text })) && performance.now() - start < limitMs && !isStopped())
      await pause(pollMs);
    const isWhole = life !== 0 && server.life === life && !isStopped();
    edits.push({ slug, text, seconds: isWhole ? (performance.now() - start) / 1000 : undefined });
  }
  return edits;
}

export async function hasText(
  server: SoakedServer,
  { slug, text }: Pick<Edit, 'slug' | 'text'>,
): Promise<boolean> {
  const { body } = await ask(server, 0, { path: `/about/news/${slug}` });
  return body.includes(text);
}

function changePost(fakeWordPress: FakeWordPress, round: number) {
  const posts = fakeWordPress.entries.get('posts') ?? [];
  const index = (round * 7) % posts.length;
  const before = posts[index];
  if (!before) throw new BenchError('There is no post to edit.');
  const text = `Muudetud ${randomUUID()}`;
  const after: FakePost = {
    ...before,
    modified_gmt: new Date().toISOString().slice(0, 19),
    content: { rendered: `<p>${text}.</p>`, protected: false },
  };
  posts[index] = after;
  return { id: after.id, slug: after.slug, text };
}
