/** The one way to sanitise-html, which holds no more elements open than any text has. */
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { boundDepth } from '#base/html/bounded-tokenizer.ts';
import { applyEdits, type Edit } from '#base/html/edit.ts';
import { quietStrays } from './stray-brackets.ts';

/** Elements that it writes without an end, unless it is told others. */
export const voidTags: readonly string[] = sanitizeHtml.defaults.selfClosing;

/** What an element is called that goes with everything in it. (The filter of sanitize-html copies all that was written
 * before, for each element that it takes away.) */
const leftOut = 'left-out';

/** For a transformation: the element goes. What is raw (scripts, styles) needs one of its own name. */
export const nothing = (): Tag => ({ tagName: leftOut, attribs: {}, text: '' });

export function sanitiseHtml(html: string, options: IOptions): string {
  const { html: quiet, restore } = quietStrays(html);
  const written = sanitizeHtml(quiet, bounded(options));
  return restore(options.transformTags ? withoutLeftOut(written) : written);
}

const leftOutTag = /<(\/?)left-out(?=[\s>])/gu;

/** What is written begins tags with `<`, and nothing else. */
function withoutLeftOut(html: string): string {
  const edits: Edit[] = [];
  let depth = 0;
  let start = 0;
  for (const { 1: slash, index } of html.matchAll(leftOutTag)) {
    if (slash === '' && depth === 0) start = index;
    depth += slash === '' ? 1 : -1;
    if (depth === 0) edits.push({ start, end: html.indexOf('>', index) + 1, html: '' });
  }
  return applyEdits(html, edits);
}

function bounded(options: IOptions): IOptions {
  let open = 0;
  const { allowedTags } = options;
  return {
    ...options,
    ...(Array.isArray(allowedTags) && { allowedTags: [...allowedTags, leftOut] }),
    onOpenTag: (name, attributes) => {
      open += 1;
      options.onOpenTag?.(name, attributes);
    },
    onCloseTag: (name, isImplied) => {
      open -= 1;
      options.onCloseTag?.(name, isImplied);
    },
    parser: boundDepth(options.parser ?? {}, () => open),
  };
}
