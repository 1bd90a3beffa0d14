import { z } from 'zod';
import { localizedTextSchema } from './text.ts';

/** A picture of this site. With `widths` it is there in each of them, as AVIF and WebP, beside `src`. */
export const pictureSchema = z.strictObject({
  src: z
    .string()
    .regex(/^\/(?:images|media)\//u)
    .refine((src) => !src.includes('..'), { error: 'leads out of its folder' }),
  alt: localizedTextSchema,
  /** Pixels, of `src`. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Pixels, ascending; files are `{width}.avif` and `{width}.webp` in the folder of `src`. */
  widths: z.array(z.int().positive()).min(1).optional(),
  /** Shown until the picture is there. */
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/u)
    .optional(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** What `srcset` says of a picture.
 * @returns undefined where it has one size only. */
export function sourceSet(
  { src, widths }: Pick<Picture, 'src' | 'widths'>,
  format: 'avif' | 'webp',
): string | undefined {
  if (!widths) return undefined;
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
}
