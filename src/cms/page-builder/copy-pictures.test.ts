import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { httpClient } from '#base/http/http-client.ts';
import { copyPictures, pictureLimits } from './copy-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();
const asked: string[] = [];

/** The page builder, and an internal service on the same machine under every name. */
const server = createServer(({ url = '', headers: { host = '' } }, response) => {
  asked.push(`${host}${url}`);
  if (url === '/away.png') response.writeHead(302, { location: 'https://10.0.0.1/secret.png' }).end();
  else if (url === '/none.png') response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'image/png' }).end(dot);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const address = server.address();
const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
const host = `http://127.0.0.1:${port}/`;

/** Names that whoever edits the pages has pointed at what only this machine reaches. */
const names: Readonly<Record<string, readonly string[]>> = {
  'loopback.example.com': ['127.0.0.1'],
  'metadata.example.com': ['169.254.169.254'],
  'network.example.com': ['10.1.2.3'],
  'both.example.com': ['93.184.216.34', '::1'],
  'mapped.example.com': ['::ffff:192.168.0.1'],
};
const request = httpClient((name) => {
  const found = names[name];
  if (!found) return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
  return Promise.resolve(found.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })));
});

async function copy(addresses: readonly string[]) {
  const warnings: string[] = [];
  const pictures = await copyPictures(addresses, {
    ...{ media: join(folder, 'media'), index: join(folder, 'pictures.json'), host, known: '' },
    ...{ isFull: true, limits: pictureLimits, request, warn: (says: string) => void warnings.push(says) },
  });
  return { pictures, warnings };
}

test('no name of a page leads into the network of this machine, and no warning tells what is there', async () => {
  asked.length = 0;
  const addresses = [...Object.keys(names), 'nobody.example.com'].flatMap((name) => [
    `https://${name}:${port}/a.png`,
    `https://${name}:9/a.png`,
  ]);
  const { pictures, warnings } = await copy(addresses);
  expect(pictures.size).toBe(0);
  expect(asked).toEqual([]);
  expect(warnings).toEqual(addresses.map((one) => `the picture ${one} cannot be copied`));
});

test('numbers, words and names without encryption are not asked at all', async () => {
  asked.length = 0;
  const addresses = [
    ...[
      `https://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      `https://localhost:${port}/a.png`,
    ],
    ...[`http://loopback.example.com:${port}/a.png`, 'https://[::1]/a.png', 'https://169.254.169.254/latest'],
    ...['file:///etc/passwd', `ftp://127.0.0.1:${port}/`, `http://0x7f000001:${port === 1 ? 2 : 1}/a.png`],
  ];
  const { warnings } = await copy(addresses);
  expect(warnings).toEqual(
    addresses.map((one) => `the picture ${one} stands where this site asks for none, and is left out`),
  );
  expect(asked).toEqual([]);
});

test('the page builder’s own pictures come from this machine too, and are told apart', async () => {
  const { pictures, warnings } = await copy([`${host}a.png`, `${host}none.png`, `${host}away.png`]);
  expect([...pictures.keys()]).toEqual([`${host}a.png`]);
  expect(existsSync(join(folder, 'media'))).toBe(true);
  expect(warnings).toEqual([
    `the picture ${host}none.png is none (status 404) and is left out`,
    `the picture ${host}away.png cannot be copied (redirected)`,
  ]);
});
