/** Outlines of a WOFF2 file, which stores the parts of all glyphs in streams, written as TrueType stores them: glyph by
 * glyph. Points keep their number and order, because variations refer to them; hints are left out.
 * https://www.w3.org/TR/WOFF2/#glyf_table_format */
import { ByteReader } from './byte-reader.ts';
import { joinGlyphs, type Outlines, type Point, writeSimpleGlyph } from './truetype-glyphs.ts';

interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly coordinates: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
  /** One bit a glyph: whether its box is stored. */
  readonly boxBits: Buffer;
}

const headerLength = 36;

/** @param transformed The table `glyf` of a WOFF2 file. */
export function rebuildGlyphs(transformed: Buffer): Outlines {
  const glyphCount = transformed.readUInt16BE(4);
  const streams = openStreams(transformed, glyphCount);
  return joinGlyphs(Array.from({ length: glyphCount }, (_, number) => readGlyph(streams, number)));
}

function openStreams(transformed: Buffer, glyphCount: number): Streams {
  let start = headerLength;
  const open = (index: number): Buffer => {
    const length = transformed.readUInt32BE(8 + 4 * index);
    start += length;
    return transformed.subarray(start - length, start);
  };
  const [contours, points, flags, coordinates, composites, boxes] = [0, 1, 2, 3, 4, 5].map(open);
  const reader = (bytes: Buffer | undefined) => new ByteReader(bytes ?? Buffer.alloc(0));
  const bitsLength = 4 * Math.ceil(glyphCount / 32);
  return {
    ...{ contours: reader(contours), points: reader(points), flags: reader(flags) },
    ...{ coordinates: reader(coordinates), composites: reader(composites) },
    boxBits: boxes?.subarray(0, bitsLength) ?? Buffer.alloc(0),
    boxes: reader(boxes?.subarray(bitsLength)),
  };
}

function readGlyph(streams: Streams, number: number): Buffer {
  const contourCount = streams.contours.int16();
  const hasBox = ((streams.boxBits[number >> 3] ?? 0) & (0x80 >> (number & 7))) !== 0;
  const box = hasBox ? streams.boxes.take(8) : undefined;
  if (contourCount === 0) return Buffer.alloc(0);
  if (contourCount > 0) return readSimpleGlyph(streams, contourCount, box);
  const head = Buffer.from([0xff, 0xff]);
  return Buffer.concat([head, box ?? Buffer.alloc(8), readComponents(streams)]);
}

function readSimpleGlyph(streams: Streams, contourCount: number, box: Buffer | undefined): Buffer {
  const ends: number[] = [];
  for (let contour = 0; contour < contourCount; contour += 1) {
    ends.push((ends.at(-1) ?? -1) + streams.points.short255());
  }
  const points: Point[] = [];
  let last: Point = { x: 0, y: 0, isOnCurve: true };
  for (let point = 0; point <= (ends.at(-1) ?? -1); point += 1)
    points.push((last = readPoint(streams, last)));
  // The length of the hints, which are left out.
  streams.coordinates.short255();
  return writeSimpleGlyph(points, ends, box);
}

/** Two numbers in one to four bytes; how they share them is told by the flag. */
function readPoint({ flags, coordinates }: Streams, { x, y }: Point): Point {
  const byte = flags.byte();
  const flag = byte & 0x7f;
  const signed = (bit: number, value: number) => ((flag >> bit) & 1 ? value : -value);
  const isOnCurve = byte < 0x80;
  if (flag < 10) return { x, y: y + signed(0, ((flag & 14) << 7) + coordinates.byte()), isOnCurve };
  if (flag < 20) {
    return { x: x + signed(0, (((flag - 10) & 14) << 7) + coordinates.byte()), y, isOnCurve };
  }
  const [dx, dy] = readPair(flag, coordinates);
  return { x: x + signed(0, dx), y: y + signed(1, dy), isOnCurve };
}

function readPair(flag: number, coordinates: ByteReader): readonly [dx: number, dy: number] {
  if (flag < 84) {
    const both = coordinates.byte();
    const rest = flag - 20;
    return [1 + (rest & 0x30) + (both >> 4), 1 + ((rest & 0x0c) << 2) + (both & 0x0f)];
  }
  if (flag < 120) {
    const rest = flag - 84;
    const dx = 1 + (Math.floor(rest / 12) << 8) + coordinates.byte();
    return [dx, 1 + (((rest % 12) >> 2) << 8) + coordinates.byte()];
  }
  if (flag < 124) {
    const first = coordinates.byte();
    const middle = coordinates.byte();
    return [(first << 4) + (middle >> 4), ((middle & 0x0f) << 8) + coordinates.byte()];
  }
  return [coordinates.uint16(), coordinates.uint16()];
}

/** Bits of a component's flags: how long it is, and whether another one follows. */
const bits = { words: 0x0001, scale: 0x0008, more: 0x0020, twoScales: 0x0040, matrix: 0x0080, hints: 0x0100 };

function readComponents({ composites, coordinates }: Streams): Buffer {
  const parts: Buffer[] = [];
  let hasHints = false;
  for (let flags = bits.more; flags & bits.more;) {
    flags = composites.uint16();
    hasHints ||= (flags & bits.hints) !== 0;
    const head = Buffer.alloc(2);
    head.writeUInt16BE(flags & ~bits.hints);
    const scales = flags & bits.scale ? 2 : flags & bits.twoScales ? 4 : flags & bits.matrix ? 8 : 0;
    parts.push(head, composites.take(2 + (flags & bits.words ? 4 : 2) + scales));
  }
  if (hasHints) coordinates.short255();
  return Buffer.concat(parts);
}
