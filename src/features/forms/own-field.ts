import { formField, type FormField } from '#shell/form/form-field.ts';
import type { FieldDescriptor } from '#shell/form/form.ts';
import type { Page } from '#shell/layout/page.ts';
import { missingFieldTexts, neededEmailText } from './missing-messages.ts';

/** A field of our own forms, in the language of a page. */
export function ownField(
  name: keyof typeof missingFieldTexts,
  field: FieldDescriptor,
  page: Page,
): FormField {
  const isOnlyAddress = name === 'email' && field.isRequired === true;
  return formField(
    name,
    { ...field, missing: isOnlyAddress ? neededEmailText : missingFieldTexts[name] },
    page,
  );
}
