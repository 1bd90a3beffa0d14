import { z } from 'zod';
import { localizedTextSchema } from './text.ts';

/** Spec §2, Contact form: the twelve waste types, and those that stations and price lists add. */
export const wasteTypeIds = [
  'mixed',
  'paper',
  'mixedPackaging',
  'paperPackaging',
  'plasticPackaging',
  'bulky',
  'garden',
  'bio',
  'glass',
  'electronics',
  'textile',
  'hazardous',
  'metalPackaging',
  'construction',
  'asbestos',
  'tyres',
  'wood',
  'metal',
] as const;

export const wasteTypeSchema = z.strictObject({
  id: z.enum(wasteTypeIds),
  name: localizedTextSchema,
  /** Whether the contact form offers it (spec §2). */
  isInContactForm: z.boolean(),
});

/** Spec §2, Contact form: container types. The id is `bag`, `wheeled-0.24`, `deep-3` and the like. */
export const containerTypeSchema = z.strictObject({
  id: z.string().regex(/^(?:bag|(?:wheeled|deep)-\d+(?:\.\d+)?)$/u),
  kind: z.enum(['bag', 'wheeled', 'deep']),
  /** Cubic metres. */
  volumeM3: z.number().positive(),
  isInContactForm: z.boolean(),
});

/** Spec §3: a construction-waste container; the id is its capacity in m³. */
export const containerSizeSchema = z.strictObject({
  id: z.number().positive(),
  lengthM: z.number().positive(),
  widthM: z.number().positive(),
  heightM: z.number().positive(),
  maxWeightT: z.number().positive(),
});

/** A kind of construction waste that a container is chosen for. */
export const constructionWasteSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z-]*$/u),
  name: localizedTextSchema,
  /** A planning figure for a loose cubic metre: what is tipped into a container lies looser than it was built. */
  tonnesPerM3: z.number().positive(),
  /** Place in the list. */
  order: z.int(),
});

export type ContainerType = z.infer<typeof containerTypeSchema>;
export type ContainerSize = z.infer<typeof containerSizeSchema>;
