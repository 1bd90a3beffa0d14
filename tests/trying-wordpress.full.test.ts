/** `npm run wordpress` as somebody tries it, and the plugin on every PHP and on the oldest and newest WordPress that run so. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, type TestContext } from 'vitest';
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { createRest } from '#fakes/wordpress-rest.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import {
  installPlayground,
  phpVersions,
  type PhpVersion,
  type Playground,
  PlaygroundError,
  type WordPressBuild,
} from '#scripts/wordpress/playground.ts';
import { startTrial } from '#scripts/wordpress/trial.ts';
import { root } from './site-settings.ts';
import { NotifiedSite, previewSecret, webhookSecret } from './wordpress/notified-site.ts';

const tools = join(root, '.state/tools');
/** A whole site is published meanwhile. */
const patience = { timeout: 1_200_000 };
let playground: Playground | undefined;
/** Why WordPress cannot run here. */
let reason = '';

beforeAll(async () => {
  try {
    playground = await installPlayground(join(root, '.state'));
  } catch (cause) {
    if (!(cause instanceof PlaygroundError)) throw cause;
    reason = cause.message;
  }
});

function installed(context: TestContext): Playground {
  if (!playground) return context.skip(reason);
  return playground;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trying-wordpress-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const idSchema = z.object({ id: z.int(), link: z.string() });
const accessSchema = z.object({ admin: z.string(), password: z.string() });

/** Runs the command with a state folder of its own.
 * @returns What it printed, when it has said what to open. */
async function startCommand() {
  const stateDir = temporaryFolder();
  symlinkSync(tools, join(stateDir, 'tools'), 'junction');
  const port = await freePort();
  const { program, arguments: words } = nodeCommand([join(root, 'scripts/wordpress.ts')]);
  const child = spawn(program, words, {
    cwd: root,
    env: childEnvironment({ STATE_DIR: stateDir, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await expect
    .poll(() => child.exitCode !== null || output.includes('Ctrl+C'), { timeout: 400_000, interval: 500 })
    .toBe(true);
  const access = parseJson(readFileSync(join(stateDir, 'wordpress/trial/access.json'), 'utf8'), accessSchema);
  // Passwords and secrets are in it.
  if (process.platform !== 'win32') expect(statSync(join(stateDir, 'wordpress')).mode & 0o077).toBe(0);
  const wordpress = `http://127.0.0.1:${port + 1}`;
  return { output: () => output, site: `http://127.0.0.1:${port}`, wordpress, ...access };
}

/** Cookies of the administrator. */
async function logIn(wordpress: string, password: string): Promise<string> {
  const response = await fetch(`${wordpress}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: password, testcookie: '1' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

const read = async (address: string) => (await fetch(address)).text();

test(
  'the command starts a WordPress and the site, and what is edited in one is on the other',
  patience,
  async (context) => {
    installed(context);
    const { output, site, wordpress, admin, password } = await startCommand();
    expect(output()).toContain(`${wordpress}/wp-admin/`);
    expect(output()).toContain(', 0 not taken');
    expect(output()).toContain(`password ${password}\n`);
    expect(await logIn(wordpress, 'password')).not.toContain('wordpress_logged_in');
    expect(await logIn(wordpress, password)).toContain('wordpress_logged_in');
    const rest = createRest({ url: wordpress, admin });
    const wait = { timeout: 400_000, interval: 500 };
    const [post] = z
      .array(idSchema.extend({ slug: z.string() }))
      .parse(await rest('wp/v2/posts?per_page=1', undefined, 'GET'));
    if (!post) throw new Error('WordPress has no article.');
    const page = `${site}/about/news/${post.slug}`;
    // The first publish goes on in the background.
    await expect
      .poll(
        () =>
          fetch(page).then(
            ({ status }) => status,
            () => 0,
          ),
        wait,
      )
      .toBe(200);

    await rest(`wp/v2/posts/${post.id}`, { title: 'Proovime WordPressi' });
    await expect.poll(() => read(page), wait).toContain('Proovime WordPressi');
    await expect.poll(() => read(`${site}/about/news`), wait).toContain('Proovime WordPressi');
    // The next edit meets a site that has nothing else to do.
    await rest(`wp/v2/posts/${post.id}`, { title: 'Veel kord' });
    await expect.poll(() => read(page), { timeout: 20_000, interval: 50 }).toContain('Veel kord');

    const object = z
      .array(idSchema)
      .parse(await rest('wp/v2/sorting_items?slug=pitsakarp', undefined, 'GET'));
    expect(object).toHaveLength(1);
    const entry = { title: 'Mustand proovist', content: '<p>Mustand.</p>', status: 'draft' };
    const draft = idSchema.parse(await rest('wp/v2/posts', entry));
    const headers = { Cookie: await logIn(wordpress, password) };
    const preview = await fetch(`${wordpress}/?p=${draft.id}&preview=true`, { headers, redirect: 'manual' });
    const target = preview.headers.get('location') ?? '';
    expect(target).toContain(`${site}/preview?`);
    expect(await read(target)).toContain('Mustand proovist');
  },
);

const newest: WordPressBuild = 'nightly';
const usual: WordPressBuild = '6.5';
const oldest: WordPressBuild = '6.2';

/** Every PHP with a usual WordPress; the oldest and the newest with the oldest and the newest. */
const matrix: readonly (readonly [WordPressBuild, PhpVersion])[] = [
  ...phpVersions.map((php) => [usual, php] as const),
  [oldest, '7.4'],
  [oldest, '8.2'],
  [newest, '7.4'],
  [newest, '8.5'],
];

const pages = [
  'options-general.php?page=site-publisher',
  'edit.php',
  'post-new.php?post_type=sorting_items',
  'post-new.php?post_type=sorting_differences',
  'post-new.php?post_type=kojv_olme',
  'post-new.php?post_type=notices',
  'nav-menus.php?action=edit&menu=0',
  'edit.php?post_type=sorting_items',
];

test.for(matrix)(
  'the plugin on WordPress %s and PHP %s: pages, webhooks, no complaint of PHP',
  async ([build, php], context) => {
    const folder = temporaryFolder();
    const notified = new NotifiedSite();
    const siteUrl = await notified.start();
    onTestFinished(() => {
      notified.stop();
    });
    mkdirSync(join(folder, 'trial'));
    const secrets = { webhook: webhookSecret, preview: previewSecret };
    writeFileSync(join(folder, 'trial/secrets.json'), JSON.stringify(secrets));
    const port = await freePort();
    const content = { entries: [], menus: [] };
    const trial = await startTrial({
      root,
      folder,
      playground: installed(context),
      build,
      php,
      port,
      siteUrl,
      content,
    });
    onTestFinished(trial.stop);
    expect(trial.access.php).toMatch(new RegExp(`^${RegExp.escape(php)}\\.`, 'u'));

    const rest = createRest({ url: trial.url, admin: trial.access.admin });
    const { id } = idSchema.parse(await rest('wp/v2/posts', { title: 'Uudis', status: 'publish' }));
    expect(await notified.takeNotifications()).toEqual([{ action: 'publish', postType: 'posts', id }]);
    const requests = ['wp/v2/posts', `wp/v2/posts/${id}`].map((route) => ({ route, parameters: {} }));
    expect(await rest('site-publisher/v1/read', { requests })).toMatchObject([
      { status: 200, headers: { 'X-WP-Total': 1 }, body: [{ id }] },
      { status: 200, body: { id } },
    ]);
    const difference = await rest('wp/v2/sorting_differences', {
      title: 'Tartu: paber',
      status: 'publish',
      acf: { municipality: '0793', text: { et: 'Teisiti.' } },
    });
    expect(difference).toMatchObject({ acf: { municipality: '0793', text: { et: 'Teisiti.' } } });
    await notified.takeNotifications();

    const headers = { Cookie: await logIn(trial.url, trial.access.password) };
    for (const page of pages) {
      const response = await fetch(`${trial.url}/wp-admin/${page}`, { headers, redirect: 'manual' });
      const html = await response.text();
      expect([page, response.status, html.includes('</html>')]).toEqual([page, 200, true]);
      expect(html).not.toMatch(/(?:Warning|Notice|Deprecated|Fatal error)<\/b>/u);
    }
    const complaints = join(folder, 'trial/php.log');
    const lines = existsSync(complaints) ? readFileSync(complaints, 'utf8').split('\n') : [];
    expect(lines.filter((line) => line.includes('site-publisher'))).toEqual([]);
  },
);
