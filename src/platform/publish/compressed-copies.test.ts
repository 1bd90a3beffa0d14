import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { makeMissingCopies, removeCopies } from './compressed-copies.ts';

const text = 'Veame jäätmeid. '.repeat(1000);

/** A published site. */
function makeSite(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'about'));
  for (const file of files) writeFileSync(join(folder, file), text);
  return folder;
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .toSorted();

test('each file that can be compressed gets copies with the same content, and no other one does', async () => {
  const folder = makeSite(['index.html', 'about/a.html', 'style.css', 'b.json', 'c.svg', 'photo.webp']);
  writeFileSync(join(folder, 'small.html'), 'Lühike.');
  expect(await makeMissingCopies(folder)).toBe(5);
  const copied = ['about/a.html', 'b.json', 'c.svg', 'index.html', 'style.css'];
  expect(filesOf(folder)).toEqual(
    [...copied.flatMap((file) => [file, `${file}.br`, `${file}.gz`]), 'photo.webp', 'small.html'].toSorted(),
  );
  expect(brotliDecompressSync(readFileSync(join(folder, 'about/a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'about/a.html.gz'))).toString()).toBe(text);
});

test('a file that has both copies keeps them, and one that lost a copy gets both anew', async () => {
  const folder = makeSite(['index.html', 'a.html']);
  await makeMissingCopies(folder);
  expect(await makeMissingCopies(folder)).toBe(0);
  rmSync(join(folder, 'index.html.gz'));
  writeFileSync(join(folder, 'index.html'), `${text}Uus.`);
  expect(await makeMissingCopies(folder)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(`${text}Uus.`);
});

test('a file that is about to be replaced loses its copies, and only they go', async () => {
  const folder = makeSite(['index.html', 'a.html']);
  await makeMissingCopies(folder);
  removeCopies(join(folder, 'index.html'));
  removeCopies(join(folder, 'none.html'));
  expect(filesOf(folder)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'index.html']);
});
