/** The drawings of bins and places (src/shell/art/bins). In each, `body` is a shape in its colour, `lid` or `flap` what opens,
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

/** @returns The drawing on a ground of its colour, with an object in its slot.
 * @param shapes Of the object (silhouette-drawings.ts).
 * @throws {TypeError} If the drawing has no slot. */
export function openBinDrawing(bin: BinId, shapes: string): string {
  const drawing = binDrawing(bin);
  const [start, end] = [drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>')];
  const slot = /<rect class="slot" (?<place>[\w=". -]{1,60}) fill="none"\/>/u.exec(drawing);
  if (!slot) throw new TypeError(`src/shell/art/bins/${bin}.svg has no slot.`);
  const object = `<g class="falling"><svg ${slot.groups?.place ?? ''} viewBox="0 0 48 48">${shapes}</svg></g>`;
  return [
    drawing.slice(0, start),
    `<circle cx="46" cy="38" r="62" fill="${binColour(bin)}" opacity=".15"/><g class="place">`,
    drawing.slice(start, end).replace(slot[0], object),
    '</g></svg>',
  ].join('');
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
