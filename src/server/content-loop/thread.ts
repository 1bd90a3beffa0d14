/** The thread in which the content loop runs, so that no request waits for it. */
import { systemClock } from '#base/clock.ts';
import { observeRequests } from '#base/http/http-client.ts';
import type { Log } from '#base/log.ts';
import { notify, performOrders } from '#base/threads/perform-orders.ts';
import type { ContentEvent } from '#model/content-event.ts';
import { LiveContent, type LivePlaces } from '#publish/live-content.ts';
import type { ContentWork } from '../metrics/content-work.ts';
import { ContentLoop, type LoopEnd } from './content-loop.ts';

/** For the log, which the thread of the server writes, and for its metrics. */
export type ThreadNotice =
  | { readonly type: 'log'; readonly level: keyof Log; readonly message: string }
  | { readonly type: 'work'; readonly work: ContentWork };

interface ArrivedEvent {
  readonly event: ContentEvent;
  /** When it arrived, in milliseconds since the epoch: the thread reads messages between two steps of its work. */
  readonly at: number;
}

const send = (notice: ThreadNotice): void => {
  notify(notice);
};
const note =
  (level: keyof Log) =>
  (message: string): void => {
    send({ type: 'log', level, message });
  };
const noteWork = (done: ContentWork): void => {
  send({ type: 'work', work: done });
};
const log = { info: note('info'), warn: note('warn'), error: note('error') };

let loop: ContentLoop | undefined;

const work = {
  run: (places: LivePlaces): Promise<LoopEnd> => {
    const upstreams = {
      hasContentBase: places.contentBase !== undefined,
      hasPageBuilder: places.pageBuilder !== undefined,
    };
    const content = new LiveContent({ ...places, clock: systemClock, log });
    observeRequests((call) => {
      noteWork({ type: 'call', call });
    });
    loop = new ContentLoop({ work: content, upstreams, clock: systemClock, log, note: noteWork });
    return loop.run();
  },
  accept: ({ event, at }: ArrivedEvent) => {
    loop?.accept(event, at);
  },
  stop: () => {
    loop?.stop();
  },
};

export type LoopWork = typeof work;

performOrders(work);
