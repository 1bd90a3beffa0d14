/** Byte range that a client requests (RFC 9110 §14). */
export type ByteRange =
  | { readonly type: 'whole' }
  | { readonly type: 'part'; readonly from: number; readonly until: number }
  /** The range starts behind the end of the file: 416. */
  | { readonly type: 'outside' };

/** @param header Value of Range. Multiple ranges and malformed values count as none.
 * @param length File size in bytes.
 * @returns `until` is exclusive. */
export function parseByteRange(header: string | undefined, length: number): ByteRange {
  const match = /^bytes=(?<from>\d*)-(?<last>\d*)$/u.exec(header ?? '');
  const { from = '', last = '' } = match?.groups ?? {};
  if (from === '' && last === '') return { type: 'whole' };
  if (from === '') return part(Math.max(0, length - Number(last)), length);
  if (last !== '' && Number(last) < Number(from)) return { type: 'whole' };
  return part(Number(from), last === '' ? length : Math.min(length, Number(last) + 1));
}

/** @param until At most the length of the file, so a range that starts behind the end is never valid. */
function part(from: number, until: number): ByteRange {
  return from >= until ? { type: 'outside' } : { type: 'part', from, until };
}
