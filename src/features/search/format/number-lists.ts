/** Many short lists of numbers in one array: arrays of their own would take ten times the memory. */
export interface NumberLists {
  /** Where each list begins in `numbers`, and where the last one ends. */
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
}

/** Numbers and the lists that they belong to, in the order of the numbers within each list. */
export interface ListedNumbers {
  readonly lists: readonly number[];
  readonly numbers: readonly number[];
}

/** @param count Number of lists, also of empty ones. */
export function toLists({ lists, numbers }: ListedNumbers, count: number): NumberLists {
  const starts = new Uint32Array(count + 1);
  for (const list of lists) starts[list + 1] = (starts[list + 1] ?? 0) + 1;
  for (let list = 0; list < count; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const next = starts.slice();
  const sorted = new Uint32Array(numbers.length);
  for (let place = 0; place < lists.length; place += 1) {
    const list = lists[place] ?? 0;
    const at = next[list] ?? 0;
    sorted[at] = numbers[place] ?? 0;
    next[list] = at + 1;
  }
  return { starts, numbers: sorted };
}

export function forEachNumber(
  { starts, numbers }: NumberLists,
  list: number,
  note: (number: number) => void,
): void {
  const until = starts[list + 1] ?? 0;
  for (let at = starts[list] ?? until; at < until; at += 1) note(numbers[at] ?? 0);
}

/** A view of one list, not a copy. */
export const sliceList = ({ starts, numbers }: NumberLists, list: number): Uint32Array =>
  numbers.subarray(starts[list], starts[list + 1]);
