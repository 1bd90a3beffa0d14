import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configureSite } from '#features/features.server.ts';
import { startServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
const folders = { outDir: folder, stateDir: folder, contentDir: 'src/content' };
writeFileSync(
  join(folder, '_headers'),
  [
    '/*\n  X-Frame: none',
    '/media/*\n  Cache-Control: immutable\n  X-Sandbox: yes',
    '/embed/next-day\n  X-Frame: any',
    '/embed/next-day.html\n  X-Frame: any\n',
  ].join('\n'),
);
writeFileSync(join(folder, '_redirects'), '');
mkdirSync(join(folder, 'media'));
mkdirSync(join(folder, 'embed'));
for (const file of ['404.html', 'media/picture.svg', 'embed/next-day.html'])
  writeFileSync(join(folder, file), file);

const server = await startServer({ ...folders, port: 0, live: configureSite({}, folders) });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** @param path Sent as it is. */
function get(path: string) {
  return new Promise<readonly unknown[]>((resolve, reject) => {
    request(server.origin, { path }, (response) => {
      const { 'x-frame': frame, 'x-sandbox': sandbox, 'cache-control': kept } = response.headers;
      response.resume();
      resolve([response.statusCode, frame, sandbox, kept]);
    })
      .on('error', reject)
      .end();
  });
}

const usual = 'public, max-age=0, must-revalidate';

test('a file has the headers of its address, and so has an embed', async () => {
  expect(await get('/media/picture.svg')).toEqual([200, 'none', 'yes', 'immutable']);
  expect(await get('/embed/next-day')).toEqual([200, 'any', undefined, usual]);
});

test.for(['/media%2fpicture.svg', '/media//picture.svg', '/%6dedia/picture.svg', '//media/picture.svg/'])(
  'a file has the headers of its address, however that is spelled: %s',
  async (path) => {
    expect(await get(path)).toEqual([200, 'none', 'yes', 'immutable']);
  },
);

test.for(['/./media/picture.svg', '/media/./picture.svg', '/media/%2e/picture.svg', '/./embed/next-day'])(
  'there is no other way to a file: %s',
  async (path) => {
    expect(await get(path)).toEqual([404, 'none', undefined, usual]);
  },
);

test.for(['/media/missing.svg', '/embed/next-day.html', '/embed/next-day.json'])(
  'the page for what is not there has its own headers, not those of the address: %s',
  async (path) => {
    expect(await get(path)).toEqual([404, 'none', undefined, usual]);
  },
);

test('an address that leads on or takes no such method has the headers of all', async () => {
  expect((await get('/embed/next-day/')).slice(0, 2)).toEqual([301, 'none']);
});
