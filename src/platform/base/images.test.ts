import sharp from 'sharp';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { ImageError } from './image-error.ts';
import { decodeImage, encodeImage, mainColour } from './images.ts';

const box = { width: 1600, height: 8192 };

const solid = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 200, g: 30, b: 40, alpha: 1 } },
    limitInputPixels: false,
  });

/** A PNG whose header names a size, with nothing behind it: whoever decodes it fails. */
function onlyHeader({ width, height, depth = 8 }: { width: number; height: number; depth?: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function findFault(file: Uint8Array): Promise<string> {
  const cause: unknown = await decodeImage(file, box).catch((error: unknown) => error);
  return cause instanceof ImageError ? `${cause.reason}: ${cause.message}` : 'none';
}

test('a picture is measured by its header, before a pixel is decoded', async () => {
  expect(await findFault(onlyHeader({ width: 8944, height: 8900 }))).toMatch(
    /^too-large: it has 79\.7 million pixels/u,
  );
  expect(await findFault(onlyHeader({ width: 1_000_000, height: 1_000_000 }))).toMatch(/^too-large/u);
  expect(await findFault(onlyHeader({ width: 5000, height: 5000, depth: 16 }))).toMatch(
    /^too-large: it takes 200 MB .* with 8 bits a channel$/u,
  );
  // It would be taken, and has no pixels.
  expect(await findFault(onlyHeader({ width: 5000, height: 5000 }))).toMatch(/^unreadable/u);
});

test('no picture is enlarged, whatever its shape', async () => {
  for (const [width, height] of [
    [1, 16_383],
    [16_383, 1],
    [40, 30],
  ] as const) {
    const pixels = await decodeImage(await solid(width, height).png().toBuffer(), box);
    expect([
      pixels.width <= width,
      pixels.height <= height,
      pixels.bytes.length <= width * height * 4,
    ]).toEqual([true, true, true]);
    const encoded = await encodeImage(pixels, pixels.width, { format: 'webp', options: {} });
    expect((await sharp(encoded).metadata()).width).toBe(pixels.width);
    expect(await mainColour(pixels)).toMatch(/^#[\da-f]{6}$/u);
  }
  const tall = await decodeImage(await solid(2000, 16_000).jpeg().toBuffer(), box);
  expect([tall.width, tall.height]).toEqual([1024, 8192]);
});

test('prints, deep colours, grey, transparency and movement come as ordinary pixels', async () => {
  const red = solid(60, 40);
  const kinds = {
    cmyk: await red.clone().toColourspace('cmyk').jpeg().toBuffer(),
    deep: await red.clone().toColourspace('rgb16').png().toBuffer(),
    profile: await red.clone().withIccProfile('p3').png().toBuffer(),
    tiff: await red.clone().tiff().toBuffer(),
    avif: await red.clone().avif().toBuffer(),
    moving: await sharp([await red.clone().png().toBuffer(), await solid(60, 40).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer(),
  };
  for (const [kind, file] of Object.entries(kinds)) {
    const pixels = await decodeImage(file, box);
    const [r = 0, g = 255, b = 255] = pixels.bytes;
    expect([kind, pixels.width, pixels.height, r > 170, g < 90, b < 90]).toEqual([
      kind,
      60,
      40,
      true,
      true,
      true,
    ]);
  }
  const grey = await decodeImage(await red.clone().greyscale().png().toBuffer(), box);
  expect((await encodeImage(grey, 30, { format: 'avif', options: {} })).length).toBeGreaterThan(100);
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  expect(await mainColour(await decodeImage(clear, box))).toBe(undefined);
});

test('what is no picture, or none that is decoded here, is refused by its format', async () => {
  expect(await findFault(Buffer.from('%PDF-1.7 nothing'))).toBe('unreadable: its format cannot be read');
  expect(await findFault((await solid(90, 90).png().toBuffer()).subarray(0, 120))).toMatch(/^unreadable/u);
  const bomb =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feTurbulence/></filter></svg>';
  expect(await findFault(Buffer.from(bomb))).toBe('unreadable: pictures in the format svg are not taken');
});

/** A progressive JPEG whose first scan is there so many times more. */
async function withMoreScans(more: number): Promise<Buffer> {
  const file = await solid(64, 64).greyscale().jpeg({ progressive: true }).toBuffer();
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  const next = file.indexOf(Buffer.from([0xff, 0xc4]), scan);
  const repeated = Array.from({ length: more }, () => file.subarray(scan, next));
  return Buffer.concat([file.subarray(0, next), ...repeated, file.subarray(next)]);
}

test('a JPEG of very many scans is refused before it is decoded, an ordinary progressive one is taken', async () => {
  expect(await findFault(await withMoreScans(0))).toBe('none');
  expect(await findFault(await withMoreScans(800))).toMatch(
    /^too-large: it is a progressive JPEG of 8\d\d scans, .*save it again as an ordinary JPEG$/u,
  );
});
