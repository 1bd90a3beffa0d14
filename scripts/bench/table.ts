/** Rows of a benchmark and their Markdown table. */
import { unreachable } from '#platform/base/unreachable.ts';

export type Unit = 'seconds' | 'milliseconds' | 'megabytes' | 'bytes' | 'count' | 'share' | 'per second';

export interface Peer {
  readonly name: string;
  /** Absent if the peer is not installed or the system does not report it. */
  readonly value: number | undefined;
}

/** A limit on our value, or on our value divided by the peer's. */
export interface Target {
  readonly of: 'value' | 'ratio';
  readonly is: 'at most' | 'at least';
  readonly limit: number;
}

/** A measurement beside that of a peer and its target. */
export interface Row {
  /** Id of the target; empty if there is none. */
  readonly id: string;
  readonly what: string;
  readonly unit: Unit;
  readonly ours: number | undefined;
  readonly peer?: Peer;
  readonly target?: Target;
}

export const upTo = (limit: number, of: Target['of'] = 'value'): Target => ({ of, is: 'at most', limit });

export const atLeast = (limit: number, of: Target['of'] = 'value'): Target => ({ of, is: 'at least', limit });

export type Outcome = 'yes' | 'no' | 'not measured' | 'no target';

/** Our value divided by the peer's, unless that is nothing. */
function computeRatio({ ours, peer }: Row): number | undefined {
  if (ours === undefined || peer?.value === undefined || peer.value === 0) return undefined;
  return ours / peer.value;
}

/** Whether a row reaches its target. */
export function toOutcome(row: Row): Outcome {
  const { target } = row;
  if (!target) return 'no target';
  const measured = target.of === 'ratio' ? computeRatio(row) : row.ours;
  if (measured === undefined) return 'not measured';
  const isReached = target.is === 'at most' ? measured <= target.limit : measured >= target.limit;
  return isReached ? 'yes' : 'no';
}

const head = ['', 'what', 'ours', 'peer', 'ratio', 'target', 'reached'];

export const formatTable = (rows: readonly Row[]): string => alignTable([head, ...rows.map(formatRow)]);

/** A Markdown table.
 * @param cells Of its rows; the first is the head. */
export function alignTable(cells: readonly (readonly string[])[]): string {
  const [first = [], ...rest] = cells;
  const widths = first.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(first), rule, ...rest.map(line)].join('\n');
}

function formatRow(row: Row): readonly string[] {
  const { id, what, unit, ours, peer, target } = row;
  const ratio = computeRatio(row);
  const outcome = toOutcome(row);
  return [
    id,
    what,
    formatQuantity(ours, unit),
    peer ? `${peer.name}: ${formatQuantity(peer.value, unit)}` : '',
    ratio === undefined ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2),
    target ? formatTarget(target, unit) : '',
    outcome === 'no target' ? '' : outcome,
  ];
}

/** @param value Milliseconds for seconds, bytes for megabytes. */
export function formatQuantity(value: number | undefined, unit: Unit): string {
  if (value === undefined) return 'not there';
  switch (unit) {
    case 'seconds':
      return `${(value / 1000).toFixed(2)} s`;
    case 'megabytes':
      return `${(value / 2 ** 20).toFixed(0)} MB`;
    case 'bytes':
      return `${value.toFixed(0)} B`;
    case 'milliseconds':
      return `${value.toFixed(1)} ms`;
    case 'per second':
      return `${value.toFixed(0)} /s`;
    case 'count':
      return String(value);
    case 'share':
      return `${(100 * value).toFixed(0)} %`;
    default:
      return unreachable(unit);
  }
}

function formatTarget({ of, is, limit }: Target, unit: Unit): string {
  const sign = is === 'at most' ? '≤' : '≥';
  return of === 'ratio' ? `${sign} ${Number(limit.toFixed(2))} ×` : `${sign} ${formatQuantity(limit, unit)}`;
}
