/** The publish with which `npm start` begins. It runs in a thread of its own, and says which files it will write to the
 * server that already answers. */
import { Worker } from 'node:worker_threads';
import { hasWholeSite } from '#publish/replaced-files.ts';
import type { Settings } from '#publish/settings.ts';
import { RunningPublish } from '#server/running-publish.ts';
import { CommandEvents } from '../command-events.ts';
import type { PublishAnswer, PublishRequest } from './publish-thread.ts';

/** Nothing was published; the message says why and what to do. */
export class StartPublishError extends Error {
  override readonly name = 'StartPublishError';
}

export interface StartPublish {
  readonly begin: () => void;
  readonly running: RunningPublish;
  /** Rejected with a StartPublishError. */
  readonly end: Promise<unknown>;
  /** Number of targets that it has rendered. */
  readonly rendered: () => number;
  /** Ends the publish, and with it the waiting of visitors; the next one continues. */
  readonly stop: () => void;
}

/** Loads the publisher; `begin` begins.
 * @param compiling Settled when the pages are compiled, or cannot be. */
export function startPublish(settings: Settings, compiling: Promise<unknown>): StartPublish {
  const worker = new Worker(new URL('./publish-thread.ts', import.meta.url));
  const send = (request: PublishRequest) => {
    worker.postMessage(request);
  };
  const { promise: end, resolve, reject } = Promise.withResolvers<undefined>();
  const pages = Promise.withResolvers<undefined>();
  const running = new RunningPublish({
    outDir: settings.outDir,
    hasSite: hasWholeSite(settings),
    end,
    pages: pages.promise,
    want: (file) => {
      send({ type: 'want', file });
    },
  });
  const events = new CommandEvents();
  let rendered = 0;
  worker.on('message', (answer: PublishAnswer) => {
    if (answer.type === 'event') {
      events.report(answer.event);
      if (answer.event.type === 'target-rendered') rendered += 1;
    } else if (answer.type === 'wanted') running.answer(answer.file, answer.isWritten);
    else if (answer.type === 'pages') pages.resolve(undefined);
    else if (answer.type === 'done') {
      events.end();
      resolve(undefined);
    } else reject(new StartPublishError(answer.message));
  });
  worker.on('error', reject);
  worker.on('exit', () => {
    reject(new StartPublishError('The thread that publishes ended before its work was done.'));
  });
  const begin = () => {
    send({ type: 'start', settings });
    void compiling.then(() => {
      send({ type: 'compiled' });
    });
  };
  const stop = () => {
    resolve(undefined);
    void worker.terminate();
  };
  return { begin, running, end, stop, rendered: () => rendered };
}
