/** The typeface of the site for pictures and PDFs: its files hold one script each and all weights. */
import { readFileSync } from 'node:fs';
import type { Font, GlyphRun } from 'fontkit';
import { atWeight, parseFont } from './font-weight.ts';
import { projectFile } from './project-file.ts';
import { writeTrueType } from './truetype.ts';
import { readTables } from './woff2.ts';

/** The files of public/fonts: letters of Estonian, English and Russian, then those of other languages. A character is
 * taken from the first that has it. */
const scripts = {
  Latin: 'geologica-latin.woff2',
  Cyrillic: 'geologica-cyrillic.woff2',
  LatinExt: 'geologica-latin-ext.woff2',
  CyrillicExt: 'geologica-cyrillic-ext.woff2',
} as const;

const weights = { Regular: 400, Bold: 600 } as const;
export type Weight = keyof typeof weights;

/** A piece of text that one font has all characters of. */
export interface Run {
  readonly font: Font;
  readonly text: string;
}

/** Cuts a text where the font changes. Characters that no file of the typeface has, such as emoji, are left out: they
 * would be shown as boxes. */
export function toRuns(text: string, weight: Weight): readonly Run[] {
  const fonts = openFonts(weight);
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(point));
    const last = runs.at(-1);
    if (font && last?.font === font) runs.splice(-1, 1, { font, text: last.text + character });
    else if (font) runs.push({ font, text: character });
  }
  return runs;
}

const opened = new Map<Weight, readonly Font[]>();

/** In the order in which a character is looked for. */
export function openFonts(weight: Weight): readonly Font[] {
  let fonts = opened.get(weight);
  if (!fonts) {
    fonts = Object.entries(scripts).map(([script, file]) => openFont(file, weight, script));
    opened.set(weight, fonts);
  }
  return fonts;
}

function openFont(file: string, weight: Weight, script: string): Font {
  const tables = readTables(readFileSync(projectFile(`public/fonts/${file}`)));
  const font = parseFont(writeTrueType(weight === 'Regular' ? tables : atWeight(tables, weights[weight])));
  // Files of one family have their name in common, and a PDF tells fonts apart by their names.
  Object.defineProperty(font, 'postscriptName', { value: `Geologica-${script}${weight}` });
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
const mostLayouts = 5000;

/** The same words come again and again, and laying them out is most of the work of a file. Whoever asks gets positions
 * of its own, because pdfkit changes them. */
function keepLayouts(font: Font): void {
  const layOut = font.layout.bind(font);
  const kept = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text, features, ...rest) => {
    if (features !== undefined) return layOut(text, features, ...rest);
    let run = kept.get(text);
    if (!run) {
      if (kept.size >= mostLayouts) kept.clear();
      kept.set(text, (run = layOut(text)));
    }
    const positions = run.positions.map((position) => ({ ...position }));
    const copy: GlyphRun = Object.create(Object.getPrototypeOf(run) as object) as GlyphRun;
    return Object.assign(copy, run, { positions });
  };
  Object.defineProperty(font, 'layout', { value: layout });
}
