/** Numbers among the options of benches. */
import { BenchError } from './timed-run.ts';

/** @param name Of the option.
 * @throws {BenchError} Unless its value is a whole number within the range. */
export function readCount(
  name: string,
  value: string,
  { from, until }: { readonly from: number; readonly until: number },
): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= from && count <= until) return count;
  throw new BenchError(`--${name} is "${value}". Give a whole number from ${from} to ${until}.`);
}
