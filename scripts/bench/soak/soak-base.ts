/** The content base of a soak: it fails now and then, and an editor works in it. */
import { setTimeout as pause } from 'node:timers/promises';
import { type FakeWordPress, sendJson } from '#fakes/fake-wordpress.ts';
import { sendHook } from '../content-hook.ts';
import { answerToLookup, editPost } from '../synthetic-base.ts';
import { ask } from './soak-request.ts';
import type { SoakedServer } from './soaked-server.ts';

/** Shares of requests that fail while faults are on. */
const faultShares = { error: 0.02, cut: 0.01, slow: 0.02 } as const;

const slowMs = 3000;

/** Answers lookups, and lets requests fail.
 * @returns Switches the faults. */
export function troubleBase(fakeWordPress: FakeWordPress): { isTroubled: boolean } {
  const trouble = { isTroubled: false };
  fakeWordPress.fault = (request, response) => {
    const fault = trouble.isTroubled ? faultAt(Math.random()) : undefined;
    if (fault === 'error') sendJson(response, { code: 'internal_error' }, { status: 500 });
    else if (fault === 'cut') response.destroy();
    else {
      const answer = answerToLookup(request);
      if (!answer) return false;
      setTimeout(() => sendJson(response, answer), fault === 'slow' ? slowMs : 0);
    }
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

/** Posts of the content base. */
export const postCount = 200;

export interface Edit {
  readonly slug: string;
  readonly text: string;
  /** Milliseconds until the page had it; undefined when the server was killed meanwhile. */
  readonly ms: number | undefined;
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
    const { id, slug, text } = editPost(fakeWordPress, (edits.length * 7) % postCount);
    const start = performance.now();
    const { life } = server;
    // WordPress sends it again for hours when the site is away; the content loop finds the change in any case.
    await sendHook(server.origin, { id }).catch(() => undefined);
    while (!(await hasText(server, { slug, text })) && performance.now() - start < limitMs && !isStopped())
      await pause(pollMs);
    const isWhole = life !== 0 && server.life === life && !isStopped();
    edits.push({ slug, text, ms: isWhole ? performance.now() - start : undefined });
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
