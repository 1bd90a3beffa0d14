import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { senderFields } from '#shell/form/form.ts';
import type { Page } from '#shell/layout/page.ts';
import { missingFieldTexts, neededEmailText } from './missing-messages.ts';
import { ownField } from './own-field.ts';
import { withdrawalFields } from './withdrawal.ts';

const pageIn = (locale: (typeof locales)[number]): Page =>
  ({ locale, t: (key: string) => key, ask: () => ({ company: { infoPhone: '1919' } }) }) as unknown as Page;

test('a form that needs an email address asks for it alone, one that takes a telephone too names both', () => {
  for (const locale of locales) {
    const page = pageIn(locale);
    expect(ownField('email', withdrawalFields.email, page).missing).toBe(neededEmailText[locale]);
    expect(ownField('email', senderFields.email, page).missing).toBe(missingFieldTexts.email[locale]);
  }
});
