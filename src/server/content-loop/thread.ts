/** The thread in which the content loop runs, so that no request waits for it. */
import { parentPort } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import type { Log } from '#base/log.ts';
import { observeRequests } from '#base/http/http-client.ts';
import { unreachable } from '#base/unreachable.ts';
import { LiveContent, type LivePlaces } from '#publish/live-content.ts';
import type { ContentWork } from '../metrics/content-work.ts';
import { ContentLoop } from './content-loop.ts';
import { outdatedCode, type ThreadEvent, type ThreadMessage } from './content-thread.ts';

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

const note =
  (level: keyof Log) =>
  (message: string): void =>
    parentPort?.postMessage({ type: 'log', level, message } satisfies ThreadEvent);

const noteWork = (work: ContentWork): void =>
  parentPort?.postMessage({ type: 'work', work } satisfies ThreadEvent);

const log = { info: note('info'), warn: note('warn'), error: note('error') };

async function start(places: LivePlaces): Promise<void> {
  const upstreams = {
    hasContentBase: places.contentBase !== undefined,
    hasPageBuilder: places.pageBuilder !== undefined,
  };
  const work = new LiveContent({ ...places, clock: systemClock, log });
  observeRequests((call) => {
    noteWork({ type: 'call', call });
  });
  loop = new ContentLoop({ work, upstreams, clock: systemClock, log, note: noteWork });
  const end = await loop.run();
  process.exit(end === 'outdated' ? outdatedCode : 0);
}
