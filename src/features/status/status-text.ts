/** Formats what the status page and the content check show. */
import { languages, type Locale } from '#platform/languages/locale.ts';
import type { Finding } from '#platform/publish/status-schema.ts';
import { formatDate, formatNumber } from '#shell/languages/format.ts';
import { statusTranslator } from './status-messages.ts';

/** Describes a finding; its entry is shown beside it. */
export function formatFinding({ type, value = '' }: Pick<Finding, 'type' | 'value'>, locale: Locale): string {
  const isDate = type === 'past-price-list' || type === 'past-notice';
  return statusTranslator(locale)('findings', type, { value: isDate ? formatDate(value, locale) : value });
}

const cyrillicUnits = { ms: 'мс', s: 'с' } as const;

export function formatDuration(ms: number, locale: Locale): string {
  const [value, unit] = ms < 1000 ? ([ms, 'ms'] as const) : ([ms / 1000, 's'] as const);
  return `${formatNumber(value, locale)}\u00a0${languages[locale].script === 'cyrillic' ? cyrillicUnits[unit] : unit}`;
}
