/** Parses foreign style rules. Comments are removed. Rules with extreme nesting are refused, since code that walks them
 * is recursive. */
import postcss, { type Root } from 'postcss';
import { formatFault, type Note, toNote } from '#platform/notes/note.ts';

/** Max open brackets; layers, media, supports and containers within one another need six. */
const deepest = 60;

/** Max characters of all style rules of a page or a post, before and after scoping. The sheet of a theme can be longer,
 * but not the rules of one text. */
export const maxCssLength = 200_000;

/** With the selector of its page in front of each rule, a sheet with more rules exceeds the max length. */
export const maxCssRules = 10_000;

/** A text that is not CSS, nests too deeply, or is too long. */
export class CssError extends Error {
  override readonly name = 'CssError';

  /** What is wrong, as a part of a sentence. */
  readonly note: Note;

  constructor(note: Note, { cause }: { readonly cause?: unknown } = {}) {
    super(cause instanceof Error ? cause.message : formatFault(note, 'en'), { cause });
    this.note = note;
  }

  static tooLong(): CssError {
    return new CssError(toNote('css-too-long', { max: maxCssLength }));
  }
}

/** @throws {CssError} */
export function parseCss(css: string): Root {
  if (css.length > maxCssLength) throw CssError.tooLong();
  const bare = withoutComments(css);
  const { depth, blocks } = countBrackets(bare);
  if (depth > deepest) throw new CssError(toNote('css-too-deep'));
  if (blocks > maxCssRules) throw new CssError(toNote('css-too-many', { max: maxCssRules }));
  try {
    // Otherwise the parser would look for a source map in the text and read the file that it names.
    return postcss.parse(bare, { map: false });
  } catch (cause) {
    const line = cause instanceof postcss.CssSyntaxError ? cause.line : undefined;
    throw new CssError(toNote('css-invalid', { line: line ?? 1 }), { cause });
  }
}

function withoutComments(css: string): string {
  let stored = '';
  let from = 0;
  const sign = /["']|\/\*/gu;
  for (let match = sign.exec(css); match; match = sign.exec(css)) {
    if (match[0] === '/*') {
      const end = css.indexOf('*/', sign.lastIndex);
      // A comment without an end stays, so that the parser refuses it.
      if (end === -1) break;
      stored += css.slice(from, match.index);
      from = end + '*/'.length;
      sign.lastIndex = from;
    } else sign.lastIndex = endOfText(css, match.index);
  }
  return stored + css.slice(from);
}

/** A quoted text ends at the end of its line. */
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
  /** Open brackets at the same time. */
  readonly depth: number;
  /** Open blocks of rules. */
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
