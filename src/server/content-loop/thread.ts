/** The thread in which the content loop runs, so that no request waits for it. */
import { parentPort } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ContentEvent } from '#model/content-event.ts';
import { LiveContent, type LivePlaces } from '#publish/live-content.ts';
import { ContentLoop } from './content-loop.ts';
import { outdatedCode } from './thread-exit.ts';

export type ThreadMessage =
  | { readonly type: 'start'; readonly places: LivePlaces }
  | { readonly type: 'event'; readonly event: ContentEvent }
  | { readonly type: 'stop' };

/** What it says to the operator. */
export interface ThreadSaid {
  readonly line: string;
}

let loop: ContentLoop | undefined;

parentPort?.on('message', (message: ThreadMessage) => {
  switch (message.type) {
    case 'start':
      void start(message.places);
      return;
    case 'event':
      loop?.accept(message.event);
      return;
    case 'stop':
      loop?.stop();
      return;
    default:
      unreachable(message);
  }
});

async function start(places: LivePlaces): Promise<void> {
  const say = (line: string) => parentPort?.postMessage({ line } satisfies ThreadSaid);
  const upstreams = {
    hasContentBase: places.contentBase !== undefined,
    hasPageBuilder: places.pageBuilder !== undefined,
  };
  const work = new LiveContent({ ...places, clock: systemClock, say });
  loop = new ContentLoop({ work, upstreams, clock: systemClock, say });
  const end = await loop.run();
  process.exit(end === 'outdated' ? outdatedCode : 0);
}
