/** Style rules of others, parsed. Comments go, and rules within rules within rules are no sheet that anybody wrote: what
 * walks them calls itself for each. */
import postcss, { type Root } from 'postcss';

/** Brackets that are open at once; layers, media, supports and containers within one another reach six. */
const deepest = 60;

/** Characters of all rules of a page or a post, before and after they are scoped. A theme's sheet may be larger; the own
 * rules of one text are not. */
export const maxCssLength = 200_000;

/** With the selector of its page before each of them, more rules than this are longer than they may be. */
export const maxCssRules = 10_000;

/** A sheet that is none, one that nests too deep, or one that is too long. */
export class CssError extends Error {
  override readonly name = 'CssError';

  static tooLong(): CssError {
    return new CssError(`its rules are longer than ${maxCssLength} characters`);
  }
}

/** @throws {CssError} */
export function parseCss(css: string): Root {
  if (css.length > maxCssLength) throw CssError.tooLong();
  const bare = withoutComments(css);
  const { depth, blocks } = countBrackets(bare);
  if (depth > deepest) throw new CssError('its rules lie too deep within one another');
  if (blocks > maxCssRules) throw new CssError(`it has more than ${maxCssRules} rules`);
  try {
    // A map of sources would be looked for in the text, and read from wherever it names.
    return postcss.parse(bare, { map: false });
  } catch (cause) {
    throw new CssError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function withoutComments(css: string): string {
  let stored = '';
  let from = 0;
  const sign = /["']|\/\*/gu;
  for (let match = sign.exec(css); match; match = sign.exec(css)) {
    if (match[0] === '/*') {
      const end = css.indexOf('*/', sign.lastIndex);
      // One that does not end stays, for the parser to refuse.
      if (end === -1) break;
      stored += css.slice(from, match.index);
      from = end + '*/'.length;
      sign.lastIndex = from;
    } else sign.lastIndex = endOfText(css, match.index);
  }
  return stored + css.slice(from);
}

/** A text in quotes ends with its line. */
function endOfText(css: string, start: number): number {
  const quote = css.charAt(start);
  for (let at = start + 1; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === quote || sign === '\n') return at + 1;
  }
  return css.length;
}

interface Brackets {
  /** That are open at once. */
  readonly depth: number;
  /** Those of rules. */
  readonly blocks: number;
}

function countBrackets(css: string): Brackets {
  let open = 0;
  let depth = 0;
  let blocks = 0;
  for (const sign of css) {
    if (sign === '{') blocks += 1;
    if (sign === '{' || sign === '(' || sign === '[') depth = Math.max(depth, (open += 1));
    else if (sign === '}' || sign === ')' || sign === ']') open = Math.max(0, open - 1);
  }
  return { depth, blocks };
}
