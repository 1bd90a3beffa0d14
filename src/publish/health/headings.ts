import { readTokens, type Tag } from '#base/html/tokens.ts';
import { textOf } from '#base/html/text.ts';
import { found, type Found } from './finding.ts';
import type { WrittenText } from './written-text.ts';

const names = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Headings that leave out a level: people who jump from heading to heading miss what they think stands between. */
export function checkHeadings({ subject, locale, place, html, level }: WrittenText): readonly Found[] {
  let before = level;
  const skipped: Found[] = [];
  for (const { name, words } of headingsOf(html)) {
    const own = Number(name.slice(1));
    if (before !== undefined && own > before + 1) {
      const value = `${name} ${textOf(words, { between: '' })}`;
      skipped.push(found('skipped-heading', subject, { locale, place, value }));
    }
    before = own;
  }
  return skipped;
}

interface Heading {
  readonly name: string;
  /** HTML. */
  readonly words: string;
}

/** Those that are closed; the first of two within one another counts. */
function headingsOf(html: string): readonly Heading[] {
  const headings: Heading[] = [];
  let open: Tag | undefined;
  for (const token of readTokens(html)) {
    if (token.type === 'open' && names.has(token.name)) open ??= token;
    if (token.type !== 'close' || token.name !== open?.name) continue;
    headings.push({ name: token.name, words: html.slice(open.end, token.start) });
    open = undefined;
  }
  return headings;
}
