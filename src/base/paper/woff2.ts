/** Reads a WOFF2 file into the tables of the TrueType file that it was made from: the fonts of the site are WOFF2 only,
 * and neither PDFs nor variations of weight can be made from those. https://www.w3.org/TR/WOFF2/ */
import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import type { FontTables } from './truetype.ts';
import { rebuildGlyphs } from './woff2-glyphs.ts';

/** Tags that the file names by number, in the order of the standard. */
const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt'],
  ...['avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar'],
  ...['mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];

interface TableEntry {
  readonly tag: string;
  /** Bytes in the compressed stream. */
  readonly length: number;
  readonly isTransformed: boolean;
}

const headerLength = 48;

class FontError extends Error {
  override readonly name = 'FontError';
}

/** @throws {FontError} When it is no WOFF2 file, or uses what no font of the site uses. */
export function readTables(woff2: Buffer): FontTables {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new FontError('The file is no WOFF2 font.');
  const tableCount = woff2.readUInt16BE(12);
  const compressedLength = woff2.readUInt32BE(20);
  const reader = new ByteReader(woff2, headerLength);
  const entries = Array.from({ length: tableCount }, () => readEntry(reader));
  const stream = new ByteReader(brotliDecompressSync(reader.take(compressedLength)));
  const tables = new Map<string, Buffer>();
  for (const { tag, length, isTransformed } of entries) {
    const bytes = stream.take(length);
    if (!isTransformed) tables.set(tag, bytes);
    else if (tag === 'glyf') {
      const { glyf, loca } = rebuildGlyphs(bytes);
      tables.set('glyf', glyf).set('loca', loca);
    } else if (tag !== 'loca')
      throw new FontError(`The table ${tag} is transformed in a way that is not read.`);
  }
  return tables;
}

function readEntry(reader: ByteReader): TableEntry {
  const flags = reader.byte();
  const number = flags & 0x3f;
  const tag = number === 0x3f ? reader.take(4).toString('latin1') : (knownTags[number] ?? '');
  const length = reader.base128();
  // Outlines are transformed unless the version says otherwise, all other tables the other way round.
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, length: isTransformed ? reader.base128() : length, isTransformed };
}
