/** Kinds of fields that a request may have. */
import { z } from 'zod';
import { parseContractNumber } from '#model/contract-number.ts';
import { defaultLocale, locales } from '#model/locale.ts';
import { cleanLine } from '#base/clean-text.ts';

/** Words that a visitor searches for. */
export const wordsSchema = z
  .string()
  .overwrite(cleanLine)
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** @param most Largest number that is accepted. */
export function countSchema(maxLength: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/u)
    .transform(Number)
    .pipe(z.int().max(maxLength));
}

/** Spec §9: the default page is 1. */
export const pageSchema = countSchema(9999).default(1);

export const contractNumberSchema = z
  .string()
  .max(50)
  .transform((typed, context) => {
    const number = parseContractNumber(typed);
    if (number !== undefined) return number;
    context.addIssue('is no contract number');
    return z.NEVER;
  });

/** Several values: joined with commas, or the name repeated.
 * @param one Each of them. */
export function listSchema<Value extends z.core.$ZodType<unknown, string>>(one: Value) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(one).min(1).max(50));
}

/** Spec §2: Estonian is the empty language when content is queried. */
export const languageSchema = z.enum(locales).transform((locale) => (locale === defaultLocale ? '' : locale));
