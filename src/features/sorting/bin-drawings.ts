/** The drawings of bins and places (src/shell/art/bins). In each, `body` is the shape in its colour, `lid` or `flap` what opens,
 * and `slot` the place of an object, behind what hides its lower half. */
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

/** @returns The drawing with an object in its slot.
 * @param shapes Of the object (silhouette-drawings.ts).
 * @throws {TypeError} If the drawing has no slot. */
export function openBinDrawing(bin: BinId, shapes: string): string {
  const drawing = binDrawing(bin);
  const slot = drawing.indexOf('<g class="slot"');
  const end = drawing.indexOf('/>', slot);
  if (slot < 0 || end < 0) throw new TypeError(`src/shell/art/bins/${bin}.svg has no slot.`);
  return `${drawing.slice(0, end)}><g class="falling">${shapes}</g></g>${drawing.slice(end + 2)}`;
}

/** @returns The colour of a bin.
 * @throws {TypeError} If its body has none. */
export function binColour(bin: BinId): string {
  const drawing = binDrawing(bin);
  const fromBody = drawing.slice(drawing.indexOf('<path class="body"'));
  const colour = /fill="(?<colour>#[\da-f]{6})"/u.exec(fromBody)?.groups?.colour;
  if (colour === undefined) throw new TypeError(`The body in src/shell/art/bins/${bin}.svg has no colour.`);
  return colour;
}
