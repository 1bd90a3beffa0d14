/** A small site that is served while its content changes, with a fake content base. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import {
  sendJson,
  type FakeWordPress,
  type FakePost,
  fakePost,
  startFakeWordPress,
} from '#fakes/fake-wordpress.ts';
import { signMessage } from '#platform/calls/hooks/webhook-signature.ts';
import { ContentThread } from '#platform/server/content-loop/content-thread.ts';
import { configureSite } from '#features/features.server.ts';
import { RunningPublish } from '#platform/server/running-publish.ts';
import { startServer } from '#platform/server/server.ts';
import { makePublishedSite, type SmallSite } from '../small-site.ts';
import { root } from '../site-settings.ts';
import { site as ownSite } from '#features/site.ts';

const secret = 'a secret of the tests, and of nothing else';

export interface RunningSite {
  readonly site: SmallSite;
  readonly fakeWordPress: FakeWordPress;
  readonly origin: string;
  /** Log messages for the operator. */
  readonly message: readonly string[];
  readonly load: (address: string) => Promise<{ readonly status: number; readonly html: string }>;
  /** Sends the webhook of a changed post. */
  readonly sendHook: (id: number) => Promise<number>;
}

/** Opens /metrics. */
export const metricsToken = 'a token of the tests, long enough';

/** Timeout for slow machines. What is asked for in between costs the server a page each time. */
export const patience = { timeout: 60_000, interval: 200 };

/** Starts a site that is stopped when the test ends.
 * @param count Posts of the content base, numbered from 1. */
export async function startRunningSite(count: number): Promise<RunningSite> {
  const site = await makePublishedSite();
  const fakeWordPress = await startFakeWordPress(
    Array.from({ length: count }, (_, index) => fakePost(index + 1)),
  );
  for (const locale of ['ru', 'en']) fakeWordPress.entries.set(`posts ${locale}`, []);
  const settings = { ...site.settings, hasContentBase: true };
  const { report, messages: message } = fakeLog();
  const contentBase = { url: fakeWordPress.url, credentials: undefined };
  const environment = {
    WEBHOOK_SECRET: secret,
    CONTENT_BASE_URL: fakeWordPress.url,
    RATE_LIMIT: '100000',
    METRICS_TOKEN: metricsToken,
  };
  const live = configureSite(environment, settings, {
    report,
    acceptEvent: (event) => {
      content.accept(event);
    },
  });
  const running = new RunningPublish(settings);
  const content = new ContentThread({
    file: ownSite.threads.content,
    places: { root, settings, contentBase, pageBuilder: undefined, limits: { tries: 1, timeMs: 20_000 } },
    running,
    report: live.report,
  });
  const { origin, stop } = await startServer({ ...settings, port: 0, live, publish: running });
  onTestFinished(async () => {
    await Promise.all([stop(), content.stop()]);
    await fakeWordPress.close();
  });
  const load = async (address: string) => {
    // Compressing what is asked for again and again costs more than making it.
    const response = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
    return { status: response.status, html: await response.text() };
  };
  content.start();
  await expect.poll(async () => (await load('/about/news/postitus-1')).status, patience).toBe(200);
  return { site, origin, fakeWordPress, message, load, sendHook: (id) => sendHook(origin, id) };
}

async function sendHook(origin: string, id: number): Promise<number> {
  const text = JSON.stringify({
    type: 'content.changed',
    timestamp: new Date().toISOString(),
    data: { action: 'update', postType: 'posts', id },
  });
  const message = { id: randomUUID(), timestamp: Math.floor(Date.now() / 1000), text };
  const { status } = await fetch(`${origin}/api/hooks/content`, {
    method: 'POST',
    headers: {
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signMessage(message, Buffer.from(secret)),
    },
    body: text,
  });
  return status;
}

/** Changes a post in the content base. */
export function edit(
  { fakeWordPress }: Pick<RunningSite, 'fakeWordPress'>,
  id: number,
  change: object,
): void {
  const posts = fakeWordPress.entries.get('posts') ?? [];
  const index = posts.findIndex((post) => post.id === id);
  const before = posts[index] ?? fakePost(id);
  const after: FakePost = { ...before, modified_gmt: new Date().toISOString().slice(0, 19), ...change };
  if (index === -1) posts.push(after);
  else posts[index] = after;
}

export const body = (text: string) => ({ content: { rendered: `<p>${text}</p>`, protected: false } });

/** Makes the content base fail every request. */
export function breakDown({ fakeWordPress }: Pick<RunningSite, 'fakeWordPress'>): void {
  fakeWordPress.fault = (_, response) => {
    sendJson(response, { code: 'internal', message: '' }, { status: 500 });
    return true;
  };
}
