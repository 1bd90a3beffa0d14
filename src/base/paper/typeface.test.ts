import { expect, test } from 'vitest';
import { openFonts } from './typeface.ts';

test('a glyph knows its character, though it was first asked for as a part of another', () => {
  for (const font of openFonts('Regular')) {
    for (let glyph = 0; glyph < font.numGlyphs; glyph += 1) font.getGlyph(glyph);
    const nameless = font.characterSet.filter(
      (point) => font.glyphForCodePoint(point).codePoints[0] !== point,
    );
    expect(nameless).toEqual([]);
  }
});
