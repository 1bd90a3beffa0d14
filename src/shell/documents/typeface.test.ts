import { globSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { projectFile } from './project-file.server.ts';
import { knownText, openFont, weights } from './typeface.server.ts';

const characters = (font: Font): ReadonlySet<number> => new Set(font.characterSet);

function openWebFonts(): readonly Font[] {
  return globSync('public/fonts/*.woff2').map((file) => {
    const font = create(readFileSync(projectFile(file)));
    if (!('getGlyph' in font)) throw new TypeError(`${file} is a collection of fonts.`);
    return font;
  });
}

test('the fonts of PDFs and pictures have the characters that the fonts of pages have together, and no other', () => {
  const webFonts = openWebFonts();
  expect(webFonts.length).toBeGreaterThan(1);
  const onPages = new Set(webFonts.flatMap((font) => font.characterSet));
  for (const weight of weights) {
    const onPaper = characters(openFont(weight));
    expect([weight, [...onPages].filter((point) => !onPaper.has(point))]).toEqual([weight, []]);
    expect([weight, [...onPaper].filter((point) => !onPages.has(point))]).toEqual([weight, []]);
  }
});

test('characters are as wide in the regular font of PDFs and pictures as on pages', () => {
  const onPaper = openFont('Regular');
  for (const webFont of openWebFonts()) {
    const others = webFont.characterSet.filter(
      (point) =>
        webFont.glyphForCodePoint(point).advanceWidth !== onPaper.glyphForCodePoint(point).advanceWidth,
    );
    expect(others).toEqual([]);
  }
});

test('each weight has a name of its own, which a PDF tells fonts apart by', () => {
  expect(weights.map((weight) => openFont(weight).postscriptName)).toEqual([
    'Geologica-Regular',
    'Geologica-SemiBold',
  ]);
});

test('a glyph knows its character, though it was first asked for as a part of another', () => {
  for (const weight of weights) {
    const font = openFont(weight);
    for (let glyph = 0; glyph < font.numGlyphs; glyph += 1) font.getGlyph(glyph);
    const nameless = font.characterSet.filter(
      (point) => font.glyphForCodePoint(point).codePoints[0] !== point,
    );
    expect(nameless).toEqual([]);
  }
});

test('a character that the font does not have is left out, and one written as letter and accent is one character', () => {
  expect(knownText('Tere 👋 žürii', openFont('Regular'))).toBe('Tere  žürii');
});
