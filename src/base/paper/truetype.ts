/** Tables of a TrueType font by tag. */
export type FontTables = ReadonlyMap<string, Buffer>;

/** @param tables With `loca` in its long form.
 * @returns The font as a file. */
export function writeTrueType(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((sorted.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  sorted.forEach(([tag, bytes], index) => {
    const body = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(body);
    // head.indexToLocFormat: the offsets that rebuildGlyphs writes are long.
    if (tag === 'head') body.writeInt16BE(1, 50);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(bytes.length, entry + 12);
    bodies.push(body);
    offset += body.length;
  });
  return Buffer.concat([header, ...bodies]);
}

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}
