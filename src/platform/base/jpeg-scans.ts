/** How often a JPEG goes over its picture. A progressive one may name any number of scans, each of which costs a pass over all pixels
 * and takes a few bytes of the file. */

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers behind which the length of their segment stands: frames, tables, scans, applications, comments. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && (marker < 0xd0 || marker >= startOfScan);

/** Walks the markers as a decoder does, without decoding: in time that grows with the file and no faster. */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0;
  let at = 0;
  while ((at = jpeg.indexOf(0xff, at)) !== -1) {
    const marker = jpeg[at + 1] ?? endOfImage;
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    // Within the data of a scan `ff00` is a byte, and any number of `ff` may stand before a marker.
    if (marker === 0xff) at += 1;
    else at += hasLength(marker) ? 2 + Math.max(2, ((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0)) : 2;
  }
  return scans;
}
