/** `npm run dev`: serves the pages from their sources over the current content. Saved changes appear in the
 * browser at once; nothing is published. */
import { SettingsError } from '#platform/base/environment.ts';
import { startDevServer } from './dev/dev-server.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { print } from './print.ts';
import { log } from '#platform/base/log.ts';

try {
  const server = await startDevServer({ root, settings: loadSettings(), environment: process.env });
  print(`The site is at ${server.origin}`);
  const stop = () => {
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
