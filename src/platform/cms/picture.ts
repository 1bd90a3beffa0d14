import { z } from 'zod';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import type { NoteCode } from '#platform/notes/note.ts';

/** A picture of this site. With `widths` it is also published in each of these widths, as AVIF and WebP, beside
 * `src`. */
export const pictureSchema = z.strictObject({
  src: z
    .string()
    .regex(/^\/(?:images|media)\//u)
    .refine((src) => !src.includes('..'), 'path-outside' satisfies NoteCode),
  alt: localizedTextSchema,
  /** Width of `src` in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Widths in pixels, ascending; the files are `{width}.avif` and `{width}.webp` in the folder of `src`. */
  widths: z.array(z.int().positive()).min(1).optional(),
  /** The original moves; these sizes are stills of it. */
  motion: z.enum(['shown', 'too-large']).optional(),
  /** Placeholder shown until the picture is loaded. */
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/u)
    .optional(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** Value of `srcset` for a picture.
 * @returns undefined when it has one size only. */
export function sourceSet(
  { src, widths }: Pick<Picture, 'src' | 'widths'>,
  format: 'avif' | 'webp',
): string | undefined {
  if (!widths) return undefined;
  const folder = src.slice(0, src.lastIndexOf('/') + 1);
  return widths.map((width) => `${folder}${width}.${format} ${width}w`).join(', ');
}
