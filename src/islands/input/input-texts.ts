import type { Locale } from '#model/locale.ts';
import { formatDate, formatNumber } from '#site/format.ts';
import type { InputFault, InputRules } from './input-rules.ts';

/** What is said of each fault, in the language of the page; with `{min}`, `{max}` and `{step}`. */
export interface InputTexts {
  readonly locale: Locale;
  readonly faults: Readonly<Record<InputFault, string>>;
}

export function faultText(fault: InputFault, rules: InputRules, { locale, faults }: InputTexts): string {
  return faults[fault].replace(/\{(min|max|step)\}/gu, (_, name: 'min' | 'max' | 'step') => {
    const limit = rules[name] ?? '';
    if (rules.type === 'number') return formatNumber(Number(limit), locale);
    return rules.type === 'date' && name !== 'step' ? formatDate(limit, locale) : limit;
  });
}
