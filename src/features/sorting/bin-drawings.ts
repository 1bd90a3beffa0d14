/** The drawings of bins (src/shell/art/bins). */
import type { BinId } from './sorting.ts';

const drawings = import.meta.glob<string>('../../shell/art/bins/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** @returns SVG.
 * @throws {TypeError} If there is none. */
export function binDrawing(bin: BinId): string {
  const drawing = drawings[`../../shell/art/bins/${bin}.svg`];
  if (drawing === undefined) throw new TypeError(`There is no drawing src/shell/art/bins/${bin}.svg.`);
  return drawing;
}

/** @returns The colour of a bin: of the first path of its drawing, the body.
 * @throws {TypeError} If the drawing begins otherwise. */
export function binColour(bin: BinId): string {
  const drawing = binDrawing(bin);
  const fromBody = drawing.slice(drawing.indexOf('<path '));
  const colour = /fill="(?<colour>#[\da-f]{6})"/u.exec(fromBody)?.groups?.colour;
  if (colour === undefined)
    throw new TypeError(`The first path of src/shell/art/bins/${bin}.svg has no colour.`);
  return colour;
}
