/** What the cell gives back, as JSON. All of it is text of foreign code. */
import { z } from 'zod';
import { cleanNote } from '#base/clean-text.ts';
import { byLocale } from '#model/locale.ts';

const htmlSchema = z.strictObject(byLocale(() => z.string()));

export const cellAnswerSchema = z.discriminatedUnion('type', [
  /** The bundle. */
  z.strictObject({ type: z.literal('loaded') }),
  /** HTML by language, with all styles of the page in a style element at its start; nothing in it is safe yet. */
  z.strictObject({ type: z.literal('rendered'), html: htmlSchema }),
  z.strictObject({ type: z.literal('failed'), reason: z.string().transform((reason) => cleanNote(reason)) }),
]);

export type CellAnswer = z.infer<typeof cellAnswerSchema>;
