import type { Locale } from '#model/locale.ts';
import type { DocumentOptions } from './pdf-document.ts';
import { type PlacedText, placeLines, type SetLine } from './poster-lines.ts';
import { type Structure, TaggedPages } from './tagged-pages.ts';
import { openFont } from './typeface.ts';

/** Points of an A4 sheet; a larger sheet shows the same drawing larger. */
export const sheet = { width: 595, height: 842, left: 42, right: 42, top: 40, bottom: 34 } as const;
export const measure = sheet.width - sheet.left - sheet.right;

/** Width of A3 in units of A4. */
const enlargement = Math.SQRT2;

interface SheetOptions extends DocumentOptions {
  readonly locale: Locale;
}

/** Where a part stands, and what is said of it. */
type PartOptions = Parameters<TaggedPages['open']>[2] & { readonly parent: Structure };

/** Sheets, in points of A4 whatever their size. */
export class PosterSheet extends TaggedPages {
  readonly #scale: number;
  #locale: Locale;

  constructor(options: SheetOptions) {
    super(options);
    this.#locale = options.locale;
    this.#scale = options.size === 'A3' ? enlargement : 1;
    this.doc.scale(this.#scale);
  }

  /** Language of the sheet. */
  get locale(): Locale {
    return this.#locale;
  }

  /** Begins another sheet. Its content belongs into a part that names its language. */
  turn(locale: Locale): void {
    this.doc.addPage();
    this.doc.scale(this.#scale);
    this.#locale = locale;
  }

  /** Draws lines below each other; what is in another language is marked as such.
   * @param at Left end and top of the capitals of the first line. */
  write(
    parent: Structure,
    lines: readonly SetLine[],
    at: { readonly x: number; readonly top: number },
  ): void {
    for (const text of placeLines(lines, at)) {
      const draw = () => {
        this.print(text);
      };
      if (text.locale === this.locale) parent.add(draw);
      else this.part('Span', { parent: parent, lang: text.locale }, (span) => span.add(draw));
    }
  }

  /** A part with its content. */
  part(tag: string, { parent, ...options }: PartOptions, fill: (part: Structure) => void): void {
    const part = this.open(tag, parent, options);
    fill(part);
    part.end();
  }

  /** Prints text without a tag. */
  print({ text, style: { weight, size }, x, baseline }: PlacedText): void {
    this.doc.font(openFont(weight).postscriptName).fontSize(size).fillColor(this.colours.ink);
    this.doc.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** A line across the sheet. */
  rule(y: number, width: number): void {
    this.decorate(() => {
      this.doc.moveTo(sheet.left, y).lineTo(sheet.left + measure, y);
      this.doc.lineWidth(width).stroke(this.colours.ink);
    });
  }

  /** Points of the page, for the place of a figure. */
  boxOf(left: number, top: number, side: number): readonly [number, number, number, number] {
    const [x, y, length] = [left, top, side].map((value) => value * this.#scale);
    return [x ?? 0, y ?? 0, (x ?? 0) + (length ?? 0), (y ?? 0) + (length ?? 0)];
  }
}
