/** Decodes and encodes pictures; all code does so through this module. What somebody else made is measured by its header
 * before a pixel is decoded, and no picture is enlarged: its cost is bounded by what is shown, whatever the file says. */
import sharp, { type AvifOptions, type Metadata, type PngOptions, type WebpOptions } from 'sharp';
import { ImageError } from './image-error.ts';
import { countScans } from './jpeg-scans.ts';

/** Versions of the programs that determine the bytes of a picture. */
export const imageEncoder = `${sharp.versions.sharp} ${sharp.versions.vips}`;

/** More than any camera of a telephone gives by default; WordPress itself makes uploads smaller. */
const maxPixels = 40_000_000;
/** 40 million pixels of four channels with 8 bits. A picture with 16 bits may have half as many. */
const maxDecodedBytes = 160_000_000;
/** For each step. It ends work between two parts of a picture, and not a decoder that has to read the whole file before the
 * first row: a progressive JPEG is one, and so `maxScans` bounds it. */
const maxSeconds = 30;
/** Programs write about ten. As many as this over a picture of 40 million pixels take about a second. */
const maxScans = 64;

/** Formats that are decoded. Drawings (SVG) are not: what one costs cannot be told from its header. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

/** Bytes of one channel of a pixel. */
const depths: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const deepest = 16;

/** A decoded picture, upright, in sRGB with 8 bits a channel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  readonly bytes: Buffer;
  /** Pictures in the file; more than one for a moving picture. */
  readonly frames: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Decodes the first frame of a picture, made smaller until it fits into the box.
 * @throws {ImageError} */
export async function decodeImage(file: Uint8Array, box: Box): Promise<Pixels> {
  const header = await readHeader(file);
  checkSize(header);
  return timed(async () => {
    const decoded = await sharp(file, { limitInputPixels: maxPixels })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = decoded.info;
    return { width, height, channels, bytes: decoded.data, frames: countFrames(header) };
  });
}

const movingFormats: ReadonlySet<string> = new Set(['gif', 'webp']);

/** Other formats hold several pictures of which one is shown. */
const countFrames = ({ format, pages = 1 }: Metadata): number => (movingFormats.has(format) ? pages : 1);

async function readHeader(file: Uint8Array): Promise<Metadata> {
  const header = await timed(() => sharp(file, { limitInputPixels: false }).metadata());
  if (!formats.has(header.format))
    throw new ImageError('unreadable', `pictures in the format ${header.format} are not taken`);
  if (header.format === 'jpeg') checkScans(file);
  return header;
}

function checkScans(jpeg: Uint8Array): void {
  const scans = countScans(jpeg);
  if (scans <= maxScans) return;
  const message = `it is a progressive JPEG of ${scans} scans, and at most ${maxScans} are taken; save it again as an ordinary JPEG`;
  throw new ImageError('too-large', message);
}

function checkSize({ width, height, channels, depth }: Metadata): void {
  const pixels = width * height;
  const bytes = pixels * channels * (depths[depth] ?? deepest);
  if (pixels <= maxPixels && bytes <= maxDecodedBytes) return;
  const millions = (count: number) => Math.ceil(count / 100_000) / 10;
  const message =
    pixels > maxPixels
      ? `it has ${millions(pixels)} million pixels, and at most ${millions(maxPixels)} million are taken; upload it smaller`
      : `it takes ${millions(bytes)} MB when it is decoded, and at most ${millions(maxDecodedBytes)} MB are taken; upload it smaller or with 8 bits a channel`;
  throw new ImageError('too-large', message);
}

/** @throws {ImageError} Instead of whatever the decoder throws. */
async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  try {
    return await work();
  } catch (cause) {
    if (performance.now() - start < maxSeconds * 1000)
      throw new ImageError('unreadable', 'its format cannot be read', { cause });
    throw new ImageError('slow', `it cannot be read within ${maxSeconds} s`, { cause });
  }
}

export type Encoding =
  | { readonly format: 'avif'; readonly options: AvifOptions }
  | { readonly format: 'webp'; readonly options: WebpOptions };

/** @param width At most the width of the picture.
 * @throws {ImageError} */
export function encodeImage(picture: Pixels, width: number, { format, options }: Encoding): Promise<Buffer> {
  const resized = ofPixels(picture)
    .timeout({ seconds: maxSeconds })
    .resize({ width, withoutEnlargement: true });
  return timed(() =>
    format === 'avif' ? resized.avif(options).toBuffer() : resized.webp(options).toBuffer(),
  );
}

const ofPixels = ({ bytes, width, height, channels }: Omit<Pixels, 'frames'>) =>
  sharp(bytes, { raw: { width, height, channels }, limitInputPixels: maxPixels });

/** Enough to tell the main colour. */
const sampleBox: Box = { width: 64, height: 64 };

/** @returns The main colour as `#rrggbb`; undefined for a picture that is transparent somewhere. */
export async function mainColour(picture: Pixels): Promise<string | undefined> {
  const sample = await ofPixels(picture)
    .resize({ ...sampleBox, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { dominant, isOpaque } = await sharp(sample).stats();
  if (!isOpaque) return undefined;
  const parts = [dominant.r, dominant.g, dominant.b];
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Draws a drawing of our own.
 * @param svg Without text, so that the picture does not depend on installed fonts.
 * @returns A PNG file. */
export function rasterise(svg: string): Promise<Uint8Array> {
  const options: PngOptions = { compressionLevel: 9, palette: true, colours: 128, dither: 0 };
  return sharp(Buffer.from(svg)).png(options).toBuffer();
}
