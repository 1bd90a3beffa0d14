/** Reads a zip archive of a package that we install: neither encrypted nor larger than 4 GB. */
import { inflateRawSync } from 'node:zlib';

const endMark = 0x06_05_4b_50;
/** Lengths of the fixed parts of records. */
const endLength = 22;
const centralLength = 46;
const localLength = 30;
const deflated = 8;

/** @returns The files by path within the archive, without folders.
 * @throws {RangeError} When it is no such archive. */
export function* unzip(archive: Buffer): Generator<readonly [path: string, bytes: Buffer]> {
  const end = findEnd(archive);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const path = archive.toString('utf8', at + centralLength, at + centralLength + nameLength);
    if (path.split('/').includes('..')) throw new RangeError(`${path} leads out of the archive.`);
    if (!path.endsWith('/')) yield [path, bytesAt(archive, at)];
    at += centralLength + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function findEnd(archive: Buffer): number {
  // A comment may follow.
  for (let at = archive.length - endLength; at >= 0; at -= 1) {
    if (archive.readUInt32LE(at) === endMark) return at;
  }
  throw new RangeError('This is no zip archive.');
}

/** @param at Of the central record. */
function bytesAt(archive: Buffer, at: number): Buffer {
  const local = archive.readUInt32LE(at + 42);
  const start = local + localLength + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
  return archive.readUInt16LE(at + 10) === deflated ? inflateRawSync(packed) : packed;
}
