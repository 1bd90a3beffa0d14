/** `bench attack`: hostile traffic from one client, and its effect on a bystander. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { log } from '#base/log.ts';
import { freePort } from '#fakes/loopback.ts';
import { print } from '../../print.ts';
import { toolCommand } from '../../steps/command.ts';
import { withTempFolder } from '../folders.ts';
import { untilReady } from '../page-servers.ts';
import { formatTable, type Row } from '../table.ts';
import { parseMemory, BenchError, timedRun } from '../timed-run.ts';
import { formatAnswers, ownFaults, requestsOf } from './attack.ts';
import { percentile } from './bystander.ts';
import { attacks, runAttacks, warmUp, type Outcome } from './run-attacks.ts';
import { calendarSecret } from './texts.ts';

const limitMinutes = 10;

/** Time within which freed memory is returned. */
const settleMs = 5000;

/** @param args `--only TEXT`: attacks whose name contains it.
 * @throws {BenchError} */
export async function benchAttack(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string', default: '' } } });
  const chosen = attacks.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new BenchError(`No attack has "${values.only}" in its name.`);
  await withTempFolder(false, (folder) =>
    withVictim(folder, async ({ port, loadMemory }) => {
      const report = log.info;
      const context = { port, loadMemory, report };
      const fresh = loadMemory();
      await warmUp(chosen, context);
      await pause(settleMs);
      const before = loadMemory();
      const outcomes = await runAttacks(chosen, context);
      await pause(settleMs);
      print(`${formatOutcomes(outcomes)}\n`);
      print(formatTable(summarise(outcomes, { fresh, before, after: loadMemory() })));
    }),
  );
}

interface Victim {
  readonly port: number;
  readonly loadMemory: () => number;
}

/** A server over the shipped content, with default limits. */
async function withVictim(folder: string, use: (victim: Victim) => Promise<void>): Promise<void> {
  const port = await freePort();
  const environment = {
    STATE_DIR: join(folder, 'state'),
    OUT_DIR: join(folder, 'dist'),
    SOCIAL_IMAGES: 'off',
    CONTENT_BASE_URL: '',
    CONTENT_BASE_USER: '',
    CONTENT_BASE_PASSWORD: '',
    HELPDESK_URL: '',
    PLASMIC_PROJECT_ID: '',
    PLASMIC_TOKEN: '',
    TRUSTED_PROXY_HOPS: '0',
    COMMIT_REF: 'bench',
    WEBHOOK_SECRET: 'a secret of the bench and of nothing else',
    PREVIEW_SECRET: 'another secret of the bench and of nothing else',
    CALENDAR_SECRET: calendarSecret,
    PORT: String(port),
  };
  await timedRun(toolCommand({ file: 'scripts/build.ts', arguments: [], environment, limitMinutes }));
  const { program, arguments: args } = toolCommand({ file: 'scripts/serve.ts', arguments: [], limitMinutes });
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  try {
    await untilReady(`http://127.0.0.1:${port}`, child);
    // The content loop starts with a full check.
    await pause(settleMs);
    await use({ port, loadMemory: () => memoryOf(child.pid) });
    if (child.exitCode !== null) throw new BenchError('The server ended during the attacks.');
  } finally {
    child.kill();
  }
}

function memoryOf(pid: number | undefined): number {
  try {
    return parseMemory(readFileSync(`/proc/${String(pid)}/status`, 'utf8')).now;
  } catch {
    // Not Linux, or the process has ended.
    return 0;
  }
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
  return `${percentile(ms, 0.5).toFixed(1)} / ${percentile(ms, 0.99).toFixed(1)} ms`;
}

/** One row for each attack, in Markdown. */
function formatOutcomes(outcomes: readonly Outcome[]): string {
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
  /** Before any request. */
  readonly fresh: number;
  /** After one response of each kind. */
  readonly before: number;
  /** Some seconds after the last attack. */
  readonly after: number;
}

function summarise(outcomes: readonly Outcome[], resting: RestingMemory): readonly Row[] {
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
  const rows: readonly Capped[] = [
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

interface Capped extends Pick<Row, 'what' | 'unit' | 'ours'> {
  readonly limit: number;
}

/** docs/benchmarks-attacks.md, R8. */
const risenBytes = 64 * 2 ** 20;
