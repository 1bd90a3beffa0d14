/** Converts sanitised HTML into blocks for a PDF. */
import { decodeReferences, findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';

/** Text with one style. */
export interface Inline {
  readonly text: string;
  readonly isStrong: boolean;
  /** Target, when the text is a link. */
  readonly href: string | undefined;
}

export type TextBlock =
  | { readonly type: 'paragraph' | 'heading'; readonly inlines: readonly Inline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly entries: readonly (readonly Inline[])[] };

/** Converts HTML into a flat list of blocks; a nested list becomes part of the outer one. Elements without a PDF
 * counterpart keep only their text: a table row becomes a paragraph, a picture its alternative text. */
export function toBlocks(html: string): readonly TextBlock[] {
  const reading = new BlockReader();
  for (const token of readTokens(html)) {
    if (token.type === 'text') reading.text(decodeReferences(html.slice(token.start, token.end)));
    else if (token.type === 'open') reading.open(token);
    else if (token.type === 'close') reading.close(token.name);
  }
  return reading.finish();
}

const lists = new Set(['ul', 'ol']);
const struck = new Set(['s', 'del', 'strike']);
const strongs = new Set(['strong', 'b']);
const gaps = new Set(['br', 'td', 'th']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements whose text becomes a paragraph. */
const paragraphs = new Set(
  'p li div blockquote figure figcaption table caption tr dl dt dd hr pre section article details summary'.split(
    ' ',
  ),
);

class BlockReader {
  readonly #blocks: TextBlock[] = [];
  #inlines: Inline[] = [];
  #entries: (readonly Inline[])[] | undefined;
  #isOrdered = false;
  #listDepth = 0;
  #strongDepth = 0;
  #struckDepth = 0;
  #href: string | undefined;

  text(text: string): void {
    // A sheet has no struck-out words; without their line they would read as if they held.
    if (this.#struckDepth > 0) return;
    const collapsed = text.replace(/[ \t\r\n]+/gu, ' ');
    if (collapsed !== ' ' || this.#inlines.length > 0) this.#add(collapsed);
  }

  open(tag: Tag): void {
    const { name } = tag;
    if (lists.has(name)) this.#openList(name === 'ol');
    else if (paragraphs.has(name) || headings.has(name)) this.#endBlock();
    else if (strongs.has(name)) this.#strongDepth += 1;
    else if (struck.has(name)) this.#struckDepth += 1;
    else if (name === 'a') this.#href = findAttribute(tag, 'href') ?? '';
    else if (gaps.has(name)) this.#add(' ');
    else if (name === 'img') this.text(findAttribute(tag, 'alt') ?? '');
  }

  close(name: string): void {
    if (lists.has(name)) this.#closeList();
    else if (headings.has(name)) this.#endBlock('heading');
    else if (paragraphs.has(name)) this.#endBlock();
    else if (strongs.has(name)) this.#strongDepth = Math.max(0, this.#strongDepth - 1);
    else if (struck.has(name)) this.#struckDepth = Math.max(0, this.#struckDepth - 1);
    else if (name === 'a') this.#href = undefined;
  }

  finish(): readonly TextBlock[] {
    this.#endBlock();
    // A list without an end tag ends here.
    this.#listDepth = Math.min(1, this.#listDepth);
    if (this.#listDepth > 0) this.#closeList();
    return this.#blocks;
  }

  #add(text: string): void {
    this.#inlines.push({ text, isStrong: this.#strongDepth > 0, href: this.#href });
  }

  #openList(isOrdered: boolean): void {
    this.#endBlock();
    if (this.#listDepth === 0) {
      this.#entries = [];
      this.#isOrdered = isOrdered;
    }
    this.#listDepth += 1;
  }

  #closeList(): void {
    this.#endBlock();
    this.#listDepth = Math.max(0, this.#listDepth - 1);
    if (this.#listDepth > 0 || !this.#entries) return;
    this.#blocks.push({ type: 'list', isOrdered: this.#isOrdered, entries: this.#entries });
    this.#entries = undefined;
  }

  #endBlock(type: 'paragraph' | 'heading' = 'paragraph'): void {
    const inlines = this.#inlines;
    this.#inlines = [];
    if (inlines.every(({ text }) => text.trim() === '')) return;
    if (this.#entries) this.#entries.push(inlines);
    else this.#blocks.push({ type, inlines });
  }
}
