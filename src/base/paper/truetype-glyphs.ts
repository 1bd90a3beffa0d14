/** Outlines as TrueType stores them. */

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** The tables `glyf` and `loca`, the latter with long offsets. */
export interface Outlines {
  readonly glyf: Buffer;
  readonly loca: Buffer;
}

/** @param glyphs In the order of their numbers; one without outline is empty. */
export function joinGlyphs(glyphs: readonly Buffer[]): Outlines {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let offset = 0;
  const aligned = glyphs.map((glyph, number) => {
    const rest = (4 - (glyph.length % 4)) % 4;
    offset += glyph.length + rest;
    loca.writeUInt32BE(offset, 4 * (number + 1));
    return Buffer.concat([glyph, Buffer.alloc(rest)]);
  });
  return { glyf: Buffer.concat(aligned), loca };
}

const onCurve = 1;

/** @param ends Number of the last point of each contour.
 * @param box Smallest and largest x and y; worked out when absent. Every coordinate takes two bytes: the file is read by programs on this machine, so size does not matter. */
export function writeSimpleGlyph(
  points: readonly Point[],
  ends: readonly number[],
  box: Buffer | undefined,
): Buffer {
  const flagsAt = 10 + 2 * ends.length + 2;
  const glyph = Buffer.alloc(flagsAt + 5 * points.length);
  glyph.writeInt16BE(ends.length, 0);
  (box ?? boxOf(points)).copy(glyph, 2);
  ends.forEach((end, index) => glyph.writeUInt16BE(end, 10 + 2 * index));
  let before: Point = { x: 0, y: 0, isOnCurve: true };
  points.forEach((point, index) => {
    glyph.writeUInt8(point.isOnCurve ? onCurve : 0, flagsAt + index);
    glyph.writeInt16BE(point.x - before.x, flagsAt + points.length + 2 * index);
    glyph.writeInt16BE(point.y - before.y, flagsAt + 3 * points.length + 2 * index);
    before = point;
  });
  return glyph;
}

function boxOf(points: readonly Point[]): Buffer {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = Buffer.alloc(8);
  [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].forEach((value, index) => {
    box.writeInt16BE(value, 2 * index);
  });
  return box;
}
