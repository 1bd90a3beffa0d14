/** Breaks text in two weights into lines. */
import type { Font } from 'fontkit';
import type { Inline } from './blocks.ts';
import { knownText, openFont } from './typeface.server.ts';

/** A run of text with one font and one link. */
export interface Piece {
  readonly font: Font;
  readonly text: string;
  readonly href: string | undefined;
  /** From the start of the line, in points. */
  readonly x: number;
  readonly width: number;
}

export type Line = readonly Piece[];

/** Every line but the last ends with a space, so that text extracted from the PDF keeps words apart.
 * @param size In points.
 * @param width Of a line, in points. A longer word gets a line of its own. */
export function breakIntoLines(
  inlines: readonly Inline[],
  { size, width }: { readonly size: number; readonly width: number },
): readonly Line[] {
  const lines: Piece[][] = [[]];
  for (const word of toWords(inlines)) {
    const pieces = word.flatMap((inline) => measure(inline, size));
    const wordWidth = pieces.reduce((sum, piece) => sum + piece.inkWidth, 0);
    let line = lines.at(-1) ?? [];
    let x = findEnd(line);
    if (line.length > 0 && x + wordWidth > width) {
      lines.push((line = []));
      x = 0;
    }
    for (const { inkWidth: _, ...piece } of pieces) {
      append(line, { ...piece, x });
      x += piece.width;
    }
  }
  return lines.filter((line) => line.length > 0);
}

const findEnd = (line: Line): number => {
  const last = line.at(-1);
  return last ? last.x + last.width : 0;
};

/** Words with the trailing space; a word may consist of several styles. */
function toWords(inlines: readonly Inline[]): readonly (readonly Inline[])[] {
  const words: Inline[][] = [];
  let isNew = true;
  for (const inline of inlines) {
    for (const text of inline.text.match(/[^ ]+ ?| /gu) ?? []) {
      if (isNew || text === ' ') words.push([]);
      words.at(-1)?.push({ ...inline, text });
      isNew = text.endsWith(' ');
    }
  }
  return words;
}

interface Measured extends Omit<Piece, 'x'> {
  /** Width without the trailing space, which may exceed the margin. */
  readonly inkWidth: number;
}

function measure({ text, isStrong, href }: Inline, size: number): readonly Measured[] {
  const font = openFont(isStrong ? 'Bold' : 'Regular');
  const known = knownText(text, font);
  if (known === '') return [];
  const width = textWidth(font, known, size);
  const space = known.endsWith(' ') ? textWidth(font, ' ', size) : 0;
  return [{ font, text: known, href, width, inkWidth: width - space }];
}

const textWidth = (font: Font, text: string, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/** Merges pieces with the same font and link. */
function append(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  if (last?.font !== piece.font || last.href !== piece.href) line.push(piece);
  else line.splice(-1, 1, { ...last, text: last.text + piece.text, width: last.width + piece.width });
}
