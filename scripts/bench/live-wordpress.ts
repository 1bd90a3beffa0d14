/** Twenty edits in a row in a real WordPress with the companion plugin: for each, the time from its saving to the served
 * page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { nodeCommand } from '#platform/base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { createRest, type Rest } from '#fakes/wordpress-rest.ts';
import { languages } from '#platform/languages/locale.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { quantile } from './quantile.ts';
import { publishSite, siteIn, syncSite, unlimited, webhookSecret, withServer } from './site.ts';
import { type Row, upTo } from './table.ts';
import { BenchError } from './timed-run.ts';
import { untilServed } from './until-served.ts';

const postCount = 24;
const editCount = 20;

/** Time for what the server does after its start. */
const pauseMs = 15_000;
const pollMs = 50;

/** @throws {BenchError} If an edit does not appear. */
export async function measureEdits(): Promise<readonly Row[]> {
  const what = `${editCount} edits in a row in WordPress`;
  return withWordPress(async (access) => {
    if (!access)
      return [{ id: 'P5', what: `${what} (its programs are missing)`, unit: 'seconds', ours: undefined }];
    const times = await withTempFolder((folder) => measureSite(folder, access));
    return toRows(what, times);
  });
}

const accessSchema = z
  .object({ url: z.string(), admin: z.string(), reader: z.string(), contentDir: z.string() })
  .nullable();

type WordPressAccess = NonNullable<z.output<typeof accessSchema>>;

/** @param use Gets null where the programs of WordPress are missing. */
async function withWordPress<Value>(use: (access: WordPressAccess | null) => Promise<Value>): Promise<Value> {
  const { program, arguments: args } = nodeCommand([join(projectFolder, 'tests/wordpress/standalone.ts')]);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [unknown];
    if (typeof line !== 'string') throw new BenchError('WordPress does not start.');
    return await use(parseJson(line, accessSchema));
  } finally {
    child.stdin.end();
    await ended;
  }
}

async function measureSite(folder: string, access: WordPressAccess): Promise<readonly number[]> {
  const rest = createRest(access);
  const port = await freePort();
  await prepare(rest, access, port);
  const posts = await createPosts(rest);
  const site = siteIn(folder, {
    ...unlimited,
    PORT: String(port),
    CONTENT_BASE_URL: `${access.url}/wp-json/`,
    CONTENT_BASE_USER: 'reader',
    CONTENT_BASE_PASSWORD: access.reader,
  });
  await syncSite(site);
  await publishSite(site);
  return withServer(site, async ({ origin }) => {
    await pause(pauseMs);
    return editInRow(rest, origin, posts);
  });
}

/** Installs the companion plugin, which sends webhooks to the port. */
async function prepare(rest: Rest, { contentDir }: WordPressAccess, port: number): Promise<void> {
  const plugin = 'site-publisher';
  cpSync(join(projectFolder, 'wordpress', plugin), join(contentDir, 'plugins', plugin), { recursive: true });
  await rest(`wp/v2/plugins/${plugin}/${plugin}`, { status: 'active' });
  const constants = {
    SITE_PUBLISHER_URL: `http://127.0.0.1:${port}`,
    SITE_PUBLISHER_WEBHOOK_SECRET: webhookSecret,
  };
  await rest('tests/v1/options', { shape: 'list', constants: JSON.stringify(constants) });
  const entry = { title: 'Meist', url: '/about', menu_order: 1, status: 'publish' };
  for (const { menuId } of Object.values(languages))
    await rest('wp/v2/menu-items', { ...entry, menus: menuId });
}

interface EditedPost {
  readonly id: number;
  readonly slug: string;
}

const createdSchema = z.object({ id: z.int(), slug: z.string() });

async function createPosts(rest: Rest): Promise<readonly EditedPost[]> {
  const posts: EditedPost[] = [];
  for (let number = 1; number <= postCount; number += 1) {
    const content = `<p>Teade number ${number}.</p>`;
    const post = { title: `Teade ${number}`, slug: `teade-${number}`, content, status: 'publish' };
    posts.push(createdSchema.parse(await rest('wp/v2/posts', post)));
  }
  return posts;
}

/** Edits without a pause.
 * @returns Milliseconds from the response of WordPress to the served page, of each edit. */
async function editInRow(
  rest: Rest,
  origin: string,
  posts: readonly EditedPost[],
): Promise<readonly number[]> {
  const pages: Promise<number>[] = [];
  for (const { id, slug } of posts.slice(0, editCount)) {
    const title = `Muudetud ${crypto.randomUUID()}`;
    const page = untilServed(`${origin}/about/news/${slug}`, { text: title, pollMs });
    await rest(`wp/v2/posts/${id}`, { title });
    const savedAt = performance.now();
    pages.push(page.then((servedAt) => Math.max(0, servedAt - savedAt)));
  }
  return Promise.all(pages);
}

function toRows(what: string, times: readonly number[]): readonly Row[] {
  return [
    { id: '', what: `${what}: the middle one`, unit: 'seconds', ours: quantile(times, 0.5) },
    {
      id: 'P5',
      what: `${what}: the slowest`,
      unit: 'seconds',
      ours: quantile(times, 1),
      target: upTo(1000),
    },
  ];
}
