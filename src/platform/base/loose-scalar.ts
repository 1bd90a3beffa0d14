/** Accepts a number sent as text and text sent as a number, as other programs do. z.coerce is not used because it
 * accepts anything: joining a list nested 100,000 deep overflows the stack. */
import { z } from 'zod';

export const looseNumberSchema = z.union([
  z.number(),
  z
    .string()
    .max(30)
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(z.number()),
]);

export const looseTextSchema = z.union([z.string(), z.number().transform(String)]);
