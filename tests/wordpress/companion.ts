/** Installs and removes the companion plugin in the WordPress of the tests. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site-settings.ts';
import type { Administration } from './administration.ts';
import { post, wordpress } from './editor.ts';
import { previewSecret, webhookSecret } from './notified-site.ts';

export const pluginFolder = join(root, 'wordpress/site-publisher');
export const settingsPage = '/wp-admin/options-general.php?page=site-publisher';

const route = 'wp/v2/plugins/site-publisher/site-publisher';
const installed = () => join(wordpress().contentDir, 'plugins/site-publisher');

export async function installCompanion(): Promise<void> {
  cpSync(pluginFolder, installed(), { recursive: true });
  await post(route, { status: 'active' });
}

/** Deletes the plugin like an administrator, which runs its uninstall code. */
export async function deleteCompanion(): Promise<void> {
  await post(route, { status: 'inactive' });
  await post(route, undefined, 'DELETE');
  rmSync(installed(), { recursive: true, force: true });
}

/** Fills in the settings page. */
export async function configureCompanion(
  administration: Administration,
  fields: Readonly<Record<string, string>>,
) {
  const asked = { webhook_secret: webhookSecret, preview_secret: previewSecret, ...fields };
  const named = Object.entries(asked).map(([name, value]): [string, string] => [
    `site_publisher[${name}]`,
    value,
  ]);
  return administration.send(settingsPage, 'options.php', Object.fromEntries(named));
}
