/** What stands on a sheet is data: blocks of lines and shapes within tagged parts. They are measured when they are made, put below or
 * over each other, and drawn at the end. */
import { unreachable } from '#platform/base/unreachable.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { closeDocument, type DocumentOptions } from './pdf-document.server.ts';
import {
  measureHeight,
  type PlacedText,
  placeLines,
  type SetLine,
  type SetText,
} from './set-lines.server.ts';
import { drawShape, type Shape } from './shapes.server.ts';
import { type Structure, TaggedPages } from './tagged-pages.server.ts';
import { openFont } from './typeface.server.ts';

/** Points of an A4 sheet; a larger sheet shows the same drawing larger. */
const sheet = { width: 595, height: 842, left: 42, right: 42, top: 40, bottom: 34 } as const;

/** Width and height within the margins. */
export const measure = sheet.width - sheet.left - sheet.right;
export const room = sheet.height - sheet.top - sheet.bottom;

/** Width of A3 in units of A4. */
const enlargement = Math.SQRT2;

/** A part of a sheet. It begins at the top of the capitals of its first line. */
export interface Block {
  /** Points. */
  readonly height: number;
  /** Whether a word is wider than its lines. */
  readonly isBroken: boolean;
  readonly content: Content;
}

export type Content =
  | { readonly type: 'lines'; readonly lines: readonly SetLine[] }
  /** Decoration, which screen readers skip. */
  | { readonly type: 'shape'; readonly shape: Shape }
  /** A shape that is heard as words. */
  | { readonly type: 'spoken'; readonly tag: string; readonly words: Words; readonly shape: Shape }
  | { readonly type: 'part'; readonly tag: string; readonly options: PartOptions; readonly content: Content }
  | { readonly type: 'placed'; readonly placed: readonly Placed[] };

/** @property x From the left end of the block around it, in points; 0 if absent.
 * @property top From its top. */
interface Placed {
  readonly x?: number;
  readonly top?: number;
  readonly block: Block;
}

/** What stands for a shape: a description of a figure, or the text itself. */
type Words = { readonly alt: string } | { readonly actual: string };

interface PartOptions {
  /** Of the text, where it is not that of the part around it. */
  readonly lang?: Locale;
  /** What is heard in place of the text. */
  readonly actual?: string;
}

export const lines = (text: Pick<SetText, 'lines'> & Partial<SetText>): Block => ({
  height: measureHeight(text.lines),
  isBroken: text.isBroken ?? false,
  content: { type: 'lines', lines: text.lines },
});

/** It takes no room of its own. */
export const shape = (one: Shape): Block => ({
  height: 0,
  isBroken: false,
  content: { type: 'shape', shape: one },
});

export const spoken = (tag: string, one: Shape, words: Words): Block => ({
  ...shape(one),
  content: { type: 'spoken', tag, words, shape: one },
});

export const part = (tag: string, block: Block, options: PartOptions = {}): Block => ({
  ...block,
  content: { type: 'part', tag, options, content: block.content },
});

/** Lines of one tagged part. */
export const text = (tag: string, set: Parameters<typeof lines>[0]): Block => part(tag, lines(set));

/** Blocks at their places, in the order in which they are read. */
export const overlay = (placed: readonly Placed[]): Block => ({
  height: Math.max(0, ...placed.map(({ top = 0, block }) => top + block.height)),
  isBroken: placed.some(({ block }) => block.isBroken),
  content: { type: 'placed', placed },
});

/** Blocks below each other; a number is the space between them. */
export function stack(column: readonly (Block | number)[]): Block {
  let height = 0;
  const placed: Placed[] = [];
  for (const one of column) {
    if (typeof one !== 'number') placed.push({ top: height, block: one });
    height += typeof one === 'number' ? one : one.height;
  }
  return { ...overlay(placed), height };
}

/** Blocks below each other with the same space between them. */
export const spaced = (blocks: readonly Block[], gap: number): Block =>
  stack(blocks.flatMap((block, index) => (index === 0 ? [block] : [gap, block])));

/** Rows of blocks beside each other.
 * @param step From the left end of one to that of the next, in points. */
export const inRows = (blocks: readonly Block[], perRow: number, step: number): readonly Block[] =>
  Array.from({ length: Math.ceil(blocks.length / perRow) }, (_, row) =>
    overlay(
      blocks.slice(row * perRow, (row + 1) * perRow).map((block, column) => ({ x: column * step, block })),
    ),
  );

/** A note within a frame. */
export const framed = (block: Block, inset: number): Block => {
  const height = block.height + 2 * inset;
  const frame = shape({ type: 'frame', width: measure, height, thickness: 1.5, corner: 0 });
  return { ...overlay([{ block: frame }, { x: inset, top: inset, block }]), height };
};

interface SheetOptions extends DocumentOptions {
  readonly locale: Locale;
}

interface Surroundings {
  readonly parent: Structure;
  readonly locale: Locale;
  readonly x: number;
  readonly top: number;
}

/** Draws sheets, in points of A4 whatever their size. */
export class Sheets extends TaggedPages {
  readonly #scale: number;
  readonly #locale: Locale;

  constructor(options: SheetOptions) {
    super(options);
    this.#locale = options.locale;
    this.#scale = options.size === 'A3' ? enlargement : 1;
  }

  /** @returns The bytes of the file.
   * @param sheets At least one. */
  async draw(sheets: readonly Block[]): Promise<Uint8Array> {
    for (const [index, { content }] of sheets.entries()) {
      if (index > 0) this.doc.addPage();
      this.doc.scale(this.#scale);
      this.#draw(content, { parent: this.root, locale: this.#locale, x: sheet.left, top: sheet.top });
    }
    this.root.end();
    return closeDocument(this.doc);
  }

  #draw(content: Content, here: Surroundings): void {
    switch (content.type) {
      case 'lines':
        this.#write(content.lines, here);
        break;
      case 'shape':
        this.decorate(() => {
          drawShape(this, content.shape, here);
        });
        break;
      case 'spoken':
        this.#speak(content, here);
        break;
      case 'part': {
        const { tag, options } = content;
        const parent = this.open(tag, here.parent, options);
        this.#draw(content.content, { ...here, parent, locale: options.lang ?? here.locale });
        parent.end();
        break;
      }
      case 'placed':
        for (const { x = 0, top = 0, block } of content.placed)
          this.#draw(block.content, { ...here, x: here.x + x, top: here.top + top });
        break;
      default:
        unreachable(content);
    }
  }

  /** What is in another language than the part around it is marked as such. */
  #write(lines: readonly SetLine[], { parent, locale, ...at }: Surroundings): void {
    for (const placed of placeLines(lines, at)) {
      const print = () => {
        this.#print(placed);
      };
      if (placed.locale === locale) {
        parent.add(print);
        continue;
      }
      const span = this.open('Span', parent, { lang: placed.locale });
      span.add(print);
      span.end();
    }
  }

  #print({ text: words, style: { weight, size }, x, baseline }: PlacedText): void {
    this.doc.font(openFont(weight).postscriptName).fontSize(size).fillColor(this.colours.ink);
    this.doc.text(words, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  #speak({ tag, words, shape: one }: Extract<Content, { type: 'spoken' }>, here: Surroundings): void {
    const bbox = 'side' in one && tag === 'Figure' ? { bbox: this.#boxOf(here, one.side) } : {};
    const structure = this.open(tag, here.parent, { ...words, ...bbox });
    structure.add(() => drawShape(this, one, here));
    structure.end();
  }

  /** Left, top, right and bottom of a figure, in points of the page. */
  #boxOf({ x, top }: Surroundings, side: number): readonly [number, number, number, number] {
    const scale = this.#scale;
    return [x * scale, top * scale, (x + side) * scale, (top + side) * scale];
  }
}
