import { found, type Found } from './finding.ts';
import type { WrittenText } from './written-text.ts';

const headings = /<h([1-6])\b[^>]*>(.*?)<\/h\1\s*>/gisu;

/** Headings that leave out a level: people who jump from heading to heading miss what they think stands between. */
export function checkHeadings({ subject, locale, place, html, level }: WrittenText): readonly Found[] {
  let before = level;
  const skipped: Found[] = [];
  for (const [, digit = '', words = ''] of html.matchAll(headings)) {
    const own = Number(digit);
    if (before !== undefined && own > before + 1) {
      const text = words.replace(/<[^>]*>/gu, '').trim();
      skipped.push(found('skipped-heading', subject, { locale, place, value: `h${digit} ${text}` }));
    }
    before = own;
  }
  return skipped;
}
