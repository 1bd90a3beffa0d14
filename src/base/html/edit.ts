/** Edits of HTML at token offsets; everything else stays byte for byte. */
import type { Attribute, Tag } from './tokens.ts';

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly html: string;
}

/** @param edits Sorted by offset, without overlaps. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let written = '';
  let from = 0;
  for (const { start, end, html: own } of edits) {
    written += html.slice(from, start) + own;
    from = end;
  }
  return written + html.slice(from);
}

/** @returns The source of the tag without one attribute and the space before it. */
export function withoutAttribute(html: string, tag: Tag, { start, end }: Attribute): string {
  return html.slice(tag.start, start).trimEnd() + html.slice(end, tag.end);
}
