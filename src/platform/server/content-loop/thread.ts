/** Work of the thread in which the content loop runs, so that no request waits for it. The site has the module of the thread, which
 * performs it. */
import { systemClock } from '#platform/base/clock.ts';
import { observeRequests } from '#platform/base/http/http-client.ts';
import { notify } from '#platform/base/threads/perform-orders.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { Site } from '#platform/site.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import { LiveContent, type LivePlaces } from '#platform/publish/live-content.ts';
import { ContentLoop, type LoopEnd } from './content-loop.ts';

interface ArrivedEvent {
  readonly event: ContentEvent;
  /** When it arrived, in milliseconds since the epoch: the thread reads messages between two steps of its work. */
  readonly at: number;
}

const report: Report = (event) => {
  notify(event);
};

export function loopWork(site: Site) {
  let loop: ContentLoop | undefined;
  return {
    run: (places: LivePlaces): Promise<LoopEnd> => {
      const upstreams = {
        hasContentBase: places.contentBase !== undefined,
        hasPageBuilder: places.pageBuilder !== undefined,
      };
      const content = new LiveContent({ ...places, site, clock: systemClock, report });
      observeRequests((call) => {
        report({ type: 'upstream-asked', call });
      });
      loop = new ContentLoop({ work: content, upstreams, clock: systemClock, report });
      return loop.run();
    },
    accept: ({ event, at }: ArrivedEvent) => {
      loop?.accept(event, at);
    },
    stop: () => {
      loop?.stop();
    },
  };
}

export type LoopWork = ReturnType<typeof loopWork>;
