import { z } from 'zod';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';

/** Spec §2, Contact form: the twelve waste types, plus those of stations and price lists. */
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

/** The row of price lists of stations that a kind of waste is mostly weighed by; what is several rows has none. */
export const codesOfWasteTypes: Readonly<Partial<Record<(typeof wasteTypeIds)[number], string>>> = {
  mixed: '20 03 01',
  paper: '20 01 01',
  mixedPackaging: '15 01 06',
  plasticPackaging: '15 01 02',
  metalPackaging: '15 01 04',
  glass: '15 01 07',
  bulky: '20 03 07',
  garden: '20 02 01',
  electronics: '20 01 36',
  textile: '20 01 10',
  construction: '17 09 04',
  asbestos: '17 06 05*',
  tyres: '16 01 03',
  wood: '17 02 01',
  metal: '20 01 40',
};

export const wasteTypeSchema = z.strictObject({
  id: z.enum(wasteTypeIds),
  name: localizedTextSchema,
  /** Whether the contact form offers it (spec §2). */
  isInContactForm: z.boolean(),
});

/** Spec §2, Contact form: container types. Ids look like `bag`, `wheeled-0.24`, `deep-3`. */
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
