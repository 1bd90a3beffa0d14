/** `npm start`: publishes what is stale and serves the site. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isHeld } from '#publish/rollback.ts';
import { SettingsError } from '#publish/settings.ts';
import { addressOf, startServer, stopServer } from '#server/server.ts';
import { explainFailure, loadSettings, publishWithProgress } from './publishing.ts';

async function serve(): Promise<void> {
  const settings = loadSettings();
  if (isHeld(settings)) {
    process.stderr.write('The last publish was rolled back; the site stays so until `npm run build`.\n');
  } else {
    await publishWithProgress(settings).catch((cause: unknown) => {
      // A site that stands is better than none: it is served while somebody mends the content.
      if (!existsSync(join(settings.outDir, 'index.html'))) throw cause;
      process.stderr.write(`${explainFailure(cause)}\n`);
    });
  }
  const server = await startServer(settings.outDir, settings.port);
  process.stdout.write(`The site is at ${addressOf(server)}\n`);
  const stop = () => {
    void stopServer(server).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await serve();
} catch (cause) {
  const isPortTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
  const says = isPortTaken
    ? 'Another program listens on this port. Set PORT to a free one.'
    : explainFailure(cause);
  process.stderr.write(`${says}\n`);
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
