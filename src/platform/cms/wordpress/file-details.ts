import { languages, type Locale } from '#platform/languages/locale.ts';
import type { FoundDocument } from './body-files.ts';

const kilobyte = 1000;

/** What a link to a file leads to, in the language of its text: `PDF, 1,2 MB`. */
export function formatFileDetails({ address, bytes }: FoundDocument, locale: Locale): string {
  const type = /\.(\w+)$/u.exec(address)?.[1]?.toUpperCase() ?? '';
  return [type, ...(bytes === undefined ? [] : [formatSize(bytes, locale)])].join(', ');
}

function formatSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  const isLarge = kilobytes >= kilobyte;
  const size = isLarge ? kilobytes / kilobyte : kilobytes;
  const text = new Intl.NumberFormat(languages[locale].tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
  // A number and its unit stand on one line.
  return text.replace(' ', '\u00a0');
}
