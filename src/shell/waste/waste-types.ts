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
