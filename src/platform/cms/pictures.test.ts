import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createPrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { makePicture } from './pictures.ts';

function makeMedia(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const noise = (width: number, height: number) => {
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 7) * 31) & 255),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
};

test('one file from many addresses at once is converted once', async () => {
  const media = makeMedia();
  const bytes = await noise(700, 300);
  const made = await Promise.all(Array.from({ length: 12 }, () => makePicture(Buffer.from(bytes), media)));
  expect(new Set(made.map((picture) => JSON.stringify(picture))).size).toBe(1);
  const [folder = '', ...others] = readdirSync(media);
  expect(others).toEqual([]);
  expect(made[0]).toMatchObject({
    src: `/media/${folder}/700.webp`,
    width: 700,
    height: 300,
    widths: [480, 700],
  });
  expect(readdirSync(join(media, folder)).sort()).toEqual(
    ['480.avif', '480.webp', '700.avif', '700.webp', 'picture.json'].sort(),
  );
  expect(await makePicture(bytes, media)).toEqual(made[0]);
});

test('of several who make the same folder, the first one stays, and none leaves a draft', async () => {
  const folder = join(makeMedia(), 'same');
  const writers = Array.from({ length: 9 }, (_, writer) => async (draft: string) => {
    writePrivateFile(join(draft, 'one'), String(writer));
    await new Promise(setImmediate);
    writePrivateFile(join(draft, 'two'), String(writer));
  });
  await Promise.all(writers.map((write) => createPrivateFolder(folder, write)));
  expect(readdirSync(folder)).toEqual(['one', 'two']);
  expect(readdirSync(join(folder, '..'))).toEqual(['same']);
  const failing = createPrivateFolder(join(folder, '../other'), () => Promise.reject(new Error('Full.')));
  await expect(failing).rejects.toThrow('Full.');
  expect(readdirSync(join(folder, '..'))).toEqual(['same']);
});

test('a drawing stays a drawing, without scripts, with the size that it names', async () => {
  const media = makeMedia();
  const drawing = (root: string) =>
    Buffer.from(`<?xml version="1.0"?><svg ${root}><script>1</script><path d="M0 0h1"/></svg>`);
  expect(await makePicture(drawing('width="40px" height="30"'), media)).toMatchObject({
    width: 40,
    height: 30,
  });
  expect(await makePicture(drawing('width="100%" viewBox="0 0 24 12.4"'), media)).toMatchObject({
    width: 24,
    height: 12,
  });
  const { src, widths } = await makePicture(drawing(''), media);
  expect([src.endsWith('/picture.svg'), widths]).toEqual([true, undefined]);
});
