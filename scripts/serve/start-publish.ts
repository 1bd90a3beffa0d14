/** The publish with which `npm start` begins. It runs in a thread of its own, and says which files it will write to the
 * server that already answers. */
import { toMessage } from '#platform/base/result.ts';
import { Thread } from '#platform/base/threads/thread.ts';
import { describeWorkError, WorkError } from '#platform/base/threads/work-error.ts';
import { hasWholeSite } from '#platform/publish/replaced-files.ts';
import type { Settings } from '#platform/publish/settings.ts';
import type { RunningPublish } from '#platform/server/running-publish.ts';
import { CommandEvents } from '../command-events.ts';
import type { PublishNotice, PublishThreadWork } from './publish-thread.ts';

/** Nothing was published; the message says why and what to do. */
export class StartPublishError extends Error {
  override readonly name = 'StartPublishError';
}

export interface StartPublish {
  readonly begin: () => void;
  /** Rejected with a StartPublishError. */
  readonly end: Promise<unknown>;
  /** Number of targets that it has rendered. */
  readonly rendered: () => number;
  /** Ends the publish, and with it the waiting of visitors; the next one continues. */
  readonly stop: () => void;
}

/** Loads the publisher; `begin` begins.
 * @param options.running Of the server, which answers meanwhile.
 * @param options.compiling Settled when the pages are compiled, or cannot be. */
export function startPublish(
  settings: Settings,
  { running, compiling }: { readonly running: RunningPublish; readonly compiling: Promise<unknown> },
): StartPublish {
  const events = new CommandEvents();
  let rendered = 0;
  const take = (notice: PublishNotice) => {
    if (notice.type !== 'event') {
      running.take(notice);
      return;
    }
    events.report(notice.event);
    if (notice.event.type === 'target-rendered') rendered += 1;
  };
  const file = new URL('./publish-thread.ts', import.meta.url);
  const thread = new Thread<PublishThreadWork, PublishNotice>(file, {}, { onNotice: take });
  const end = Promise.withResolvers<undefined>();
  running.begin({
    hasSite: hasWholeSite(settings),
    want: (wanted) => {
      thread.tell('want', wanted);
    },
    hear: (asked) => {
      thread.tell('heard', asked);
    },
  });
  const publish = async () => {
    try {
      await thread.perform('publish', settings);
      events.end();
      running.end();
      end.resolve(undefined);
    } catch (cause) {
      running.end();
      end.reject(
        new StartPublishError(cause instanceof WorkError ? describeWorkError(cause) : toMessage(cause)),
      );
    }
    await thread.stop();
  };
  const begin = () => {
    void publish();
    void compiling.then(() => {
      thread.tell('continue', undefined);
    });
  };
  const stop = () => {
    running.end();
    end.resolve(undefined);
    void thread.stop();
  };
  return { begin, end: end.promise, stop, rendered: () => rendered };
}
