import { z } from 'zod';

const countSchema = z
  .string()
  .regex(/^\d{1,9}$/u)
  .transform(Number);

/** Spec §7: WordPress sends totals in response headers.
 * @returns undefined when they are missing. */
export function readTotals(headers: Headers): { total: number; totalPages: number } | undefined {
  const total = countSchema.safeParse(headers.get('x-wp-total'));
  const totalPages = countSchema.safeParse(headers.get('x-wp-totalpages'));
  return total.success && totalPages.success ? { total: total.data, totalPages: totalPages.data } : undefined;
}
