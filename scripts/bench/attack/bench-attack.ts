/** `bench attack`: hostile traffic from one client, and its effect on a bystander. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { log } from '#platform/base/log.ts';
import { print } from '../../print.ts';
import { withTempFolder } from '../folders.ts';
import { loadMemory } from '../process-usage.ts';
import { quantile } from '../quantile.ts';
import { publishSite, siteIn, withServer } from '../site.ts';
import { alignTable, formatTable, type Row, upTo } from '../table.ts';
import { BenchError } from '../timed-run.ts';
import { countRequests, formatAnswers, ownFaults } from './attack.ts';
import { attacks, runAttacks, warmUp, type Outcome } from './run-attacks.ts';
import { calendarSecret } from './texts.ts';

/** Time within which freed memory is returned. */
const settleMs = 5000;

/** Default limits; no proxy, so each address of loopback is a client. */
const settings = {
  TRUSTED_PROXY_HOPS: '0',
  PREVIEW_SECRET: 'another secret of the bench and of nothing else',
  CALENDAR_SECRET: calendarSecret,
  // Refusals are warnings.
  LOG_LEVEL: 'error',
};

/** @param args `--only TEXT`: attacks whose name contains it.
 * @throws {BenchError} */
export async function benchAttack(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' } } });
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new BenchError(`No attack has "${values.only}" in its name.`);
  await withTempFolder(async (folder) => {
    const site = siteIn(folder, settings);
    await publishSite(site);
    await withServer(site, async ({ port, pid, isRunning }) => {
      const context = { port, loadMemory: () => loadMemory(pid).now, report: log.info };
      // The content loop starts with a full check.
      await pause(settleMs);
      const fresh = context.loadMemory();
      await warmUp(chosen, context);
      await pause(settleMs);
      const before = context.loadMemory();
      const outcomes = await runAttacks(chosen, context);
      await pause(settleMs);
      print(`${formatOutcomes(outcomes)}\n`);
      print(formatTable(summarise(outcomes, { fresh, before, after: context.loadMemory() })));
      if (!isRunning()) throw new BenchError('The server ended during the attacks.');
    });
  });
}

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
  return `${quantile(ms, 0.5).toFixed(1)} / ${quantile(ms, 0.99).toFixed(1)} ms`;
}

/** One row for each attack, in Markdown. */
function formatOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ attack, answers, memory, meanwhile, peace }) => [
    attack.name,
    String(countRequests(answers)),
    formatAnswers(answers),
    String(ownFaults(answers)),
    `${megabytes(memory.before)}, ${megabytes(memory.peak)}, ${megabytes(memory.after)} MB`,
    waits(meanwhile.ms),
    waits(peace.ms),
    String(meanwhile.failed),
  ]);
  return alignTable([head, ...rows]);
}

/** Above peace. */
const maxWaitMs = 50;

const maxRiseBytes = 64 * 2 ** 20;

/** Bytes of the server's process at rest. */
interface RestingMemory {
  /** Before any request. */
  readonly fresh: number;
  /** After one response of each kind. */
  readonly before: number;
  /** Some seconds after the last attack. */
  readonly after: number;
}

function summarise(outcomes: readonly Outcome[], resting: RestingMemory): readonly Row[] {
  const inPeace = quantile(
    outcomes.flatMap(({ peace }) => peace.ms),
    0.99,
  );
  const worst = outcomes
    .map(({ attack, meanwhile }) => ({ name: attack.name, ms: quantile(meanwhile.ms, 0.99) - inPeace }))
    .reduce((a, b) => (b.ms > a.ms ? b : a));
  const highest = outcomes
    .map(({ attack, memory }) => ({ name: attack.name, bytes: memory.peak - resting.before }))
    .reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const faults = outcomes.reduce((sum, { answers }) => sum + ownFaults(answers), 0);
  const lost = outcomes.reduce((sum, { meanwhile }) => sum + meanwhile.failed, 0);
  const capped = (row: Pick<Row, 'what' | 'unit' | 'ours'>, limit: number): Row => ({
    id: 'R8',
    ...row,
    target: upTo(limit),
  });
  const millions = { unit: 'megabytes' } as const;
  return [
    capped(
      { what: `bystander, p99 above peace, worst (${worst.name})`, unit: 'milliseconds', ours: worst.ms },
      maxWaitMs,
    ),
    capped(
      { ...millions, what: `memory at its highest (${highest.name})`, ours: highest.bytes },
      maxRiseBytes,
    ),
    capped(
      { ...millions, what: 'memory after all of it', ours: resting.after - resting.before },
      maxRiseBytes,
    ),
    capped({ what: 'faults of our own (500, 501, 504 and so on)', unit: 'count', ours: faults }, 0),
    capped({ what: 'home pages that the bystander did not get', unit: 'count', ours: lost }, 0),
    { id: '', what: 'kinds of attack', unit: 'count', ours: outcomes.length },
    { id: '', what: 'bystander in peace, p99', unit: 'milliseconds', ours: inPeace },
    { id: '', ...millions, what: 'memory of the fresh server', ours: resting.fresh },
    { id: '', ...millions, what: 'memory after a tenth of each attack', ours: resting.before },
  ];
}
