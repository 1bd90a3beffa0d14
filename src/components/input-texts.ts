import type { InputTexts } from '#islands/input/input-texts.ts';
import type { Page } from './page.ts';

/** What is said of a field, in the language of a page. */
export function inputTexts({ locale, t }: Pick<Page, 'locale' | 't'>): InputTexts {
  const faults = {
    missing: t('common.input.missing'),
    'invalid-date': t('common.input.invalidDate'),
    'invalid-number': t('common.input.invalidNumber'),
    'invalid-email': t('common.input.invalidEmail'),
    'invalid-url': t('common.input.invalidUrl'),
    'too-small': t('common.input.tooSmall'),
    'too-large': t('common.input.tooLarge'),
    'off-step': t('common.input.offStep'),
    'off-pattern': t('common.input.offPattern'),
  };
  return { locale, faults };
}
