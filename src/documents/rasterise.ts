import sharp from 'sharp';

/** Versions of the programs that determine the bytes of a picture. */
export const rasteriser = `${sharp.versions.sharp} ${sharp.versions.vips}`;

/** @param svg Without text, so that the picture does not depend on installed fonts.
 * @returns A PNG file. */
export function rasterise(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
}
