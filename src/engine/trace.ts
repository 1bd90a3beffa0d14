/** The words of the engine. A target is rendered from answers to queries; a trace remembers which, with the digest
 * of each answer and the spans of keys it was made from. The engine knows nothing of what a query means. */
import type { Digest } from '#base/digest.ts';
import type { KeyRange } from '#base/key-range.ts';

/** A query with its arguments, as text that can be asked again. */
export type QueryKey = string;

/** One answer that a target was rendered from. */
export interface Read {
  readonly query: QueryKey;
  /** Of the answer: a query whose answer has the same digest as before stops the wave. */
  readonly digest: Digest;
  /** Keys whose change may change the answer. */
  readonly dependencies: readonly KeyRange[];
}

/** Anything with an address. */
export interface Target {
  readonly address: string;
  /** Where its output is written, within the output folder. */
  readonly file: string;
}
