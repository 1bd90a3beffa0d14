import { formField, type FormField } from '#shell/form/form-field.ts';
import type { FieldDescriptor } from '#shell/form/form.ts';
import type { Page } from '#shell/layout/page.ts';
import { missingFieldTexts } from './missing-messages.ts';

/** A field of our own forms, in the language of a page. */
export const ownField = (
  name: keyof typeof missingFieldTexts,
  field: FieldDescriptor,
  page: Page,
): FormField => formField(name, { ...field, missing: missingFieldTexts[name] }, page);
