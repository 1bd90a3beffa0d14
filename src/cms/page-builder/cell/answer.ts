/** What the cell gives back, as JSON. */
import { z } from 'zod';

const htmlSchema = z.strictObject({ et: z.string(), ru: z.string(), en: z.string() });

export const cellAnswerSchema = z.discriminatedUnion('type', [
  /** The bundle. */
  z.strictObject({ type: z.literal('loaded') }),
  /** HTML by language, with all styles of the page in a style element at its start; nothing in it is safe yet. */
  z.strictObject({ type: z.literal('rendered'), html: htmlSchema }),
  z.strictObject({ type: z.literal('failed'), reason: z.string() }),
]);

export type CellAnswer = z.infer<typeof cellAnswerSchema>;
