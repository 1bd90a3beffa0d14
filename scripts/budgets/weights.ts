/** What size-limit says of each budget. */

/** In bytes, compressed. */
export interface Weight {
  readonly name: string;
  readonly size: number;
  readonly sizeLimit: number;
}

/** Of the limit. */
const narrow = 0.95;

/** @param text The output of `size-limit --json`. */
export function parseWeights(text: string): readonly Weight[] {
  return JSON.parse(text) as readonly Weight[];
}

/** @returns A line for each budget that is exceeded or nearly so. */
export function describeWeights(weights: readonly Weight[]): readonly string[] {
  return weights.flatMap(({ name, size, sizeLimit }) => {
    if (size <= sizeLimit * narrow) return [];
    const figures = `${kilobytes(size)} of ${kilobytes(sizeLimit)} kB`;
    return [size > sizeLimit ? `${name}: ${figures}, too much` : `note: ${name}: ${figures}`];
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(2);
}
