/** Encodings of responses, smallest result first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the encoding to use, negotiated as in RFC 9110 §12.5.3.
 * @param header Value of Accept-Encoding.
 * @param offered Encodings available for the response, smallest result first.
 * @returns undefined for the uncompressed response. */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const weights = parseWeights(header ?? '');
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : undefined;
}

function parseWeights(header: string): ReadonlyMap<string, number> {
  const entries = header.split(',').map((part): readonly [string, number] => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0];
  });
  return new Map(entries);
}
