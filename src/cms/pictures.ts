/** Pictures of editors as this site serves them: each in several widths, as AVIF and WebP, under a name made from
 * what it shows, so that a changed picture has another address. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { digest } from '#base/digest.ts';
import { putInPlace } from '#base/files/put-in-place.ts';
import { parseJson } from '#base/json.ts';
import { pictureSchema } from '#model/picture.ts';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';

/** Pixels; a picture is never enlarged. */
const widths = [480, 960, 1600];
const formats = { avif: { quality: 52, effort: 3 }, webp: { quality: 78, effort: 4 } } as const;
/** A change of this makes every picture anew. */
const recipe = JSON.stringify([widths, formats]);
const largestPixels = 80_000_000;

const describedSchema = pictureSchema.omit({ alt: true });

export type MadePicture = z.output<typeof describedSchema>;

/** @param bytes A file in any format that browsers and sharp know.
 * @param mediaDir Folder of the export that holds pictures and documents.
 * @throws {Error} When it is no picture. */
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
  const largest = Math.max(...sizes);
  const picture: MadePicture = {
    src: `/media/${name}/${largest}.webp`,
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    widths: sizes,
    // It would stay behind a picture that one can see through.
    ...(isOpaque && {
      colour: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    }),
  };
  writePrivateFile(join(draft, 'picture.json'), JSON.stringify(picture));
  return picture;
}

/** Sides as they are seen: a camera may note that it was turned. */
async function upright(source: Sharp): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height, orientation = 1 } = await source.metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
