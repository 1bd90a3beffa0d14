/** The thread that publishes when `npm start` begins, so that the server answers meanwhile. Only start-publish.ts starts
 * it. */
import { parentPort } from 'node:worker_threads';
import { systemClock } from '#base/clock.ts';
import type { Report, SiteEvent } from '#events/site-event.ts';
import { publishIn } from '#publish/publish.ts';
import { withContext } from '#publish/publish-context.ts';
import { isDrawing, RenderOrder } from '#publish/render-order.ts';
import type { Settings } from '#publish/settings.ts';
import { root } from '../load-settings.ts';
import { explainFailure } from '../publishing.ts';

export type PublishRequest =
  | { readonly type: 'start'; readonly settings: Settings }
  /** The pages are compiled, or cannot be. */
  | { readonly type: 'compiled' }
  | { readonly type: 'want'; readonly file: string };

export type PublishAnswer =
  | { readonly type: 'event'; readonly event: SiteEvent }
  /** Whether this publish writes a file that was asked for. */
  | { readonly type: 'wanted'; readonly file: string; readonly isWritten: boolean }
  /** Everything is written but pictures and documents. */
  | { readonly type: 'pages' }
  | { readonly type: 'done' }
  /** An error loses its class between threads. */
  | { readonly type: 'failed'; readonly message: string };

const order = new RenderOrder();
const compiled = Promise.withResolvers<undefined>();

const send = (answer: PublishAnswer): void => parentPort?.postMessage(answer);

async function start(settings: Settings): Promise<void> {
  let pages = 0;
  const report: Report = (event) => {
    send({ type: 'event', event });
    if (event.type !== 'target-rendered' || isDrawing(event.address)) return;
    pages += 1;
    if (pages === order.pages) send({ type: 'pages' });
  };
  try {
    await withContext({ root, settings, clock: systemClock, report }, async (context) => {
      context.order = order;
      context.loadWorkers();
      await compiled.promise;
      return publishIn(context, { reason: 'start' });
    });
    send({ type: 'done' });
  } catch (cause) {
    send({ type: 'failed', message: explainFailure(cause) });
  }
  parentPort?.close();
}

parentPort?.on('message', (request: PublishRequest) => {
  if (request.type === 'start') void start(request.settings);
  else if (request.type === 'compiled') compiled.resolve(undefined);
  else
    void order.planned.then(() => {
      send({ type: 'wanted', file: request.file, isWritten: order.want(request.file) });
    });
});
