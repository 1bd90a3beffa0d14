/** Lines of a fetched list: plain text only, for any response. */
import { z } from 'zod/mini';
import { lookup } from '#platform/base/lookup.ts';

const recordSchema = z.record(z.string(), z.unknown());

/** Maximum number of lines. */
const maxListLength = 200;

/** @param list Path of the list within the response, with dots; empty: the response itself.
 * @param line Text of an entry; `{name}` is replaced by one of its values.
 * @returns undefined if there is no list. */
export function fetchedLines(answer: unknown, list: string, line: string): readonly string[] | undefined {
  const found = list === '' ? answer : valueAt(answer, list);
  if (!Array.isArray(found)) return undefined;
  return found
    .slice(0, maxListLength)
    .map((entry: unknown) =>
      line.replace(/\{([\w.]+)\}/gu, (_, name: string) => asText(valueAt(entry, name))),
    );
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    const record = recordSchema.safeParse(inner);
    return record.success ? lookup(record.data, name) : undefined;
  }, value);
}

function asText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
