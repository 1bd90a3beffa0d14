/** Sets the texts of a sheet in lines. */
import { breakLines, lineWidth } from './lettering.server.ts';
import type { Wording, Wordings } from './wording.ts';
import type { Weight } from './typeface.server.ts';

export interface TextStyle {
  readonly weight: Weight;
  /** Points. */
  readonly size: number;
  /** From one baseline to the next, in points. */
  readonly pitch: number;
}

/** @param leading Distance of two baselines, in sizes. */
export const createStyle = (weight: Weight, size: number, leading: number): TextStyle => ({
  weight,
  size,
  pitch: size * leading,
});

/** A line in one style; its parts may be in different languages. */
export interface SetLine {
  readonly parts: Wordings;
  readonly style: TextStyle;
}

/** Lines of a text.
 * @property isBroken A word is wider than the lines and was broken. */
export interface SetText {
  readonly lines: readonly SetLine[];
  readonly isBroken: boolean;
}

/** A part of a line at its place on the sheet. */
export interface PlacedText extends Wording {
  readonly style: TextStyle;
  readonly x: number;
  readonly baseline: number;
}

/** Height of a capital letter and of figures, as a share of the size. */
const capHeight = 0.7;

export const measureCapHeight = ({ size }: TextStyle): number => size * capHeight;

/** From the top of the first line's capitals to the last baseline. */
export function measureHeight(lines: readonly SetLine[]): number {
  const [first, ...others] = lines;
  return first ? measureCapHeight(first.style) + others.reduce((sum, { style }) => sum + style.pitch, 0) : 0;
}

/** Each text in lines of its own. */
export function setStacked(texts: Wordings, style: TextStyle, width: number): SetText {
  const all = texts.map((wording) => setOne(wording, style, width));
  return { lines: all.flatMap(({ lines }) => lines), isBroken: all.some(({ isBroken }) => isBroken) };
}

/** As many texts in a line as it has room for. */
export function setJoined(texts: Wordings, style: TextStyle, width: number): SetText {
  const lines: SetLine[] = [];
  let isBroken = false;
  for (const wording of texts) {
    const last = lines.at(-1);
    const longer = last && { parts: [...separated(last.parts), wording], style };
    if (longer && measureWidth(longer) <= width) {
      lines.splice(-1, 1, longer);
      continue;
    }
    const own = setOne(wording, style, width);
    lines.push(...own.lines);
    isBroken ||= own.isBroken;
  }
  return { lines, isBroken };
}

function separated(parts: Wordings): Wordings {
  return parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, text: `${part.text} · ` } : part,
  );
}

export function measureWidth({ parts, style }: SetLine): number {
  return parts.reduce((sum, { text }) => sum + lineWidth(text, style), 0);
}

/** Every line but the last ends with a space, so that text extracted from the PDF keeps words apart.
 * @param at Left end and top of the capitals of the first line. */
export function placeLines(
  lines: readonly SetLine[],
  at: { readonly x: number; readonly top: number },
): readonly PlacedText[] {
  let baseline = at.top;
  return lines.flatMap(({ parts, style }, row) => {
    baseline += row === 0 ? measureCapHeight(style) : style.pitch;
    let { x } = at;
    return parts.map((part, column) => {
      const isEnd = column === parts.length - 1 && row < lines.length - 1;
      const placed = { locale: part.locale, text: isEnd ? `${part.text} ` : part.text, style, x, baseline };
      x += lineWidth(part.text, style);
      return placed;
    });
  });
}

function setOne({ locale, text }: Wording, style: TextStyle, width: number): SetText {
  const whole = breakLines(text, style, width);
  const lines = whole ?? breakLines(chop(text, style, width), style, width) ?? [];
  return { lines: lines.map((line) => ({ parts: [{ locale, text: line }], style })), isBroken: !whole };
}

/** Puts spaces into words that are wider than a line. */
function chop(text: string, style: TextStyle, width: number): string {
  return text
    .split(' ')
    .flatMap((word) => {
      const pieces = [''];
      for (const character of word) {
        const longer = `${pieces.at(-1) ?? ''}${character}`;
        if (lineWidth(longer, style) <= width) pieces.splice(-1, 1, longer);
        else pieces.push(character);
      }
      return pieces;
    })
    .join(' ');
}
