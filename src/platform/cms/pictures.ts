/** Converts editors' pictures for this site: several widths, as AVIF and WebP. The name is a digest of the content, so
 * a changed picture has another address. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { InFlight } from '#platform/base/concurrency.ts';
import { digest } from '#platform/base/digest.ts';
import { createPrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { findAttribute, openTags } from '#platform/base/html/html.ts';
import { decodeImage, encodeImage, mainColour } from '#platform/base/images.ts';
import { parseJson } from '#platform/base/json.ts';
import { pictureSchema } from './picture.ts';
import { cleanDrawing, isDrawing } from './clean-drawing.ts';

/** Pixels; a picture is never enlarged. */
const widths = [480, 960, 1600];
/** Pixels. A taller picture becomes smaller as a whole: it would be a page of its own, and no format is higher than this
 * twice. */
const maxHeight = 8192;
const encodings = [
  { format: 'avif', options: { quality: 52, effort: 3 } },
  { format: 'webp', options: { quality: 78, effort: 4 } },
] as const;
/** A change of this converts every picture again. */
const recipe = JSON.stringify([widths, maxHeight, encodings]);
/** A moving picture with a larger file is shown still: visitors pay for each byte, and it moves for nobody at once. */
const maxMovingBytes = 3_000_000;

const describedSchema = pictureSchema.omit({ alt: true });

export type MadePicture = z.output<typeof describedSchema>;

/** The same file can come from several addresses at once. */
const making = new InFlight<MadePicture>();

/** @param bytes A file in any format that browsers show and `decodeImage` reads, or a drawing.
 * @param mediaDir Folder of the export for pictures and documents.
 * @throws {ImageError} When the file is not a picture, or one that costs too much. */
export function makePicture(bytes: Uint8Array, mediaDir: string): Promise<MadePicture> {
  const folder = join(mediaDir, digest(`${digest(bytes)}\n${recipe}`));
  return making.share(folder, async () => {
    const described = join(folder, 'picture.json');
    const known = existsSync(described) ? readFileSync(described, 'utf8') : undefined;
    if (known !== undefined) return parseJson(known, describedSchema);
    return isDrawing(bytes) ? keepDrawing(bytes, mediaDir) : draw(bytes, folder);
  });
}

async function draw(bytes: Uint8Array, folder: string): Promise<MadePicture> {
  const maxWidth = Math.max(...widths);
  const pixels = await decodeImage(bytes, { width: maxWidth, height: maxHeight });
  const { width, height } = pixels;
  const sizes = [...new Set(widths.map((wanted) => Math.min(wanted, width)))];
  const colour = await mainColour(pixels);
  const picture: MadePicture = {
    src: `/media/${extractName(folder)}/${width}.webp`,
    width,
    height,
    widths: sizes,
    ...(pixels.frames > 1 && { motion: bytes.length <= maxMovingBytes ? 'shown' : 'too-large' }),
    // The colour would be visible behind a transparent picture.
    ...(colour !== undefined && { colour }),
  };
  await createPrivateFolder(folder, async (draft) => {
    for (const size of sizes) {
      for (const encoding of encodings)
        writePrivateFile(
          join(draft, `${size}.${encoding.format}`),
          await encodeImage(pixels, size, encoding),
        );
    }
    writePrivateFile(join(draft, 'picture.json'), JSON.stringify(picture));
  });
  return picture;
}

const extractName = (folder: string): string => folder.split(/[/\\]/u).at(-1) ?? '';

/** Drawings have no pixels of their own; for one without a size. */
const assumedSize = { width: 300, height: 150 };

/** A drawing stays one, without what it could run or ask for.
 * @throws {ImageError} */
async function keepDrawing(bytes: Uint8Array, mediaDir: string): Promise<MadePicture> {
  const drawing = cleanDrawing(Buffer.from(bytes).toString('utf8'));
  const src = await keepMedia(mediaDir, 'picture.svg', Buffer.from(drawing));
  return { src, ...measureDrawing(drawing) };
}

function measureDrawing(drawing: string): { readonly width: number; readonly height: number } {
  const [root] = openTags(drawing, 'svg');
  if (!root) return assumedSize;
  const length = (name: string) => parsePixels(findAttribute(root, name) ?? '');
  const [, , boxWidth = '', boxHeight = ''] = (findAttribute(root, 'viewbox') ?? '').trim().split(/[\s,]+/u);
  const width = length('width') ?? parsePixels(boxWidth) ?? assumedSize.width;
  const height = length('height') ?? parsePixels(boxHeight) ?? assumedSize.height;
  return { width, height };
}

const maxLength = 100_000;

function parsePixels(text: string): number | undefined {
  const value = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/u.exec(text)?.[1];
  const pixels = Math.round(Number(value ?? 0));
  return pixels > 0 && pixels <= maxLength ? pixels : undefined;
}

/** Keeps a file as it is, in a folder that is named for what is in it.
 * @returns Its address on this site. */
export async function keepMedia(mediaDir: string, file: string, bytes: Uint8Array): Promise<string> {
  const name = digest(`${file} ${digest(bytes)}`);
  await createPrivateFolder(join(mediaDir, name), (draft) => {
    writePrivateFile(join(draft, file), bytes);
    return Promise.resolve();
  });
  return `/media/${name}/${encodeURI(file)}`;
}
