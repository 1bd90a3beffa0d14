/** What the attacks did, as tables. */
import type { Row } from '../row.ts';
import { formatAnswers, ownFaults, requestsOf } from './attack.ts';
import { percentile } from './bystander.ts';
import type { Outcome } from './run-attacks.ts';

const head = ['attack', 'sent', 'answered', 'memory before → after', 'bystander p50 / p99', 'in peace'];

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

function waits(ms: readonly number[]): string {
  return `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)} ms`;
}

/** One row for each attack, in Markdown. */
export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ attack, answers, before, after, meanwhile, peace }) => [
    attack.name,
    String(requestsOf(answers)),
    formatAnswers(answers),
    `${megabytes(before)} → ${megabytes(after)} MB`,
    waits(meanwhile.ms),
    waits(peace.ms),
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

/** @param memory Bytes before the first round and after each. */
export function summarise(outcomes: readonly Outcome[], memory: readonly number[]): readonly Row[] {
  const peace = outcomes.flatMap((outcome) => outcome.peace.ms);
  const inPeace = percentile(peace, 0.99);
  const worst = outcomes
    .map(({ attack, meanwhile }) => ({ name: attack.name, ms: percentile(meanwhile.ms, 0.99) - inPeace }))
    .reduce((a, b) => (b.ms > a.ms ? b : a));
  const [atStart = 0, afterFirst = 0, afterSecond = 0] = memory;
  const faults = outcomes.reduce((sum, { answers }) => sum + ownFaults(answers), 0);
  const lost = outcomes.reduce((sum, { meanwhile }) => sum + meanwhile.failed, 0);
  return [
    {
      ...{ id: 'R8', what: `bystander, p99 above peace, worst (${worst.name})`, unit: 'milliseconds' },
      ...{ ours: worst.ms, target: { of: 'value', is: 'at most', limit: 50 } },
    },
    {
      ...{ id: 'R8', what: 'memory, both rounds', unit: 'megabytes', ours: afterSecond - atStart },
      target: { of: 'value', is: 'at most', limit: 64 * 2 ** 20 },
    },
    {
      ...{ id: 'R8', what: 'memory, second round', unit: 'megabytes', ours: afterSecond - afterFirst },
      target: { of: 'value', is: 'at most', limit: 16 * 2 ** 20 },
    },
    {
      ...{ id: 'R8', what: 'faults of our own (500, 501, 504 and so on)', unit: 'count', ours: faults },
      target: { of: 'value', is: 'at most', limit: 0 },
    },
    {
      ...{ id: 'R8', what: 'home pages that the bystander did not get', unit: 'count', ours: lost },
      target: { of: 'value', is: 'at most', limit: 0 },
    },
    {
      id: '',
      what: 'kinds of attack',
      unit: 'count',
      ours: new Set(outcomes.map(({ attack }) => attack.name)).size,
    },
    { id: '', what: 'bystander in peace, p99', unit: 'milliseconds', ours: inPeace },
  ];
}
