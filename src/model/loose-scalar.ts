/** Numbers and texts of other programs, which write one as the other. Not z.coerce, which takes anything: a list within a
 * list, 100,000 deep, is joined by as many calls within calls. */
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
