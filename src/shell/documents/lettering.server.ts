/** Draws text as outlines, so that a picture looks the same on every machine. */
import { knownText, openFont, type Weight } from './typeface.server.ts';

export interface Lettering {
  readonly weight: Weight;
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
}

/** One line of text as SVG.
 * @param at Left end of the baseline. */
export function drawLine(
  text: string,
  { weight, size, colour }: Lettering,
  at: { readonly x: number; readonly y: number },
): string {
  const font = openFont(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(knownText(text, font));
  let { x } = at;
  const paths = glyphs.map((glyph, index) => {
    const start = x + (positions[index]?.xOffset ?? 0) * scale;
    x += (positions[index]?.xAdvance ?? 0) * scale;
    const outline = glyph.path.toSVG();
    if (outline === '') return '';
    return `<path transform="translate(${round(start)} ${round(at.y)}) scale(${scale} ${-scale})" d="${outline}"/>`;
  });
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

/** Width in pixels. */
export function lineWidth(text: string, { weight, size }: Pick<Lettering, 'weight' | 'size'>): number {
  return measureAdvance(text, weight) * size;
}

/** Max widths that are remembered per weight. */
const maxAdvances = 5000;

/** Bounded by maxAdvances. */
const advances: Readonly<Record<Weight, Map<string, number>>> = { Regular: new Map(), Bold: new Map() };

/** Width in sizes of a letter. A sheet is measured in many sizes until one fits, and most of its time would be the layout of the same
 * words. */
function measureAdvance(text: string, weight: Weight): number {
  const known = advances[weight];
  let advance = known.get(text);
  if (advance === undefined) {
    const font = openFont(weight);
    advance = font.layout(knownText(text, font)).advanceWidth / font.unitsPerEm;
    if (known.size >= maxAdvances) known.clear();
    known.set(text, advance);
  }
  return advance;
}

/** Breaks a text at its spaces, not at no-break spaces.
 * @returns undefined when a word is wider than a line. */
export function breakLines(
  text: string,
  lettering: Pick<Lettering, 'weight' | 'size'>,
  maxWidth: number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lineWidth(longer, lettering) <= maxWidth) lines.splice(-1, 1, longer);
    else if (lineWidth(word, lettering) <= maxWidth) lines.push(word);
    else return undefined;
  }
  return lines;
}

const round = (value: number): number => Math.round(value * 100) / 100;
