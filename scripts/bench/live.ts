/** `bench live`: time from a signed webhook to the changed page on a running server. The content base is a
 * fake in this process; its request time is subtracted. */
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FakeWordPress } from '#fakes/fake-wordpress.ts';
import { print } from '../print.ts';
import { sendHook, untilQuiet } from './content-hook.ts';
import { withTempFolder } from './folders.ts';
import { measureEdits } from './live-wordpress.ts';
import { addMenus, measureMenu } from './menu-change.ts';
import { readCount } from './options.ts';
import { quantile } from './quantile.ts';
import { publishSite, shippedContent, siteIn, syncSite, unlimited, withServer } from './site.ts';
import { addPost, editPost, startSyntheticBase } from './synthetic-base.ts';
import { syntheticPost } from './synthetic-post.ts';
import { formatTable, type Row, upTo } from './table.ts';
import { untilServed } from './until-served.ts';

/** @param args `--posts N` of the larger site (10000), `--rounds N` of each change (5); the median counts.
 * @throws {BenchError} */
export async function benchLive(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { posts: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '5' } },
  });
  const posts = readCount('posts', values.posts, { from: 10, until: 100_000 });
  const rounds = readCount('rounds', values.rounds, { from: 1, until: 100 });
  const rows: Row[] = [...(await measureEdits())];
  for (const count of new Set([shippedPosts(), posts])) rows.push(...(await measureSite(count, rounds)));
  print(formatTable(rows));
}

/** The site's own size. */
function shippedPosts(): number {
  const files = readdirSync(`${shippedContent}/posts`, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).length;
}

async function measureSite(count: number, rounds: number): Promise<readonly Row[]> {
  const fakeWordPress = await startSyntheticBase(count);
  const busy = new BusyTime(fakeWordPress);
  try {
    return await withTempFolder(async (folder) => {
      addMenus(fakeWordPress);
      const site = siteIn(folder, {
        ...unlimited,
        CONTENT_BASE_URL: fakeWordPress.url,
        CONTENT_BASE_USER: 'reader',
        CONTENT_BASE_PASSWORD: 'of the bench',
      });
      await syncSite(site);
      await publishSite(site);
      return withServer(site, ({ origin }) => measureChanges({ origin, fakeWordPress, busy, count }, rounds));
    });
  } finally {
    await fakeWordPress.close();
  }
}

interface LiveSite {
  readonly origin: string;
  readonly fakeWordPress: FakeWordPress;
  readonly busy: BusyTime;
  /** Posts at the start. */
  readonly count: number;
}

async function measureChanges(site: LiveSite, rounds: number): Promise<readonly Row[]> {
  const { fakeWordPress, count } = site;
  await untilQuiet(fakeWordPress);
  const changes = {
    edited: (round: number) => editPost(fakeWordPress, (Math.floor(count / 2) + round) % count),
    added: (round: number) => {
      // Newer than all others.
      const post = syntheticPost(count + round, count);
      addPost(fakeWordPress, post);
      return { id: post.id, slug: post.slug, text: post.title };
    },
  };
  const rows: Row[] = [];
  for (const [name, change] of Object.entries(changes)) {
    const times: number[] = [];
    // A warm-up for the work that follows a site's first change.
    for (let round = 0; round <= rounds; round += 1)
      times.push(await measureChange(site, () => change(round)));
    const measured = times.slice(1);
    const row = { id: 'P5', what: `one ${name} post of ${count}`, unit: 'seconds' } as const;
    rows.push(
      { ...row, ours: quantile(measured, 0.5), target: upTo(300) },
      { ...row, id: '', what: `${row.what}, slowest`, ours: Math.max(...measured) },
    );
  }
  await pause(pauseMs);
  const { origin, busy } = site;
  const pages = (fakeWordPress.entries.get('posts') ?? []).map(({ slug }) => `/about/news/${slug}`);
  const edit = () => timeChange(site, () => changes.edited(rounds + 1));
  const menuRows = await measureMenu({ origin, fakeWordPress, pages, busyMs: () => busy.ms, edit });
  return [...rows, ...menuRows.map((row) => ({ ...row, what: `${row.what}, ${count} posts` }))];
}

/** Until the server has nothing left to do for the change before. */
const pauseMs = 11_000;

interface ChangedPost {
  readonly id: number;
  readonly slug: string;
  /** What its page has then. */
  readonly text: string;
}

/** @returns Milliseconds from the webhook to the changed page, without those in which the content base handled requests.
 * @throws {BenchError} If the change does not appear. */
async function measureChange(site: LiveSite, change: () => ChangedPost): Promise<number> {
  await pause(pauseMs);
  const ms = await timeChange(site, change);
  await untilQuiet(site.fakeWordPress);
  return ms;
}

async function timeChange({ origin, busy }: LiveSite, change: () => ChangedPost): Promise<number> {
  const { id, slug, text } = change();
  const busyBefore = busy.ms;
  const start = performance.now();
  await sendHook(origin, { id });
  const servedAt = await untilServed(`${origin}/about/news/${slug}`, { text, pollMs: 2 });
  return servedAt - start - (busy.ms - busyBefore);
}

/** The time in which a content base handles at least one request. */
class BusyTime {
  #open = 0;
  #since = 0;
  #ms = 0;

  constructor(fakeWordPress: FakeWordPress) {
    fakeWordPress.fault = (_, response) => {
      if (this.#open === 0) this.#since = performance.now();
      this.#open += 1;
      response.once('close', () => {
        this.#open -= 1;
        if (this.#open === 0) this.#ms += performance.now() - this.#since;
      });
      return false;
    };
  }

  /** Milliseconds so far. */
  get ms(): number {
    return this.#ms + (this.#open > 0 ? performance.now() - this.#since : 0);
  }
}
