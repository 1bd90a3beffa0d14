/** Types of the engine. A target is rendered from answers to queries. Its trace records which queries, the digest of
 * each answer, and the key ranges that each answer depends on. The engine does not know what a query means. */
import type { Digest } from '#base/digest.ts';
import type { KeyRange } from '#base/key-range.ts';

/** A query with its arguments, as text from which it can run again. */
export type QueryKey = string;

/** One answer used by a target. */
export interface Read {
  readonly query: QueryKey;
  /** Digest of the answer: an unchanged digest stops the invalidation. */
  readonly digest: Digest;
  /** Key ranges whose change may change the answer. */
  readonly dependencies: readonly KeyRange[];
}

/** Anything with an address. */
export interface Target {
  readonly address: string;
  /** Path of its output within the output folder. */
  readonly file: string;
}
