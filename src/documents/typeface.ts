/** The typeface of the site for pictures and PDFs: one file for each weight (fonts/README.md). */
import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { projectFile } from './project-file.ts';

const files = { Regular: 'print-400.ttf', Bold: 'print-600.ttf' } as const;
export type Weight = keyof typeof files;

export const weights = Object.keys(files) as readonly Weight[];

/** Bounded by the weights. */
const opened = new Map<Weight, Font>();

export function openFont(weight: Weight): Font {
  let font = opened.get(weight);
  if (!font) opened.set(weight, (font = readFont(files[weight])));
  return font;
}

/** A text as this font can set it. Characters that it does not have, such as emoji, are left out: they would be shown as
 * boxes. */
export function knownText(text: string, font: Font): string {
  return Array.from(text.normalize('NFC'))
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
}

function readFont(file: string): Font {
  const font = create(readFileSync(projectFile(`src/documents/fonts/${file}`)));
  if (!('getGlyph' in font)) throw new TypeError(`${file} is a collection of fonts.`);
  nameGlyphs(font);
  keepLayouts(font);
  return font;
}

/** A font keeps a glyph with the character that it was first asked for with, and one that was first asked for as a part of
 * another (the Z of Ž) has none: a text that is copied out of a PDF would lack it, by what was drawn before. */
function nameGlyphs(font: Font): void {
  for (const point of font.characterSet) font.glyphForCodePoint(point);
}

/** Laid-out texts kept by a font. */
const maxLayouts = 5000;

/** The same words come again and again, and laying them out is most of the work of a file. Whoever asks gets positions
 * of its own, because pdfkit changes them. */
function keepLayouts(font: Font): void {
  const layOut = font.layout.bind(font);
  /** Bounded by maxLayouts. */
  const cached = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, features, ...rest) => {
    if (features !== undefined) return layOut(text, features, ...rest);
    let run = cached.get(text);
    if (!run) {
      if (cached.size >= maxLayouts) cached.clear();
      cached.set(text, (run = layOut(text)));
    }
    const positions = run.positions.map((position) => ({ ...position }));
    const copy: GlyphRun = Object.create(Object.getPrototypeOf(run) as object) as GlyphRun;
    return Object.assign(copy, run, { positions });
  };
  Object.defineProperty(font, 'layout', { value: layout });
}
