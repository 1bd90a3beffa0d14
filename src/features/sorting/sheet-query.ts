/** What the address of a sheet of what goes where may ask for. */
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { maxSheetBins, sheetBins } from './sorting-sheet.ts';

/** A field that a form may send more than once.
 * @param max Values. */
function severalOf<Value extends string>(values: readonly Value[], max: number) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(z.enum(values)).max(max))
    .default([]);
}

export const sheetQuerySchema = z.strictObject({
  bin: severalOf(sheetBins, maxSheetBins).describe('None for the usual ones.'),
  language: severalOf(locales, locales.length).describe('None for that of the address.'),
  /** Empty where the form has no choice. */
  municipality: z
    .string()
    .regex(/^(?:\d{4})?$/u)
    .default('')
    .describe('EHAK code: the sheet says what differs there.'),
});
