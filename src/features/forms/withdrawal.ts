/** Withdrawal from a contract made at a distance: its fields, used on the page and in the mail. */
import { type FormDescriptor, type FormFields, senderFields } from '#shell/form/form.ts';

/** In form order. All are required: without them nobody knows who withdraws from what, or where to confirm it. */
export const withdrawalFields = {
  name: senderFields.name,
  contract: {
    kind: 'text',
    label: {
      et: 'Millest taganete',
      ru: 'От чего вы отказываетесь',
      en: 'What you withdraw from',
    },
    isRequired: true,
    hint: 'withdrawal',
    maxLength: 200,
  },
  email: { ...senderFields.email, isRequired: true, hint: 'confirmation' },
} as const satisfies FormFields;

export const withdrawalForm = {
  fields: withdrawalFields,
  oneOf: [],
} as const satisfies FormDescriptor<typeof withdrawalFields>;
