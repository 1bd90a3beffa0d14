/** Fonts for pictures and PDFs: one file per weight (fonts/README.md). */
import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { projectFile } from './project-file.server.ts';

const files = { Regular: 'print-400.ttf', Bold: 'print-600.ttf' } as const;
export type Weight = keyof typeof files;

export const weights = Object.keys(files) as readonly Weight[];

/** Bounded by the number of weights. */
const opened = new Map<Weight, Font>();

export function openFont(weight: Weight): Font {
  let font = opened.get(weight);
  if (!font) opened.set(weight, (font = readFont(files[weight])));
  return font;
}

/** Removes characters that the font does not have, such as emoji; they would appear as boxes. */
export function knownText(text: string, font: Font): string {
  return Array.from(text.normalize('NFC'))
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');
}

function readFont(file: string): Font {
  const font = create(readFileSync(projectFile(`src/shell/documents/fonts/${file}`)));
  if (!('getGlyph' in font)) throw new TypeError(`${file} is a collection of fonts.`);
  nameGlyphs(font);
  keepLayouts(font);
  return font;
}

/** Loads every glyph by its own character first. fontkit caches a glyph with the character of the first request, and a
 * glyph first used as part of another (the Z of Ž) has none: text copied from a PDF would lack it, depending on what
 * was drawn before. */
function nameGlyphs(font: Font): void {
  for (const point of font.characterSet) font.glyphForCodePoint(point);
}

/** Max cached layouts per font. */
const maxLayouts = 5000;

/** Caches layouts: words repeat, and layout is most of the work of a PDF. Each caller gets its own copy of the
 * positions, because pdfkit changes them. */
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
