/** Lays out headings, paragraphs and lists on the pages of a tagged PDF. */
import type { TextBlock, Inline } from './blocks.ts';
import type { Colours } from './colours.server.ts';
import { breakIntoLines, type Line, type Piece } from './lines.server.ts';
import { closeDocument, type DocumentOptions } from './pdf-document.server.ts';
import { type Structure, TaggedPages } from './tagged-pages.server.ts';

/** Text style; sizes in points. */
interface Style {
  readonly size: number;
  readonly colour: keyof Colours;
  readonly before: number;
  readonly after: number;
  /** Space required below it on the same page. */
  readonly keepWithNext: number;
}

const styles = {
  H1: { size: 23, colour: 'deep', before: 0, after: 10, keepWithNext: 120 },
  H2: { size: 14, colour: 'deep', before: 12, after: 4, keepWithNext: 60 },
  H3: { size: 11.5, colour: 'ink', before: 6, after: 3, keepWithNext: 50 },
  lead: { size: 12, colour: 'ink-soft', before: 0, after: 12, keepWithNext: 0 },
  body: { size: 10.5, colour: 'ink', before: 0, after: 7, keepWithNext: 0 },
  small: { size: 8.5, colour: 'ink-soft', before: 0, after: 3, keepWithNext: 0 },
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof styles;

/** A4, in points. */
export const sheet = { width: 595, height: 842, left: 64, right: 64, top: 100, bottom: 76 } as const;
export const measure = sheet.width - sheet.left - sheet.right;
const leading = 1.45;
const indent = 16;

export interface PaperOptions extends DocumentOptions {
  /** Footer of every page. */
  readonly foot: string;
  /** Base address of links within the site. */
  readonly siteUrl: string;
}

export class Paper extends TaggedPages {
  readonly #options: PaperOptions;
  /** Top of the next line, in points. */
  y: number = sheet.top;

  constructor(options: PaperOptions) {
    super(options);
    this.#options = options;
  }

  heading(tag: 'H1' | 'H2' | 'H3', text: string): void {
    this.#setBlock(tag, [{ text, isStrong: true, href: undefined }], tag);
  }

  paragraph(text: string, style: StyleName = 'body'): void {
    this.#setBlock('P', [{ text, isStrong: false, href: undefined }], style);
  }

  blocks(blocks: readonly TextBlock[]): void {
    for (const block of blocks) {
      if (block.type === 'list') this.#setList(block);
      else if (block.type === 'heading') this.#setBlock('H3', block.inlines.map(strong), 'H3');
      else this.#setBlock('P', block.inlines, 'body');
    }
  }

  /** Starts a new page unless the height fits on this one.
   * @param height In points. */
  require(height: number): void {
    if (this.y + height > sheet.height - sheet.bottom) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = sheet.top;
  }

  /** Prints text without a tag: for use within `decorate` and `tagged`. */
  print(
    line: Line,
    x: number,
    style: { readonly y: number; readonly size: number; readonly colour: string },
  ): void {
    for (const piece of line) {
      this.doc.font(piece.font.postscriptName).fontSize(style.size).fillColor(style.colour);
      this.doc.text(piece.text, x + piece.x, style.y, { lineBreak: false });
    }
  }

  /** @returns The bytes of the file. */
  async finish(): Promise<Uint8Array> {
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let number = 0; number < count; number += 1) {
      this.doc.switchToPage(number);
      this.decorate(() => {
        this.#drawFrame(`${number + 1} / ${count}`);
      });
    }
    return closeDocument(this.doc);
  }

  #drawFrame(number: string): void {
    const line = (text: string, size: number, isStrong: boolean): Line =>
      breakIntoLines([{ text, isStrong, href: undefined }], { size, width: sheet.width })[0] ?? [];
    const { amber, deep, 'ink-soft': soft } = this.colours;
    const footY = sheet.height - 54;
    this.doc.rect(sheet.left, 44, 28, 4).fill(amber);
    this.print(line(this.#options.author, 12, true), sheet.left, { y: 52, size: 12, colour: deep });
    this.print(line(this.#options.foot, 8, false), sheet.left, { y: footY, size: 8, colour: soft });
    const right = line(number, 8, false);
    const width = right.reduce((sum, piece) => sum + piece.width, 0);
    this.print(right, sheet.width - sheet.right - width, { y: footY, size: 8, colour: soft });
  }

  #setList({ isOrdered, entries }: Extract<TextBlock, { type: 'list' }>): void {
    const list = this.open('L', this.root);
    entries.forEach((inlines, index) => {
      const entry = this.open('LI', list);
      this.require(styles.body.size * leading);
      const label = this.open('Lbl', entry);
      const mark = isOrdered ? `${index + 1}.` : '•';
      const [line = []] = breakIntoLines([{ text: mark, isStrong: false, href: undefined }], {
        size: styles.body.size,
        width: measure,
      });
      label.add(() => {
        this.print(line, sheet.left, { y: this.y, size: styles.body.size, colour: this.colours.ink });
      });
      label.end();
      const body = this.open('LBody', entry);
      this.#setInlines(body, inlines, { style: styles.body, left: sheet.left + indent });
      body.end();
      entry.end();
      this.y += 2;
    });
    list.end();
    this.y += styles.body.after - 2;
  }

  #setBlock(tag: string, inlines: readonly Inline[], name: StyleName): void {
    const style: Style = styles[name];
    if (this.y > sheet.top) this.y += style.before;
    this.require(style.size * leading + style.keepWithNext);
    const block = this.open(tag, this.root);
    this.#setInlines(block, inlines, { style, left: sheet.left });
    block.end();
    this.y += style.after;
  }

  /** Tags each run of one link, or of no link, per line, so that no tag spans pages. */
  #setInlines(
    parent: Structure,
    inlines: readonly Inline[],
    { style, left }: { readonly style: Style; readonly left: number },
  ): void {
    const lines = breakIntoLines(inlines, { size: style.size, width: sheet.width - sheet.right - left });
    lines.forEach((line, index) => {
      if (index > 0) this.y += style.size * leading;
      this.require(style.size * leading);
      for (const stretch of stretches(line)) this.#setStretch(parent, stretch, { style, left });
    });
    this.y += style.size * leading;
  }

  #setStretch(
    parent: Structure,
    pieces: Line,
    { style, left }: { readonly style: Style; readonly left: number },
  ): void {
    const href = pieces[0]?.href;
    const { size } = style;
    const colour = href === undefined ? this.colours[style.colour] : this.colours.link;
    const print = () => {
      this.print(pieces, left, { y: this.y, size, colour });
    };
    if (href === undefined) {
      parent.add(print);
      return;
    }
    const link = this.open('Link', parent);
    link.add(() => {
      print();
      this.#underline(pieces, { left, size, colour });
      this.#annotate(link, pieces, { href, left, size });
    });
    link.end();
  }

  /** A link must be recognisable without its colour. */
  #underline(
    pieces: Line,
    { left, size, colour }: { readonly left: number; readonly size: number; readonly colour: string },
  ): void {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return;
    const y = this.y + size * 1.16;
    const trailing = last.text.endsWith(' ') ? size * 0.25 : 0;
    this.doc.moveTo(left + first.x, y).lineTo(left + last.x + last.width - trailing, y);
    this.doc.lineWidth(0.5).stroke(colour);
  }

  #annotate(
    link: Structure,
    pieces: Line,
    { href, left, size }: { readonly href: string; readonly left: number; readonly size: number },
  ): void {
    const x = left + (pieces[0]?.x ?? 0);
    const text = pieces
      .map((piece) => piece.text)
      .join('')
      .trimEnd();
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const url = URL.parse(href, this.#options.siteUrl)?.href;
    // The page shows an invalid address as plain text too.
    if (url === undefined) return;
    // pdfkit writes a String object as a PDF string and a plain string as a name; its types allow only plain strings.
    const options = { structParent: link, Contents: new String(text) };
    Reflect.apply(this.doc.link.bind(this.doc), undefined, [x, this.y, width, size * leading, url, options]);
  }
}

const strong = (inline: Inline): Inline => ({ ...inline, isStrong: true });

/** Groups adjacent pieces with the same link. */
function stretches(line: Line): readonly Line[] {
  const found: Piece[][] = [];
  for (const piece of line) {
    if (found.at(-1)?.[0]?.href === piece.href && found.length > 0) found.at(-1)?.push(piece);
    else found.push([piece]);
  }
  return found;
}
