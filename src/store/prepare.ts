import { type Digest, digest } from '#base/digest.ts';
import type { Kind } from '#cms/export/kinds.ts';
import type { ParsedEntry } from '#cms/export/parse-file.ts';
import { listings, type Position } from './lists.ts';

/** An entry with all that the store derives from it, so that workers can do it. */
export interface PreparedEntry {
  readonly kind: Kind;
  readonly id: string;
  readonly json: string;
  readonly digest: Digest;
  readonly positions: readonly Position[];
  readonly boundaries: readonly number[];
  /** JSON by variant. */
  readonly summaries: Readonly<Record<string, string>>;
}

/** @param now Milliseconds since the epoch; decides which lists the entry stands in. */
export function prepareEntry({ kind, id, value }: ParsedEntry, now: number): PreparedEntry {
  const json = JSON.stringify(value);
  return {
    kind,
    id: String(id),
    json,
    digest: digest(json),
    ...listEntry(kind, value, now),
    summaries: summarize(kind, value),
  };
}

/** Where an entry stands at an instant.
 * @param value As the kind's schema parsed it; the kind is the proof of its type. */
export function listEntry(
  kind: Kind,
  value: unknown,
  now: number,
): { readonly positions: readonly Position[]; readonly boundaries: readonly number[] } {
  const listing = listings[kind];
  const entry = value as never;
  return { positions: listing.positions(entry, now), boundaries: listing.boundaries?.(entry) ?? [] };
}

function summarize(kind: Kind, value: unknown): Readonly<Record<string, string>> {
  const summaries = listings[kind].summaries?.(value as never) ?? {};
  return Object.fromEntries(
    Object.entries(summaries).map(([variant, summary]) => [variant, JSON.stringify(summary)]),
  );
}
