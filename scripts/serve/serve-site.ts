/** Serves the site, and publishes stale pages meanwhile. The pages of the last publish are served at once; on a fresh clone
 * the first page is there long before the last, and a visitor waits for those that are not. Only scripts/serve.ts loads it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#platform/base/clock.ts';
import { SettingsError } from '#platform/base/environment.ts';
import type { Report } from '#platform/events/site-event.ts';
import { newPassword } from '#platform/cms/wordpress/client.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { isHeld } from '#platform/publish/replaced-files.ts';
import { ContentThread } from '#platform/server/content-loop/content-thread.ts';
import { configureSite } from '#features/features.server.ts';
import { type Live } from '#platform/server/live.ts';
import { inheritedSockets } from '#platform/server/inherited-sockets.ts';
import { RunningPublish } from '#platform/server/running-publish.ts';
import { type SiteServer, startServer } from '#platform/server/server.ts';
import { loadSettings, root } from '../load-settings.ts';
import { explainFailure } from '../publishing.ts';
import { print } from '../print.ts';
import { type StartPublish, startPublish, StartPublishError } from './start-publish.ts';
import { log } from '#platform/base/log.ts';
import { site } from '#features/site.ts';

const frontPage = 'index.html';

/** Milliseconds between two times at which the visits of pages are saved. */
const saveMs = 10 * 60_000;

/** Serves until it is stopped; says what is wrong and ends the process when it cannot.
 * @param compiling Settled when the pages are compiled, or cannot be. */
export async function serveSite(compiling: Promise<unknown>): Promise<void> {
  try {
    await serve(compiling);
  } catch (cause) {
    log.error(explainStart(cause));
    // The server and the threads would keep the process alive.
    process.exit(cause instanceof SettingsError ? 2 : 1);
  }
}

async function serve(compiling: Promise<unknown>): Promise<void> {
  const settings = loadSettings();
  const { contentBase, pageBuilder } = parseLiveSettings(process.env);
  const live = configureSite(process.env, settings, {
    acceptEvent: (event) => {
      content.accept(event);
    },
  });
  const { report } = live;
  const running = new RunningPublish(settings);
  const content = new ContentThread({
    file: site.threads.content,
    places: { root, settings, contentBase, pageBuilder },
    running,
    report,
  });
  const publish = isHeld(settings) ? undefined : startPublish(settings, { running, compiling });
  if (!publish) report({ type: 'held', isHeld: true });
  setInterval(() => {
    running.visits.save();
  }, saveMs).unref();
  const stopping = new AbortController();
  const servers: SiteServer[] = [];
  const stop = () => {
    stopping.abort();
    running.visits.save();
    publish?.stop();
    void Promise.all([...servers.map((server) => server.stop()), content.stop()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const sockets = inheritedSockets(process.env, process.pid);
  const server = await startServer({
    ...settings,
    sockets,
    live,
    publish: running,
  });
  servers.push(server);
  if (publish) void reportStart(publish, report);
  publish?.begin();
  await running.awaitFile(frontPage);
  const hasPage = existsSync(join(settings.outDir, frontPage));
  if (hasPage) print(`The site is at ${server.origin}`);
  await publish?.end.catch((cause: unknown) => {
    // An older site is better than none: it is served until the content is fixed.
    if (!hasPage) throw cause;
    log.error(explainStart(cause));
  });
  if (stopping.signal.aborted) return;
  content.start();
  await checkCredentials(live);
}

async function reportStart({ end, rendered }: StartPublish, report: Report): Promise<void> {
  const start = performance.now();
  const outcome = await end.then(
    () => 'done' as const,
    () => 'failed' as const,
  );
  const counts = { rendered: rendered(), removed: 0, failed: 0 };
  const ms = performance.now() - start;
  report({ type: 'published', reason: 'start', outcome, ...counts, ms, at: systemClock() });
}

async function checkCredentials(live: Live): Promise<void> {
  if ((await live.loadCredentialState()) !== 'refused') return;
  const advice = `The content base refuses the credentials. ${newPassword}`;
  live.report({ type: 'credentials-refused', advice });
}

function explainStart(cause: unknown): string {
  if (cause instanceof StartPublishError) return cause.message;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return 'Another program listens on this port. Set PORT to a free one.';
  if (code === 'EADDRNOTAVAIL') return 'This machine has no such address. Set HOST to one that it has.';
  return explainFailure(cause);
}
