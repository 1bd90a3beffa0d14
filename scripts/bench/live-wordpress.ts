/** Edits in a row in a real WordPress with the companion plugin: for each, the time from its saving to the served
 * page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '#base/json.ts';
import { nodeCommand } from '#base/node-command.ts';
import { freePort } from '#fakes/loopback.ts';
import { type Rest, restOf } from '#fakes/wordpress-rest.ts';
import { languages } from '#model/locale.ts';
import { projectFolder, withTempFolder } from './folders.ts';
import { webhookSecret, withServedSite } from './live-server.ts';
import { isolatedSettings } from './synthetic-base.ts';
import type { Row } from './table.ts';
import { BenchError } from './timed-run.ts';

const postCount = 24;
const editCount = 20;

/** Time for what the server does after its start, and after a row of edits. */
const pauseMs = 15_000;
const limitMs = 60_000;
const pollMs = 50;

/** The same number of edits by one editor and by two at the same time, each editor without a pause. */
const editors = { 'one editor': 1, 'two editors at once': 2 } as const;

/** @throws {BenchError} If an edit does not appear. */
export async function measureEdits(): Promise<readonly Row[]> {
  const what = `${editCount} edits in a row in WordPress`;
  return withWordPress(async (access) => {
    if (!access)
      return [{ id: 'P5', what: `${what} (its programs are missing)`, unit: 'seconds', ours: undefined }];
    return withTempFolder(false, (folder) => measureSite(folder, access, what));
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

async function measureSite(folder: string, access: WordPressAccess, what: string): Promise<readonly Row[]> {
  const rest = restOf(access);
  const port = await freePort();
  await prepare(rest, access, port);
  const posts = await createPosts(rest);
  const environment = {
    ...isolatedSettings(folder, { url: `${access.url}/wp-json/` }),
    CONTENT_BASE_USER: 'reader',
    CONTENT_BASE_PASSWORD: access.reader,
  };
  return withServedSite({ port, environment }, async (origin) => {
    const rows: Row[] = [];
    for (const [who, count] of Object.entries(editors)) {
      await setTimeout(pauseMs);
      rows.push(...rowsOf(`${what}, ${who}`, await editInRow({ rest, origin, posts, editors: count })));
    }
    return rows;
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

interface EditPlan {
  readonly rest: Rest;
  readonly origin: string;
  readonly posts: readonly EditedPost[];
  readonly editors: number;
}

/** @returns Milliseconds from the response of WordPress to the served page, of each edit. */
async function editInRow({ rest, origin, posts, editors }: EditPlan): Promise<readonly number[]> {
  const row = posts.slice(0, editCount).values();
  const pages: Promise<number>[] = [];
  const edit = async () => {
    for (const { id, slug } of row) {
      const title = `Muudetud ${crypto.randomUUID()}`;
      const page = untilServed(`${origin}/about/news/${slug}`, title);
      await rest(`wp/v2/posts/${id}`, { title });
      const savedAt = performance.now();
      pages.push(page.then((servedAt) => Math.max(0, servedAt - savedAt)));
    }
  };
  await Promise.all(Array.from({ length: editors }, edit));
  return Promise.all(pages);
}

/** @returns When a page first has a text. */
async function untilServed(address: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(address)).text()).includes(text)) {
    if (performance.now() - start > limitMs) throw new BenchError(`${address} does not change.`);
    await setTimeout(pollMs);
  }
  return performance.now();
}

function rowsOf(what: string, times: readonly number[]): readonly Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  return [
    { id: '', what: `${what}: the middle one`, unit: 'seconds', ours: sorted[Math.floor(sorted.length / 2)] },
    {
      id: 'P5',
      what: `${what}: the slowest`,
      unit: 'seconds',
      ours: sorted.at(-1),
      target: { of: 'value', is: 'at most', limit: 1000 },
    },
  ];
}
