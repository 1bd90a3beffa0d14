/** What a field of a form may hold; form.ts says what that means. A file of its own, for the script that every page with a
 * form loads at once and that needs no more. */
export const fieldRules = [
  'text',
  'choice',
  'email',
  'phone',
  'contract-number',
  'decimal',
  'day',
  'file',
] as const;

export type FieldRule = (typeof fieldRules)[number];
