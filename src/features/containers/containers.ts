import { z } from 'zod';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';

/** Spec §2, Contact form: container types. Ids look like `bag`, `wheeled-0.24`, `deep-3`. */
export const containerTypeSchema = z.strictObject({
  id: z.string().regex(/^(?:bag|(?:wheeled|deep)-\d+(?:\.\d+)?)$/u),
  kind: z.enum(['bag', 'wheeled', 'deep']),
  /** Cubic metres. */
  volumeM3: z.number().positive(),
});

/** Spec §3: a construction-waste container; the id is its capacity in m³. */
export const containerSizeSchema = z.strictObject({
  id: z.number().positive(),
  lengthM: z.number().positive(),
  widthM: z.number().positive(),
  heightM: z.number().positive(),
  maxWeightT: z.number().positive(),
});

/** A type of construction waste in the container calculator. */
export const constructionWasteSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/u),
  name: localizedTextSchema,
  /** Planning figure per loose cubic metre: demolished material takes more space than it did when built. */
  tonnesPerM3: z.number().positive(),
  /** Position in the list. */
  order: z.int(),
});

export type ContainerType = z.infer<typeof containerTypeSchema>;
export type ContainerSize = z.infer<typeof containerSizeSchema>;
