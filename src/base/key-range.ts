/** Ordered lists of keys, as the store changes them and the engine remembers them. */

/** A range of keys of a list, both ends included, that an answer depends on. */
export interface KeyRange {
  readonly list: string;
  readonly from: string;
  readonly until: string;
}

/** A key of a list at which something changed. */
export interface KeyChange {
  readonly list: string;
  readonly key: string;
}

export function isInRange({ list, from, until }: KeyRange, keyChange: KeyChange): boolean {
  return list === keyChange.list && from <= keyChange.key && keyChange.key <= until;
}
