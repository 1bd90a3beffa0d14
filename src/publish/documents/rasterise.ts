import sharp from 'sharp';
import { digest } from '#base/digest.ts';
import { keepFile } from './kept-files.ts';

/** @param svg Without text, so that the picture does not depend on the fonts of the machine.
 * @param folder Keeps pictures by digest.
 * @returns A PNG file. */
export function rasterise(svg: string, folder: string): Promise<Uint8Array> {
  const { sharp: program, vips } = sharp.versions;
  return keepFile(folder, digest(`${program} ${vips}\n${svg}`), () =>
    sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 }).toBuffer(),
  );
}
