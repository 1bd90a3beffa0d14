/** Work of the thread in which the content loop runs, so that no request waits for it. */
import { systemClock } from '#platform/base/clock.ts';
import { observeRequests } from '#platform/base/http/http-client.ts';
import { notify } from '#platform/base/threads/perform-orders.ts';
import type { Report, SiteEvent } from '#platform/events/site-event.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import type { Site } from '#platform/site.ts';
import { LiveContent, type LivePlaces } from '#platform/publish/live-content.ts';
import type { OrderNotice } from '#platform/publish/render-order.ts';
import { ContentLoop, type LoopEnd } from './content-loop.ts';

interface ArrivedEvent {
  readonly event: ContentEvent;
  /** When it arrived, in milliseconds since the epoch: the thread reads messages between two steps of its work. */
  readonly at: number;
}

/** What the thread tells while it runs. */
export type LoopNotice =
  | OrderNotice
  | { readonly type: 'event'; readonly event: SiteEvent }
  /** A publish has ended, however it ended. */
  | { readonly type: 'publish-ended' };

const tell = (notice: LoopNotice): void => {
  notify(notice);
};

const report: Report = (event) => {
  tell({ type: 'event', event });
};

export type LoopWork = ReturnType<typeof loopWork>;

export function loopWork(site: Site) {
  let loop: ContentLoop | undefined;
  let content: LiveContent | undefined;
  return {
    run: (places: LivePlaces): Promise<LoopEnd> => {
      const upstreams = {
        hasContentBase: places.contentBase !== undefined,
        hasPageBuilder: places.pageBuilder !== undefined,
      };
      content = new LiveContent({ ...places, site, clock: systemClock, report, tell });
      observeRequests((call) => {
        report({ type: 'upstream-asked', call });
      });
      loop = new ContentLoop({ work: content, upstreams, clock: systemClock, report });
      return loop.run();
    },
    accept: ({ event, at }: ArrivedEvent) => {
      loop?.accept(event, at);
    },
    want: async (file: string) => content?.want(file),
    heard: (asked: readonly string[]) => {
      content?.heard(asked);
    },
    stop: () => {
      loop?.stop();
    },
  };
}
