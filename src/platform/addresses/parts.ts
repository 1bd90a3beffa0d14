/** Splits a large set (the sitemap) into ranges of evenly distributed keys. The number of parts grows one at
 * a time, as in linear hashing, so adding or removing an entry changes at most the parts that are split or
 * joined. */

/** Average entries per part. */
const entriesPerPart = 64;

/** Hexadecimal digits of a hashed key. */
const keyDigits = 12;

/** `level-place`: range number `place` of 2^level equal ranges. */
export type PartName = `${number}-${number}`;

/** @param total Number of entries. Returns at least one part. */
export function partNames(total: number): readonly PartName[] {
  const count = Math.max(1, Math.ceil(total / entriesPerPart));
  const level = Math.floor(Math.log2(count));
  const split = count - 2 ** level;
  return Array.from({ length: count }, (_, place): PartName =>
    place < 2 * split ? `${level + 1}-${place}` : `${level}-${place - split}`,
  );
}

/** First and last key of a part.
 * @throws {RangeError} If it is not the name of a part. */
export function partRange(name: string): { readonly from: string; readonly until: string } {
  const [, level, place] = /^(\d+)-(\d+)$/u.exec(name)?.map(Number) ?? [];
  if (level === undefined || place === undefined || place >= 2 ** level)
    throw new RangeError(`${name} names no part.`);
  const width = 16 ** keyDigits / 2 ** level;
  const key = (value: number) => Math.floor(value).toString(16).padStart(keyDigits, '0');
  return { from: key(place * width), until: key((place + 1) * width - 1) };
}
