/** Has the content checked again for the status page, when what was found before is out of date. */
import { toMessage } from '#platform/base/result.ts';
import { Thread } from '#platform/base/threads/thread.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { HealthOrder, HealthWork } from './health-work.ts';

let running: Promise<void> | undefined;

/** Checks the content again in its own thread, one check at a time. A failed check is reported, and the earlier
 * findings are kept.
 * @param file Module of a thread that performs `healthWork`. */
export function refreshHealth(file: URL, order: HealthOrder, report: Report): Promise<void> {
  running ??= check(file, order)
    .catch((cause: unknown) => {
      report({ type: 'content-check-failed', reason: toMessage(cause) });
    })
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function check(file: URL, order: HealthOrder): Promise<void> {
  const thread = new Thread<HealthWork>(file);
  try {
    await thread.perform('check', order);
  } finally {
    await thread.stop();
  }
}
