import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sheetBins } from '#features/sorting/sorting-sheet.ts';
import { closeDocument, openDocument } from './pdf-document.server.ts';
import { drawSvg, loadDrawing, readDrawing } from './svg-drawing.server.ts';

const folder = new URL('../art/bins/', import.meta.url);

/** The operators of a page with one drawing. */
async function draw(svg: string): Promise<string> {
  const doc = openDocument({ locale: 'et', title: 'Joonis', author: 'Näidis' });
  doc.compress = false;
  doc.addPage();
  drawSvg(doc, readDrawing(svg, 'drawing'), 48);
  return Buffer.from(await closeDocument(doc)).toString('latin1');
}

const drawSquare = (inner: string) => `<svg viewBox="0 0 96 96">${inner}</svg>`;

/** Colours of the operators, as a drawing writes them. */
const coloursIn = (drawn: string): readonly string[] =>
  [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)\b/gu)].map(([, ...shares]) =>
    shares
      .map((share) =>
        Math.round(Number(share) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
      .padStart(7, '#'),
  );

test('each bin of a sheet is drawn as vectors in the colours of its drawing', async () => {
  for (const bin of sheetBins) {
    const svg = readFileSync(new URL(`${bin}.svg`, folder), 'utf8');
    const drawn = await draw(svg);
    const colours = [...svg.matchAll(/(?:fill|stroke)="(#[\da-f]{6})"/gu)].map(([, colour = '']) => colour);
    expect(colours.length).toBeGreaterThan(1);
    expect([bin, colours.filter((colour) => !coloursIn(drawn).includes(colour))]).toEqual([bin, []]);
    expect([bin, drawn.match(/\b(?:NaN|undefined)\b/gu)]).toEqual([bin, null]);
    expect(loadDrawing(`src/shell/art/bins/${bin}.svg`).shapes.length).toBeGreaterThan(3);
  }
  expect(readdirSync(folder).length).toBe(sheetBins.length + 1);
});

test('a shape takes what its groups say, until they end', () => {
  const { shapes } = readDrawing(
    drawSquare('<g fill="none" stroke="#fff"><path d="M0 0h9"/><g stroke="#123456"><rect/></g></g><circle/>'),
    'drawing',
  );
  expect(shapes.map(({ name, paint }) => [name, paint])).toEqual([
    ['path', { fill: 'none', stroke: '#fff' }],
    ['rect', { fill: 'none', stroke: '#123456' }],
    ['circle', {}],
  ]);
});

test('what names a part for the styles of a page changes nothing, and a place that is kept free is not drawn', () => {
  const { shapes } = readDrawing(
    drawSquare(
      '<path class="lid" d="M0 0h9"/><rect class="slot" fill="none"/><rect fill="none" stroke="#fff"/>',
    ),
    'drawing',
  );
  expect(shapes.map(({ name, paint }) => [name, paint])).toEqual([
    ['path', {}],
    ['rect', { fill: 'none', stroke: '#fff' }],
  ]);
});

test('what a PDF would show otherwise than a page is refused', () => {
  for (const [svg, fault] of [
    [drawSquare('<path d="M0 0" transform="scale(2)"/>'), 'transform'],
    [drawSquare('<text>A</text>'), '<text>'],
    [drawSquare('<path d="M0 0" style="fill:red"/>'), 'style'],
    ['<svg viewBox="0 0 96 48"></svg>', 'square'],
    ['<p>', 'square'],
  ] as const)
    expect(() => readDrawing(svg, 'drawing')).toThrow(fault);
});
