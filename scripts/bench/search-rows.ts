/** The rows of `bench search`, from what was measured. Targets: docs/benchmarks-visits.md, V3. */
import type { Peer, Row, Target } from './row.ts';
import type { SearchVisits } from './search-visits.ts';

export interface SearchMeasurement {
  readonly own: SearchVisits;
  /** Parts of the index alone. */
  readonly indexMs: { readonly full: number; readonly edited: number };
  /** A whole publish after one edit, process start included. */
  readonly publishMs: number;
  /** Undefined where Pagefind is not there. */
  readonly pagefind: { readonly visits: SearchVisits; readonly indexMs: number } | undefined;
}

const atMost = (limit: number, of: Target['of'] = 'value'): Target => ({ of, is: 'at most', limit });
const atLeast = (limit: number): Target => ({ of: 'value', is: 'at least', limit });

export function searchRows({ own, indexMs, publishMs, pagefind }: SearchMeasurement): readonly Row[] {
  const beside = (valueOf: (visits: SearchVisits) => number): Pick<Row, 'ours' | 'peer'> => ({
    ours: valueOf(own),
    peer: { name: 'Pagefind', value: pagefind && valueOf(pagefind.visits) },
  });
  const index: Peer = { name: 'Pagefind', value: pagefind?.indexMs };
  const edited = { unit: 'seconds', ours: indexMs.edited, peer: index } as const;
  const bytes = { unit: 'bytes', ...beside(({ firstBytes }) => middle(firstBytes)) } as const;
  return [
    { id: 'V3', what: 'transferred before the first result', ...bytes, target: atMost(200_000) },
    { id: 'V3', what: 'the same, beside the peer', ...bytes, target: atMost(1, 'ratio') },
    {
      id: '',
      what: 'transferred before the first result, most',
      unit: 'bytes',
      ...beside(({ firstBytes }) => Math.max(...firstBytes)),
    },
    {
      id: 'V3',
      what: 'query to result, median',
      unit: 'seconds',
      target: atMost(50),
      ...beside(({ resultMs }) => middle(resultMs)),
    },
    {
      id: '',
      what: 'query to result, 95 of 100',
      unit: 'seconds',
      ...beside(({ resultMs }) => quantile(resultMs, 0.95)),
    },
    {
      id: '',
      what: 'memory after the queries of a language',
      unit: 'megabytes',
      ...beside(({ memoryBytes }) => middle(memoryBytes)),
    },
    { id: '', what: 'index, full', unit: 'seconds', ours: indexMs.full, peer: index },
    { id: 'V3', what: 'index after one edit', ...edited, target: atMost(200) },
    { id: '', what: 'whole publish after one edit', unit: 'seconds', ours: publishMs },
    {
      id: 'V3',
      what: 'share of queries answered in the first five',
      unit: 'count',
      target: atLeast(0.95),
      ...beside(({ foundShare }) => Number(foundShare.toFixed(2))),
    },
    {
      id: 'V3',
      what: 'misses that find something, of 9',
      unit: 'count',
      target: atMost(0),
      ...beside(({ wrongFinds }) => wrongFinds),
    },
  ];
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

/** NaN of nothing. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
