/** What the attacks did, as tables. */
import type { Row } from '../row.ts';
import { formatAnswers, ownFaults, requestsOf } from './attack.ts';
import { percentile } from './bystander.ts';
import type { Outcome } from './run-attacks.ts';

const head = [
  'attack',
  'sent',
  'answered',
  'own faults',
  'memory before, peak, after',
  'bystander p50 / p99',
  'in peace',
  'not served',
];

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

function waits(ms: readonly number[]): string {
  return `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)} ms`;
}

/** One row for each attack, in Markdown. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ attack, answers, memory, meanwhile, peace }) => [
    attack.name,
    String(requestsOf(answers)),
    formatAnswers(answers),
    String(ownFaults(answers)),
    `${megabytes(memory.before)}, ${megabytes(memory.peak)}, ${megabytes(memory.after)} MB`,
    waits(meanwhile.ms),
    waits(peace.ms),
    String(meanwhile.failed),
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** Bytes of the server's process at rest. */
export interface RestingMemory {
  /** Before anything was sent. */
  readonly fresh: number;
  /** When it had answered a little of everything. */
  readonly before: number;
  /** Some seconds after the last attack. */
  readonly after: number;
}

export function summarise(outcomes: readonly Outcome[], resting: RestingMemory): readonly Row[] {
  const inPeace = percentile(
    outcomes.flatMap(({ peace }) => peace.ms),
    0.99,
  );
  const worst = outcomes
    .map(({ attack, meanwhile }) => ({ name: attack.name, ms: percentile(meanwhile.ms, 0.99) - inPeace }))
    .reduce((a, b) => (b.ms > a.ms ? b : a));
  const highest = outcomes
    .map(({ attack, memory }) => ({ name: attack.name, bytes: memory.peak - resting.before }))
    .reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const faults = outcomes.reduce((sum, { answers }) => sum + ownFaults(answers), 0);
  const lost = outcomes.reduce((sum, { meanwhile }) => sum + meanwhile.failed, 0);
  const rows: readonly AtMost[] = [
    {
      what: `bystander, p99 above peace, worst (${worst.name})`,
      unit: 'milliseconds',
      ours: worst.ms,
      limit: 50,
    },
    {
      what: `memory at its highest (${highest.name})`,
      unit: 'megabytes',
      ours: highest.bytes,
      limit: risenBytes,
    },
    {
      what: 'memory after all of it',
      unit: 'megabytes',
      ours: resting.after - resting.before,
      limit: risenBytes,
    },
    { what: 'faults of our own (500, 501, 504 and so on)', unit: 'count', ours: faults, limit: 0 },
    { what: 'home pages that the bystander did not get', unit: 'count', ours: lost, limit: 0 },
  ];
  return [
    ...rows.map(({ limit, ...row }): Row => ({
      id: 'R8',
      ...row,
      target: { of: 'value', is: 'at most', limit },
    })),
    { id: '', what: 'kinds of attack', unit: 'count', ours: outcomes.length },
    { id: '', what: 'bystander in peace, p99', unit: 'milliseconds', ours: inPeace },
    { id: '', what: 'memory of the fresh server', unit: 'megabytes', ours: resting.fresh },
    { id: '', what: 'memory after a tenth of each attack', unit: 'megabytes', ours: resting.before },
  ];
}

interface AtMost extends Pick<Row, 'what' | 'unit' | 'ours'> {
  readonly limit: number;
}

/** docs/benchmarks-attacks.md, R8. */
const risenBytes = 64 * 2 ** 20;
