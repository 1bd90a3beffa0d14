/** The thread in which the content loop runs, so that no request waits for it. */
import { parentPort } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import { observeRequests } from '#base/http/http-client.ts';
import { unreachable } from '#base/unreachable.ts';
import type { Report } from '#events/site-event.ts';
import { LiveContent, type LivePlaces } from '#publish/live-content.ts';
import { ContentLoop } from './content-loop.ts';
import { outdatedCode, type ThreadMessage } from './content-thread.ts';

let loop: ContentLoop | undefined;

parentPort?.on('message', (message: ThreadMessage) => {
  switch (message.type) {
    case 'start':
      void start(message.places);
      return;
    case 'event':
      loop?.accept(message.event, message.at);
      return;
    case 'stop':
      loop?.stop();
      return;
    default:
      unreachable(message);
  }
});

const report: Report = (event) => parentPort?.postMessage(event);

async function start(places: LivePlaces): Promise<void> {
  const upstreams = {
    hasContentBase: places.contentBase !== undefined,
    hasPageBuilder: places.pageBuilder !== undefined,
  };
  const work = new LiveContent({ ...places, clock: systemClock, report });
  observeRequests((call) => {
    report({ type: 'upstream-asked', call });
  });
  loop = new ContentLoop({ work, upstreams, clock: systemClock, report });
  const end = await loop.run();
  process.exit(end === 'outdated' ? outdatedCode : 0);
}
