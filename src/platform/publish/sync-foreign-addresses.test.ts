/** A compromised WordPress returns addresses that only this machine can reach. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { logNote } from '#platform/notes/note.ts';
import type { Report } from '#platform/events/site-event.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import {
  type Fault,
  sendJson,
  type FakeWordPress,
  sampleMenuItem,
  fakePost,
  startFakeWordPress,
} from '#fakes/fake-wordpress.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { parseSettings } from './settings.ts';
import { syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const asked: string[] = [];
/** An internal service that answers every request with a picture. */
const internal = createServer(({ url = '' }, response) => {
  asked.push(url);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
});
const { port, close } = await listenOnLoopback(internal);

const fakeWordPress: FakeWordPress = await startFakeWordPress([]);
const stateDir = mkdtempSync(join(tmpdir(), 'sync-'));
afterAll(async () => {
  await Promise.all([close(), fakeWordPress.close()]);
  rmSync(stateDir, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

/** WordPress returns `foreign` wherever it can return a file address. */
function naming(foreign: string): Fault {
  fakeWordPress.entries.set('posts', [
    fakePost(1, {
      featured_media: 5,
      styles: { stylesheets: [foreign], inline_styles: '' },
      content: {
        rendered: `<p><img src="${foreign}" alt=""><img class="wp-image-5" src="/a.png" alt="">
          <a href="${foreign}">Pilt</a> <a href="${foreign.replace('.png', '.pdf')}">Juhend</a>
          <link rel="stylesheet" href="${foreign}"></p>`,
        protected: false,
      },
    }),
  ]);
  return ({ url = '' }, response) => {
    if (url.includes('/wp/v2/media')) {
      const media = { id: 5, modified_gmt: '2026-01-01T10:00:00', source_url: foreign, alt_text: '' };
      sendJson(response, [media]);
      return true;
    }
    if (!url.includes('/wp/v2/menu-items')) return false;
    const title = { rendered: `<img src="${foreign}"><span>Meist</span>` };
    sendJson(response, [sampleMenuItem(1, { title })]);
    return true;
  };
}

async function sync(foreign: string, fault = naming(foreign)): Promise<readonly string[]> {
  fakeWordPress.fault = fault;
  const messages: string[] = [];
  const report: Report = (event) => {
    if ('note' in event) messages.push(logNote(event.note));
  };
  await syncSite({
    site,
    settings: parseSettings({ STATE_DIR: stateDir, CONTENT_BASE_URL: fakeWordPress.url }),
    contentBase: { url: fakeWordPress.url, credentials: { user: 'reader', password: 'key' } },
    report,
    isFull: true,
    limits: { tries: 1 },
  });
  return messages;
}

test.for([
  `http://127.0.0.1:${port}/internal-service/wp-content/pixel.png`,
  `http://localhost:${port}/wp-content/pixel.png`,
  `http://[::1]:${port}/wp-content/pixel.png`,
  `http://0x7f000001:${port}/wp-content/pixel.png`,
  `http://user:key@127.0.0.1:${port}/wp-content/pixel.png`,
  `//127.0.0.1:${port}/wp-content/pixel.png`,
  'http://169.254.169.254/latest/meta-data/iam/wp-content/pixel.png',
])('what WordPress names at %s is not asked for', async (foreign) => {
  const messages = await sync(foreign);
  expect(asked).toEqual([]);
  const post = readSyncedRow(stateDir, 'posts/000/1.json') ?? '';
  expect(post).not.toContain('featuredImage');
  // Links stay unchanged: visitors follow them, this machine does not.
  expect(post).not.toContain('<img');
  expect(
    messages.filter((message) => message.includes('stands on another site')).length,
  ).toBeGreaterThanOrEqual(4);
});

test('a warning does not tell whether anything listens there', async () => {
  const place = (at: number) => `http://127.0.0.1:${at}/wp-content/pixel.png`;
  const open = await sync(place(port));
  const closed = await sync(place(9));
  expect(open.map((message) => message.replaceAll(place(port), ''))).toEqual(
    closed.map((message) => message.replaceAll(place(9), '')),
  );
});

test('the same files of WordPress itself are copied', async () => {
  const own = new URL('/wp-content/pixel.png', fakeWordPress.url).href;
  const tell = naming(own);
  const messages = await sync(own, (request, response, count) => {
    if (request.url !== '/wp-content/pixel.png') return tell(request, response, count);
    response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    return true;
  });
  const post = readSyncedRow(stateDir, 'posts/000/1.json') ?? '';
  expect(post).toContain('featuredImage');
  expect(post.match(/<img/gu)).toHaveLength(2);
  expect(messages.filter((message) => message.includes('another site'))).toEqual([]);
});
