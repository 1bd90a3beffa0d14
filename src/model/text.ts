import { z } from 'zod';

/** Text that must exist in every language of the site; there is no fallback between languages. */
export const localizedTextSchema = z.strictObject({
  et: z.string().trim().min(1),
  ru: z.string().trim().min(1),
  en: z.string().trim().min(1),
});

export type LocalizedText = Readonly<z.output<typeof localizedTextSchema>>;

/** HTML as editors write it. It may hold anything: it is sanitised when it is read (src/store/queries/text.ts). */
export const htmlSchema = z.string().trim().min(1);

export const localizedHtmlSchema = z.strictObject({ et: htmlSchema, ru: htmlSchema, en: htmlSchema });

/** Names of the company's figures that a text uses, as `{{name}}`. */
export function factsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name);
}
