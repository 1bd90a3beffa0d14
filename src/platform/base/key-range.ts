/** Keys of ordered lists: changed by the store, recorded by the engine. */

/** A key range of a list, inclusive at both ends, that an answer depends on. */
export interface KeyRange {
  readonly list: string;
  readonly from: string;
  readonly until: string;
}

/** A changed key of a list. */
export interface KeyChange {
  readonly list: string;
  readonly key: string;
}

export function isInRange({ list, from, until }: KeyRange, keyChange: KeyChange): boolean {
  return list === keyChange.list && from <= keyChange.key && keyChange.key <= until;
}
