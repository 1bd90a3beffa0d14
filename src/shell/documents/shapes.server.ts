/** The shapes of a sheet: lines, frames, bins, signs and figures. */
import { createQrCode } from '#platform/base/qr-code.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { Colours } from './colours.server.ts';
import { measureCapHeight, type TextStyle } from './set-lines.server.ts';
import { wasteBin, type WasteSign } from '#shell/waste/waste-signs.ts';
import { drawSvg, loadDrawing } from './svg-drawing.server.ts';

/** Each begins at its left top corner; sizes are in points. */
export type Shape =
  /** Above the name of a sheet. */
  | { readonly type: 'bar' }
  | { readonly type: 'rule'; readonly length: number; readonly thickness: number }
  | {
      readonly type: 'frame';
      readonly width: number;
      readonly height: number;
      readonly thickness: number;
      readonly corner: number;
    }
  /** In a line of text, beside it. */
  | { readonly type: 'dot' | 'arrow'; readonly style: TextStyle }
  /** What belongs somewhere, and what does not. */
  | { readonly type: 'yes' | 'no'; readonly side: number }
  /** The bin of a kind of waste; `side` is its height. */
  | { readonly type: 'bin'; readonly sign: WasteSign; readonly side: number }
  /** An SVG file of the project. */
  | { readonly type: 'drawing'; readonly file: string; readonly side: number }
  | { readonly type: 'code'; readonly url: string; readonly side: number };

interface Canvas {
  readonly doc: PDFKit.PDFDocument;
  readonly colours: Colours;
}

export function drawShape(
  { doc, colours }: Canvas,
  shape: Shape,
  { x, top }: { readonly x: number; readonly top: number },
): void {
  doc.save().translate(x, top);
  draw(doc, shape, colours);
  doc.restore();
}

function draw(doc: PDFKit.PDFDocument, shape: Shape, { ink, amber }: Colours): void {
  switch (shape.type) {
    case 'bar':
      doc.rect(0, 0, 28, 4).fill(amber);
      break;
    case 'rule':
      doc.moveTo(0, 0).lineTo(shape.length, 0).lineWidth(shape.thickness).stroke(ink);
      break;
    case 'frame':
      drawFrame(doc, shape, ink);
      break;
    case 'dot':
      drawDot(doc, shape.style, ink);
      break;
    case 'arrow':
      drawArrow(doc, shape.style, ink);
      break;
    case 'yes':
    case 'no':
      drawListSign(doc, shape);
      break;
    case 'bin':
      drawBin(doc, shape);
      break;
    case 'drawing':
      drawSvg(doc, loadDrawing(shape.file), shape.side);
      break;
    case 'code': {
      const { size, path } = createQrCode(shape.url, 0);
      doc
        .scale(shape.side / size)
        .path(path)
        .fill('#000');
      break;
    }
    default:
      unreachable(shape);
  }
}

type ShapeOf<Type extends Shape['type']> = Extract<Shape, { readonly type: Type }>;

function drawFrame(doc: PDFKit.PDFDocument, frame: ShapeOf<'frame'>, ink: string): void {
  const { width, height, corner, thickness } = frame;
  if (corner === 0) doc.rect(0, 0, width, height);
  else doc.roundedRect(0, 0, width, height, corner);
  doc.lineWidth(thickness).stroke(ink);
}

function drawDot(doc: PDFKit.PDFDocument, style: TextStyle, ink: string): void {
  const { size } = style;
  doc.circle(size * 0.15, measureCapHeight(style) * 0.55, size * 0.13).fill(ink);
}

function drawArrow(doc: PDFKit.PDFDocument, style: TextStyle, ink: string): void {
  const { size } = style;
  const y = measureCapHeight(style) / 2;
  const [left, right, wing] = [size * 0.35, size * 1.15, size * 0.22];
  doc.moveTo(left, y).lineTo(right, y);
  doc.moveTo(right - wing, y - wing).lineTo(right, y);
  doc.lineTo(right - wing, y + wing);
  doc
    .lineWidth(size * 0.09)
    .lineCap('round')
    .lineJoin('round')
    .stroke(ink);
}

/** In the middle of a square. */
function drawBin(doc: PDFKit.PDFDocument, { sign, side }: ShapeOf<'bin'>): void {
  const { width, height, body, lid, signX, signY } = wasteBin;
  doc.scale(side / height).translate((height - width) / 2, 0);
  doc.path(body + lid).fill(sign.bin ?? sign.colour);
  doc.path(lid).fillOpacity(0.2).fill('#000').fillOpacity(1);
  doc.translate(signX, signY).path(sign.path).fill('#fff');
}

/** Units of a side of the drawn signs. */
const signUnits = 16;

/** A full disc with a tick, or a ring with a cross: told apart without their colours. */
function drawListSign(doc: PDFKit.PDFDocument, { type, side }: ShapeOf<'yes' | 'no'>): void {
  doc
    .scale(side / signUnits)
    .lineWidth(2.2)
    .lineCap('round')
    .lineJoin('round');
  if (type === 'yes') {
    doc.circle(8, 8, 8).fill('#1d7a4f');
    doc.moveTo(4.4, 8.4).lineTo(7, 11).lineTo(11.8, 5.4).stroke('#ffffff');
  } else {
    doc.circle(8, 8, 6.9).stroke('#b3261e');
    doc.moveTo(5.4, 5.4).lineTo(10.6, 10.6).moveTo(10.6, 5.4).lineTo(5.4, 10.6).stroke('#b3261e');
  }
}
