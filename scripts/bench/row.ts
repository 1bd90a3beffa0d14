/** One line of a bench: what was measured, beside a peer, against its target. */

export type Unit = 'seconds' | 'milliseconds' | 'megabytes' | 'bytes' | 'count' | 'per second';

export interface Peer {
  readonly name: string;
  /** Absent where the peer is not installed or the system does not tell. */
  readonly value: number | undefined;
}

/** A limit on our value, or on our value divided by the peer's. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly is: 'at most' | 'at least';
  readonly limit: number;
}

export interface Row {
  /** Id of the target in docs/benchmarks.md, empty for what has none. */
  readonly id: string;
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number | undefined;
  readonly peer?: Peer;
  readonly target?: Target;
}

export type Outcome = 'yes' | 'no' | 'not measured' | 'no target';

/** Our value divided by the peer's. */
export function ratioOf({ ours, peer }: Row): number | undefined {
  if (ours === undefined || peer?.value === undefined) return undefined;
  return ours / peer.value;
}

/** Whether a row reaches its target. */
export function outcomeOf(row: Row): Outcome {
  const { target } = row;
  if (!target) return 'no target';
  const measured = target.of === 'ratio' ? ratioOf(row) : row.ours;
  if (measured === undefined) return 'not measured';
  const isReached = target.is === 'at most' ? measured <= target.limit : measured >= target.limit;
  return isReached ? 'yes' : 'no';
}
