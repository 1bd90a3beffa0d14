/** Sanitised HTML of the content as the blocks that a PDF is set from. */

/** A piece of text with one look. */
export interface Inline {
  readonly text: string;
  readonly isStrong: boolean;
  /** Address of the link that it is. */
  readonly href: string | undefined;
}

export type Block =
  | { readonly type: 'paragraph' | 'heading'; readonly inlines: readonly Inline[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly entries: readonly (readonly Inline[])[] };

/** Elements that have no counterpart in a PDF. */
const unprintable = new Set(['table', 'img', 'figure', 'dl', 'hr']);

/** Reads blocks one after another; an inner list is set as a part of its outer one.
 * @throws {RangeError} For an element that a PDF would lose. */
export function toBlocks(html: string): readonly Block[] {
  const reading = new BlockReader();
  for (const [token, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|[^<]+/gu)) {
    if (name === '') reading.text(decode(token));
    else if (unprintable.has(name))
      throw new RangeError(`A PDF cannot show the element <${name}>. Use text or a list.`);
    else if (slash === '/') reading.close(name);
    else reading.open(name, decode(/\shref="([^"]*)"/u.exec(rest)?.[1] ?? ''));
  }
  return reading.finish();
}

const headings = /^h[1-6]$/u;

class BlockReader {
  readonly #blocks: Block[] = [];
  #inlines: Inline[] = [];
  #entries: (readonly Inline[])[] | undefined;
  #isOrdered = false;
  #listDepth = 0;
  #strongDepth = 0;
  #href: string | undefined;

  text(text: string): void {
    const collapsed = text.replace(/[ \t\r\n]+/gu, ' ');
    if (collapsed !== ' ' || this.#inlines.length > 0) this.#add(collapsed);
  }

  open(name: string, href: string): void {
    if (name === 'ul' || name === 'ol') this.#openList(name === 'ol');
    else if (name === 'p' || name === 'li' || headings.test(name)) this.#endBlock();
    else if (name === 'strong' || name === 'b') this.#strongDepth += 1;
    else if (name === 'a') this.#href = href;
    else if (name === 'br') this.#add(' ');
  }

  close(name: string): void {
    if (name === 'ul' || name === 'ol') this.#closeList();
    else if (name === 'p' || name === 'li') this.#endBlock();
    else if (headings.test(name)) this.#endBlock('heading');
    else if (name === 'strong' || name === 'b') this.#strongDepth -= 1;
    else if (name === 'a') this.#href = undefined;
  }

  finish(): readonly Block[] {
    this.#endBlock();
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
    this.#listDepth -= 1;
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Sanitised HTML has these entities only. */
function decode(text: string): string {
  return text.replace(/&([a-z]+|#39);/gu, (whole, name: string) => entities[name] ?? whole);
}
