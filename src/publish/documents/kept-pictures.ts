/** Pictures by the digest of what they are drawn from: a picture that is the same as before is not drawn again, whatever
 * made its target stale. */
import { existsSync, mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { digest } from '#base/digest.ts';

/** @param svg Without text, so that the picture does not depend on the fonts of the machine.
 * @param folder Where pictures are kept. */
export async function rasterise(svg: string, folder: string): Promise<Uint8Array> {
  const { sharp: program, vips } = sharp.versions;
  const path = join(folder, `${digest(`${program} ${vips}\n${svg}`)}.png`);
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return readFileSync(path);
  }
  const picture = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colours: 128, dither: 0 })
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  // Workers may draw the same picture at the same time, each with a draft of its own.
  const draft = `${path}.${String(process.pid)}-${String(performance.now())}`;
  writeFileSync(draft, picture);
  renameSync(draft, path);
  return picture;
}
