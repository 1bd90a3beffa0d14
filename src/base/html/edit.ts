/** Changes to HTML at places of its tokens; what is not changed stays to the letter. */
import type { Attribute, Tag } from './tokens.ts';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly html: string;
}

/** @param edits In the order of their places, none within another. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, html: own } of edits) {
    written += html.slice(from, start) + own;
    from = end;
  }
  return written + html.slice(from);
}

/** @returns The tag as it stands, without one of its attributes and the blank before that. */
export function withoutAttribute(html: string, tag: Tag, { start, end }: Attribute): string {
  return html.slice(tag.start, start).trimEnd() + html.slice(end, tag.end);
}
