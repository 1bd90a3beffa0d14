/** `npm run serve-config -- nginx|caddy|systemd`: prints what a machine of one's own needs to serve the site, made of the tables that the
 * server itself reads (docs/serving.md). */
import { SettingsError } from '#platform/base/environment.ts';
import { log } from '#platform/base/log.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { write } from './print.ts';
import { formatCaddy } from './serve-config/caddy.ts';
import { formatNginx } from './serve-config/nginx.ts';
import { parseServeOptions } from './serve-config/options.ts';
import { formatSystemd } from './serve-config/systemd.ts';
import { loadTables } from './serve-config/tables.ts';

async function formatConfiguration(args: readonly string[]): Promise<string> {
  const { siteUrl, host: nodeHost = '127.0.0.1', port, outDir } = loadSettings();
  const siteHost = new URL(siteUrl).hostname;
  if (!process.env.SITE_URL) log.warn(`SITE_URL is not set, so the configuration is for ${siteHost}.`);
  const { program, options } = parseServeOptions(args, { siteHost, nodeHost, nodePort: port });
  if (program === 'systemd') return formatSystemd(options);
  const tables = await loadTables({ root, outDir, isEncrypted: options.tls !== 'none' });
  const { ratePerMinute } = parseLiveSettings(process.env);
  return { nginx: formatNginx, caddy: formatCaddy }[program]({ ...options, tables, ratePerMinute });
}

try {
  write(await formatConfiguration(process.argv.slice(2)));
} catch (cause) {
  log.error(explainFailure(cause));
  process.exitCode = cause instanceof SettingsError ? 2 : 1;
}
