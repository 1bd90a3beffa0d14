import { z } from 'zod';
import { maxContractNumberLength, parseContractNumber } from './contract-number.ts';

/** As a visitor typed it. */
export const contractNumberSchema = z
  .string()
  .max(50)
  .transform((typed, context) => {
    const number = parseContractNumber(typed);
    if (number !== undefined) return number;
    context.addIssue('is not a contract number');
    return z.NEVER;
  })
  .describe(
    `Up to ${maxContractNumberLength} letters and digits, as printed on the contract (L1000003); before 4 to 10 digits the L may be left out.`,
  );
