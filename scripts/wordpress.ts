/** `npm run wordpress`: a WordPress on this machine with the plugin and the shipped content, and the site beside it: edit and see. It needs
 * no root and no database. Everything is in STATE_DIR/wordpress; deleting that folder begins anew. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import { log } from '#platform/base/log.ts';
import { SettingsError } from '#platform/base/environment.ts';
import { print } from './print.ts';
import { loadSettings, root } from './load-settings.ts';
import { explainFailure } from './publishing.ts';
import { checkPorts } from './wordpress/free-ports.ts';
import { installPlayground, PlaygroundError } from './wordpress/playground.ts';
import { shippedContent } from './wordpress/shipped-entries.ts';
import { runDueEvents, startTrial, type Trial } from './wordpress/trial.ts';

/** How far the port of WordPress is from that of the site. */
const portDistance = 1;
/** A scheduled article is published by this timer. */
const cronMs = 5000;

/** Exit codes of the sync after which the site has the content, apart from entries that it names. */
const taken: readonly unknown[] = [0, 3];

async function run(): Promise<void> {
  const { stateDir, port, contentDir } = loadSettings();
  const folder = resolve(stateDir, 'wordpress');
  const wordpressPort = port + portDistance;
  await checkPorts([
    { port, of: 'the site' },
    { port: wordpressPort, of: 'WordPress' },
  ]);
  const playground = await installPlayground(stateDir);
  log.info('Starting WordPress; the first time it loads the shipped content, which takes a minute or two.');
  const siteUrl = `http://127.0.0.1:${port}`;
  const trial = await startTrial({
    root,
    folder,
    playground,
    port: wordpressPort,
    siteUrl,
    content: shippedContent(contentDir),
  });
  const environment = {
    ...process.env,
    ...trial.environment,
    PORT: String(port),
    STATE_DIR: join(folder, 'state'),
    OUT_DIR: join(folder, 'dist'),
  };
  const stopping = stopTogether(trial);
  const start = (script: string) => stopping(spawnScript(script, environment));
  const [code] = (await once(start('sync'), 'close')) as readonly unknown[];
  if (!taken.includes(code))
    throw new PlaygroundError('The content of WordPress could not be taken; see above.');
  const site = start('serve');
  setInterval(() => void runDueEvents(trial).catch(() => undefined), cronMs).unref();
  print(whatToOpen(trial, siteUrl));
  await Promise.race([once(site, 'close'), once(trial.ended, 'abort')]);
  process.exit(1);
}

function spawnScript(name: string, env: NodeJS.ProcessEnv): ChildProcess {
  const { program, arguments: words } = nodeCommand([join(root, `scripts/${name}.ts`)]);
  return spawn(program, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** Ends WordPress and the site with this command.
 * @returns Notes a child that must end too. */
function stopTogether(trial: Trial): (child: ChildProcess) => ChildProcess {
  const children = new Set<ChildProcess>();
  const stop = async () => {
    const ended = [...children]
      .filter(({ exitCode }) => exitCode === null)
      .map((child) => once(child, 'close'));
    for (const child of children) child.kill();
    await Promise.all([...ended, trial.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
  return (child) => {
    children.add(child);
    return child;
  };
}

function whatToOpen({ url, access }: Trial, siteUrl: string): string {
  return [
    '',
    `WordPress ${access.wordpress} (PHP ${access.php}): ${url}/wp-admin/ — user admin, password ${access.password}`,
    `The site: ${siteUrl} — its first pages are there in some seconds`,
    '',
    'Try it: open Posts, change an article, press Update, and load its page on the site: the change is there after about a second.',
    '“Preview” shows a draft as the page that it will be. Settings → Public website tells whether the site hears of changes.',
    '“Sortimine”, “Jäätmejaamad”, “Hinnad” and the others around them in the menu are what the plugin adds.',
    'Ctrl+C ends both. Deleting the folder wordpress in STATE_DIR begins anew.',
    '',
  ].join('\n');
}

try {
  await run();
} catch (cause) {
  log.error(cause instanceof PlaygroundError ? cause.message : explainFailure(cause));
  process.exit(cause instanceof SettingsError ? 2 : 1);
}
