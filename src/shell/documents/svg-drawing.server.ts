/** Draws the illustrations of this site (src/shell/art) into a PDF as vectors, in their own colours. They use a small part of SVG; a drawing
 * with anything else is refused, so that it cannot look wrong on paper only. */
import { readFileSync } from 'node:fs';
import { findAttribute, readTokens, type Tag } from '#platform/base/html/html.ts';
import { lookup } from '#platform/base/lookup.ts';
import { projectFile } from './project-file.server.ts';

/** A drawing, ready to be drawn many times. */
export interface Drawing {
  /** Units of a side; drawings of bins are square. */
  readonly side: number;
  readonly shapes: readonly Shape[];
}

interface Shape {
  readonly name: string;
  readonly place: Tag;
  /** Own attributes, and those of the groups around it. */
  readonly paint: Paint;
}

type Paint = Readonly<Partial<Record<(typeof paintNames)[number], string>>>;

const paintNames = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;

/** Attributes of each shape besides paint. */
const placeNames = {
  path: ['d'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  g: [],
} as const;

/** Bounded by the number of drawings. */
const loaded = new Map<string, Drawing>();

/** @param path From the project folder. */
export function loadDrawing(path: string): Drawing {
  let drawing = loaded.get(path);
  if (!drawing) loaded.set(path, (drawing = readDrawing(readFileSync(projectFile(path), 'utf8'), path)));
  return drawing;
}

/** @throws {RangeError} If the drawing uses what cannot be drawn. */
export function readDrawing(svg: string, name: string): Drawing {
  const tags = readTokens(svg).filter(
    (token): token is Tag => token.type === 'open' || token.type === 'close',
  );
  const [root, ...inner] = tags;
  const side = Number(/^0 0 (\d+) \1$/u.exec((root && findAttribute(root, 'viewbox')) ?? '')?.[1]);
  if (root?.name !== 'svg' || !(side > 0)) throw new RangeError(`${name} is no square drawing.`);
  const groups: Paint[] = [];
  const shapes: Shape[] = [];
  for (const tag of inner) {
    if (tag.type === 'close') {
      if (tag.name === 'g') groups.pop();
      continue;
    }
    const paint = { ...groups.at(-1), ...readPaint(tag, name) };
    if (tag.name === 'g') groups.push(paint);
    else if (isSeen(paint)) shapes.push({ name: tag.name, place: tag, paint });
  }
  return { side, shapes };
}

/** A drawing may hold a place for what a page puts there. */
const isSeen = ({ fill, stroke = 'none' }: Paint): boolean => fill !== 'none' || stroke !== 'none';

function readPaint(tag: Tag, name: string): Paint {
  const places: readonly string[] | undefined = lookup(placeNames, tag.name);
  if (!places) throw new RangeError(`${name} has a <${tag.name}>, which cannot be drawn into a PDF.`);
  // Classes name parts for the styles of pages.
  const paint = tag.attributes.filter(
    (attribute) => attribute.name !== 'class' && !places.includes(attribute.name),
  );
  const strange = paint.find((attribute) => !paintNames.some((known) => known === attribute.name));
  if (strange) throw new RangeError(`${name} has ${strange.name}, which cannot be drawn into a PDF.`);
  return Object.fromEntries(paint.map((attribute) => [attribute.name, attribute.value]));
}

/** Draws within a tagged part or a decoration, from its left top corner.
 * @param side Points. */
export function drawSvg(doc: PDFKit.PDFDocument, drawing: Drawing, side: number): void {
  doc.scale(side / drawing.side);
  for (const shape of drawing.shapes) drawShape(doc, shape);
}

function drawShape(doc: PDFKit.PDFDocument, { name, place, paint }: Shape): void {
  const { fill = '#000', stroke = 'none', opacity = '1' } = paint;
  doc.save().opacity(Number(opacity));
  trace(doc, name, place);
  if (stroke !== 'none') {
    doc.lineWidth(Number(paint['stroke-width'] ?? 1));
    doc.lineCap(paint['stroke-linecap'] === 'round' ? 'round' : 'butt');
    doc.lineJoin(paint['stroke-linejoin'] === 'round' ? 'round' : 'miter');
  }
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(wholeColour(fill), wholeColour(stroke));
  else if (fill !== 'none') doc.fill(wholeColour(fill));
  else if (stroke !== 'none') doc.stroke(wholeColour(stroke));
  doc.restore();
}

/** In six digits, as the other colours of a PDF. */
const wholeColour = (colour: string): string =>
  colour.length === 4 ? colour.replaceAll(/[\da-f]/giu, '$&$&') : colour;

function trace(doc: PDFKit.PDFDocument, name: string, place: Tag): void {
  const at = (attribute: string): number => Number(findAttribute(place, attribute) ?? 0);
  if (name === 'path') doc.path(findAttribute(place, 'd') ?? '');
  else if (name === 'circle') doc.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'ellipse') doc.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  else doc.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
}
