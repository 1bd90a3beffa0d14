/** The response of the cell, as JSON. All of it is untrusted text. */
import { z } from 'zod';
import { cleanNote } from '#platform/base/text.ts';
import { byLocale } from '#platform/languages/locale.ts';

const htmlSchema = z.strictObject(byLocale(() => z.string()));

export const cellAnswerSchema = z.discriminatedUnion('type', [
  /** The bundle is loaded. */
  z.strictObject({ type: z.literal('loaded') }),
  /** HTML by language. A style element at the start contains all styles of the page. Nothing in it is safe yet. */
  z.strictObject({ type: z.literal('rendered'), html: htmlSchema }),
  z.strictObject({ type: z.literal('failed'), reason: z.string().transform((reason) => cleanNote(reason)) }),
]);

export type CellAnswer = z.infer<typeof cellAnswerSchema>;

/** A page that the cell is to render. */
export interface BuiltPageOrder {
  readonly path: string;
  /** The path, or the pattern that it is an address of. */
  readonly route: string;
  /** Values of the parameters of the pattern. */
  readonly params: Readonly<Record<string, string>>;
}
