import { formatDate, formatNumber } from '#shell/languages/format.ts';
import type { MessageSource } from '#shell/languages/messages.ts';
import type { InputFault, InputRules } from './input-rules.browser.ts';

export type InputTexts = ReturnType<typeof inputTexts>;

/** Error texts in the language of a page; with `{min}`, `{max}` and `{step}`. */
export function inputTexts({ locale, t }: MessageSource) {
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
  } satisfies Readonly<Record<InputFault, string>>;
  return { locale, faults };
}

export function faultText(fault: InputFault, rules: InputRules, { locale, faults }: InputTexts): string {
  return faults[fault].replace(/\{(min|max|step)\}/gu, (_, name: 'min' | 'max' | 'step') => {
    const limit = rules[name] ?? '';
    if (rules.type === 'number') return formatNumber(Number(limit), locale);
    return rules.type === 'date' && name !== 'step' ? formatDate(limit, locale) : limit;
  });
}
