/** Ordered lists of keys, as the store changes them and the engine remembers them. */

/** A range of keys of a list, both ends included, that an answer depends on. */
export interface Span {
  readonly list: string;
  readonly from: string;
  readonly until: string;
}

/** A key of a list at which something changed. */
export interface Touch {
  readonly list: string;
  readonly key: string;
}

export function isTouched({ list, from, until }: Span, touch: Touch): boolean {
  return list === touch.list && from <= touch.key && touch.key <= until;
}
