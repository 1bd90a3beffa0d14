import type { FieldKind } from '#shell/form/form.ts';
import type { HelpdeskField } from './helpdesk-answer.ts';

/** Maps a field type of the helpdesk's form to ours. A date of the helpdesk may be any date. */
export const helpdeskKinds = {
  text: 'text',
  email: 'email',
  tel: 'phone',
  number: 'text',
  date: 'text',
  url: 'text',
  textarea: 'lines',
  select: 'select',
  radio: 'radio',
  checkbox: 'radio',
  file: 'file',
} as const satisfies Readonly<Record<HelpdeskField['type'], FieldKind>>;

/** Max characters of one field of the helpdesk's form. */
export const helpdeskMaxLength = 5000;
