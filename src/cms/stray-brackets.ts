/** Texts with very many `<` that begin no tag. The sanitiser hears of each of them by itself, which takes half a microsecond
 * and more, and 0.1 s for 100,000; as another sign they are part of the text around them. */
import { applyEdits, type Edit, readTokens } from '#base/html/html.ts';

/** As few as in any text of people are left as they are. */
const manyStrays = 500;

/** Signs that Unicode leaves to programs: no text has them. */
const firstStandIn = 0xfdd0;
const lastFakeWordPress = 0xfdef;

export interface QuietHtml {
  readonly html: string;
  /** @param sanitised What was made of `html`.
   * @returns What would have been made of the HTML as it was. */
  readonly restore: (sanitised: string) => string;
}

/** @param least How many are too many; tests say 0. */
export function quietStrays(html: string, least = manyStrays): QuietHtml {
  const fakeWordPress = hasStrays(html, least) ? freeSign(html) : undefined;
  if (fakeWordPress === undefined) return { html, restore: (sanitised) => sanitised };
  return {
    html: applyEdits(html, strayRuns(html, fakeWordPress)),
    restore: (sanitised) => sanitised.replaceAll(fakeWordPress, '&lt;'),
  };
}

/** The tokenizer takes a `<` before anything else for text. */
const stray = /<(?![a-z!/?])/giu;

function hasStrays(html: string, least: number): boolean {
  let count = 0;
  for (const _ of html.matchAll(stray)) {
    count += 1;
    if (count > least) return true;
  }
  return false;
}

/** What scripts and the like hold is no text, whatever the tokenizer calls it. */
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

function strayRuns(html: string, fakeWordPress: string): readonly Edit[] {
  const edits: Edit[] = [];
  let raw: string | undefined;
  for (const token of readTokens(html)) {
    if (token.type === 'open' && rawElements.has(token.name)) raw ??= token.name;
    else if (token.type === 'close' && token.name === raw) raw = undefined;
    if (token.type !== 'text' || raw !== undefined) continue;
    const text = html.slice(token.start, token.end);
    const quiet = text.replaceAll(stray, fakeWordPress);
    if (quiet !== text) edits.push({ start: token.start, end: token.end, html: quiet });
  }
  return edits;
}

function freeSign(html: string): string | undefined {
  for (let code = firstStandIn; code <= lastFakeWordPress; code += 1) {
    const sign = String.fromCharCode(code);
    if (!html.includes(sign)) return sign;
  }
  return undefined;
}
