/** Value rules of form fields; form.ts implements them. A file of its own because the small script on every page with a
 * form imports only this. */
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
