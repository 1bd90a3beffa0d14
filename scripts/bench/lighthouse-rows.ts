/** Lighthouse's results beside the targets of V2. */
import type { PageKind } from './page-kinds.ts';
import type { Row, Target } from './row.ts';

export interface PageResult {
  readonly kind: PageKind;
  /** Points of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly searchEngines: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
}

const atLeast = (limit: number): Target => ({ of: 'value', is: 'at least', limit });
const atMost = (limit: number): Target => ({ of: 'value', is: 'at most', limit });

type Measured = Pick<Row, 'unit' | 'ours'> & { readonly target: Target };

const points = (ours: number, target: Target): Measured => ({ unit: 'count', ours, target });
const time = (ours: number, target: Target): Measured => ({ unit: 'seconds', ours, target });

/** Targets are those of docs/benchmarks-visits.md, Lighthouse: pages with an island in view may take a little longer. */
export function lighthouseRows(result: PageResult): readonly Row[] {
  const { kind } = result;
  const row = (what: string, measured: Measured): Row => ({
    id: 'V2',
    what: `${kind.name}: ${what}`,
    ...measured,
  });
  const isIsland = kind.hasIslandInView === true;
  return [
    row('performance', points(result.performance, atLeast(isIsland ? 95 : 100))),
    row('accessibility', points(result.accessibility, atLeast(100))),
    row('best practices', points(result.bestPractices, atLeast(100))),
    ...(kind.isUnlisted ? [] : [row('search engines', points(result.searchEngines, atLeast(100)))]),
    ...(isIsland ? [] : [row('largest paint', time(result.largestPaintMs, atMost(1200)))]),
    row('layout shift', points(Number(result.layoutShift.toFixed(3)), atMost(0))),
    row('blocking time', time(result.blockingMs, atMost(isIsland ? 100 : 0))),
  ];
}
