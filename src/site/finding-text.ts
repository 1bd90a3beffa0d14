import type { Locale } from '#model/locale.ts';
import type { Finding } from '#model/site-status.ts';
import { formatDate } from './format.ts';
import { statusTranslator } from './messages/status.ts';

/** Describes a finding; its entry is shown beside it. */
export function formatFinding({ type, value = '' }: Pick<Finding, 'type' | 'value'>, locale: Locale): string {
  const isDate = type === 'past-price-list' || type === 'past-notice';
  return statusTranslator(locale)('findings', type, { value: isDate ? formatDate(value, locale) : value });
}
