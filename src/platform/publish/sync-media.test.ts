/** Files of editors come, change and go with what WordPress has, whatever its entries say. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { logNote } from '#platform/notes/note.ts';
import { makePrivateFolder } from '#platform/base/files.ts';
import type { Report } from '#platform/events/site-event.ts';
import { settingsOfFewContent } from '#fakes/few-content.ts';
import { fakePost, type FakeWordPress, startFakeWordPress } from '#fakes/fake-wordpress.ts';
import { readSyncedRow } from '#fakes/synced-content.ts';
import { tryToLock } from './state.ts';
import { loadSiteKnowledge, syncNamedEntries, syncSite } from './sync-content.ts';
import { site } from '#features/site.ts';

let fakeWordPress: FakeWordPress;
let folder: string;

beforeEach(async () => {
  fakeWordPress = await startFakeWordPress([]);
  folder = mkdtempSync(join(tmpdir(), 'sync-media-'));
});

afterEach(async () => {
  await fakeWordPress.close();
  rmSync(folder, { recursive: true, force: true });
});

const findOrigin = () => new URL(fakeWordPress.url).origin;
const day = (number: number) => `2026-01-0${number}T10:00:00`;

function call() {
  const messages: string[] = [];
  const report: Report = (event) => {
    if ('note' in event) messages.push(logNote(event.note));
  };
  return {
    messages,
    report,
    settings: settingsOfFewContent(folder, fakeWordPress.url),
    contentBase: { url: fakeWordPress.url, credentials: { user: 'reader', password: 'key' } },
    limits: { tries: 1 },
  };
}

/** @returns What was said about the entries. */
async function sync(isFull = false): Promise<readonly string[]> {
  const { messages, ...options } = call();
  await syncSite({ site, ...options, isFull });
  return messages.filter((message) => !message.includes('none of its items'));
}

/** As after a webhook. */
async function syncNamed(postType: string, id: number) {
  const { messages: warnings, ...options } = call();
  const knowledge = loadSiteKnowledge(options.settings, site);
  return {
    ...(await syncNamedEntries({ ...options, site, knowledge, entries: [{ postType, id }] })),
    warnings,
  };
}

const draw = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();

/** Uploads a file, or replaces it under its name. */
function upload(
  id: number,
  name: string,
  file: Buffer | string | { bytes: string | Buffer; modified: string },
): void {
  const { bytes, modified } =
    typeof file === 'string' || Buffer.isBuffer(file) ? { bytes: file, modified: day(1) } : file;
  fakeWordPress.files.set(`/wp-content/uploads/${name}`, Buffer.from(bytes));
  removeEntry(id);
  fakeWordPress.media.push({
    id,
    source_url: `${findOrigin()}/wp-content/uploads/${name}`,
    modified_gmt: modified,
    mime_type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png',
    media_details: { filesize: bytes.length },
  });
}

function removeEntry(id: number): void {
  const at = fakeWordPress.media.findIndex((entry) => entry.id === id);
  if (at >= 0) fakeWordPress.media.splice(at, 1);
}

function deleteFile(id: number, name: string): void {
  removeEntry(id);
  fakeWordPress.files.delete(`/wp-content/uploads/${name}`);
}

function write(rendered: string, change: object = {}): void {
  const post = fakePost(1, { content: { rendered, protected: false }, ...change });
  fakeWordPress.entries.set('posts', [post]);
}

const link = (name: string) => `<p><a href="${findOrigin()}/wp-content/uploads/${name}">Hinnakiri</a></p>`;
const picture = (id: number, name: string) =>
  `<p><img class="wp-image-${id}" src="${findOrigin()}/wp-content/uploads/${name}" alt="Pilt"></p>`;

const article = () => readSyncedRow(folder, 'posts/000/1.json') ?? '';
const folders = () => readdirSync(join(folder, 'content/media')).sort();

/** The document that the article links to. */
function linked(): string {
  const address = /\/media\/[\w-]+\/[\w.-]+/u.exec(article())?.[0] ?? '';
  return readFileSync(join(folder, 'content', address), 'latin1');
}

test('a document that is replaced under its name comes with the next sync, however it was replaced', async () => {
  upload(7, 'hinnad.pdf', '%PDF one');
  write(link('hinnad.pdf'));
  await sync();
  expect(linked()).toBe('%PDF one');
  const replace: Readonly<Record<string, () => void>> = {
    'deleted and uploaded anew': () => upload(8, 'hinnad.pdf', '%PDF two'),
    'in place, with another size': () => upload(8, 'hinnad.pdf', '%PDF three'),
    'in place, with another time': () => upload(8, 'hinnad.pdf', { bytes: '%PDF threw', modified: day(2) }),
  };
  for (const [how, act] of Object.entries(replace)) {
    removeEntry(7);
    act();
    expect([how, await sync()]).toEqual([how, []]);
    expect([how, linked()]).toEqual([
      how,
      fakeWordPress.files.get('/wp-content/uploads/hinnad.pdf')?.toString('latin1'),
    ]);
  }
});

test('a file behind the back of WordPress comes when its article is saved again, and with a full sync', async () => {
  upload(7, 'hinnad.pdf', '%PDF one');
  write(link('hinnad.pdf'));
  await sync();
  const replace = (text: string) =>
    fakeWordPress.files.set('/wp-content/uploads/hinnad.pdf', Buffer.from(text));
  replace('%PDF TWO');
  await sync();
  expect(linked()).toBe('%PDF one');
  await sync(true);
  expect(linked()).toBe('%PDF TWO');
  replace('%PDF 333');
  write(link('hinnad.pdf'), { modified_gmt: day(3) });
  await syncNamed('posts', 1);
  expect(linked()).toBe('%PDF 333');
  replace('%PDF 444');
  write(link('hinnad.pdf'), { modified_gmt: day(4) });
  await sync();
  expect(linked()).toBe('%PDF 444');
});

test('a picture that is edited in the media library comes, also when it is not the newest file', async () => {
  upload(9, 'uus.png', { bytes: await draw('#00f'), modified: day(9) });
  upload(5, 'pilt.png', await draw('#f00'));
  write(picture(5, 'pilt-300x200.png') + picture(9, 'uus.png'));
  await sync();
  const before = article();
  upload(5, 'pilt-e1700000000000.png', await draw('#0f0'));
  expect((await syncNamed('media', 5)).written).toEqual(['posts/000/1.json']);
  expect(article()).not.toBe(before);
  upload(5, 'pilt.png', await draw('#f00'));
  expect(await sync()).toEqual([]);
  expect(article()).toBe(before);
});

test('what did not change is asked for once in each sync of its article, and downloaded never again', async () => {
  upload(7, 'hinnad.pdf', '%PDF one');
  write(link('hinnad.pdf'));
  await sync();
  await sync();
  const asked = () => fakeWordPress.requests.filter((url) => url.includes('hinnad.pdf')).length;
  const before = asked();
  await sync();
  expect(asked()).toBe(before);
  write(link('hinnad.pdf').repeat(3), { modified_gmt: day(2) });
  const { written } = await syncNamed('posts', 1);
  expect([written, asked()]).toEqual([['posts/000/1.json'], before + 1]);
});

test.for([
  ['webhook', () => syncNamed('media', 7)],
  ['inventory', async () => ({ removed: ['', ...(await sync())], warnings: [] })],
] as const)('a deleted file goes from the site with its %s, and the editor is told', async ([how, go]) => {
  upload(7, 'isikud.pdf', '%PDF persons');
  upload(5, 'pilt.png', await draw('#f00'));
  write(link('isikud.pdf') + picture(5, 'pilt.png'));
  await sync();
  expect(folders()).toHaveLength(2);
  deleteFile(7, 'isikud.pdf');
  const { removed, warnings } = await go();
  expect(article()).not.toContain('isikud.pdf"');
  expect(folders()).toHaveLength(1);
  const messages = [...removed, ...warnings].join('\n');
  expect(messages).toMatch(/isikud\.pdf cannot be copied \(WordPress has no such file any more/u);
  if (how === 'webhook') expect(removed).toEqual([expect.stringMatching(/^media\//u)]);
  deleteFile(5, 'pilt.png');
  await syncNamed('media', 5);
  expect(folders()).toEqual([]);
});

test('a sync waits for a publish where it deletes files, and nowhere else', async () => {
  upload(7, 'isikud.pdf', '%PDF persons');
  write(link('isikud.pdf'));
  makePrivateFolder(folder);
  const unlock = tryToLock(folder);
  await sync();
  deleteFile(7, 'isikud.pdf');
  const { promise: isWaiting, resolve } = Promise.withResolvers<undefined>();
  const report: Report = ({ type }) => {
    if (type === 'lock-awaited') resolve(undefined);
  };
  const synced = syncSite({ site, ...call(), report, isFull: false });
  await isWaiting;
  expect([article(), folders()]).toEqual([expect.not.stringContaining('isikud.pdf"'), [expect.any(String)]]);
  unlock?.();
  await synced;
  expect(folders()).toEqual([]);
});

test('a file that nothing shows any more is deleted when WordPress deletes it, whether or not it was known', async () => {
  upload(7, 'isikud.pdf', '%PDF persons');
  write('<p>Tühi.</p>');
  await sync();
  write(link('isikud.pdf'), { modified_gmt: day(2) });
  // No inventory followed, so only the address is known.
  await syncNamed('posts', 1);
  write('<p>Tühi.</p>', { modified_gmt: day(3) });
  await syncNamed('posts', 1);
  expect(folders()).toHaveLength(1);
  deleteFile(7, 'isikud.pdf');
  expect((await syncNamed('media', 7)).removed).toHaveLength(1);
  expect(folders()).toEqual([]);
});

test('two files with the same content have one copy, which stays until both are gone', async () => {
  upload(7, 'a.pdf', '%PDF same');
  const red = await draw('#f00');
  upload(5, 'yks.png', red);
  upload(6, 'kaks.png', red);
  write(picture(5, 'yks.png') + picture(6, 'kaks.png'));
  expect(await sync()).toEqual([]);
  expect(folders()).toHaveLength(1);
  deleteFile(5, 'yks.png');
  await syncNamed('media', 5);
  expect(folders()).toHaveLength(1);
  deleteFile(6, 'kaks.png');
  await syncNamed('media', 6);
  expect(folders()).toEqual([]);
});

test('while WordPress lists a file that its server does not send, or sends an error, the copy stays and somebody is told', async () => {
  upload(7, 'hinnad.pdf', '%PDF one');
  write(link('hinnad.pdf'));
  await sync();
  fakeWordPress.files.delete('/wp-content/uploads/hinnad.pdf');
  expect(await sync(true)).toEqual([expect.stringContaining('stays as it was')]);
  expect(linked()).toBe('%PDF one');
  fakeWordPress.fault = ({ url = '' }, response) => {
    if (!url.includes('.pdf')) return false;
    response.writeHead(500).end();
    return true;
  };
  removeEntry(7);
  expect(await sync(true)).toEqual([expect.stringContaining('stays as it was')]);
  expect(existsSync(join(folder, 'content/media', folders()[0] ?? ''))).toBe(true);
});

test('a picture that costs too much is left out, with what to do', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/>${'<use href="#a"/>'.repeat(1200)}</svg>`;
  upload(5, 'pomm.svg', svg);
  write(picture(5, 'pomm.svg'));
  expect(await sync()).toEqual([
    expect.stringContaining('repeats parts of itself too often; upload it as PNG'),
  ]);
});
