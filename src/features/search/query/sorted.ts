/** Index of the first of sorted texts that is not before a text; their number when all are. */
export function firstFrom(sorted: readonly string[], text: string): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >>> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else until = middle;
  }
  return from;
}
