/** Webhooks of the content base to a running server. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { hookPath, signed } from '#fakes/sample-webhooks.ts';
import { webhookSecret } from './site.ts';
import { BenchError } from './timed-run.ts';

const key = Buffer.from(webhookSecret);

/** Reports a change, as WordPress does.
 * @throws {BenchError} If it is not accepted. */
export async function sendHook(
  origin: string,
  { action = 'update', postType = 'posts', id }: { action?: string; postType?: string; id: number },
): Promise<void> {
  const now = new Date();
  const body = JSON.stringify({
    type: 'content.changed',
    timestamp: now.toISOString(),
    data: { action, postType, id },
  });
  const message = signed({ timestamp: Math.floor(now.getTime() / 1000), body, key });
  const { status } = await fetch(origin + hookPath, message);
  if (status !== 202) throw new BenchError(`The webhook is answered with ${status}.`);
}

/** After this time without a request to the content base, the inventory after a change has ended. */
const quietMs = 2000;

export async function untilQuiet({ requests }: Pick<FakeWordPress, 'requests'>): Promise<void> {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await pause(quietMs);
  }
}
