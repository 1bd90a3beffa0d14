/** A font of one weight made from a variable one: what a PDF may hold. */
import { create, type Font, type Glyph } from 'fontkit';
import { joinGlyphs, type Point, writeSimpleGlyph } from './truetype-glyphs.ts';
import { type FontTables, writeTrueType } from './truetype.ts';

/** Tables that tell how outlines and metrics vary. */
const variations = ['fvar', 'gvar', 'avar', 'STAT', 'MVAR', 'HVAR'];

/** Where hhea tells how many widths there are, in bytes. */
const widthCountOffset = 34;

/** @param tables Of a variable font.
 * @param weight On its axis `wght`. */
export function atWeight(tables: FontTables, weight: number): FontTables {
  const variable = parseFont(writeTrueType(tables));
  // A font that has decoded a glyph twice (for itself and as a part of another) widens it twice, so each glyph is read
  // from a font of its own.
  const glyphs = Array.from({ length: variable.numGlyphs }, (_, number) =>
    variable.getVariation({ wght: weight }).getGlyph(number),
  );
  const { glyf, loca } = joinGlyphs(glyphs.map(outlineOf));
  const hhea = Buffer.from(tables.get('hhea') ?? []);
  hhea.writeUInt16BE(glyphs.length, widthCountOffset);
  const hmtx = Buffer.alloc(4 * glyphs.length);
  glyphs.forEach((glyph, number) => {
    hmtx.writeUInt16BE(Math.round(glyph.advanceWidth), 4 * number);
    const { minX } = glyph.path.bbox;
    hmtx.writeInt16BE(Number.isFinite(minX) ? Math.round(minX) : 0, 4 * number + 2);
  });
  const fixed = [...tables].filter(([tag]) => !variations.includes(tag));
  return new Map([...fixed, ['glyf', glyf], ['loca', loca], ['hhea', hhea], ['hmtx', hmtx]]);
}

export function parseFont(file: Buffer): Font {
  const font = create(file);
  if (!('getVariation' in font)) throw new TypeError('The file is a collection of fonts.');
  return font;
}

/** Compound glyphs become simple ones. */
function outlineOf({ path }: Glyph): Buffer {
  const points: Point[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      // A contour is closed by itself; the point where it ends is the one where it starts.
      const [first, last] = [points[start], points.at(-1)];
      if (points.length - start > 1 && first?.x === last?.x && first?.y === last?.y) points.pop();
      ends.push(points.length - 1);
      start = points.length;
    } else points.push(...pointsOf(args));
  }
  return points.length === 0 ? Buffer.alloc(0) : writeSimpleGlyph(points, ends, undefined);
}

/** All but the last pair of a curve's coordinates are beside the curve. */
function pointsOf(args: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let at = 0; at < args.length; at += 2) {
    const [x = 0, y = 0] = args.slice(at, at + 2);
    points.push({ x: Math.round(x), y: Math.round(y), isOnCurve: at + 2 === args.length });
  }
  return points;
}
