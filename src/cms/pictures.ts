/** Converts editors' pictures for this site: several widths, as AVIF and WebP. The name is a digest of the content, so
 * a changed picture has another address. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { digest } from '#base/digest.ts';
import { makePrivateFolder, putInPlace, writePrivateFile } from '#base/files.ts';
import { parseJson } from '#base/json.ts';
import { pictureSchema } from '#model/picture.ts';

/** Pixels; a picture is never enlarged. */
const widths = [480, 960, 1600];
const formats = { avif: { quality: 52, effort: 3 }, webp: { quality: 78, effort: 4 } } as const;
/** A change of this converts every picture again. */
const recipe = JSON.stringify([widths, formats]);
const largestPixels = 80_000_000;
/** A moving picture with a larger file is shown still: visitors pay for each byte, and it moves for nobody at once. */
const maxMovingBytes = 3_000_000;

const describedSchema = pictureSchema.omit({ alt: true });

export type MadePicture = z.output<typeof describedSchema>;

/** @param bytes A file in any format that browsers and sharp support.
 * @param mediaDir Folder of the export for pictures and documents.
 * @throws {Error} When the file is not a picture. */
export async function makePicture(bytes: Uint8Array, mediaDir: string): Promise<MadePicture> {
  const name = digest(`${digest(bytes)}\n${recipe}`);
  const folder = join(mediaDir, name);
  const described = join(folder, 'picture.json');
  if (existsSync(described)) return parseJson(readFileSync(described, 'utf8'), describedSchema);
  const picture = await draw(bytes, name, `${folder}.draft`);
  putInPlace(`${folder}.draft`, folder);
  return picture;
}

async function draw(bytes: Uint8Array, name: string, draft: string): Promise<MadePicture> {
  const source = sharp(bytes, { limitInputPixels: largestPixels }).rotate();
  const { width, height } = await upright(source);
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft);
  for (const size of sizes) {
    const resized = await source.clone().resize({ width: size }).toColourspace('srgb').png().toBuffer();
    const avif = await sharp(resized).avif(formats.avif).toBuffer();
    writePrivateFile(join(draft, `${size}.avif`), avif);
    const webp = await sharp(resized).webp(formats.webp).toBuffer();
    writePrivateFile(join(draft, `${size}.webp`), webp);
  }
  const small = await source.clone().resize({ width: 64 }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  const { pages = 1 } = await sharp(bytes).metadata();
  const largest = Math.max(...sizes);
  const picture: MadePicture = {
    src: `/media/${name}/${largest}.webp`,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    widths: sizes,
    ...(pages > 1 && { motion: bytes.length <= maxMovingBytes ? 'shown' : 'too-large' }),
    // The colour would be visible behind a transparent picture.
    ...(isOpaque && {
      colour: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    }),
  };
  writePrivateFile(join(draft, 'picture.json'), JSON.stringify(picture));
  return picture;
}

/** Width and height as displayed: a camera may record a rotation. */
async function upright(source: Sharp): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height, orientation = 1 } = await source.metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
