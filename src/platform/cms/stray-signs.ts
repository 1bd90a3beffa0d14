/** Handles texts with very many `<` that start no tag. The sanitiser processes each of them separately, which takes
 * half a microsecond or more, and 0.1 s for 100,000. Replaced by another character, they are part of the surrounding
 * text. */
import { applyEdits, type Edit, readTokens } from '#platform/base/html/html.ts';

/** Below this number, as in normal texts, they are not replaced. */
const manyStrays = 500;

/** Noncharacters, which Unicode reserves for use within programs: no text contains them. */
const firstPlaceholder = 0xfdd0;
const lastPlaceholder = 0xfdef;

export interface QuietHtml {
  readonly html: string;
  /** @param sanitised The sanitised form of `html`.
   * @returns What sanitising the original HTML would have given. */
  readonly restore: (sanitised: string) => string;
}

/** @param least The number from which they are replaced; tests use 0. */
export function quietStrays(html: string, least = manyStrays): QuietHtml {
  const placeholder = hasStrays(html, least) ? freeSign(html) : undefined;
  if (placeholder === undefined) return { html, restore: (sanitised) => sanitised };
  return {
    html: applyEdits(html, strayRuns(html, placeholder)),
    restore: (sanitised) => sanitised.replaceAll(placeholder, '&lt;'),
  };
}

/** The tokenizer reads a `<` that no tag name follows as text. */
const stray = /<(?![a-z!/?])/giu;

function hasStrays(html: string, least: number): boolean {
  let count = 0;
  for (const _ of html.matchAll(stray)) {
    count += 1;
    if (count > least) return true;
  }
  return false;
}

/** The content of scripts and similar elements is not text, even where the tokenizer calls it text. */
const rawElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'noscript',
  'iframe',
  'option',
  'plaintext',
]);

function strayRuns(html: string, placeholder: string): readonly Edit[] {
  const edits: Edit[] = [];
  let raw: string | undefined;
  for (const token of readTokens(html)) {
    if (token.type === 'open' && rawElements.has(token.name)) raw ??= token.name;
    else if (token.type === 'close' && token.name === raw) raw = undefined;
    if (token.type !== 'text' || raw !== undefined) continue;
    const text = html.slice(token.start, token.end);
    const quiet = text.replaceAll(stray, placeholder);
    if (quiet !== text) edits.push({ start: token.start, end: token.end, html: quiet });
  }
  return edits;
}

function freeSign(html: string): string | undefined {
  for (let code = firstPlaceholder; code <= lastPlaceholder; code += 1) {
    const sign = String.fromCharCode(code);
    if (!html.includes(sign)) return sign;
  }
  return undefined;
}
