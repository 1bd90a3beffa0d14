/** A WordPress with the plugin, the shipped content, users, webhooks and previews, set up against a site on this machine. */
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { parseJson } from '#platform/base/json.ts';
import {
  layOutWordPress,
  type PhpVersion,
  type Playground,
  type RunningPlayground,
  startPlayground,
  type WordPressBuild,
} from './playground.ts';
import type { TrialContent } from './shipped-entries.ts';

export interface TrialPlace {
  /** Folder of the project. */
  readonly root: string;
  /** Everything that the trial writes; deleting it begins a new one. */
  readonly folder: string;
}

export interface TrialOptions extends TrialPlace {
  readonly playground: Playground;
  readonly build?: WordPressBuild;
  readonly php?: PhpVersion;
  readonly port: number;
  /** Where the site is or will be. */
  readonly siteUrl: string;
  readonly content: TrialContent;
}

const accessSchema = z.object({
  /** Application passwords: `admin` edits, `reader` is the user of the site. */
  admin: z.string(),
  reader: z.string(),
  /** Of `admin`, to log in with. */
  password: z.string(),
  /** Versions. */
  wordpress: z.string(),
  php: z.string(),
});

export interface Trial extends RunningPlayground {
  readonly access: z.output<typeof accessSchema>;
  /** Settings of the site that belong to this WordPress. */
  readonly environment: Readonly<Record<string, string>>;
}

/** @throws {PlaygroundError} */
export async function startTrial(options: TrialOptions): Promise<Trial> {
  const { folder, playground, build = '6.5', php = '8.3', port, siteUrl } = options;
  const [site, trial] = [join(folder, 'wordpress'), join(folder, 'trial')];
  // Passwords and secrets are in it, and what runs there is written by whoever may write there.
  makePrivateFolder(trial);
  chmodSync(folder, 0o700);
  layOutWordPress(playground, build, site);
  putPlugins(options.root, site, trial);
  const secrets = loadSecrets(trial);
  const constants = {
    SITE_PUBLISHER_URL: siteUrl,
    SITE_PUBLISHER_WEBHOOK_SECRET: secrets.webhook,
    SITE_PUBLISHER_PREVIEW_SECRET: secrets.preview,
    SITE_PUBLISHER_CONTENT_TYPES: '1',
  };
  writePrivateFile(join(trial, 'constants.json'), JSON.stringify(constants));
  writeFileSync(join(trial, 'content.json'), JSON.stringify(options.content));
  const running = await startPlayground(playground, { site, trial, php, port, setup: 'setup.php' });
  try {
    const access = parseJson(readFileSync(join(trial, 'access.json'), 'utf8'), accessSchema);
    // The first answer of Playground sends whoever asks to the same address again.
    await runDueEvents(running);
    const environment = {
      CONTENT_BASE_URL: `${running.url}/wp-json/`,
      CONTENT_BASE_USER: 'reader',
      CONTENT_BASE_PASSWORD: access.reader,
      WEBHOOK_SECRET: secrets.webhook,
      PREVIEW_SECRET: secrets.preview,
    };
    return { ...running, access, environment };
  } catch (cause) {
    await running.stop();
    throw cause;
  }
}

/** Runs what WordPress has to do by now: it sends what is late, and publishes what is due. */
export async function runDueEvents({ url }: Pick<RunningPlayground, 'url'>): Promise<void> {
  await fetch(`${url}/wp-cron.php`);
}

/** The plugin is copied at each start, so that a changed one is tried. */
function putPlugins(root: string, site: string, trial: string): void {
  const content = join(site, 'wp-content');
  const own = join(root, 'scripts/wordpress/php');
  const plugin = join(content, 'plugins/site-publisher');
  rmSync(plugin, { recursive: true, force: true });
  cpSync(join(root, 'wordpress/site-publisher'), plugin, { recursive: true });
  mkdirSync(join(content, 'mu-plugins'), { recursive: true });
  cpSync(join(own, 'trial.php'), join(content, 'mu-plugins/trial.php'));
  // WPML is closed: what plays it in the tests does so here.
  const translations = join(root, 'tests/wordpress/php/mu-plugins/translations.php');
  cpSync(translations, join(content, 'mu-plugins/translations.php'));
  cpSync(join(own, 'setup.php'), join(trial, 'setup.php'));
}

const secretsSchema = z.object({ webhook: z.string(), preview: z.string() });

/** The site and WordPress keep them, so a later start takes the same. */
function loadSecrets(trial: string): z.output<typeof secretsSchema> {
  const file = join(trial, 'secrets.json');
  if (!existsSync(file)) {
    const secret = () => `whsec_${randomBytes(32).toString('base64')}`;
    writePrivateFile(file, JSON.stringify({ webhook: secret(), preview: secret() }));
  }
  return parseJson(readFileSync(file, 'utf8'), secretsSchema);
}
