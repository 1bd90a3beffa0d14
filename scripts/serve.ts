/** `npm start`: publishes stale pages and serves the site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '#base/environment.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import { isHeld } from '#publish/output.ts';
import { ContentThread } from '#server/content-loop/content-thread.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { explainFailure, loadSettings, publishWithProgress, root } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#base/log.ts';

async function serve(): Promise<void> {
  const settings = loadSettings();
  const { contentBase, pageBuilder } = parseLiveSettings(process.env);
  const content = new ContentThread({ places: { root, settings, contentBase, pageBuilder }, log });
  const live = configureLive(process.env, settings, { acceptEvent: content.accept });
  if (isHeld(settings)) {
    log.warn('The last publish was rolled back; it stays like this until `npm run build`.');
  } else {
    await publishWithProgress(settings, { reason: 'start' }).catch((cause: unknown) => {
      // An older site is better than none: it is served until the content is fixed.
      if (!existsSync(join(settings.outDir, 'index.html'))) throw cause;
      log.error(explainFailure(cause));
    });
  }
  const server = await startServer({ ...settings, live });
  print(`The site is at ${server.origin}`);
  content.start();
  void live.loadCredentialState().then((state) => {
    if (state === 'refused')
      log.warn(
        'The content base refuses the credentials. Correct CONTENT_BASE_USER and CONTENT_BASE_PASSWORD.',
      );
  });
  const stop = () => {
    void Promise.all([server.stop(), content.stop()]).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await serve();
} catch (cause) {
  const isPortTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  const message = isPortTaken
    ? 'Another program listens on this port. Set PORT to a free one.'
    : explainFailure(cause);
  log.error(message);
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
