import { expect, test } from 'vitest';
import { binColour, binDrawing, openBinDrawing } from './bin-drawings.ts';
import { binIds } from './sorting.ts';

test('each bin and place takes an object, and stands on a ground of its colour', () => {
  for (const bin of binIds) {
    const drawing = openBinDrawing(bin, '<path d="M0 0h48"/>');
    expect(drawing.split('<g ').length, bin).toBe(drawing.split('</g>').length);
    expect(drawing, bin).toContain('viewBox="0 0 48 48"><path d="M0 0h48"/></svg></g>');
    expect(drawing, bin).toContain(`fill="${binColour(bin)}" opacity=".15"`);
    expect(binDrawing(bin), bin).not.toContain('falling');
  }
});

test('the bins at a house have the colours that people look for', () => {
  expect(binColour('paper')).toBe('#3d749c');
  expect(binColour('glass')).toBe('#2f8468');
});
