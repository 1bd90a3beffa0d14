/** A part of a file that a client asks for, by RFC 9110 §14. */
export type ByteRange =
  | { readonly type: 'whole' }
  | { readonly type: 'part'; readonly from: number; readonly until: number }
  /** The file does not reach so far: 416. */
  | { readonly type: 'outside' };

/** @param header Value of Range. Several ranges at once, and what is no range, count as none.
 * @param length Bytes of the file.
 * @returns `until` is the first byte that is not part of it. */
export function parseByteRange(header: string | undefined, length: number): ByteRange {
  const match = /^bytes=(?<from>\d*)-(?<last>\d*)$/u.exec(header ?? '');
  const { from = '', last = '' } = match?.groups ?? {};
  if (from === '' && last === '') return { type: 'whole' };
  if (from === '') return part(Math.max(0, length - Number(last)), length);
  if (last !== '' && Number(last) < Number(from)) return { type: 'whole' };
  return part(Number(from), last === '' ? length : Math.min(length, Number(last) + 1));
}

/** @param until At most the length of the file: nothing that begins behind its end ends within it. */
function part(from: number, until: number): ByteRange {
  return from >= until ? { type: 'outside' } : { type: 'part', from, until };
}
